import generated from "../protocol/generated.ts?raw";
import { describe, expect, it } from "vitest";
import { refusalTexts, sentence } from "./refusals";

/** Every refusal code, as listed in the generated types. */
const codes = [...(/export type Code =([^;]+);/.exec(generated)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(
  (found) => found[1] ?? "",
);

describe("refusals", () => {
  it("are all known", () => expect(codes.length).toBeGreaterThan(20));

  it.each(["en", "cs", "it"] as const)("each have a sentence of their own (%s)", (lang) => {
    const sentences = codes.map((code) => sentence(refusalTexts[lang], { code }));
    expect(sentences.filter((words) => !/^\p{Lu}.*\.$/u.test(words))).toEqual([]);
    expect(new Set(sentences).size).toBe(codes.length);
    expect(sentences).not.toContain(sentence(refusalTexts[lang], { code: "unexpected" }));
  });

  it("say how a setup contradicts itself, where the server says it", () => {
    const twice = { code: "bad-setup", params: { problem: "twice" } };
    expect(sentence(refusalTexts.en, twice)).toContain("chose the same");
    const unknown = { code: "bad-setup", params: { problem: "something-new" } };
    expect(sentence(refusalTexts.en, unknown)).toBe(sentence(refusalTexts.en, { code: "bad-setup" }));
  });

  it("say it in the game's own words, where it has some", () => {
    const words = {
      name: "Sample",
      forms: {},
      options: {},
      problems: { twice: "Both are red." },
      reasons: {},
    };
    const twice = { code: "bad-setup", params: { problem: "twice" } };
    expect(sentence(refusalTexts.en, twice, words)).toBe("Both are red.");
    const choice = { code: "not-offered", params: { problem: "twice" } };
    expect(sentence(refusalTexts.en, choice, words)).toBe("Both are red.");
    expect(sentence(refusalTexts.en, { code: "not-offered" }, words)).toBe(refusalTexts.en["not-offered"]);
    const value = { code: "bad-setup", params: { problem: "value" } };
    expect(sentence(refusalTexts.en, value, words)).toBe(sentence(refusalTexts.en, value));
    expect(sentence(refusalTexts.en, { code: "twice" }, words)).not.toBe("Both are red.");
  });

  it("say in how many minutes something may be tried again", () => {
    const later = (seconds: string) => sentence(refusalTexts.en, { code: "ask-later", params: { seconds } });
    expect(later("541")).toContain("in 10 min.");
    expect(later("3")).toContain("in 1 min.");
  });

  it("of an unknown code are said plainly too", () => {
    expect(sentence(refusalTexts.en, { code: "something-new" })).toBe(
      sentence(refusalTexts.en, { code: "unexpected" }),
    );
  });
});
