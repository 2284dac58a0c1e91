import { describe, expect, it } from "vitest";
import { begin, choice, joins, question, targets } from "../fixtures/tables";
import { about, falls, isPicked, NOTHING, severalOf, tap, thingOf, together } from "./draft";

describe("a tap", () => {
  it("picks, and a second one confirms", () => {
    const first = tap(targets, NOTHING, { kind: "piece", key: "aw011.3" });
    expect(first.draft.picked).toBe("at aw011.3");
    expect(first.send).toBeNull();
    expect(tap(targets, first.draft, { kind: "piece", key: "aw011.3" }).send?.notation).toBe("at aw011.3");
  });

  it("leaves open which of several deeds is meant", () => {
    const both = question("action", [choice("activate aw043.8"), choice("use aw043.8")]);
    const { draft } = tap(both, NOTHING, { kind: "piece", key: "aw043.8" });
    expect(draft.picked).toBeNull();
    const kind = { ...NOTHING, verb: "use" };
    expect(tap(both, kind, { kind: "piece", key: "aw043.8" }).draft.picked).toBe("use aw043.8");
  });
});

describe("what a choice names", () => {
  it("is the card in play, not a card of the hand with the same key", () => {
    expect(thingOf(choice("activate aw043.8"))).toEqual({ kind: "piece", key: "aw043.8" });
    expect(about(begin, { kind: "card", key: "aw043" })).toEqual([]);
  });

  it("is a side, though it names its die as well", () => {
    expect(thingOf(choice("side 4", { die: "aw045.2a" }))).toEqual({ kind: "side", key: "4" });
  });

  it("would be defeated where it does not live", () => {
    expect(falls(choice("at aw011.3", { left: 3, lives: 1 }))).toBe(false);
    expect(falls(choice("at aw011.3", { left: 0, lives: 0 }))).toBe(true);
  });
});

describe("dice that join (D8.7)", () => {
  it("all join until the player leaves some out", () => {
    const die = { kind: "die", key: "aw038.1a" } as const;
    expect(isPicked(joins, NOTHING, die)).toBe(true);
    expect(together(joins, NOTHING).map(({ notation }) => notation)).toEqual(["join aw038.1a", "done"]);
    const { draft } = tap(joins, NOTHING, die);
    expect(severalOf(joins, draft)).toEqual([]);
    expect(together(joins, draft).map(({ notation }) => notation)).toEqual(["done"]);
  });
});

describe("cards that go back (D5.1)", () => {
  it("are picked one by one, copies apart, and sent in that order", () => {
    const back = question("set-back", [choice("card aw117"), choice("card aw153"), choice("done")]);
    const one = tap(back, NOTHING, { kind: "card", key: "aw153", copy: 0 }).draft;
    const two = tap(back, one, { kind: "card", key: "aw153", copy: 1 }).draft;
    expect(together(back, two).map(({ notation }) => notation)).toEqual(["card aw153", "card aw153", "done"]);
  });
});
