import { describe, expect, it } from "vitest";
import type { Question } from "../../../protocol";
import { about, candidate, isPicked, NOTHING, ordinal, picks, tap, wordless, type Thing } from "./draft";

const question = (
  prompt: string,
  choices: [notation: string, parts: Record<string, string[]>][],
): Question => ({
  seat: 0,
  prompt,
  context: { source: null, chosen: [], left: 0 },
  choices: choices.map(([notation, parts]) => ({
    notation,
    verb: notation.split(" ")[0] ?? "",
    parts,
  })),
  fallback: "done",
  offer: false,
});

const card = (key: string, copy = 0): Thing => ({ kind: "card", key, copy });

const lay = question("lay", [
  ["done", {}],
  ["lay item-wagon", { card: ["item-wagon"] }],
  ["out raven", { card: ["raven"] }],
  ["cast raven", { card: ["raven"] }],
  ["unit 3", { unit: ["3"] }],
]);

describe("what choices are about", () => {
  it("is read from their parts; seats are written from 1", () => {
    const target = question("target", [
      ["at 2", { seat: ["2"] }],
      ["at 3", { seat: ["3"] }],
    ]);
    expect(about(target, { kind: "seat", key: 1 }).map((choice) => choice.notation)).toEqual(["at 2"]);
    expect(about(lay, { kind: "unit", key: 3 }).map((choice) => choice.notation)).toEqual(["unit 3"]);
    expect(about(lay, card("raven"))).toHaveLength(2);
    expect(about(null, card("raven"))).toEqual([]);
  });

  it("may be nothing on the table", () => {
    expect(wordless(lay).map((choice) => choice.notation)).toEqual(["done"]);
  });
});

describe("a tap", () => {
  it("picks the only choice about a thing, and confirms it the second time", () => {
    const once = tap(lay, NOTHING, card("item-wagon"));
    expect(once.send).toBeNull();
    expect(candidate(lay, once.draft)?.notation).toBe("lay item-wagon");
    expect(isPicked(once.draft, card("item-wagon"))).toBe(true);
    expect(tap(lay, once.draft, card("item-wagon")).send?.notation).toBe("lay item-wagon");
  });

  it("points at a thing with several choices, and puts it down the second time", () => {
    const once = tap(lay, NOTHING, card("raven"));
    expect(once.draft).toEqual({ thing: card("raven"), picked: null, order: [] });
    expect(picks(once.draft)).toBe(true);
    expect(tap(lay, once.draft, card("raven")).draft).toBe(NOTHING);
  });

  it("on something that no choice is about drops the picks", () => {
    const once = tap(lay, NOTHING, card("raven"));
    expect(tap(lay, once.draft, card("dog")).draft).toBe(NOTHING);
  });

  it("tells equal cards apart", () => {
    const once = tap(lay, NOTHING, card("item-wagon", 1));
    expect(isPicked(once.draft, card("item-wagon", 0))).toBe(false);
    expect(isPicked(once.draft, card("item-wagon", 1))).toBe(true);
  });
});

describe("on a call", () => {
  const call = question("call", [
    ["defend dog", { card: ["dog"] }],
    ["defend robber", { card: ["robber"] }],
  ]);

  it("taps line cards up, equal ones too, and the first is the answer", () => {
    let draft = tap(call, NOTHING, card("robber")).draft;
    draft = tap(call, draft, card("dog", 1)).draft;
    draft = tap(call, draft, card("dog", 0)).draft;
    expect(draft.picked).toBe("defend robber");
    expect(ordinal(draft, "dog", 1)).toBe(2);
    expect(ordinal(draft, "dog", 0)).toBe(3);
    expect(isPicked(draft, card("dog", 0))).toBe(true);
  });

  it("lines up a mage who may cast as well, and picks the spell of one who may only cast (R76)", () => {
    const casting = question("call", [
      ["cast korunka", { card: ["korunka"] }],
      ["defend korunka", { card: ["korunka"] }],
      ["cast samota", { card: ["samota"] }],
    ]);
    expect(tap(casting, NOTHING, card("korunka")).draft.picked).toBe("defend korunka");
    expect(tap(casting, NOTHING, card("samota")).draft).toEqual({
      ...NOTHING,
      thing: card("samota"),
      picked: "cast samota",
    });
  });

  it("a second tap takes a card out of the line; the next one is then the answer", () => {
    let draft = tap(call, NOTHING, card("robber")).draft;
    draft = tap(call, draft, card("dog")).draft;
    draft = tap(call, draft, card("robber")).draft;
    expect(draft.picked).toBe("defend dog");
    draft = tap(call, draft, card("dog")).draft;
    expect(picks(draft)).toBe(false);
  });
});
