import { expect, test } from "vitest";
import { LANGUAGES, type Lang } from "../i18n";
import { mannerOf } from "./manners";

const level = (name: string, player: string, nodes: number) => ({ level: name, player, nodes, rating: null });
const duel = [
  level("novice", "search", 500),
  level("apprentice", "planner-ready", 0),
  level("adept", "planner-plans", 0),
  level("expert", "planner", 1_000),
  level("champion", "planner", 3_500),
  level("master", "planner", 25_000),
];
const readyTwice = duel.map((one) =>
  one.level === "adept" ? { ...one, player: "planner-ready", nodes: 2_000 } : one,
);
const said = (all: typeof duel, lang: Lang) => all.map((one) => mannerOf(one, all, lang) ?? "");

test("the first level is said to be the easiest, the last the strongest, and no number of moves", () => {
  expect(said(duel, "en")).toEqual([
    "The easiest: weighs each choice by itself, without a plan for the turn.",
    "Plans its whole turn, and keeps something ready for the next.",
    "Plans its whole turn and what comes after, but ignores your plans.",
    "Plans its whole turn, and watches what you could do.",
    "Plans its whole turn, and looks for your best reply.",
    "The strongest: plans its whole turn, and searches longest for your best reply.",
  ]);
});

test.each(Object.keys(LANGUAGES) as Lang[])("each level has a sentence of its own (%s)", (lang) => {
  for (const all of [duel, readyTwice]) {
    const words = said(all, lang);
    expect(new Set(words).size).toBe(all.length);
    for (const one of words) expect(one).toMatch(/^\p{Lu}[^\d]+\.$/u);
  }
});

test("a level alone is neither, and one whose player this page does not know says nothing", () => {
  const [alone] = [level("novice", "greedy", 2_000)];
  expect(mannerOf(alone, [alone], "en")).toBe(
    "Takes what looks best at once, and never thinks of your reply.",
  );
  const strange = level("novice", "newer", 1);
  expect(mannerOf(strange, [strange, alone], "en")).toBeUndefined();
});
