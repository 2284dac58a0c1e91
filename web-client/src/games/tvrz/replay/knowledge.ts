// What each seat knew at a moment of a replay, cut out of the open view. Pure.
import type { MatchEvent } from "../../../protocol";
import type { Knower } from "../../../replay/Knowledge";
import type { Body, FortView, TvrzView, UnitView } from "../types";

const hidden = (unit: UnitView): UnitView => ({
  ...unit,
  cards: unit.cards.map((body, i) => (unit.open[i] ? body : null)),
});

const SHOWN = new Set(["saw", "guardsShown"]);

/** Cards that a seat's seers, assassins and mages have seen in others' hands, and that are still there. */
function seenBy(
  log: readonly MatchEvent[],
  seat: number,
  target: number,
  hand: readonly Body[],
): readonly Body[] {
  const seen = log.flatMap((event) =>
    SHOWN.has(event.kind) &&
    event["seat"] === seat &&
    event["target"] === target &&
    Array.isArray(event["cards"])
      ? event["cards"].filter((card) => typeof card === "string")
      : [],
  );
  return hand.filter(({ card }) => seen.includes(card));
}

function known(fort: FortView, more: readonly Body[]): Body[] {
  const left = [...fort.known];
  const added = more.filter(({ card }) => {
    const at = left.findIndex((body) => body.card === card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return [...fort.known, ...added];
}

/** The view of those who know no more than `knower`; `log` up to the moment. */
export function seenAs(view: TvrzView, knower: Knower, log: readonly MatchEvent[]): TvrzView {
  if (knower === "all") return view;
  return {
    ...view,
    seats: view.seats.map((fort, seat) => {
      if (seat === knower) return fort;
      const seen = typeof knower === "number" ? seenBy(log, knower, seat, fort.hand ?? []) : [];
      return { ...fort, hand: null, known: known(fort, seen), units: fort.units.map(hidden) };
    }),
  };
}
