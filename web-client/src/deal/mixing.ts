import { useEffect, useRef } from "react";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";
import { numberCommitment, secretNumber } from "./hashes";
import { recall, remember, same, stake } from "./memory";

/** What is to be said now for our number to be mixed into the next deal. */
export type Saying =
  { say: "commit"; match: string; commitment: string } | { say: "reveal"; match: string; number: string };

/**
 * What has to be said of our number: a commitment as soon as we sit, the number once no commitment can change any
 * more. Nobody is told the number otherwise.
 */
export function toSay(room: RoomState, seat: number | null): Saying | null {
  const { deal } = room;
  const place = seat === null ? undefined : room.seats[seat];
  if (!deal || !place) return null;
  const known = recall(deal.match);
  if (deal.revealing) {
    if (known === null || numberCommitment(deal.match, known.number) !== place.commitment) return null;
    const seen = stake(deal.seedHash, room.seats);
    if (known.seen === undefined) {
      remember(deal.match, { ...known, seen });
    } else if (!same(known.seen, seen)) {
      // Something has changed that never may: who knows our number by now is told nothing more.
      return null;
    }
    return { say: "reveal", match: deal.match, number: known.number };
  }
  // A number that was revealed is good for nothing else.
  if (known?.seen) return null;
  const number = known?.number ?? secretNumber();
  if (known === null) remember(deal.match, { number });
  const commitment = numberCommitment(deal.match, number);
  return place.commitment === commitment ? null : { say: "commit", match: deal.match, commitment };
}

/**
 * Mixes a number of ours into the next deal. Another page of ours may have committed too: each commits once for a
 * match and seat that it finds, so that two never take turns for ever.
 */
export function useMixing(room: RoomState | null, seat: number | null, send: Send): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const saying = room && toSay(room, seat);
    if (!saying) return;
    const mine = room.seats[seat ?? 0]?.commitment ?? "";
    // A commitment that is gone is made again, one that another page replaced is not.
    const once = saying.say === "commit" && mine === "" ? null : `${saying.say} ${saying.match}`;
    if (once !== null && said.current.has(once)) return;
    if (once !== null) said.current.add(once);
    if (saying.say === "commit") send("commit", { match: saying.match, commitment: saying.commitment });
    else send("reveal", { match: saying.match, number: saying.number });
  }, [room, seat, send]);
}
