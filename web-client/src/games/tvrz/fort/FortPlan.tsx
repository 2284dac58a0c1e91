import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n";
import { flags } from "./flags.generated";
import { PARTS, type Part } from "../types";
import { DRAWN, GATE_TOWERS, TOWERS, YARD, sideOf } from "./geometry";
import type { FortWorks, PartMark } from "./plan";
import { planWords } from "./planWords";
import { PartDrawing, heightOf } from "./PartDrawing";
import "./fort.css";

export interface PlanProps {
  /** Whose fort it is; screen readers hear this and then what the plan shows. */
  label: string;
  seat: number;
  works: FortWorks;
  /** The key of the flag laid. */
  flag?: string | null;
  /** How many cards the garrison has; null leaves the yard without arms and number. */
  hand?: number | null;
  /** Below the arms, on large plans: "6 unknown". */
  unknown?: string;
  /** Defences of known defenders by part; for plans from 230 px. */
  known?: Partial<Record<Part, readonly number[]>>;
  /** The number on each plate: what the part takes, or what one's own attacker would arrive with. */
  plates?: Partial<Record<Part, number | string>>;
  marks?: Partial<Record<Part, PartMark>>;
  /** Large plans show arms and numbers smaller, with room for words. */
  large?: boolean;
  /** How much larger than the plan the plates are: 1.2 on small plans, so that numbers stay readable. */
  plateScale?: number;
  /** It is out: a ruin with arms upside down. */
  out?: boolean;
  /** In a ruin instead of the arms: two short lines. */
  ruin?: readonly string[];
  /** Makes choosable and chosen parts buttons. */
  onPart?: ((part: Part) => void) | null;
  /** The name of a part that is a button. */
  partLabel?: (part: Part) => string;
  /** Anything more, in the plan's units. */
  children?: ReactNode;
}

/**
 * A fort seen from above, north up: one strip per card laid, one course per point, the gate across the cut corner. All
 * numbers are given; it knows no rules. As wide as its place, 282 by 262.
 */
export function FortPlan(props: PlanProps) {
  const { seat, works, flag = null, hand = null, out = false, large = false, plateScale = 1 } = props;
  const { plates = {}, marks = {}, known = {} } = props;
  const chosen = Object.values(marks).some((mark) => mark === "choosable" || mark === "chosen");
  const buttons = props.onPart && chosen;
  const { lang } = useLanguage();
  const label = [props.label, ...(out ? (props.ruin ?? []) : planWords(props, lang))].join(", ");
  return (
    <svg
      className={large ? "tv-plan tv-plan-large" : "tv-plan"}
      viewBox="-14 -12 282 262"
      role={buttons ? "group" : "img"}
      aria-label={label}
    >
      {!out && <polygon points={YARD} fill="var(--tv-yard)" />}
      {!out && works.nets && <polygon points={YARD} fill="url(#tv-net)" />}
      {DRAWN.map((part) => (
        <PartDrawing key={part} part={part} courses={works.courses[part]} mark={marks[part]} out={out} />
      ))}
      {!out && <Towers />}
      {!out &&
        DRAWN.map((part) => {
          const value = plates[part];
          const high = heightOf(works.courses[part]);
          return value === undefined ? null : (
            <Plate key={part} part={part} value={value} high={high} mark={marks[part]} scale={plateScale} />
          );
        })}
      {!out && DRAWN.map((part) => <Known key={part} part={part} strengths={known[part] ?? []} />)}
      {!out && flag && <Flag flag={flag} />}
      {out ? (
        <Ruin seat={seat} words={props.ruin ?? []} />
      ) : (
        hand !== null && <Yard {...{ seat, hand, large, known }} unknown={props.unknown ?? ""} />
      )}
      {props.children}
      {buttons &&
        PARTS.filter((part) => marks[part] === "choosable" || marks[part] === "chosen").map((part) => (
          <PartButton
            key={part}
            part={part}
            label={props.partLabel?.(part) ?? part}
            pressed={marks[part] === "chosen"}
            onPress={props.onPart as (part: Part) => void}
          />
        ))}
    </svg>
  );
}

function Towers() {
  return (
    <>
      {TOWERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x},${y})`}>
          <circle r={15} fill="var(--tv-ashlar)" stroke="var(--soot)" strokeWidth={2.6} />
          <circle r={8.5} fill="var(--tv-yard)" stroke="var(--soot)" strokeWidth={1.6} />
        </g>
      ))}
      {GATE_TOWERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x},${y}) rotate(45)`}>
          <rect
            x={-11}
            y={-11}
            width={22}
            height={22}
            fill="var(--tv-ashlar)"
            stroke="var(--soot)"
            strokeWidth={2.6}
          />
          <rect
            x={-5.5}
            y={-5.5}
            width={11}
            height={11}
            fill="var(--tv-yard)"
            stroke="var(--soot)"
            strokeWidth={1.6}
          />
        </g>
      ))}
    </>
  );
}

