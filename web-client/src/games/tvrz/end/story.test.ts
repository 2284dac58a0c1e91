import { describe, expect, it } from "vitest";
import type { MatchEvent } from "../../../protocol";
import { attacksOf, fallOf, handsByTurn, tally } from "./story";

/** Ankat is beaten by Mirko, then Toront takes Ines's fort through the gate. */
const LOG: readonly MatchEvent[] = [
  { kind: "turnBegan", seat: 0, turn: 1, hands: [7, 8] },
  { kind: "announced", seat: 0, target: 1, card: "ankat" },
  { kind: "declared", seat: 0, target: 1, part: "east", strength: 11 },
  { kind: "wallsCounted", target: 1, works: ["fort-east-1"], taken: 1, left: 10 },
  { kind: "exchanged", target: 1, card: "tamil-rider", strength: 14, attackerLeft: 0, defenderLeft: 4 },
  { kind: "turnBegan", seat: 1, turn: 2, hands: [7, 9] },
  { kind: "announced", seat: 1, target: 0, card: "toront" },
  { kind: "declared", seat: 1, target: 0, part: "gate", strength: 15 },
  { kind: "wallsCounted", target: 0, works: ["fort-gate-2"], taken: 2, left: 13 },
  { kind: "doubled", target: 0, card: "dwarf-digger", part: "gate", had: 13, left: 26 },
  { kind: "exchanged", target: 0, card: "dwarf-digger", strength: 7, attackerLeft: 19, defenderLeft: 0 },
  { kind: "out", seat: 0, how: "conquered", by: 1, cards: [] },
];

describe("the story of a match", () => {
  it("has every attack with its steps, and what was left of it", () => {
    const [first, second] = attacksOf(LOG);
    expect(first).toMatchObject({ turn: 1, card: "ankat", part: "east", left: 0, conquered: false });
    expect(second).toMatchObject({ turn: 2, card: "toront", part: "gate", left: 19, conquered: true });
    expect(second?.steps.map(({ left }) => left)).toEqual([15, 13, 26, 19]);
    expect(second?.steps[2]?.doubled).toBe(true);
  });

  it("counts forts taken and attacks beaten off", () => {
    const attacks = attacksOf(LOG);
    expect(tally(attacks, 1)).toEqual({ taken: 1, beaten: 1 });
    expect(tally(attacks, 0)).toEqual({ taken: 0, beaten: 0 });
  });

  it("does not count a card that went home as beaten off", () => {
    const home: MatchEvent[] = [
      { kind: "announced", seat: 0, target: 1, card: "dog" },
      { kind: "declared", seat: 0, target: 1, part: "east", strength: 2 },
      { kind: "wentHome", seat: 0, card: "dog" },
    ];
    expect(tally(attacksOf(home), 1).beaten).toBe(0);
  });

  it("knows in which attack a fort fell", () => {
    const attacks = attacksOf(LOG);
    expect(fallOf(attacks, { seat: 0, how: "conquered", by: 1 })?.card).toBe("toront");
    expect(fallOf(attacks, { seat: 0, how: "gave_up", by: -1 })).toBeNull();
  });

  it("has the hands by turn, until a seat is out", () => {
    expect(handsByTurn(LOG, 2)).toEqual([
      [
        { turn: 1, cards: 7 },
        { turn: 2, cards: 7 },
        { turn: 2, cards: 0 },
      ],
      [
        { turn: 1, cards: 8 },
        { turn: 2, cards: 9 },
      ],
    ]);
  });
});
