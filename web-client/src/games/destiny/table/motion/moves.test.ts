import { describe, expect, it } from "vitest";
import { sounds } from "../sounds";
import { moves } from "./moves";

const rolled = (die: string, again = false) => ({ kind: "rolled", seat: 0, die, side: 1, again });

describe("Motion", () => {
  it("lets dice tumble one after another", () => {
    expect(
      moves([rolled("a"), rolled("b")]).map(({ motion, delay, duration }) => [motion, delay, duration]),
    ).toEqual([
      ["tumble", 0, 620],
      ["tumble", 40, 620],
    ]);
    expect(moves([rolled("a", true)])[0]).toMatchObject({ motion: "roll", duration: 360 });
  });

  it("empties cells by the damage taken, or rings the shields that blocked all of it", () => {
    const damaged = (taken: number, blocked: number) => ({ kind: "damaged", id: "aw011.3", taken, blocked });
    expect(moves([damaged(3, 0)])[0]).toMatchObject({ motion: "empty", duration: 180 });
    expect(moves([damaged(9, 0)])[0]).toMatchObject({ duration: 360 });
    expect(moves([damaged(0, 2)])[0]).toMatchObject({
      motion: "ring",
      target: '[data-piece="aw011.3"] .ds-shields',
    });
  });

  it("moves the hand of others as a number alone", () => {
    expect(moves([{ kind: "drew", seat: 1, card: null }])[0]?.target).toBe('[data-hand="1"]');
  });

  it("is none for what was not seen live", () => {
    expect(moves(Array.from({ length: 61 }, (_, i) => rolled(String(i))))).toEqual([]);
  });
});

describe("Sounds", () => {
  it("are one for dice rolled together", () => {
    expect(sounds([rolled("a"), rolled("b")])).toEqual(["tokens"]);
  });

  it("tell a struck shield from a wound", () => {
    expect(sounds([{ kind: "damaged", taken: 0, blocked: 2 }])).toEqual(["stone"]);
    expect(sounds([{ kind: "damaged", taken: 2, blocked: 0 }, { kind: "defeated" }])).toEqual([
      "drum",
      "split",
    ]);
  });

  it("do not drum for forced passes", () => {
    expect(sounds([{ kind: "passed", seat: 0, forced: true }])).toEqual([]);
  });
});
