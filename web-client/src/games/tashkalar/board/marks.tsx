// The marks on the board, one small drawing each. Purple is a choice, possible or made; a white frame is a summon
// square; a crack is a piece that would break. Knows no rules.
import { corner, DIRECTIONS, middle, type RankLetter, type SquareName } from "./geometry";
import { Silhouette } from "./Silhouette";
import { Emblem, type Colour } from "./Sprite";

const ORCHID = "#c98bf0";
export const PURPLE = "#6d2b93";
const SOOT = "var(--soot)";

/** Splits a piece code such as `nh` into its two letters. */
export const rankOf = (piece: string): RankLetter => piece.charAt(1) as RankLetter;
export const colourOf = (piece: string): Colour => piece.charAt(0) as Colour;

function brackets(x: number, y: number, inset: number, arm: number): string {
  const a = inset;
  const b = 100 - inset;
  return (
    `M${x + a},${y + arm}V${y + a}H${x + arm}M${x + 100 - arm},${y + a}H${x + b}V${y + arm}` +
    `M${x + b},${y + 100 - arm}V${y + b}H${x + 100 - arm}M${x + arm},${y + b}H${x + a}V${y + 100 - arm}`
  );
}

/** White frame: a place to summon or put a piece; the number counts the ways, the small piece is the cost. */
export function Frame(props: { at: SquareName; ways: number; over: boolean; sign?: string | null }) {
  const { at, ways, over, sign = null } = props;
  const { x, y } = corner(at);
  const box = { x: x + 8, y: y + 8, width: 84, height: 84, rx: 5 };
  return (
    <g data-frame={at}>
      <rect
        {...box}
        fill={over ? "none" : "#fff"}
        fillOpacity={0.34}
        stroke="var(--frame-edge)"
        strokeWidth={15}
      />
      <rect {...box} fill="none" stroke="var(--frame)" strokeWidth={9} />
      {sign && (
        <g>
          <circle cx={x + 14} cy={y + 86} r={21} fill="#fff" stroke={SOOT} strokeWidth={4} />
          <use href={`#piece-${sign}`} x={x - 5} y={y + 67} width={38} height={38} />
        </g>
      )}
      {ways > 1 && (
        <g transform={`translate(${x + 86},${y + 14})`}>
          <circle r={17} fill="#fff" stroke={SOOT} strokeWidth={4} />
          <text className="board-number" y={8}>
            {ways}
          </text>
        </g>
      )}
    </g>
  );
}

/** Orchid corner brackets around the chosen square. */
export function Chosen({ at }: { at: SquareName }) {
  const { x, y } = corner(at);
  const d = brackets(x, y, -4, 24);
  return (
    <g fill="none">
      <path d={d} stroke={SOOT} strokeWidth={15} />
      <path d={d} stroke={ORCHID} strokeWidth={8} />
    </g>
  );
}

/**
 * Purple corner marks: a square that can be chosen. They lie on its edge, so that red and green corners stay visible.
 */
export function Target({ at }: { at: SquareName }) {
  const { x, y } = corner(at);
  const d = brackets(x, y, 1, 28);
  return (
    <g fill="none">
      <path d={d} stroke="#fff" strokeWidth={13} strokeLinejoin="round" />
      <path d={d} stroke={PURPLE} strokeWidth={8} />
    </g>
  );
}

/** Orchid ring in the shape of a piece that is used or picked. */
export function Ring({ at, rank }: { at: SquareName; rank: RankLetter }) {
  const { x, y } = corner(at);
  return (
    <g transform={`translate(${x + 2},${y + 1}) scale(.96)`} fill="none">
      <Silhouette rank={rank} down={1} size={1.2} stroke={SOOT} strokeWidth={11} />
      <Silhouette rank={rank} down={1} size={1.2} stroke={ORCHID} strokeWidth={6.5} />
    </g>
  );
}

