import type { SeatFill } from "../..";
import type { TashKalarView } from "../types";
import "./tokens.css";

/** Colour and hatching of the school whose pieces a seat plays. */
export function Fill({ view, seat }: SeatFill) {
  const colour = (view as TashKalarView).seats[seat]?.colour;
  if (!colour) return null;
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill={`var(--${colour}-face)`} opacity={0.5} />
      <rect width="100%" height="100%" fill={`url(#hatch-${colour})`} />
    </svg>
  );
}