const PLATES = {
  choosable: { fill: "#fff", edge: "#6d2b93", width: 3, ink: "#6d2b93", away: 20 },
  chosen: { fill: "#6d2b93", edge: "var(--soot)", width: 2.2, ink: "#fff", away: 24 },
  attacked: { fill: "var(--soot)", edge: "var(--soot)", width: 2.2, ink: "#fff", away: 24 },
  plain: { fill: "var(--bone)", edge: "var(--soot)", width: 2.2, ink: "var(--soot)", away: 13 },
} as const;

function Plate(props: {
  part: Part;
  value: number | string;
  high: number;
  mark: PartMark | undefined;
  scale: number;
}) {
  const { part, value, high, mark, scale } = props;
  const { middle, out } = sideOf(part);
  const look = PLATES[mark === undefined || mark === "breached" ? "plain" : mark];
  const away = high + look.away * (scale === 1 ? 1 : scale * 0.9);
  const width = String(value).length > 1 ? 34 : 27;
  return (
    <g
      transform={`translate(${middle[0] + out[0] * away},${middle[1] + out[1] * away}) scale(${scale})`}
      aria-hidden="true"
    >
      <rect
        x={-width / 2}
        y={-14}
        width={width}
        height={28}
        rx={4}
        fill={look.fill}
        stroke={look.edge}
        strokeWidth={look.width}
      />
      <text className="tv-plate-number" y={7.5} style={{ fill: look.ink }}>
        {value}
      </text>
    </g>
  );
}

/** Shields inside the yard, behind the part where their defenders stand. */
function Known({ part, strengths }: { part: Part; strengths: readonly number[] }) {
  const { middle, out, along } = sideOf(part);
  return strengths.map((strength, i) => {
    const shift = (i - (strengths.length - 1) / 2) * 32;
    const x = middle[0] - out[0] * 25 + along[0] * shift;
    const y = middle[1] - out[1] * 25 + along[1] * shift;
    return (
      <g key={i} transform={`translate(${x},${y})`} aria-hidden="true">
        <path
          d="M-14,-14H14V-2C14,7 6,12 0,15C-6,12 -14,7 -14,-2Z"
          fill="#fffaf0"
          stroke="var(--soot)"
          strokeWidth={2.2}
        />
        <text className="tv-known-number" y={5}>
          {strength}
        </text>
      </g>
    );
  });
}

function Flag({ flag }: { flag: string }) {
  return (
    <g transform="translate(34,34)">
      <path d="M0,0V-40" stroke="var(--soot)" strokeWidth={4} />
      <path d="M1,-40H38L30,-29L38,-18H1Z" fill="var(--tv-flag)" stroke="var(--soot)" strokeWidth={2} />
      <g transform="translate(6,-38) scale(.036)">
        <path fill="#fff6e3" d={flags[flag]} />
      </g>
    </g>
  );
}

function Yard(props: {
  seat: number;
  hand: number;
  large: boolean;
  unknown: string;
  known: Partial<Record<Part, readonly number[]>>;
}) {
  const { seat, hand, large, unknown, known } = props;
  // Clear of known defenders at the upper, the left and the right side.
  const down = known.north?.length ? 11 : 0;
  const right = known.west?.length ? 18 : 0;
  const number = large ? 142 + right / 2 : 154 + (known.east?.length ? 0 : right / 2);
  const arms = large
    ? { x: 62, y: 56, width: 44, height: 49 }
    : right > 0
      ? { x: 60, y: 69, width: 46, height: 52 }
      : { x: 58, y: 66, width: 52, height: 58 };
  return (
    <g aria-hidden="true">
      <use href={`#tv-arms-${seat % 8}`} {...arms} x={arms.x + right} y={arms.y + down} />
      <text className="tv-hand-number" x={number} y={(large ? 98 : 110) + down}>
        {hand}
      </text>
      {large && unknown && (
        <text className="tv-unknown" x={right > 0 ? 84 : 62} y={128 + down}>
          {unknown}
        </text>
      )}
    </g>
  );
}

function Ruin({ seat, words }: { seat: number; words: readonly string[] }) {
  if (words.length > 0) {
    return words.map((line, i) => (
      <text key={line} className="tv-ruin-words" x={118} y={106 + i * 22}>
        {line}
      </text>
    ));
  }
  return (
    <g transform="rotate(180 118 105)" opacity={0.75}>
      <use href={`#tv-arms-${seat % 8}`} x={88} y={72} width={60} height={67} />
    </g>
  );
}

function PartButton(props: { part: Part; label: string; pressed: boolean; onPress: (part: Part) => void }) {
  const { part, label, pressed, onPress } = props;
  const { x, y, degrees, length } = sideOf(part);
  const room = { x: 2, y: -44, width: length - 4, height: 72, rx: 4 };
  return (
    <g
      className="tv-part"
      data-thing={`part ${part}`}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={pressed}
      transform={`translate(${x},${y}) rotate(${degrees})`}
      onClick={() => onPress(part)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress(part);
      }}
    >
      <rect className="tv-part-room" {...room} />
      <rect className="tv-part-focus" {...room} />
    </g>
  );
}
