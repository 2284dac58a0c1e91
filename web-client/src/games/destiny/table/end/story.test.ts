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

  const attack = {
    kind: "resolved",
    seat: 0,
    die: "aw044.6a",
    card: "aw044",
    joined: [],
    symbol: "melee",
    total: 3,
    paid: 0,
  };
  const hit = (id: string, seat: number, taken: number) => ({
    kind: "damaged",
    id,
    card: id.replace(/\..*$/, ""),
    seat,
    blocked: 0,
    taken,
  });

  it("counts a blow for who struck it, whatever interrupts it (D11.7)", () => {
    const interrupted = [
      attack,
      { kind: "triggered", seat: 1, card: "aw009", id: "aw009.4", cause: "hit", about: "aw009.4" },
      { kind: "discarded", seat: 1, card: "aw157", from: "hand" },
      { kind: "shielded", id: "aw009.4", card: "aw009", given: 1, shields: 1 },
      { ...hit("aw009.4", 1, 2), blocked: 1, symbol: "melee" },
      { kind: "triggered", seat: 1, card: "aw042", id: "aw042.5", cause: "dying", about: "aw009.4" },
      { kind: "defeated", id: "aw009.4", card: "aw009", seat: 1 },
    ];
    expect(lastBlow(interrupted)).toEqual({ seat: 1, card: "aw009", by: { card: "aw044", amount: 2 } });
    expect(deedsOf(interrupted, 2)).toEqual([
      { dealt: { melee: 2 }, resources: 0, shields: 0 },
      { dealt: {}, resources: 0, shields: 1 },
    ]);
  });

  it("counts for an interrupting ability what it deals itself (D11.7)", () => {
    const interrupting = [
      { ...attack, seat: 1, symbol: "shield", card: "aw035", die: "aw035.2a" },
      { kind: "triggered", seat: 0, card: "aw037", id: "aw037.1", cause: "shielded", about: "aw037.1" },
      { kind: "triggered", seat: 1, card: "aw009", id: "aw009.4", cause: "hit", about: "aw009.4" },
      { kind: "shielded", id: "aw009.4", card: "aw009", given: 1, shields: 1 },
      hit("aw009.4", 1, 1),
      { kind: "shielded", id: "aw037.1", card: "aw037", given: 3, shields: 3 },
    ];
    expect(deedsOf(interrupting, 2)).toEqual([
      { dealt: { special: 1 }, resources: 0, shields: 0 },
      { dealt: {}, resources: 0, shields: 4 },
    ]);
  });

  it("gives nobody the blow that a mark deals when the round ends (D9.15)", () => {
    const marked = [
      attack,
      hit("aw011.3", 1, 2),
      { kind: "phaseEnded" },
      { kind: "defeated", id: "aw011.3", card: "aw011", seat: 1 },
    ];
    expect(lastBlow(marked)?.by).toBeNull();
  });

  it("names the last blow among several at once", () => {
    const two = [
      attack,
      hit("aw011.3", 1, 5),
      hit("aw002.5", 1, 4),
      { kind: "defeated", id: "aw011.3", card: "aw011", seat: 1 },
    ];
    expect(lastBlow(two)?.by).toEqual({ card: "aw044", amount: 5 });
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
