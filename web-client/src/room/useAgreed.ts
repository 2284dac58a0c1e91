import { useState } from "react";
import type { RoomState } from "../protocol";

/**
 * The room when we last agreed to its terms: in the previous match, or when we were ready, or else when we came. Any
 * change since then must be shown to us.
 */
export function useAgreed(room: RoomState | null, seat: number | null): RoomState | null {
  const [agreed, agree] = useState<RoomState | null>(null);
  const agrees =
    room !== null &&
    (agreed === null || room.phase !== "gathering" || room.seats[seat ?? -1]?.ready === true);
  if (agrees && agreed?.terms !== room.terms) {
    agree(room);
    return room;
  }
  return agreed;
}
