import { describe, expect, it } from "vitest";
import { curve, ends, head } from "./line";

const below = { left: 100, top: 400, width: 60, height: 60 };
const above = { left: 300, top: 20, width: 200, height: 100 };

describe("A line across the table", () => {
  it("leaves and arrives at the edges that face, upright", () => {
    expect(ends(below, above)).toEqual([
      { x: 130, y: 400 },
      { x: 400, y: 120 },
    ]);
    expect(curve(ends(below, above))).toBe("M130 400C130 260 400 260 400 120");
    expect(ends(above, below)[0]).toEqual({ x: 400, y: 120 });
  });

  it("ends in a head that points the way it goes", () => {
    expect(head(ends(below, above), 10)).toBe("M390 130L400 120L410 130");
    expect(head(ends(above, below), 10)).toBe("M120 390L130 400L140 390");
  });
});