/** The outer edge of a wheel of flames around the middle of a square, then its hole. */
const FLAMES =
  Array.from({ length: 12 }, (_, i) => {
    const point = (degrees: number, radius: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(48 + radius * Math.sin(angle)).toFixed(1)}`;
    };
    return `${i === 0 ? "M" : "L"}${point(30 * i, 45)}L${point(30 * i + 25, 54)}`;
  }).join("") + "ZM90.5,48A40.5,40.5 0 1 0 9.5,48A40.5,40.5 0 1 0 90.5,48Z";

function GatewayDrawing() {
  return (
    <>
      <path d={FLAMES} fillRule="evenodd" fill="var(--v-mark)" stroke={SOOT} strokeWidth={3.5} />
      <g transform="translate(15,14)">
        <circle r={17} fill="var(--v-mark)" stroke={SOOT} strokeWidth={4} />
        <path
          d="M-9,10V-2C-9,-12 9,-12 9,-2V10"
          fill="none"
          stroke={SOOT}
          strokeWidth={5.5}
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** A wheel of flames and a small gate on the piece that is the Gateway; `opening` when it has just become one. */
export function GatewayRing({ at, opening }: { at: SquareName; opening: boolean }) {
  const { x, y } = corner(at);
  return (
    <g transform={`translate(${x},${y})`} data-gateway={at}>
      <g className={opening ? "gateway-ring opening" : "gateway-ring"}>
        <GatewayDrawing />
      </g>
    </g>
  );
}

/** The same mark beside words. */
export function GatewaySign() {
  return (
    <svg viewBox="-8 -10 116 116" aria-hidden="true">
      <GatewayDrawing />
    </svg>
  );
}

/** White line from a pattern piece to the summon square. */
export function Line({ from, to }: { from: SquareName; to: SquareName }) {
  const a = middle(from);
  const b = middle(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const d = `M${a.x},${a.y}L${b.x - ((b.x - a.x) / length) * 46},${b.y - ((b.y - a.y) / length) * 46}`;
  return (
    <g className="board-line" strokeLinecap="round">
      <path d={d} stroke={SOOT} strokeWidth={13} />
      <path d={d} stroke="#fff" strokeWidth={6.5} />
    </g>
  );
}

/** White crack and a cross: this piece would be destroyed. */
export function Doom({ at }: { at: SquareName }) {
  const { x, y } = corner(at);
  const crack = `M${x + 20},${y + 26}l16,10 -3,10 17,6 -2,12 17,5 -3,9 14,9`;
  return (
    <g>
      <path d={crack} fill="none" stroke={SOOT} strokeWidth={13} strokeLinejoin="round" />
      <path d={crack} fill="none" stroke="#fff" strokeWidth={6} strokeLinejoin="round" />
      <g transform={`translate(${x + 82},${y + 18})`}>
        <circle r={17} fill={SOOT} stroke="#fff" strokeWidth={4} />
        <path d="M-7,-7L7,7M7,-7L-7,7" stroke="#fff" strokeWidth={5} />
      </g>
    </g>
  );
}

/** Dashed outline where a piece came from. */
export function CameFrom({ at, rank }: { at: SquareName; rank: RankLetter }) {
  const { x, y } = corner(at);
  return (
    <g transform={`translate(${x},${y})`}>
      <Silhouette
        rank={rank}
        size={0.78}
        fill="#fff"
        fillOpacity={0.35}
        stroke={SOOT}
        strokeWidth={6}
        strokeDasharray="11 8"
      />
    </g>
  );
}

/** Ink corner ticks: the square has just changed. */
export function LastHere({ at }: { at: SquareName }) {
  const { x, y } = corner(at);
  return <path d={brackets(x, y, 5, 24)} fill="none" stroke={SOOT} strokeWidth={8} />;
}

/** Ink arrow of the last move. */
export function LastArrow({ from, to }: { from: SquareName; to: SquareName }) {
  const a = middle(from);
  const b = middle(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const u = (b.x - a.x) / length;
  const v = (b.y - a.y) / length;
  const ex = b.x - u * 54;
  const ey = b.y - v * 54;
  const d =
    `M${a.x - u * 6},${a.y - v * 6}L${ex},${ey}M${ex - u * 20 - v * 15},${ey - v * 20 + u * 15}` +
    `L${ex + u * 6},${ey + v * 6}L${ex - u * 20 + v * 15},${ey - v * 20 - u * 15}`;
  return (
    <path
      d={d}
      fill="none"
      stroke={SOOT}
      strokeWidth={8}
      opacity={0.85}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Dashed outline with a faded emblem: the piece destroyed here last. */
export function Lost({ at, piece }: { at: SquareName; piece: string }) {
  const { x, y } = corner(at);
  return (
    <g transform={`translate(${x},${y})`}>
      <Silhouette
        rank={rankOf(piece)}
        size={0.95}
        fill="none"
        stroke={SOOT}
        strokeWidth={5}
        strokeDasharray="6 6"
        opacity={0.75}
      />
      <g opacity={0.3}>
        <Emblem colour={colourOf(piece)} x={50} y={50} scale={0.9} fill={SOOT} cut="transparent" />
      </g>
    </g>
  );
}

/** Dashed shape with a question mark: the missing piece. */
export function Missing({ at, rank }: { at: SquareName; rank: RankLetter }) {
  const { x, y } = corner(at);
  return (
    <g transform={`translate(${x + 2},${y + 1}) scale(.96)`}>
      <Silhouette
        rank={rank}
        fill="#fff"
        fillOpacity={0.35}
        stroke={SOOT}
        strokeWidth={6}
        strokeDasharray="10 7"
      />
      <text className="board-number large" x={50} y={63}>
        ?
      </text>
    </g>
  );
}

/** Purple arrow out of a square in a direction. */
export function Ray({ from, direction, chosen }: { from: SquareName; direction: string; chosen: boolean }) {
  const step = DIRECTIONS[direction];
  if (!step) return null;
  const { x, y } = middle(from);
  const length = Math.hypot(step.dr, step.dc);
  const u = step.dc / length;
  const v = step.dr / length;
  const reach = length > 1 ? 1.2 : 1;
  const start = 52 * reach;
  const ex = x + u * 124 * reach;
  const ey = y + v * 124 * reach;
  const d =
    `M${x + u * start},${y + v * start}L${ex},${ey}M${ex - u * 24 - v * 22},${ey - v * 24 + u * 22}` +
    `L${ex},${ey}L${ex - u * 24 + v * 22},${ey - v * 24 - u * 22}`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={SOOT} strokeWidth={24} />
      <path d={d} stroke="#fff" strokeWidth={17} />
      <path d={d} stroke={chosen ? PURPLE : "#9a5cc4"} strokeWidth={chosen ? 11 : 8} />
    </g>
  );
}
