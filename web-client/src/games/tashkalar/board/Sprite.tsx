import type { CSSProperties, ReactNode } from "react";
import { SUN, type RankLetter } from "./geometry";
import { Silhouette } from "./Silhouette";

/**
 * Colours with drawings: blue tower, red sun, gold peaks, green leaf; of the expansions ice crystal, ember gate,
 * lilac hourglass.
 */
export const COLOURS = ["n", "s", "h", "y", "e", "v", "w"] as const;
export type Colour = (typeof COLOURS)[number];
const RANKS: readonly RankLetter[] = ["c", "h", "l"];

const EMBLEMS: Record<Colour, ReactNode> = {
  n: (
    <>
      <path d="M-14,-17h7v5h4v-5h6v5h4v-5h7v11l-4,4v10l5,5v5h-30v-5l5,-5v-10l-4,-4z" />
      <path className="emblem-cut" d="M-3.5,18v-8a3.5,3.5 0 0 1 7,0v8z" />
    </>
  ),
  s: (
    <>
      <polygon points={SUN} />
      <circle className="emblem-cut" r={7.2} />
      <circle r={4} />
    </>
  ),
  h: (
    <>
      <path d="M-22,15 L-6,-16 L2,-1 L8,-10 L22,15 Z" />
      <path
        className="emblem-cut"
        d="M-6,-16 L-11.5,-5 L-7.5,-7 L-4.5,-3 L-1,-6.5 Z"
        transform="translate(0,3.5) scale(1.02)"
      />
    </>
  ),
  y: (
    <>
      <path d="M-16,17 C-22,-6 -6,-18 18,-18 C19,4 8,18 -10,13 L-14,19 Z" />
      <path className="emblem-line" d="M-13,16 L11,-11 M-3,5 L-5,-6 M3,-2 L1,-11 M0,2 L11,1" />
    </>
  ),
  e: (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M-2.1,2V-9L-8.5,-13.5L-6.2,-16.6L-2.1,-13.7V-20.5H2.1V-13.7L6.2,-16.6L8.5,-13.5L2.1,-9V2Z"
        />
      ))}
      <circle className="emblem-cut" r={3} />
    </>
  ),
  v: (
    <>
      <path d="M-19,18V-3C-19,-14 -11,-20 0,-20S19,-14 19,-3V18Z" />
      <path className="emblem-cut" d="M-12.5,18V-2C-12.5,-9.5 -7.5,-13.5 0,-13.5S12.5,-9.5 12.5,-2V18Z" />
      <path d="M0,-10C2,-3 8.5,0 8.5,8C8.5,14 5,18 0,18S-8.5,14 -8.5,8C-8.5,4 -6,2 -4.5,-1C-3.5,1.5 -3,2.5 -1.5,3C-2,-2 -1.5,-6 0,-10Z" />
    </>
  ),
  w: (
    <>
      <path d="M-15,-20H15V-15C15,-7 7,-4 3.5,0C7,4 15,7 15,15V20H-15V15C-15,7 -7,4 -3.5,0C-7,-4 -15,-7 -15,-15Z" />
      <path className="emblem-cut" d="M-10,-15.5H10C9,-9.5 4,-7.5 0,-3.5C-4,-7.5 -9,-9.5 -10,-15.5Z" />
      <path className="emblem-cut" d="M-10,15.5C-8.5,10.5 -4,9 0,7C4,9 8.5,10.5 10,15.5Z" />
    </>
  ),
};

const HATCHES: Record<Colour, ReactNode> = {
  n: <path d="M0,1.6H8M0,5.6H8" stroke="var(--n-hatch)" strokeWidth={1.5} />,
  s: <path d="M1.6,0V8M5.6,0V8" stroke="var(--s-hatch)" strokeWidth={1.5} />,
  h: (
    <>
      <circle cx={2} cy={2} r={1.25} fill="var(--h-hatch)" />
      <circle cx={6} cy={6} r={1.25} fill="var(--h-hatch)" />
    </>
  ),
  y: <path d="M-1,-1L9,9M-1,7L1,9M7,-1L9,1" stroke="var(--y-hatch)" strokeWidth={1.7} />,
  e: <path d="M2,0.4V3.6M0.4,2H3.6M6,4.4V7.6M4.4,6H7.6" stroke="var(--e-hatch)" strokeWidth={1.1} />,
  v: <path d="M0,0H4V4H0ZM4,4H8V8H4Z" fill="var(--v-hatch)" />,
  w: <path d="M-1,9L9,-1M-1,1L1,-1M7,9L9,7" stroke="var(--w-hatch)" strokeWidth={1.7} />,
};

