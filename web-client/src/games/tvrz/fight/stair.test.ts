import { describe, expect, it } from "vitest";
import { attack, body, catalogue } from "../fixtures/fight";
import {
  bottomLine,
  comingBars,
  drawn,
  highest,
  livesFrom,
  openGuard,
  settledBars,
  unknownBar,
} from "./stair";

describe("The stair of a fight", () => {
  it("is the long defence in its bottom line", () => {
    expect(bottomLine(settledBars(attack(7), catalogue))).toBe("11 10 6 4 8 2 0");
  });

  it("says above every bar what the step does", () => {
    expect(settledBars(attack(7), catalogue).map(({ sign }) => sign)).toEqual([
      null,
      "−1",
      "−4",
      "−2",
      "×2",
      "−6",
      "−14",
    ]);
  });

  it("judges a defender by its printed strength", () => {
    const fates = settledBars(attack(7), catalogue).map((bar) => bar.fate);
    expect(fates[2]).toEqual({ kept: 0, of: 4, lives: false });
    expect(fates[6]).toEqual({ kept: 12, of: 14, lives: true });
    expect(livesFrom(11)).toBe(6);
    expect(livesFrom(8)).toBe(5);
  });

  it("is the strength alone before the attack is at the wall, broken as long as no part is named", () => {
    const before = attack(0);
    expect(settledBars(before, catalogue)).toMatchObject([{ left: 11, pending: false }]);
    expect(settledBars({ ...before, part: null }, catalogue)).toMatchObject([{ pending: true }]);
  });

  it("is a stair of its own in an ambush, and gives way to the attack", () => {
    const robbers = { kind: "ambush" as const, cards: ["robber"], strength: 7, left: 5, kept: 0 };
    const ambushed = attack(0, { cards: [body("toront")], steps: [robbers] });
    expect(bottomLine(settledBars(ambushed, catalogue))).toBe("12 5");
    const [, robber] = settledBars(ambushed, catalogue);
    expect(robber?.fate).toEqual({ kept: 0, of: 7, lives: false });
    const came = { kind: "comes" as const, cards: ["toront"], strength: 15, left: 15, kept: null };
    expect(bottomLine(settledBars({ ...ambushed, steps: [robbers, came] }, catalogue))).toBe("15");
  });

  it("draws what is to come with a broken line, doubling once", () => {
    const coming = comingBars(
      [
        { cards: ["xorxos"], strength: 6, doubles: true },
        { cards: ["tamil-rider"], strength: 14, doubles: true },
      ],
      { left: 4, doubled: false },
      catalogue,
    );
    expect(bottomLine(coming)).toBe("8 2 0");
    expect(coming.every(({ pending }) => pending)).toBe(true);
    expect(coming[2]?.fate).toEqual({ kept: 12, of: 14, lives: true });
    expect(
      bottomLine(
        comingBars(
          [{ cards: ["xorxos"], strength: 6, doubles: true }],
          { left: 8, doubled: true },
          catalogue,
        ),
      ),
    ).toBe("2");
  });

  it("needs nobody more when nothing is left", () => {
    const two = ["tamil-rider", "dog"].map((card) => ({ cards: [card], strength: 14, doubles: false }));
    expect(bottomLine(comingBars(two, { left: 4, doubled: false }, catalogue))).toBe("0");
  });

  it("leaves the number open for those who are not told", () => {
    expect(bottomLine([unknownBar(["xorxos"], 4)])).toBe("?");
  });

  it("knows the defender whose exchange is open", () => {
    const guards = [{ cards: [body("xorxos")], local: false, strength: null, left: null }];
    expect(openGuard(attack(4, { guards }))).toEqual(["xorxos"]);
    expect(openGuard(attack(4))).toBeNull();
  });

  it("has bars as high as their values, what is taken on top", () => {
    const bars = settledBars(attack(4), catalogue);
    expect(highest(bars)).toBe(11);
    expect(drawn(bars[2]!, 11, 110)).toEqual({ solid: 60, lost: 40 });
  });
});
