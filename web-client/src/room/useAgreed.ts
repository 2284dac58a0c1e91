import { useState } from "react";
import type { RoomState } from "../protocol";

/**
 * The room as it was when we agreed to its terms last: in the match before, or when we were ready, or else when we came.
 * What has changed since then we must be told of.
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
