// @vitest-environment jsdom
import { expect, test } from "vitest";
import { view } from "../fixtures/duel";
import type { TashKalarEvent, TashKalarView } from "../types";
import { playedOut } from "./reason";

const nameOf = (seat: number) => ["Ines", "Mirko"][seat] ?? "?";

const began = (number: number): TashKalarEvent => ({
  kind: "turnBegan",
  seat: (number + 1) % 2,
  number,
  actions: 2,
  extra: false,
});

/** A Duel whose end was triggered in turn 4, which is Mirko's. */
function said(why: string, then: readonly TashKalarEvent[], lang: "en" | "cs" | "it" = "en", more = {}) {
  const ended: TashKalarView = { ...view, goal: 18, finalRound: { why, seat: 1, turnsLeft: 0 }, ...more };
  const log = [
    began(3),
    began(4),
    ...then,
    { kind: "finalRound" as const, seat: 1, why },
    began(5),
    began(6),
  ];
  return playedOut(ended, log, nameOf, lang);
}

const scored = (seat: number, points: number): TashKalarEvent => ({
  kind: "scored",
  seat,
  points,
  why: "destroyed",
  colour: null,
});

test("an empty deck ended it: whose, and when", () => {
  expect(said("deck", [])).toBe(
    "Mirko drew the last card of their deck in turn 4. Then everyone had one more turn.",
  );
  expect(said("deck", [], "cs")).toBe(
    "4. tah: Mirko dobírá poslední kartu svého balíčku. Pak měl každý ještě jeden tah.",
  );
});

test("points ended it: the side that has them, whoever's turn it was", () => {
  expect(said("score", [scored(0, 18)])).toBe(
    "Ines reached 18 points in turn 4. Then everyone had one more turn.",
  );
  expect(said("score", [scored(0, 18)], "it")).toBe(
    "Turno 4: Ines arriva a 18 punti. Poi ognuno ha avuto ancora un turno.",
  );
});

test("the Tutorial ends at once", () => {
  expect(said("deck", [], "en", { form: "tutorial" })).toBe(
    "Mirko drew the last card of their deck in turn 4. That ended the match at once.",
  );
});

test("quiet turns ended it", () => {
  expect(said("idle", [])).toMatch(/^By turn 4 nothing had been summoned/);
});
