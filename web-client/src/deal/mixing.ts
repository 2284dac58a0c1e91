import { useEffect, useRef } from "react";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";
import { numberCommitment, secretNumber } from "./hashes";
import { recall, remember, same, stake } from "./memory";

/** The next message needed to mix our number into the deal. */
export type Saying =
  { say: "commit"; match: string; commitment: string } | { say: "reveal"; match: string; number: string };

/**
 * Decides that message: a commitment as soon as we sit, the number once commitments can no longer change. The number
 * is revealed to nobody before that. `stood` says that this page saw our commitment and has been connected ever
 * since: then it must still be there when numbers are revealed.
 */
export function toSay(room: RoomState, seat: number | null, stood = false): Saying | null {
  const { deal } = room;
  const place = seat === null ? undefined : room.seats[seat];
  if (!deal || !place?.player) return null;
  const player = place.player.id;
  const known = recall(deal.match, player);
  if (deal.revealing) {
    if (known === null) return null;
    if (numberCommitment(deal.match, known.number) !== place.commitment) {
      const missed = place.commitment !== null ? "replaced" : stood ? "left-out" : undefined;
      if (missed && !known.missed) remember(deal.match, player, { ...known, missed });
      return null;
    }
    const seen = stake(deal.seedHash, room.seats);
    if (known.seen === undefined) {
      remember(deal.match, player, { ...known, seen });
    } else if (!same(known.seen, seen)) {
      // Something changed that never may: the number is revealed no further.
      return null;
    }
    return { say: "reveal", match: deal.match, number: known.number };
  }
  // A revealed number must not be used again.
  if (known?.seen) return null;
  const number = known?.number ?? secretNumber();
  if (known === null) remember(deal.match, player, { number });
  const commitment = numberCommitment(deal.match, number);
  return place.commitment === commitment ? null : { say: "commit", match: deal.match, commitment };
}

/** Whether the seat's commitment is ours. */
function stands(room: RoomState, seat: number | null): boolean {
  const place = seat === null ? undefined : room.seats[seat];
  if (!room.deal || !place?.player) return false;
  const known = recall(room.deal.match, place.player.id);
  return known !== null && numberCommitment(room.deal.match, known.number) === place.commitment;
}

/**
 * Mixes our number into the next deal. Another browser of ours may have committed too: each replaces the other's
 * commitment once per match, so that two never alternate for ever.
 */
export function useMixing(room: RoomState | null, seat: number | null, connected: boolean, send: Send): void {
  const said = useRef(new Set<string>());
  const stood = useRef<string | null>(null);
  const lost = useRef<string | null>(null);
  useEffect(() => {
    const match = room?.deal?.match ?? null;
    if (!connected) {
      // After a gap, changes arrive as if they happened now: this page can vouch no further for this match.
      stood.current = null;
      lost.current = match;
    }
    // Standing up takes the commitment away; a seated, connected player keeps it.
    if (seat === null || stood.current !== match) stood.current = null;
    const saying = room && toSay(room, seat, stood.current !== null);
    if (room && !room.deal?.revealing && match !== lost.current && stands(room, seat)) stood.current = match;
    if (!saying) return;
    const mine = room.seats[seat ?? 0]?.commitment ?? "";
    // A missing commitment is sent again; one that another page replaced is not.
    const once = saying.say === "commit" && mine === "" ? null : `${saying.say} ${saying.match}`;
    if (once !== null && said.current.has(once)) return;
    if (once !== null) said.current.add(once);
    if (saying.say === "commit") send("commit", { match: saying.match, commitment: saying.commitment });
    else send("reveal", { match: saying.match, number: saying.number });
  }, [room, seat, connected, send]);
}
