import { defineTexts } from "../../../i18n";

/** What is said of schools and colours before a match. */
export const schoolTexts = defineTexts(
  {
    yourSchool: "Your school",
    none: "No school chosen yet",
    taken: "taken",
    chooseFirst: "Choose your school first.",
    proposed: (name: string) => `Proposed for ${name}`,
    exchange: (name: string) => `swaps with ${name}`,
    whoseColour: "Whose colour",
    colourLater: "The colour is shown once that school is known.",
  },
  {
    yourSchool: "Tvoje škola",
    none: "Škola zatím nevybrána",
    taken: "zabráno",
    chooseFirst: "Nejdřív si vyber školu.",
    proposed: (name) => `Návrh pro: ${name}`,
    exchange: (name) => `výměna: ${name}`,
    whoseColour: "Čí barva",
    colourLater: "Barva se ukáže, jakmile bude tato škola známa.",
  },
  {
    yourSchool: "La tua scuola",
    none: "Scuola non ancora scelta",
    taken: "già scelta",
    chooseFirst: "Prima scegli la tua scuola.",
    proposed: (name) => `Proposta per ${name}`,
    exchange: (name) => `scambia con ${name}`,
    whoseColour: "Colore di chi",
    colourLater: "Il colore appare appena si conosce quella scuola.",
  },
);
