import { describe, expect, it } from "vitest";
import { deedsOf, defeatsOf, healthByRound, lastBlow } from "./story";

const log = [
  { kind: "roundBegan", round: 1, seat: 0 },
  {
    kind: "resolved",
    seat: 0,
    die: "aw044.6a",
    card: "aw044",
    joined: [],
    symbol: "melee",
    total: 3,
    paid: 0,
  },
  { kind: "damaged", id: "aw011.3", card: "aw011", seat: 1, blocked: 1, taken: 2, symbol: "melee" },
  { kind: "gained", seat: 0, amount: 2 },
  { kind: "roundBegan", round: 2, seat: 1 },
  { kind: "cardPlayed", seat: 1, card: "aw008", id: "aw008.5", paid: 2 },
  { kind: "damaged", id: "aw038.1", card: "aw038", seat: 0, blocked: 0, taken: 4 },
  { kind: "healed", id: "aw038.1", card: "aw038", amount: 1 },
  {
    kind: "resolved",
    seat: 0,
    die: "aw038.1a",
    card: "aw038",
    joined: [],
    symbol: "melee",
    total: 5,
    paid: 0,
  },
  { kind: "damaged", id: "aw011.3", card: "aw011", seat: 1, blocked: 0, taken: 5 },
  { kind: "defeated", id: "aw011.3", card: "aw011", seat: 1 },
];

const owner = (id: string) => (id.startsWith("aw038") ? 0 : 1);
const health = (card: string) => (card === "aw038" ? 10 : 11);

describe("the story of a match", () => {
  it("knows what each seat dealt to others and gained", () => {
    const [ours, theirs] = deedsOf(log, 2);
    expect(ours).toEqual({ dealt: { melee: 2, special: 5 }, resources: 2, shields: 0 });
    expect(theirs?.dealt).toEqual({ special: 4 });
  });

  it("knows when each character was defeated", () => {
    expect(defeatsOf(log)).toEqual([{ seat: 1, card: "aw011", round: 2 }]);
  });

  it("has the health of each team by round", () => {
    expect(healthByRound(log, [10, 11], owner, health)).toEqual([
      [10, 10, 7],
      [11, 9, 0],
    ]);
  });

  it("counts nothing for those who are defeated otherwise, and what comes back", () => {
    const marked = [
      { kind: "roundBegan", round: 1, seat: 0 },
      { kind: "defeated", id: "aw011.3", card: "aw011", seat: 1 },
      { kind: "roundBegan", round: 2, seat: 0 },
      { kind: "returned", id: "aw011.9", card: "aw011", seat: 1 },
    ];
    expect(healthByRound(marked, [10, 20], owner, health)[1]).toEqual([20, 9, 20]);
  });

  it("counts no more damage than there is health (D18.5)", () => {
    const moved = [
      { kind: "roundBegan", round: 1, seat: 0 },
      { kind: "damaged", id: "aw038.1", card: "aw038", seat: 0, blocked: 0, taken: 9 },
      { kind: "moved", from: "aw038.1", source: "aw038", to: "aw011.3", card: "aw011", amount: 9 },
      { kind: "damaged", id: "aw011.3", card: "aw011", seat: 1, blocked: 0, taken: 9 },
    ];
    expect(healthByRound(moved, [10, 11], owner, health).map((line) => line.at(-1))).toEqual([10, 0]);
  });

  it("names the last blow", () => {
    expect(lastBlow(log)).toEqual({ seat: 1, card: "aw011", by: { card: "aw038", amount: 5 } });
    expect(lastBlow(log.slice(0, 5))).toBeNull();
    const later = [
      ...log.slice(0, -1),
      { kind: "used", seat: 0, id: "aw001.7", card: "aw001" },
      ...log.slice(-1),
    ];
    expect(lastBlow(later)?.by, "damage of an earlier deed").toBeNull();
  });
});
