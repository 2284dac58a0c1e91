import { describe, expect, it } from "vitest";
import { around, neighbours, roads } from "./neighbours";

const out = (...seats: number[]) => new Set(seats);

describe("neighbours", () => {
  it("are the nearest survivors on both sides (T2.4)", () => {
    expect(neighbours(4, out(), 0)).toEqual([1, 3]);
    expect(neighbours(8, out(1, 2, 7), 0)).toEqual([3, 6]);
  });

  it("are one and the same where two are left", () => {
    expect(neighbours(2, out(), 0)).toEqual([1]);
    expect(neighbours(5, out(1, 2, 4), 0)).toEqual([3]);
  });

  it("has nobody who is out, or is alone", () => {
    expect(neighbours(4, out(0), 0)).toEqual([]);
    expect(neighbours(2, out(1), 0)).toEqual([]);
  });

  it("sit clockwise", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
  });
});

describe("roads", () => {
  it("join all survivors in a circle", () => {
    expect(roads(3, out()).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it("go round a ruin", () => {
    expect(roads(4, out(2))).toEqual([
      { from: 0, to: 1, around: false },
      { from: 1, to: 3, around: true },
      { from: 3, to: 0, around: false },
    ]);
  });

  it("are one between the last two, and none for the last one", () => {
    expect(roads(2, out())).toHaveLength(1);
    expect(roads(4, out(1, 3))).toEqual([{ from: 0, to: 2, around: true }]);
    expect(roads(3, out(0, 2))).toEqual([]);
  });
});
