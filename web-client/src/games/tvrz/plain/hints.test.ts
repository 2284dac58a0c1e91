import { describe, expect, it } from "vitest";
import verbs from "../../../../../rules-core/src/main/java/arenhold/rules/tvrz/deed/Code.java?raw";
import asks from "../../../../../rules-core/src/main/java/arenhold/rules/tvrz/deed/Ask.java?raw";
import english from "../../../../../rules-core/src/main/resources/arenhold/rules/tvrz/words_en.properties?raw";
import czech from "../../../../../rules-core/src/main/resources/arenhold/rules/tvrz/words_cs.properties?raw";
import italian from "../../../../../rules-core/src/main/resources/arenhold/rules/tvrz/words_it.properties?raw";
import type { Lang } from "../../../i18n";
import type { PlainScene } from "../../../plain/speech";
import { match } from "../../../fixtures/game";
import type { Choice } from "../../../protocol";
import { BROKEN, choicesIn, isWhole } from "../../../table/hint/fixtures";
import { hintWords } from "../../../table/hint/words";
import { catalogueIn } from "../fixtures/catalogue";
import { nameOf, question, view } from "../fixtures/fight";
import { words } from "./words";

const OF_NATURE = ["first", "draw", "see", "falls", "hit"];

const NAMED: Readonly<Record<string, Choice["parts"]>> = {
  NOTHING: {},
  CARD: { card: ["dog"] },
  BODY: { card: ["dog"] },
  SEAT: { seat: ["2"] },
  UNIT: { unit: ["3"] },
  PART: { part: ["west"] },
  SPELL: { spell: ["fireball"] },
};

const VERBS = [...verbs.matchAll(/^ {4}([A-Z_]+)\(With\.(\w+)\)/gm)]
  .map(([, name = "", kind = ""]) => ({
    verb: name.toLowerCase().replace(/_/g, "-"),
    parts: NAMED[kind] ?? {},
  }))
  .filter(({ verb }) => !OF_NATURE.includes(verb));

const PROMPTS = [...asks.slice(asks.indexOf("enum Ask")).matchAll(/^ {2}([A-Z_]+)[,;(]/gm)].map(
  ([, name = ""]) => name.toLowerCase().replace(/_/g, "-"),
);

const TEXTS: Readonly<Record<Lang, string>> = { en: english, cs: czech, it: italian };

const sceneIn = (lang: Lang, prompt: string, choices: readonly Choice[]): PlainScene => {
  const catalogue = catalogueIn(lang);
  return {
    match: { ...match, view: view(), question: question(prompt, choices) },
    catalogue: { ...catalogue, table: { ...catalogue.table, choices: choicesIn(TEXTS[lang]) } },
    you: 0,
    nameOf,
    lang,
  };
};

const titles = (lang: Lang, prompt: string, verb: string, parts: Choice["parts"]): string[] => {
  const one: Choice = { notation: verb, verb, parts };
  const scene = sceneIn(lang, prompt, [one]);
  const hint = { asked: 1, verb, where: {}, which: {}, chance: null, reasons: [] };
  return [1, 3].map(
    (depth) => hintWords({ ...hint, depth, steps: depth === 3 ? [one] : [] }, scene, words, false).title,
  );
};

describe.each(["en", "cs", "it"] as const)("Hints of Tvrz in %s", (lang) => {
  it("are whole sentences for every choice", () => {
    expect(VERBS.length).toBeGreaterThan(40);
    expect(PROMPTS).toContain("fireball");
    for (const prompt of PROMPTS)
      for (const { verb, parts } of VERBS)
        for (const title of titles(lang, prompt, verb, parts)) {
          expect(title, `${prompt} ${verb}`).not.toMatch(BROKEN);
          expect(isWhole(title, catalogueIn(lang)), `${prompt} ${verb}: ${title}`).toBe(true);
        }
  });
});

it("A button is called by its own word", () => {
  expect(titles("en", "lay", "done", {})).toEqual(["Choose “Go on”.", "Choose “Go on”."]);
  expect(titles("cs", "lay", "done", {})[1]).toBe("Zvol „Dál“.");
  expect(titles("en", "approach", "pass", {})[1]).toBe("Choose “Pass”.");
});

it("A hint says what the question is about", () => {
  expect(titles("en", "attacker", "attack", { card: ["dog"] })).toEqual([
    "Attack with somebody.",
    "Attack with Dog.",
  ]);
  expect(titles("en", "part", "part", { part: ["west"] })).toEqual([
    "Choose a part of the fort to attack.",
    "Attack the west wall.",
  ]);
  expect(titles("en", "fireball", "at", { seat: ["2"] })[1]).toBe("Hurl the fireball at Mirko.");
});
