import { DIRECTIONS, Silhouette, type RankLetter } from "../board";
import { windowOf, type MissingPiece, type Pattern } from "./pattern";

const PURPLE = "#6d2b93";
const INK = "#17130e";
const letter = (rank: string) => rank.charAt(0) as RankLetter;

function Marked({ x, y, dot }: { x: number; y: number; dot: boolean }) {
  return (
    <g>
      <rect x={x + 3} y={y + 3} width={94} height={94} rx={5} fill="#e9d3f5" />
      <path
        d={
          `M${x + 8},${y + 30}V${y + 8}H${x + 30}M${x + 70},${y + 8}H${x + 92}V${y + 30}` +
          `M${x + 92},${y + 70}V${y + 92}H${x + 70}M${x + 30},${y + 92}H${x + 8}V${y + 70}`
        }
        fill="none"
        stroke={PURPLE}
        strokeWidth={dot ? 10 : 9}
      />
      {dot && <circle cx={x + 50} cy={y + 50} r={11} fill={PURPLE} />}
    </g>
  );
}

function Arrow({ x, y, direction }: { x: number; y: number; direction: string }) {
  const step = DIRECTIONS[direction];
  if (!step) return null;
  const length = Math.hypot(step.dr, step.dc);
  const u = step.dc / length;
  const v = step.dr / length;
  const start = 60 * (length > 1 ? 1.18 : 1);
  const ex = x + u * (start + 52);
  const ey = y + v * (start + 52);
  const d =
    `M${x + u * start},${y + v * start}L${ex},${ey}M${ex - u * 24 - v * 20},${ey - v * 24 + u * 20}` +
    `L${ex},${ey}L${ex - u * 24 + v * 20},${ey - v * 24 - u * 20}`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} stroke="#fff" strokeWidth={20} />
      <path d={d} stroke={PURPLE} strokeWidth={12} />
    </g>
  );
}

function Unknown({ x, y, rank }: { x: number; y: number; rank: RankLetter }) {
  return (
    <g transform={`translate(${x + 3},${y + 3}) scale(.94)`}>
      <Silhouette rank={rank} fill="none" stroke={INK} strokeWidth={7} strokeDasharray="11 7" />
      <text className="pattern-unknown" x={50} y={64}>
        ?
      </text>
    </g>
  );
}

/**
 * The pattern of a card in board style: white frame for the summon square with the rank that appears, pieces in the
 * holder's colour, purple corners for marked squares, purple arrows for directions.
 */
export function PatternDrawing(props: {
  pattern: Pattern;
  colour: string;
  label: string;
  missing?: MissingPiece;
}) {
  const { pattern, colour, missing = null } = props;
  const window = windowOf(pattern);
  const x = (dc: number) => (dc - window.left + window.moveRight) * 100;
  const y = (dr: number) => (dr - window.top + window.moveDown) * 100;
  const rank = letter(pattern.rank);
  const holds = new Set(pattern.pieces.map((piece) => `${piece.dr},${piece.dc}`));
  const cells = Array.from({ length: window.side * window.side }, (_, i) => i);
  const on = pattern.onSummonSquare;
  // A being that appears elsewhere has its frame in the corner that its pattern leaves free.
  const frame = pattern.apart ? { dr: -1, dc: 1 } : { dr: 0, dc: 0 };
  return (
    <svg
      className="pattern"
      viewBox={`0 0 ${window.side * 100} ${window.side * 100}`}
      role="img"
      aria-label={props.label}
    >
      {cells.map((i) => (
        <rect
          key={i}
          x={(i % window.side) * 100 + 3}
          y={Math.floor(i / window.side) * 100 + 3}
          width={94}
          height={94}
          rx={5}
          fill="var(--pt-empty)"
        />
      ))}
      {pattern.hints.map(([dr, dc]) => (
        <g key={`${dr},${dc}`}>
          <rect x={x(dc) + 3} y={y(dr) + 3} width={94} height={94} rx={5} fill="var(--pt-hint)" />
          {!holds.has(`${dr},${dc}`) && <circle cx={x(dc) + 50} cy={y(dr) + 50} r={9} fill="var(--pt-dot)" />}
        </g>
      ))}
      {pattern.marks.map((mark) => (
        <Marked key={`${mark.dr},${mark.dc}`} x={x(mark.dc)} y={y(mark.dr)} dot={mark.second === true} />
      ))}
      {pattern.rays.map((ray) => (
        <Arrow key={ray} x={x(0) + 50} y={y(0) + 50} direction={ray} />
      ))}
      <rect
        x={x(frame.dc) + 9}
        y={y(frame.dr) + 9}
        width={82}
        height={82}
        fill={on && !pattern.apart ? "var(--pt-empty)" : "#b9a57c"}
        stroke={INK}
        strokeWidth={20}
      />
      <rect
        x={x(frame.dc) + 9}
        y={y(frame.dr) + 9}
        width={82}
        height={82}
        fill="none"
        stroke="#fff"
        strokeWidth={12}
        strokeDasharray={pattern.apart ? "22 14" : undefined}
      />
      {on && missing !== "summon" && (
        <use href={`#piece-${colour}${letter(on)}`} x={x(0) + 13} y={y(0) + 12} width={74} height={74} />
      )}
      {on && missing === "summon" && <Unknown x={x(0)} y={y(0)} rank={letter(on)} />}
      {(!on || pattern.apart) && (
        <g transform={`translate(${x(frame.dc) + 23},${y(frame.dr) + 23}) scale(.54)`}>
          <Silhouette rank={rank} fill="none" stroke="#fff" strokeWidth={15} />
          <Silhouette rank={rank} fill="none" stroke={INK} strokeWidth={8} />
        </g>
      )}
      {pattern.pieces.map((piece, i) =>
        missing === i ? (
          <Unknown key={i} x={x(piece.dc)} y={y(piece.dr)} rank={letter(piece.rank)} />
        ) : (
          <use
            key={i}
            href={`#piece-${colour}${letter(piece.rank)}`}
            x={x(piece.dc) + 3}
            y={y(piece.dr) + 2}
            width={94}
            height={94}
          />
        ),
      )}
    </svg>
  );
}
