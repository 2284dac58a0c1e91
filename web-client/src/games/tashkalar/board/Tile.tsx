import { memo } from "react";
import type { SquareKind } from "./geometry";

interface Props {
  kind: SquareKind;
  x: number;
  y: number;
  /** Hides the middle of a red or green square; its corners stay. */
  occupied: boolean;
  tone: 0 | 1 | 2;
  /** Letters for coloured squares in the chalk theme. */
  letters: { red: string; green: string };
}

const SAND = ["var(--sand-a)", "var(--sand-b)", "var(--sand-c)"];

/** One square of the arena: plain is bare sand, red has sharp solid corners, green is round with studs. */
export const Tile = memo(function Tile({ kind, x, y, occupied, tone, letters }: Props) {
  const base = { x: x + 2, y: y + 2, width: 96, height: 96, rx: 5 };
  if (kind === "plain") return <rect {...base} fill={SAND[tone]} />;
  if (kind === "red") {
    const corners = [
      [2, 2, 1, 1],
      [98, 2, -1, 1],
      [2, 98, 1, -1],
      [98, 98, -1, -1],
    ]
      .map(([a = 0, b = 0, i = 0, j = 0]) => `M${x + a},${y + b}h${i * 31}L${x + a},${y + b + j * 31}z`)
      .join("");
    return (
      <g>
        <rect {...base} fill="var(--red-sq)" />
        <path d={corners} fill="var(--red-sq-mark)" />
        <rect
          x={x + 4}
          y={y + 4}
          width={92}
          height={92}
          rx={3}
          fill="none"
          stroke="var(--red-sq-mark)"
          strokeWidth={5}
        />
        {!occupied && (
          <>
            <path d={`M${x + 50},${y + 22}l16,28l-16,28l-16,-28Z`} fill="var(--red-sq-mark)" />
            <path d={`M${x + 50},${y + 38}l7,12l-7,12l-7,-12Z`} fill="var(--red-sq)" />
          </>
        )}
        <text x={x + 14} y={y + 25} className="square-letter">
          {letters.red}
        </text>
      </g>
    );
  }
  return (
    <g>
      <rect {...base} fill="var(--green-sq)" />
      <rect
        x={x + 4.5}
        y={y + 4.5}
        width={91}
        height={91}
        rx={20}
        fill="none"
        stroke="var(--green-sq-mark)"
        strokeWidth={3.2}
      />
      {[17, 83].flatMap((a) =>
        [17, 83].map((b) => (
          <circle key={`${a}${b}`} cx={x + a} cy={y + b} r={10.5} fill="var(--green-sq-mark)" />
        )),
      )}
      {!occupied && (
        <>
          <g fill="var(--green-sq-mark)">
            <circle cx={x + 50} cy={y + 36.5} r={11.5} />
            <circle cx={x + 50} cy={y + 63.5} r={11.5} />
            <circle cx={x + 36.5} cy={y + 50} r={11.5} />
            <circle cx={x + 63.5} cy={y + 50} r={11.5} />
          </g>
          <circle cx={x + 50} cy={y + 50} r={6} fill="var(--green-sq)" />
        </>
      )}
      <text x={x + 17} y={y + 26} className="square-letter green">
        {letters.green}
      </text>
    </g>
  );
});
