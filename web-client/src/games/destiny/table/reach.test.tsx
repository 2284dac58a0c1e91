// Every choice can be reached by taps, in every layout.
import { cleanup, fireEvent, render } from "../../../fixtures/render";
import { afterEach, expect, it, vi } from "vitest";
import type { Choice, MatchEvent, Question } from "../../../protocol";
import { DestinyTable } from "./DestinyTable";
import { choice, question, tableOf } from "./fixtures/tables";
import { crowdedView, fourView, queueView, support, view } from "./fixtures/views";
import { moves } from "./motion/moves";
import type { DestinyView } from "./types";

const FITS = {
  desktop: (media: string) => !media.includes("max-height"),
  tablet: (media: string) => media === "(min-width: 700px)",
  phone: () => false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(layout: keyof typeof FITS, shown: DestinyView, asks: Question) {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: FITS[layout](media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<DestinyTable {...tableOf(shown, { asks })} />);
}

/** What may be tapped; nothing in a closed drawer. */
const find = (where: string) =>
  [...document.querySelectorAll<HTMLElement>(where)].find(
    (it) => !it.matches(":disabled") && it.closest("details:not([open])") === null,
  );

/** Taps on what a choice is about; whether its button appears. */
function reaches({ notation, verb, parts }: Choice): boolean {
  const [kind = "choice", [key = ""] = []] =
    Object.entries(parts).find(([name]) => name !== "card" || verb === "card") ?? [];
  const thing = () =>
    find(`[data-thing="${kind} ${key}"], [data-thing^="${kind} ${key} "], [data-thing="${notation}"]`);
  const sends = () => find(`.prompt [data-choice="${notation}"]`) !== undefined;
  for (const opener of [null, `[data-verb=${verb}]`, ".ds-other-side"]) {
    const opens = opener === null ? undefined : find(opener);
    if (opens) fireEvent.click(opens);
    const found = thing();
    if (found) fireEvent.click(found);
    if (sends()) return true;
    fireEvent.keyDown(document.body, { key: "Escape" });
  }
  return sends();
}

const supports = view({
  seats: view().seats.map((seat, i) =>
    i === 0 ? { ...seat, supports: [8, 9, 10].map((n) => support(`aw124.${n}`, 0)) } : seat,
  ),
});

const dice = question("remove", [choice("die aw028.4a"), choice("die aw063.10a"), choice("die aw004.2a")]);
const hand = question("discard", [choice("card aw155"), choice("card aw017")]);
const pieces = question("piece", [
  choice("piece aw008.10"),
  choice("piece aw054.17"),
  choice("piece aw006.18"),
]);
const uses = question("action", [choice("use aw044.6"), choice("use aw124.14"), choice("pass")]);
const manyUses = question("action", [choice("use aw124.8"), choice("use aw124.10"), choice("pass")]);
const small = question("piece", [
  choice("piece aw008.22"),
  choice("piece aw013.9"),
  choice("piece aw006.24"),
]);

it.each([
  ["a die of another, in a queue", queueView, dice],
  ["a card of the hand, in a queue", queueView, hand],
  ["an upgrade or a support of another", crowdedView, pieces],
  ["an action of an upgrade", crowdedView, uses],
  ["the third support of a seat", supports, manyUses],
])("reaches %s, in every layout", (_, shown, asks) => {
  for (const layout of ["desktop", "tablet", "phone"] as const) {
    show(layout, shown, asks);
    for (const each of asks.choices) expect([layout, each.notation, reaches(each)]).toContain(true);
    cleanup();
  }
});

it("has the rail for an additional action in another's turn", () => {
  const extra = question("extra", [choice("reroll"), choice("claim"), choice("done")]);
  for (const layout of ["desktop", "tablet", "phone"] as const) {
    show(layout, view({ active: 1 }), extra);
    for (const each of extra.choices) expect([layout, each.notation, reaches(each)]).toContain(true);
    cleanup();
  }
});

it("reaches upgrades on the small plates of three opponents", () => {
  show("desktop", fourView, small);
  for (const each of small.choices) expect([each.notation, reaches(each)]).toContain(true);
});

it("marks on a phone which of several opponents have something that can be chosen", () => {
  show("phone", fourView, question("die", [choice("die aw010.3a"), choice("die aw002.20a")]));
  const marked = () =>
    [...document.querySelectorAll(".ds-totals-choice")].map((it) => it.textContent?.includes("Radek"));
  expect(marked()).toEqual([true]);
  fireEvent.click(document.querySelector(".ds-totals-choice") as Element);
  expect(document.querySelector('[data-die="aw002.20a"][data-thing]')).not.toBeNull();
  expect(marked()).toEqual([false]);
});

it.each(["desktop", "tablet", "phone"] as const)(
  "has what shows a pass and a claim as motion, in every layout (%s)",
  (layout) => {
    const passed = view();
    const seats = passed.seats.map((side, seat) => ({ ...side, passed: seat === 1 }));
    show(layout, { ...passed, seats }, question("action", []));
    const events: MatchEvent[] = [
      { kind: "passed", seat: 1, forced: false },
      { kind: "claimed", seat: 0, card: "aw168" },
    ];
    const targets = moves(events).map(({ target }) => target);
    expect(targets).toHaveLength(2);
    for (const target of targets) expect(document.querySelector(target), target).toBeTruthy();
  },
);
