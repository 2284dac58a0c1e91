import { withComputer } from "../computer";
import type { RoomState } from "../protocol";

/** Whether a guest, who has no account, sits at this table: then no match counts. */
export const withGuest = ({ seats }: Pick<RoomState, "seats">): boolean =>
  seats.some(({ guest }) => guest === true);

/** Whether a match of those who sit at this table will be rated; if the host wants that but it will not be, why. */
export function ratedWords(
  room: Pick<RoomState, "rated" | "seats">,
  t: { ratedYes: string; ratedNo: string; withGuest: string; withComputer: string },
): string {
  if (withComputer(room)) return t.withComputer;
  if (!room.rated) return t.ratedNo;
  return withGuest(room) ? t.withGuest : t.ratedYes;
}
