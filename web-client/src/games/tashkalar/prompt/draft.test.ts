import { describe, expect, it } from "vitest";
import { answers, NOTHING, read, tap, tapCard } from "./draft";
import { action, choice, question } from "../fixtures/duel";

const hand = new Set(["knight", "swordmaster", "gun-tower", "bone-catapult", "hell-bull", "flare-03"]);

describe("a draft", () => {
  it("offers the empty squares while no card is chosen", () => {
    const reading = read(action, NOTHING, hand);
    expect(answers(reading, "a3")).toBe(true);
    expect(answers(reading, "e5")).toBe(false);
    expect(reading.squares.get("f5")?.map((c) => c.notation)).toEqual(["place f5"]);
  });

  it("offers only the places of a chosen card", () => {
    const reading = read(action, tapCard(NOTHING, "knight"), hand);
    expect([...reading.squares.keys()].sort()).toEqual(["d3", "d5", "f5"]);
    expect(reading.byCard.get("knight")?.map((c) => c.notation)).toEqual(["discard knight"]);
  });

  it("cycles through the ways of a place without ever confirming", () => {
    let draft = tapCard(NOTHING, "knight");
    const step = () => {
      const next = tap(draft, read(action, draft, hand), "d5");
      draft = next.draft;
      return { send: next.send, notation: read(action, draft, hand).candidate?.notation };
    };
    expect(step()).toEqual({ send: false, notation: "summon knight d5 r0" });
    expect(step()).toEqual({ send: false, notation: "summon knight d5 m0" });
    expect(step()).toEqual({ send: false, notation: "summon knight d5 r0" });
  });

  it("confirms the only way of a place by a second tap", () => {
    const first = tap(tapCard(NOTHING, "knight"), read(action, tapCard(NOTHING, "knight"), hand), "f5");
    expect(first.send).toBe(false);
    expect(tap(first.draft, read(action, first.draft, hand), "f5").send).toBe(true);
  });

  it("asks for the piece first when several may move, and for the target then", () => {
    const moves = question("move", [
      choice("e5-e6", "move", { from: ["e5"], to: ["e6"] }),
      choice("e5-d5", "move", { from: ["e5"], to: ["d5"] }),
      choice("c4-c5", "move", { from: ["c4"], to: ["c5"] }),
      choice("stop", "stop"),
    ]);
    const before = read(moves, NOTHING, hand);
    expect(before.movers).toEqual(["e5", "c4"]);
    expect(before.squares.size).toBe(0);
    expect(before.words.map((c) => c.notation)).toEqual(["stop"]);
    const { draft } = tap(NOTHING, before, "e5");
    const after = read(moves, draft, hand);
    expect([...after.squares.keys()]).toEqual(["e6", "d5"]);
    expect(read(moves, tap(draft, after, "d5").draft, hand).candidate?.notation).toBe("e5-d5");
    expect(tap(draft, after, "c4").draft.from).toBe("c4");
  });

  it("takes the only moving piece for granted", () => {
    const moves = question("move", [choice("e5-e6", "move", { from: ["e5"], to: ["e6"] })]);
    const reading = read(moves, NOTHING, hand);
    expect(reading.from).toBe("e5");
    expect([...reading.squares.keys()]).toEqual(["e6"]);
  });

  it("reaches a direction by any square it crosses", () => {
    const aims = question("direction", [
      choice(">w", "aim", { direction: ["w"], at: ["c5", "b5"] }),
      choice(">e", "aim", { direction: ["e"], at: ["f5", "g5"] }),
      choice("skip", "skip"),
    ]);
    const reading = read(aims, NOTHING, hand);
    expect(reading.rays).toHaveLength(2);
    expect(read(aims, tap(NOTHING, reading, "g5").draft, hand).candidate?.notation).toBe(">e");
  });

  it("keeps every choice reachable: by a square, by a card, or as a word", () => {
    const odd = question("puzzle", [
      choice("a3 b4", "pair", { at: ["a3", "b4"] }),
      choice("far", "branch", { branch: ["far"] }),
      choice("cannon", "return", { card: ["cannon"], deck: ["beings"] }),
      choice("knight", "return", { card: ["knight"], deck: ["beings"] }),
      choice("summon titan f5", "summon", { card: ["titan"], at: ["f5"] }),
    ]);
    const reading = read(odd, NOTHING, hand);
    expect(reading.words.map((c) => c.notation)).toEqual(["a3 b4", "far", "cannon", "summon titan f5"]);
    expect([...reading.byCard.keys()]).toEqual(["knight"]);
  });
});
