// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import asks from "../../../../../rules-core/src/main/java/arenhold/rules/destiny/play/Ask.java?raw";
import verbs from "../../../../../rules-core/src/main/java/arenhold/rules/destiny/play/Verb.java?raw";
import english from "../../../../../rules-core/src/main/resources/arenhold/rules/destiny/words_en.properties?raw";
import czech from "../../../../../rules-core/src/main/resources/arenhold/rules/destiny/words_cs.properties?raw";
import italian from "../../../../../rules-core/src/main/resources/arenhold/rules/destiny/words_it.properties?raw";
import { match } from "../../../fixtures/game";
import type { Lang } from "../../../i18n";
import type { PlainScene } from "../../../plain/speech";
import type { Choice, Question } from "../../../protocol";
import { BROKEN, choicesIn, isWhole } from "../../../table/hint/fixtures";
import { hintWords } from "../../../table/hint/words";
import { catalogueIn } from "../fixtures/catalogue";
import { ASKS } from "../table/fixtures/asks";
import { NAMES, choice, question } from "../table/fixtures/tables";
import { view } from "../table/fixtures/views";
import type { DestinyView } from "../table/types";
import { words } from "./words";

const OF_NATURE = ["roll", "draw", "pick", "beside"];

const NAMED: Readonly<Record<string, Choice["parts"]>> = {
  NOTHING: {},
  CARD: { card: ["aw117"] },
  PIECE: { piece: ["aw038.1"], card: ["aw038"] },
  DIE: { die: ["aw038.1a"], card: ["aw038"] },
  SIDE: { die: ["aw038.1a"], side: ["2"] },
  SEAT: { seat: ["2"] },
  SYMBOL: { symbol: ["melee"] },
  NUMBER: { number: ["2"], effect: ["aw058.1"], card: ["aw117"] },
};

const VERBS = [...verbs.matchAll(/^ {2}([A-Z_]+)\(With\.(\w+)\)/gm)]
  .map(([, name = "", kind = ""]) => ({ verb: name.toLowerCase(), parts: NAMED[kind] ?? {} }))
  .filter(({ verb }) => !OF_NATURE.includes(verb));

const PROMPTS = [
  ...asks.slice(asks.indexOf("enum Ask"), asks.indexOf("@Override")).matchAll(/^ {2}([A-Z_]+)[,;]/gm),
]
  .map(([, name = ""]) => name.toLowerCase().replace(/_/g, "-"))
  .filter((prompt) => !OF_NATURE.includes(prompt));

const TEXTS: Readonly<Record<Lang, string>> = { en: english, cs: czech, it: italian };

const sceneIn = (lang: Lang, asked: Question, shown: DestinyView): PlainScene => {
  const catalogue = catalogueIn(lang);
  return {
    match: { ...match, view: shown, question: asked },
    catalogue: { ...catalogue, table: { ...catalogue.table, choices: choicesIn(TEXTS[lang]) } },
    you: 0,
    nameOf: (seat) => NAMES[seat] ?? "",
    lang,
  };
};

const titles = (lang: Lang, one: Choice, asked: Question, shown = view()): string[] => {
  const hint = { asked: 1, verb: one.verb, where: {}, which: {}, chance: null, reasons: [] };
  const scene = sceneIn(lang, asked, shown);
  return [1, 3].map(
    (depth) => hintWords({ ...hint, depth, steps: depth === 3 ? [one] : [] }, scene, words, false).title,
  );
};

const alone = (lang: Lang, prompt: string, one: Choice) => titles(lang, one, question(prompt, [one]));

describe.each(["en", "cs", "it"] as const)("Hints of Destiny in %s", (lang) => {
  const whole = (said: readonly string[], about: string) => {
    for (const title of said) {
      expect(title, about).not.toMatch(BROKEN);
      expect(isWhole(title, catalogueIn(lang)), `${about}: ${title}`).toBe(true);
    }
  };

  it("are whole sentences for every verb at every question", () => {
    expect(VERBS.length).toBeGreaterThan(20);
    expect(PROMPTS.length).toBeGreaterThan(30);
    for (const prompt of PROMPTS)
      for (const { verb, parts } of VERBS)
        whole(alone(lang, prompt, { notation: verb, verb, parts }), `${prompt} ${verb}`);
  });

  it("are whole sentences for the choices that are asked", () => {
    for (const prompt of PROMPTS) {
      const { asks: asked, shown } = ASKS[prompt] ?? { asks: null, shown: view() };
      for (const one of asked?.choices ?? []) if (asked) whole(titles(lang, one, asked, shown), one.notation);
    }
  });
});

it("A button is called by its own word", () => {
  const done = (lang: Lang, prompt: string) =>
    titles(lang, choice("done"), question(prompt, [choice("card aw117"), choice("done")]))[1];
  expect(done("en", "set-back")).toBe("Choose “Keep all”.");
  expect(done("cs", "upkeep")).toBe("Zvol „Nechat si všechny“.");
  expect(alone("en", "trigger", choice("no"))[1]).toBe("Choose “Decline”.");
});

it("A hint says what the question is about", () => {
  const { name = "" } = catalogueIn("en").cards["aw117"] ?? {};
  expect(alone("en", "set-back", { notation: "x", verb: "card", parts: { card: ["aw117"] } })).toEqual([
    "Shuffle a card back.",
    `Shuffle ${name} back.`,
  ]);
  expect(alone("en", "field", choice("seat 1"))[1]).toBe("Use your own battlefield.");
  expect(alone("en", "field", choice("seat 2"))[1]).toBe("Use Mirko's battlefield.");
});