/** A school's charge around a point; `cut` fills its openings. */
export function Emblem(props: {
  colour: Colour;
  x: number;
  y: number;
  scale: number;
  fill: string;
  cut: string;
}) {
  return (
    <g
      transform={`translate(${props.x},${props.y}) scale(${props.scale})`}
      fill={props.fill}
      style={{ "--cut": props.cut } as CSSProperties}
    >
      {EMBLEMS[props.colour]}
    </g>
  );
}

function Studs({ colour, rank, y }: { colour: Colour; rank: RankLetter; y: number }) {
  const count = RANKS.indexOf(rank) + 1;
  return Array.from({ length: count }, (_, i) => (
    <circle key={i} cx={50 + (i - (count - 1) / 2) * 7.6} cy={y} r={2.7} fill={`var(--${colour}-mark)`} />
  ));
}

/** From bottom to top: shadow, bone halo, deep edge, ink outline, face, hatching, emblem, studs. */
function PieceDrawing({ colour, rank }: { colour: Colour; rank: RankLetter }) {
  const ink = "var(--soot)";
  const face = `var(--${colour}-face)`;
  const deep = `var(--${colour}-deep)`;
  const mark = `var(--${colour}-mark)`;
  const halo = { stroke: "var(--bone)", strokeWidth: 8.5, opacity: 0.9 };
  const hatch = `url(#hatch-${colour})`;
  return (
    <>
      <Silhouette rank={rank} down={9} size={1.02} fill="#000" opacity={0.26} />
      <Silhouette rank={rank} down={4} fill={deep} {...halo} />
      <Silhouette rank={rank} down={-2} fill="none" {...halo} />
      <Silhouette rank={rank} down={4.5} fill={deep} stroke={ink} strokeWidth={4.5} />
      {rank === "l" ? (
        <>
          <Silhouette rank={rank} down={-2} fill="var(--bone)" stroke={ink} strokeWidth={4} />
          <circle cx={50} cy={48} r={29.5} fill={face} stroke={ink} strokeWidth={3} />
          <circle cx={50} cy={48} r={29} fill={hatch} />
          <Emblem colour={colour} x={50} y={45} scale={0.86} fill={mark} cut={face} />
          <Studs colour={colour} rank={rank} y={68.5} />
        </>
      ) : (
        <>
          <Silhouette rank={rank} down={-2} fill={face} stroke={ink} strokeWidth={4} />
          <Silhouette rank={rank} down={-2} size={0.96} fill={hatch} />
          {rank === "h" && (
            <Silhouette
              rank={rank}
              down={-2}
              size={0.83}
              fill="none"
              stroke={mark}
              strokeWidth={2.4}
              opacity={0.95}
            />
          )}
          <Emblem
            colour={colour}
            x={50}
            y={rank === "h" ? 44.5 : 45.5}
            scale={rank === "h" ? 0.84 : 0.9}
            fill={mark}
            cut={face}
          />
          <Studs colour={colour} rank={rank} y={rank === "h" ? 68.5 : 69.5} />
        </>
      )}
    </>
  );
}

/**
 * The SVG definitions that other drawings refer to: pieces (`#piece-nc`), hatchings (`#hatch-n`). Render it once,
 * before the first drawing that uses them.
 */
export function Sprite() {
  return (
    <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {COLOURS.map((colour) => (
          <pattern key={colour} id={`hatch-${colour}`} width={8} height={8} patternUnits="userSpaceOnUse">
            {HATCHES[colour]}
          </pattern>
        ))}
        {COLOURS.flatMap((colour) =>
          RANKS.map((rank) => (
            <symbol
              key={colour + rank}
              id={`piece-${colour}${rank}`}
              viewBox="0 0 100 100"
              overflow="visible"
            >
              <PieceDrawing colour={colour} rank={rank} />
            </symbol>
          )),
        )}
      </defs>
    </svg>
  );
}
