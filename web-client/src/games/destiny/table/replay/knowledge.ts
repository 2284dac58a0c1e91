// What each seat knew at a moment of a replay, cut out of the open view. Pure.
import type { MatchEvent } from "../../../../protocol";
import type { Knower } from "../../../../replay/Knowledge";
import type { DestinyView, SideView } from "../types";

/** Cards that a seat has looked at in another's hand and that are still there. */
function lookedAt(log: readonly MatchEvent[], seat: number, at: number, hand: readonly string[]): string[] {
  const seen = new Set(
    log.flatMap((event) =>
      event.kind === "looked" &&
      event["zone"] === "hand" &&
      event["seat"] === seat &&
      event["at"] === at &&
      Array.isArray(event["cards"])
        ? event["cards"].filter((card): card is string => typeof card === "string")
        : [],
    ),
  );
  return hand.filter((card) => seen.has(card));
}

const merged = (known: readonly string[], more: readonly string[]): string[] => {
  const left = [...known];
  const added = more.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return [...known, ...added];
};

/** The view of those who know no more than `knower`; `log` up to the moment. */
export function seenAs(view: DestinyView, knower: Knower, log: readonly MatchEvent[]): DestinyView {
  if (knower === "all") return view;
  return {
    ...view,
    seats: view.seats.map((side, seat): SideView => {
      if (seat === knower) return side;
      const looked = typeof knower === "number" && side.hand ? lookedAt(log, knower, seat, side.hand) : [];
      return { ...side, hand: null, known: merged(side.known, looked), top: [], bottom: [] };
    }),
  };
}
