import { memo, type CSSProperties, type ReactNode } from "react";
import type { Affiliation, Colour, DieSymbol, Side } from "../catalogue";
import { Charge } from "../cards/Charge";
import { outline } from "./shape";
import "./dice.css";

/**
 * What a die is doing: it lies on its card (no sign), in a pool, is chosen or joined to a chosen one (a ring), cannot be
 * resolved (stripes), tumbles (an empty outline), or was resolved or removed in this action (a ghost).
 */
export type DieState =
  "card" | "pool" | "chosen" | "joined" | "blocked" | "tumbling" | "resolved" | "removed";

export interface DieProps {
  /** The side that lies up; null while none is known: on its card, tumbling. */
  side: Side | null;
  colour: Colour;
  affiliation: Affiliation;
  /** What screen readers hear: `dieLabel`; empty where words beside it say all. */
  label: string;
  /** Pixels of its edge, from 20 (lists, never to be tapped) to 78. */
  size?: number;
  state?: DieState;
  /** The card it belongs to, whose charge it shows on its card. */
  card?: string;
  /** The numeral of its character, where there are several alike. */
  copy?: number | null;
  /** The value that counts now: of X, or where a card changes it; null for the printed one. */
  value?: number | null;
  /** How a card changes the value for this effect, such as 1 for `+1`; `value` is then the sum. */
  change?: number | null;
  /** It was turned in this action: ticks at its corners. */
  turned?: boolean;
  /** It may be chosen: purple corners. */
  choice?: boolean;
  /** Why it cannot be resolved, below it. */
  reason?: string;
  /** Without edge and shadow: on cards and in lists. */
  flat?: boolean;
}

const SOOT = "#17130e";
const BONE = "#fff6e3";

/** The edge of a die in the units of its drawing. */
const EDGE = 64;

/** The least height of a number, in pixels. */
const LEAST_NUMBER = 10;

/** From this size down the tablet grows and the hatching is only hinted at. */
const SMALL = 30;

/** A die: what it shows, whose it is and what can be done with it, in one picture. In a button it names the button. */
export const Die = memo(function Die(props: DieProps) {
  const { side, colour, affiliation, size = 64, state = "pool", flat = false } = props;
  const { copy = null, change = null, turned = false, choice = false, reason } = props;
  const shape = outline(affiliation);
  const ghost = state === "resolved" || state === "removed" || state === "tumbling";
  const ring = state === "chosen" || state === "joined";
  const width = (size * 78) / EDGE;
  const classes = ["ds-die", `ds-${colour}`, ring ? "ds-die-lifted" : "", choice ? "ds-may-choose" : ""];
  return (
    <span className={classes.filter(Boolean).join(" ")} style={{ "--ds-die": `${size}px` } as CSSProperties}>
      <svg
        {...(props.label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": props.label })}
        width={width}
        height={(width * 84) / 78}
        viewBox="-7 -7 78 84"
        data-state={state}
      >
        {ghost ? (
          <Ghost shape={shape} side={side} value={props.value} removed={state === "removed"} />
        ) : (
          <>
            {!flat && (
              <>
                <path d={shape} transform="translate(0 8)" fill="#000" opacity={0.28} />
                <path d={shape} fill={BONE} stroke={BONE} strokeWidth={7} opacity={0.9} />
                <path
                  d={shape}
                  transform="translate(0 5)"
                  fill="var(--ds-deep)"
                  stroke={SOOT}
                  strokeWidth={3}
                />
              </>
            )}
            {ring && (
              <>
                <path d={shape} fill="none" stroke={SOOT} strokeWidth={14} strokeLinejoin="round" />
                <path
                  d={shape}
                  fill="none"
                  stroke="var(--ds-orchid)"
                  strokeWidth={9.5}
                  strokeLinejoin="round"
                />
              </>
            )}
            <path
              d={shape}
              fill="var(--ds-face)"
              stroke={SOOT}
              strokeWidth={flat ? 2.5 : 3}
              strokeLinejoin="round"
            />
            {colour !== "grey" && <path d={shape} fill={`url(#ds-hatch-${colour})`} />}
            {side && state !== "card" ? (
              <Face side={side} value={props.value} affiliation={affiliation} size={size} />
            ) : (
              props.card && <Charge of={props.card} x={14} y={14} size={36} />
            )}
            {copy !== null && <Numeral>{copy}</Numeral>}
            {(turned || change !== null) && (
              <path
                d="M-5 12V-5H12M52 -5H69V12M69 54V71H52M12 71H-5V54"
                fill="none"
                stroke={SOOT}
                strokeWidth={4}
              />
            )}
            {state === "blocked" && (
              <>
                <path d={shape} fill="#d9c9a0" opacity={0.4} />
                <path d={shape} fill="url(#ds-stripes)" />
              </>
            )}
            {change !== null && <Change by={change} />}
          </>
        )}
      </svg>
      {reason !== undefined && (
        <span className="ds-die-reason" aria-hidden="true">
          {reason}
        </span>
      )}
    </span>
  );
});

/** The number of a side as it is read: `+2`, `X`. */
export const valueOf = (side: Side, value?: number | null): string =>
  `${side.plus ? "+" : ""}${value ?? (side.x ? "X" : side.value)}`;

/** A sign inside a die's drawing. */
function SignAt(props: { of: DieSymbol; x: number; y: number; size: number; ink: string; cut: string }) {
  const { of, x, y, size, ink, cut } = props;
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      overflow="visible"
      style={{ color: ink, "--ds-cut": cut } as CSSProperties}
    >
      <use href={`#ds-sign-${of}`} />
    </svg>
  );
}

/** Where the value ends and stands, by the outline: corners that are cut off leave less room. */
const PLACES = {
  hero: { normal: [50.5, 50.5], small: [53, 53] },
  villain: { normal: [51.5, 52], small: [54, 54.5] },
  neutral: { normal: [53, 52], small: [56, 54.5] },
} as const;

/** What lies up: dark on light stands alone, light on dark only joins. */
function Face(props: {
  side: Side;
  value?: number | null | undefined;
  affiliation: Affiliation;
  /** Pixels of the die's edge. */
  size: number;
}) {
  const { side, value, affiliation, size } = props;
  const small = size <= SMALL;
  if (side.symbol === "blank")
    return <SignAt of="blank" x={14} y={14} size={36} ink="var(--ds-mark)" cut="none" />;
  const tablet = outline(affiliation, small ? 5.5 : 8);
  const ink = side.plus ? BONE : SOOT;
  const ground = side.plus ? SOOT : BONE;
  const [x, y] = PLACES[affiliation][small ? "small" : "normal"];
  return (
    <>
      <path d={tablet} fill={ground} />
      {side.symbol === "special" ? (
        <SignAt
          of="special"
          x={small ? 10 : 12}
          y={small ? 9 : 11}
          size={small ? 44 : 40}
          ink={ink}
          cut={ground}
        />
      ) : (
        <>
          <SignAt
            of={side.symbol}
            x={small ? 7.5 : 10.5}
            y={small ? 6.5 : 10}
            size={small ? (side.plus ? 30 : 35) : side.plus ? 27 : 30}
            ink={ink}
            cut={ground}
          />
          <text
            className="ds-die-value"
            x={x}
            y={y}
            textAnchor="end"
            fontSize={side.plus ? (small ? 33 : 29) : small ? 40 : 35}
            style={{ fill: ink, stroke: ground, strokeWidth: small ? 6 : 4 }}
          >
            {valueOf(side, value)}
          </text>
          {side.x && <path d={`M${x - 17} ${y + 4.5}H${x}`} stroke={ink} strokeWidth={3} />}
        </>
      )}
      <path d={tablet} fill="none" stroke={SOOT} strokeWidth={1.8} />
      {side.cost > 0 && <Price size={size}>{side.cost}</Price>}
    </>
  );
}

/** What a side costs: a coin, always bottom left, whose number can be read on the smallest dice too. */
function Price({ size, children }: { size: number; children: number }) {
  const number = Math.max(size <= SMALL ? 23 : 20, (LEAST_NUMBER * EDGE) / size);
  const r = Math.min(16, number * 0.575);
  // Large coins reach over the edge, so that they leave the value free.
  const [x, y] = [Math.min(r, 26 - r), 66 - r];
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--ds-coin)" stroke={SOOT} strokeWidth={3} />
      <text
        className="ds-die-number"
        x={x}
        y={y + number * 0.35}
        textAnchor="middle"
        fontSize={number}
        fill={SOOT}
      >
        {children}
      </text>
    </>
  );
}

