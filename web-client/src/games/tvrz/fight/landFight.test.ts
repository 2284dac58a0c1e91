import { describe, expect, it } from "vitest";
import { landFight } from "./landFight";

const fight = {
  kind: "skirmished",
  seat: 1,
  cards: ["gate-warder"],
  strength: 3,
  other: 0,
  otherCards: ["envoy-foot", "raven"],
  otherStrength: 7,
  loss: 3,
};
const dies = { kind: "judged", seat: 1, card: "gate-warder", left: 0, base: 9, survives: false };

describe("A fight in the landscape", () => {
  it("takes the smaller strength from both sides", () => {
    expect(landFight([fight])?.sides).toMatchObject([
      { seat: 1, strength: 3, left: 0 },
      { seat: 0, strength: 7, left: 4 },
    ]);
  });

  it("says who lives once that is judged", () => {
    const [one, other] = landFight([fight, dies])?.sides ?? [];
    expect(one?.fighters).toEqual([{ card: "gate-warder", fate: { kept: 0, of: 9, lives: false } }]);
    expect(other?.fighters.map(({ fate }) => fate)).toEqual([null, null]);
  });

  it("is shown until something else happens", () => {
    expect(landFight([fight, dies, { kind: "laid", seat: 1, card: "dog" }])).toBeNull();
    expect(landFight([])).toBeNull();
  });

  it("judges copies one after another", () => {
    const dogs = { ...fight, otherCards: ["dog", "dog"] };
    const first = { kind: "judged", seat: 0, card: "dog", left: 0, base: 2, survives: false };
    const second = { ...first, left: 2, survives: true };
    const lives = landFight([dogs, first, second])?.sides[1].fighters.map(({ fate }) => fate?.lives);
    expect(lives).toEqual([false, true]);
  });
});
