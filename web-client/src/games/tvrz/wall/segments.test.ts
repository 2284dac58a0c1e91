// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { tvrzOf } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { hand } from "../fixtures/tables";
import { fit, SEGMENTS, sorted, type Segment } from "./segments";

const catalogue = tvrzOf(catalogueIn("en"));

const counts = (...of: number[]) =>
  Object.fromEntries(SEGMENTS.map((segment, i) => [segment, of[i] ?? 0])) as Record<Segment, number>;

describe("the hand", () => {
  it("stands behind its parts; what is no creature lies in the stores", () => {
    const groups = sorted(
      hand("xorxos", "dog", "hooded-killer", "fort-gate-2", "item-horn", "shadow"),
      catalogue,
    );
    expect(groups.west.map(({ body }) => body.card)).toEqual(["xorxos"]);
    expect(groups.universal.map(({ body }) => body.card)).toEqual(["dog"]);
    expect(groups["attack-only"].map(({ body }) => body.card)).toEqual(["hooded-killer"]);
    expect(groups.stores).toHaveLength(3);
    expect(groups.north).toEqual([]);
  });

  it("numbers equal cards", () => {
    const { universal } = sorted(hand("dog", "dog", "wolf", "dog"), catalogue);
    expect(universal.map(({ body, copy }) => `${body.card} ${copy}`)).toEqual([
      "dog 0",
      "dog 1",
      "wolf 0",
      "dog 2",
    ]);
  });
});

describe("its width", () => {
  it("has compact cards up to 12 at 1440 pixels, and up to 16 at 1920", () => {
    expect(fit(counts(1, 1, 1, 2, 2, 0, 2, 2), 1440, true).size).toBe("compact");
    expect(fit(counts(2, 2, 2, 2, 2, 2, 2, 2), 1920, true).size).toBe("compact");
    expect(fit(counts(2, 2, 2, 2, 2, 2, 2, 2), 1440, true).size).toBe("tile");
  });

  it("has tiles in a low window", () => {
    expect(fit(counts(1, 1, 1, 1, 1, 1, 1, 0), 1440, false)).toMatchObject({ size: "tile", step: 63 });
  });

  it("lets tiles overlap where they do not fit, until only their numbers are seen", () => {
    const many = fit(counts(4, 4, 4, 4, 4, 4, 3, 3), 1440, true);
    expect(many.size).toBe("tile");
    expect(many.step).toBeLessThan(63);
    expect(fit(counts(9, 9, 9, 9, 9, 9, 9, 9), 1440, true).step).toBe(34);
  });
});