/** The numeral of a copy, top right. */
function Numeral({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(55 7)">
      <circle r={11} fill={SOOT} stroke={BONE} strokeWidth={2} />
      <text className="ds-die-number" y={6} textAnchor="middle" fontSize={17} fill={BONE}>
        {children}
      </text>
    </g>
  );
}

/** How a card changes the value, on a flag. */
function Change({ by }: { by: number }) {
  return (
    <g transform="translate(52 -9)">
      <rect x={-16} y={-8} width={38} height={22} rx={4} fill={SOOT} stroke={BONE} strokeWidth={2} />
      <text className="ds-die-number" x={3} y={9} textAnchor="middle" fontSize={18} fill={BONE}>
        {by < 0 ? `−${-by}` : `+${by}`}
      </text>
    </g>
  );
}

/** What is left of a die that has gone: a dashed outline, with what it showed. */
function Ghost(props: {
  shape: string;
  side: Side | null;
  value?: number | null | undefined;
  removed: boolean;
}) {
  const { shape, side, value, removed } = props;
  const bare = side?.symbol === "special" || side?.symbol === "blank";
  return (
    <>
      <path d={shape} fill="none" stroke={SOOT} strokeWidth={3} strokeDasharray="7 5" opacity={0.75} />
      {side && (
        <g opacity={0.42}>
          <SignAt
            of={side.symbol}
            x={bare ? 13 : 10}
            y={bare ? 13 : 9}
            size={bare ? 38 : 30}
            ink={SOOT}
            cut="transparent"
          />
          {!bare && (
            <text className="ds-die-value" x={54} y={53} textAnchor="end" fontSize={28} fill={SOOT}>
              {valueOf(side, value)}
            </text>
          )}
        </g>
      )}
      {removed && (
        <>
          <circle cx={56} cy={8} r={13} fill={SOOT} stroke={BONE} strokeWidth={2.5} />
          <path d="M51 3 61 13M61 3 51 13" stroke={BONE} strokeWidth={3.6} strokeLinecap="round" />
        </>
      )}
    </>
  );
}
