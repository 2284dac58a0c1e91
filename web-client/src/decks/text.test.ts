import { describe, expect, test } from "vitest";
import { deckText, LONGEST_TEXT, readDeckText, spelt } from "./text";

const NAMES: Record<string, string> = { archer: "Archer", boulder: "Grey Boulder", "wall-2": "Wall +2" };
const known = new Map(
  Object.entries(NAMES).flatMap(([key, name]) => [[spelt(key), key] as const, [spelt(name), key] as const]),
);
const nameOf = (key: string) => NAMES[key] ?? key;

describe("A deck as text", () => {
  test("comes back as it was, its parts parted", () => {
    const deck = { boulder: 1, archer: 3 };
    const text = deckText("Mine", deck, [["boulder"], ["wall-2"], ["archer"]], nameOf);
    expect(text).toBe("# Mine\n1 Grey Boulder\n\n3 Archer");
    expect(readDeckText(text, known)).toEqual({ deck, name: "Mine", unknown: [] });
  });

  test("of nothing is nothing", () => {
    expect(deckText("", {}, [["archer"]], nameOf)).toBe("");
    expect(readDeckText("", known)).toEqual({ deck: {}, name: null, unknown: [] });
  });

  test.each([
    ["3 Archer", { archer: 3 }],
    ["3x archer", { archer: 3 }],
    ["  Árcher ×3", { archer: 3 }],
    ["grey   boulder", { boulder: 1 }],
    ["2 Wall +2\nWall +2", { "wall-2": 3 }],
    ["archer:2,boulder", { archer: 2, boulder: 1 }],
    ["boulder:2", { boulder: 2 }],
  ])("%s is understood", (text, deck) => {
    expect(readDeckText(text, known)).toEqual({ deck, name: null, unknown: [] });
  });

  test("lines that name no card are handed back", () => {
    expect(readDeckText("# A\n# B\n3 Nobody\n\narcher:1,ghost:2", known)).toEqual({
      deck: { archer: 1 },
      name: "A",
      unknown: ["3 Nobody", "ghost:2"],
    });
  });

  test("is read as far as a deck may go", () => {
    const { unknown } = readDeckText("nonsense\n".repeat(120_000), known);
    expect(unknown.join("\n").length).toBeLessThanOrEqual(LONGEST_TEXT);
  });
});
