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
}

const FORMS: Readonly<Record<Lang, Readonly<Record<Part, Forms>>>> = {
  en: {
    north: { name: "north wall", against: "the north wall", yours: "your north wall" },
    south: { name: "south wall", against: "the south wall", yours: "your south wall" },
    east: { name: "east wall", against: "the east wall", yours: "your east wall" },
    west: { name: "west wall", against: "the west wall", yours: "your west wall" },
    gate: { name: "gate", against: "the gate", yours: "your gate" },
  },
  cs: {
    north: { name: "severní hradba", against: "na severní hradbu", yours: "na tvou severní hradbu" },
    south: { name: "jižní hradba", against: "na jižní hradbu", yours: "na tvou jižní hradbu" },
    east: { name: "východní hradba", against: "na východní hradbu", yours: "na tvou východní hradbu" },
    west: { name: "západní hradba", against: "na západní hradbu", yours: "na tvou západní hradbu" },
    gate: { name: "brána", against: "na bránu", yours: "na tvou bránu" },
  },
  it: {
    north: { name: "muro nord", against: "il muro nord", yours: "il tuo muro nord" },
    south: { name: "muro sud", against: "il muro sud", yours: "il tuo muro sud" },
    east: { name: "muro est", against: "il muro est", yours: "il tuo muro est" },
    west: { name: "muro ovest", against: "il muro ovest", yours: "il tuo muro ovest" },
    gate: { name: "porta", against: "la porta", yours: "la tua porta" },
  },
};

/** The forms of a part in a language. */
export const partForms = (part: Part, lang: Lang): Forms => FORMS[lang][part];
