import { memo, type CSSProperties } from "react";
import type { CardType, Colour } from "../catalogue";
import { Charge } from "./Charge";
import "./marks.css";

/** Upright, lying, or upside down and broken, as heralds showed it. */
export type ArmsState = "ready" | "exhausted" | "defeated";

/** The frame of each type, with the place of the charge inside. */
const FRAMES: Readonly<
  Record<CardType, { d: string; place: readonly [x: number, y: number, size: number] }>
> = {
  character: { d: "M4 3H60V34C60 53 47 63 32 70 17 63 4 53 4 34Z", place: [13, 11, 38] },
  support: { d: "M32 4A32 32 0 1 1 31.9 4Z", place: [11, 15, 42] },
  upgrade: { d: "M22 2H42V10H61V69H3V10H22Z", place: [11, 19, 42] },
  event: { d: "M2 12H62L53 36 62 60H2L11 36Z", place: [14, 18, 36] },
  battlefield: { d: "M3 8H61V54H3Z", place: [14, 13, 36] },
};

const TURNS: Readonly<Record<ArmsState, string | undefined>> = {
  ready: undefined,
  exhausted: "rotate(90 32 36)",
  defeated: "rotate(180 32 36)",
};

const CRACK = "M14 4 30 24 22 36 40 50 34 72";

/** A card's charge in the frame of its type and in its colour. Decorative: words stand beside it. */
export const Arms = memo(function Arms(props: {
  card: string;
  type: CardType;
  colour: Colour;
  /** Pixels of its width; in cards it is told in em. */
  size?: number | string;
  state?: ArmsState;
}) {
  const { card, type, colour, size = 60, state = "ready" } = props;
  const { d, place } = FRAMES[type];
  const defeated = state === "defeated";
  const fill = defeated ? "#8b8372" : "var(--ds-face)";
  const width = typeof size === "number" ? `${size}px` : size;
  const [x, y, side] = place;
  return (
    <svg
      className={`ds-arms ds-${colour}`}
      viewBox="-4 -2 72 76"
      aria-hidden="true"
      data-state={state}
      style={{ width, aspectRatio: "72 / 76" }}
    >
      <g transform={TURNS[state]}>
        <path d={d} transform="translate(0 3)" fill="#17130e" opacity={0.35} />
        <path d={d} fill={fill} stroke="#fff6e3" strokeWidth={6} />
        <path d={d} fill={fill} stroke="#17130e" strokeWidth={2.6} strokeLinejoin="round" />
        {!defeated && colour !== "grey" && <path d={d} fill={`url(#ds-hatch-${colour})`} />}
        <g
          style={
            {
              color: defeated ? "#3d382d" : "var(--ds-mark)",
              stroke: fill,
              strokeWidth: 34,
              strokeLinejoin: "round",
              paintOrder: "stroke",
            } as CSSProperties
          }
        >
          <Charge of={card} x={x} y={y} size={side} />
        </g>
      </g>
      {defeated && (
        <>
          <path d={CRACK} fill="none" stroke="#17130e" strokeWidth={7} />
          <path d={CRACK} fill="none" stroke="#fff6e3" strokeWidth={3} />
        </>
      )}
    </svg>
  );
});
