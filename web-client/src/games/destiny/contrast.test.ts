import { describe, expect, test } from "vitest";
import { coloursOf, contrast, THEMES } from "../../fixtures/contrast";
import house from "../../ui/tokens.css?raw";
import { COLOURS } from "./catalogue";
import own from "./tokens.css?raw";

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
