// The names of a fort's parts where a sentence needs them in a case of their own.
import type { Lang } from "../../../i18n";
import type { Part } from "../types";

interface Forms {
  /** In a list, or after a comma. */
  name: string;
  /** What an attack goes for. */
  against: string;
  /** The attacked part of our own fort. */
  yours: string;
  /** Where an attacker comes through. */
  past: string;
}

const en = (name: string): Forms => ({
  name,
  against: `the ${name}`,
  yours: `your ${name}`,
  past: `past the ${name}`,
});

/** `name` in the nominative, `goal` in the accusative. */
const cs = (name: string, goal: string): Forms => ({
  name,
  against: `na ${goal}`,
  yours: `na tvou ${goal}`,
  past: `přes ${goal}`,
});

const wall = (side: string): Forms => ({
  name: `muro ${side}`,
  against: `il muro ${side}`,
  yours: `il tuo muro ${side}`,
  past: `oltre il muro ${side}`,
});

const FORMS: Readonly<Record<Lang, Readonly<Record<Part, Forms>>>> = {
  en: {
    north: en("north wall"),
    south: en("south wall"),
    east: en("east wall"),
    west: en("west wall"),
    gate: en("gate"),
  },
  cs: {
    north: cs("severní hradba", "severní hradbu"),
    south: cs("jižní hradba", "jižní hradbu"),
    east: cs("východní hradba", "východní hradbu"),
    west: cs("západní hradba", "západní hradbu"),
    gate: cs("brána", "bránu"),
  },
  it: {
    north: wall("nord"),
    south: wall("sud"),
    east: wall("est"),
    west: wall("ovest"),
    gate: { name: "porta", against: "la porta", yours: "la tua porta", past: "oltre la porta" },
  },
};

/** The forms of a part in a language. */
export const partForms = (part: Part, lang: Lang): Forms => FORMS[lang][part];
