import { describe, expect, it } from "vitest";
import type { PastMatch, PastSeat } from "../socket";
import { changeOf, resultOf, signed } from "./change";

const rating = { shown: 1540, uncertainty: 80, provisional: false };

function seat(side: number, place: number, chance: number | null): PastSeat {
  const player = { id: `p${side}`, name: `P${side}` };
  const rated = chance !== null;
  const after = { shown: 1552, uncertainty: 74, provisional: false };
  return {
    player,
    side,
    place,
    options: {},
    before: rated ? rating : null,
    after: rated ? after : null,
    chance,
  };
}

function match(...seats: PastSeat[]): PastMatch {
  const rated = seats.every(({ before }) => before !== null);
  return {
    id: "m",
    game: "g",
    form: "f",
    rated,
    uncounted: rated ? null : "guests",
    ended: "2026-01-03T03:04:05Z",
    reason: "played",
    continued: false,
    seats,
  };
}

describe("a match's effect on a rating", () => {
  it("is explained by who was stronger, from the chance that was given", () => {
    const stronger = seat(0, 1, 0.38);
    expect(changeOf(match(stronger, seat(1, 2, 0.62)), stronger)).toEqual({
      before: 1540,
      after: 1552,
      gained: 12,
      uncertaintyBefore: 80,
      uncertainty: 74,
      provisional: false,
      result: "won",
      against: "stronger",
      many: false,
      percent: 38,
    });
  });

  it("counts a quarter as an even chance where there are four sides", () => {
    const one = seat(0, 2, 0.25);
    const change = changeOf(match(one, seat(1, 1, 0.4), seat(2, 3, 0.2), seat(3, 4, 0.15)), one);
    expect(change).toMatchObject({ against: "equal", many: true, result: "lost", percent: 25 });
  });

  it("never says that something was certain or impossible", () => {
    const sure = seat(0, 1, 0.9999);
    const change = changeOf(match(sure, seat(1, 2, 0.0001)), sure);
    expect(change).toMatchObject({ against: "weaker", percent: 99 });
  });

  it("is nothing where the match did not count", () => {
    const guest = seat(0, 1, null);
    expect(changeOf(match(guest, seat(1, 2, null)), guest)).toBeNull();
  });

  it("distinguishes a shared first place from a win, and teammates from opponents", () => {
    const first = seat(0, 1, null);
    const mate = { ...seat(0, 1, null), player: { id: "mate", name: "Mate" } };
    expect(resultOf(match(first, mate, seat(1, 2, null)), first)).toBe("won");
    expect(resultOf(match(first, seat(1, 1, null), seat(2, 3, null)), first)).toBe("tied");
    expect(resultOf(match(first, seat(1, 2, null)), first)).toBe("won");
  });

  it("has its sign written in front of it", () => {
    expect([signed(12), signed(0), signed(-3)]).toEqual(["+12", "+0", "−3"]);
  });
});
