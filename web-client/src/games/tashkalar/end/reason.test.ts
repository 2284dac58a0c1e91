// @vitest-environment jsdom
import { expect, test } from "vitest";
import { view } from "../fixtures/duel";
import type { TashKalarEvent, TashKalarView } from "../types";
import { playedOut } from "./reason";

const nameOf = (seat: number) => ["Ines", "Mirko", "Jana", "Pavel"][seat] ?? "?";

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
  expect(said("deck", [])).toBe("Mirko drew the last card of their deck in turn 4. The last round followed.");
  expect(said("deck", [], "cs")).toBe(
    "4. tah: Mirko si dobírá poslední kartu svého balíčku. Následovalo poslední kolo.",
  );
});

test("points ended it: the side that has them, whoever's turn it was", () => {
  expect(said("score", [scored(0, 18)])).toBe("Ines reached 18 points in turn 4. The last round followed.");
  expect(said("score", [scored(0, 18)], "it")).toBe(
    "Turno 4: Ines arriva a 18 punti. È seguito l'ultimo giro.",
  );
});

test("the Tutorial ends at once", () => {
  expect(said("deck", [], "en", { form: "tutorial" })).toBe(
    "Mirko drew the last card of their deck in turn 4. That ended the match at once.",
  );
});

test("quiet turns ended it", () => {
  expect(said("idle", [])).toMatch(/^By turn 4 there had been 100 turns with no being summoned/);
});

const two = view.seats.slice(0, 2);
const teams = { seats: [...two, ...two].map((seat, i) => ({ ...seat, side: i % 2 })) };

test("a team is named as one side, and its deck by its upright cards", () => {
  const score = [scored(2, 18)];
  expect(said("score", score, "en", teams)).toMatch(/^Ines and Jana reached 18 points in turn 4\./);
  expect(said("score", score, "cs", teams)).toMatch(/^4\. tah: Ines a\sJana dosahují 18\sbodů\./);
  expect(said("score", score, "it", teams)).toMatch(/^Turno 4: Ines e Jana arrivano a 18 punti\./);
  expect(said("deck", [], "en", teams)).toMatch(/^Mirko drew the last upright card in turn 4\./);
});

test("in a Melee it is the points in one colour, whoever has them", () => {
  const seats = two.map((seat) => ({ ...seat, tracks: [{ colour: "r", points: 12 }] }));
  expect(said("score", [], "en", { seats, goal: 12 })).toMatch(
    /^12 points in one colour were reached in turn 4\./,
  );
});

test("nobody is named where two sides are over the goal", () => {
  expect(said("score", [scored(0, 18), scored(1, 19)])).toMatch(/^18 points were reached in turn 4\./);
});
