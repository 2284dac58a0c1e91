import { describe, expect, test } from "vitest";
import { coloursOf, contrast, THEMES } from "../../fixtures/contrast";
import cards from "./cards/cards.css?raw";
import { ARMS } from "./fort/heraldry";
import own from "./tokens.css?raw";
import house from "../../ui/tokens.css?raw";

/** The paint of a nature's head and of the name on it, as the style sheet says. */
function headOf(nature: string, colours: Record<string, string>): [string, string] {
  const rule = new RegExp(`\\.tv-nature-${nature} \\{([^}]*)\\}`).exec(cards)?.[1] ?? "";
  const said = (name: string) => new RegExp(`--tv-${name}: (?:var\\((--[\\w-]+)\\)|(#\\w+));`).exec(rule);
  const paint = said("nature");
  return [
    paint ? (paint[2] ?? colours[paint[1] as string] ?? "") : (colours["--tv-people"] as string),
    said("on-nature")?.[2] ?? "#fff6e3",
  ];
}

describe.each(THEMES)("In the theme %s", (theme) => {
  const colours = { ...coloursOf(house, theme), ...coloursOf(own, theme) };
  const at = (name: string) => colours[name] as string;

  test.each(["people", "mage", "beast", "monster", "goods", "flag", "shade", "stone", "wood"])(
    "a name is read on the head of the nature %s",
    (nature) => {
      const [head, name] = headOf(nature, colours);
      expect(contrast(head, name)).toBeGreaterThan(5.6);
    },
  );

  test("words are read on the paper of cards", () => {
    expect(contrast(at("--tv-paper"), at("--tv-paper-ink"))).toBeGreaterThan(12);
    expect(contrast(at("--tv-paper"), at("--tv-paper-ink-2"))).toBeGreaterThan(7);
    expect(contrast("#6d2b93", "#fff")).toBeGreaterThan(7);
    expect(contrast("#e2dac8", "#4a4335")).toBeGreaterThan(4.5);
    expect(contrast("#dfcfac", at("--tv-paper-ink"))).toBeGreaterThan(7);
  });

  test("ink is read on the field, in the yard and on plates", () => {
    for (const ground of ["--tv-field", "--tv-field-2", "--tv-yard", "--bone"]) {
      expect(contrast(at(ground), at("--soot"))).toBeGreaterThan(8);
    }
  });

  test("purple is seen on the field, and read on its plate", () => {
    expect(contrast(at("--tv-field"), "#6d2b93")).toBeGreaterThan(3);
    expect(contrast("#fff", "#6d2b93")).toBeGreaterThan(4.5);
  });

  test("joints are seen in stone and between planks", () => {
    expect(contrast(at("--tv-ashlar"), at("--tv-joint"))).toBeGreaterThan(2);
    expect(contrast(at("--tv-timber"), at("--tv-timber-joint"))).toBeGreaterThan(2.5);
  });

  test("dark signs and arms are seen on the panel", () => {
    expect(contrast(at("--panel"), theme === "noon" ? "#17130e" : at("--tv-edge"))).toBeGreaterThan(7);
  });
});

describe("Without colours", () => {
  test("natures are told apart by their hatching", () => {
    const hatches = [...cards.matchAll(/--tv-nature-hatch:\s*([^;]+);/g)].map(([, hatch = ""]) =>
      hatch.replace(/\s+/g, " "),
    );
    expect(hatches).toHaveLength(9);
    expect(new Set(hatches).size).toBe(9);
  });

  test("seats are told apart by their ordinaries and hatching", () => {
    expect(new Set(ARMS.map(({ ordinary }) => ordinary)).size).toBe(8);
    expect(new Set(ARMS.map(({ hatch }) => hatch)).size).toBe(8);
  });

  test("side bars are plain, dotted or lined", () => {
    expect(cards).toMatch(/tv-bar-yellow \.tv-bar \{\s*background:\s*radial-gradient/);
    expect(cards).toMatch(/tv-bar-red \.tv-bar \{\s*background:\s*repeating-linear-gradient\(90deg/);
  });
});

test.each(ARMS.map((arms) => [arms.hatch, arms] as const))(
  "The charge of %s is seen on its field",
  (_, arms) => {
    expect(contrast(arms.field, arms.charge)).toBeGreaterThan(3);
  },
);
