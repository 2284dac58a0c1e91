import { describe, expect, test } from "vitest";
import house from "../../ui/tokens.css?raw";
import { COLOURS } from "./catalogue";
import own from "./tokens.css?raw";

const THEMES = ["noon", "night", "chalk"] as const;

/** The colours set in the blocks of a style sheet that hold for a theme, later ones over earlier ones. */
function coloursOf(css: string, theme: string): Record<string, string> {
  const colours: Record<string, string> = {};
  const plain = css.replace(/\/\*[^]*?\*\//g, "").replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const holds = selectors
      .split(",")
      .some((one) => [":root", "[data-theme]", `[data-theme="${theme}"]`].includes(one.trim()));
    if (!holds) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6})\b/gi))
      colours[name] = value;
  }
  return colours;
}

const luminance = (colour: string): number => {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** As WCAG defines it: 4.5 is enough for text, 3 for graphics. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const SOOT = "#17130e";
const BONE = "#fff6e3";

describe.each(THEMES)("In the theme %s", (theme) => {
  const colours = { ...coloursOf(house, theme), ...coloursOf(own, theme) };
  const at = (name: string) => colours[name] as string;

  test.each(COLOURS)("charges and names are read on %s", (colour) => {
    expect(contrast(at(`--ds-${colour}-face`), at(`--ds-${colour}-mark`))).toBeGreaterThan(4.5);
  });

  test("signs and values are read on their tablets, prices on coins", () => {
    expect(contrast(SOOT, BONE)).toBeGreaterThan(15);
    expect(contrast(at("--ds-coin"), SOOT)).toBeGreaterThan(9);
  });

  test("captions, also striped ones, and ghosts are read on the sand", () => {
    expect(contrast(BONE, SOOT)).toBeGreaterThan(15);
    for (const ground of ["#e9dcc0", "#d6c396", at("--ds-sand"), at("--ds-sand-2"), at("--ds-sand-3")])
      expect(contrast(ground, SOOT)).toBeGreaterThan(9);
    expect(contrast(at("--ds-sand"), at("--ds-sand-ink-2"))).toBeGreaterThan(6);
  });

  test("what may be chosen is seen: purple on white, white on stone", () => {
    expect(contrast("#fff", at("--ds-choice"))).toBeGreaterThan(8);
    expect(contrast(at("--ds-stone"), "#fff")).toBeGreaterThan(6);
    expect(contrast(at("--ds-sand"), at("--ds-choice"))).toBeGreaterThan(4.5);
  });

  test("words are read on the paper of cards", () => {
    expect(contrast(at("--ds-paper"), at("--ds-paper-ink"))).toBeGreaterThan(12);
    expect(contrast(at("--ds-paper"), at("--ds-paper-ink-2"))).toBeGreaterThan(7);
  });
});
