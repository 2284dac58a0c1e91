import type { SeatFill } from "../..";
import { ARMS, armsOf } from "./heraldry";

/** Tincture and hatching of a seat's arms. */
export function Fill({ seat }: SeatFill) {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill={armsOf(seat).field} opacity={0.7} />
      <rect width="100%" height="100%" fill={`url(#tv-hatch-${seat % ARMS.length})`} />
    </svg>
  );
}
