import { describe, expect, it } from "vitest";
import { NAME, planHeight, ring, row } from "./ring";

const SIZES = [
  { width: 1536, height: 768 },
  { width: 1104, height: 588 },
  { width: 1104, height: 644 },
  { width: 1060, height: 480 },
  { width: 760, height: 480 },
];

describe("the ring", () => {
  it("never lets forts touch or leave the field, from 2 to 8 seats and watchers of 8", () => {
    for (const size of SIZES) {
      for (let others = 1; others <= 7; others++) {
        const places = ring(others, size, 120);
        expect(places).toHaveLength(others);
        for (const [i, a] of places.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.left + a.width).toBeLessThanOrEqual(size.width);
          for (const b of places.slice(i + 1)) {
            const apart =
              a.left + a.width <= b.left ||
              b.left + b.width <= a.left ||
              a.top + planHeight(a.width) + NAME <= b.top ||
              b.top + planHeight(b.width) + NAME <= a.top;
            expect(apart, JSON.stringify({ size, others, a, b })).toBe(true);
          }
        }
      }
    }
  });

  it("draws plans as large as designed where there is room", () => {
    const widths = (others: number, width: number, height: number) =>
      ring(others, { width, height })[0]?.width;
    expect(widths(1, 1104, 588)).toBe(392);
    expect(widths(3, 1104, 588)).toBe(240);
    expect(widths(5, 1104, 588)).toBe(190);
    expect(widths(7, 1104, 644)).toBe(166);
    expect(widths(7, 1536, 768)).toBe(232);
  });

  it("goes clockwise from the lower left", () => {
    const places = ring(7, { width: 1536, height: 768 });
    const [first, second, , top, , , last] = places;
    expect(first?.inward).toBe("right");
    expect(first?.top).toBeGreaterThan(second?.top ?? 0);
    expect(top?.inward).toBe("below");
    expect(last?.inward).toBe("left");
  });
});

describe("a narrow field", () => {
  it("has up to three plans in a row on a phone", () => {
    expect(row([1, 2, 3], [1, 3], 390)).toEqual({ plans: [1, 2, 3], lines: [], width: 116 });
    expect(row([1, 2, 3, 4], [1, 4], 768).width).toBe(150);
    expect(row([1, 2, 3, 4, 5, 6, 7], [1, 7], 1024)).toMatchObject({ lines: [], width: 135 });
  });

  it("keeps the two neighbours, and draws the others as lines", () => {
    const { plans, lines } = row([1, 2, 3, 4, 5, 6, 7], [1, 7], 390);
    expect(plans).toEqual([1, 7]);
    expect(lines).toEqual([2, 3, 4, 5, 6]);
  });
});
