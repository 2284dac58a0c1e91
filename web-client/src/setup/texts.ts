import { defineTexts, plural } from "../i18n";

/** What is chosen for every table, whatever the game; all else is said by the game's own words. */
export const setupTexts = defineTexts(
  {
    game: "Game",
    form: "Form",
    players: "Players",
    chooseOne: "Choose",
    secret: "Nobody else sees this before the game shows it.",
    deckOf: (n: number) => plural("en", n, { one: "# card", other: "# cards" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `A deck of ${least} cards.` : `A deck of ${least} to ${most} cards.`,
    deckSoFar: (n: number) => `So far: ${n}.`,
    deckTake: "Take this deck",
  },
  {
    game: "Hra",
    form: "Forma",
    players: "Hráči",
    chooseOne: "Vyber",
    secret: "Nikdo jiný to neuvidí, dokud to neukáže hra.",
    deckOf: (n: number) => plural("cs", n, { one: "# karta", few: "# karty", other: "# karet" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `Karet v balíčku: ${least}.` : `Karet v balíčku: ${least} až ${most}.`,
    deckSoFar: (n: number) => `Zatím: ${n}.`,
    deckTake: "Vzít tento balíček",
  },
  {
    game: "Gioco",
    form: "Forma",
    players: "Giocatori",
    chooseOne: "Scegli",
    secret: "Nessun altro lo vede finché il gioco non lo mostra.",
    deckOf: (n: number) => plural("it", n, { one: "# carta", other: "# carte" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `Un mazzo di ${least} carte.` : `Un mazzo da ${least} a ${most} carte.`,
    deckSoFar: (n: number) => `Finora: ${n}.`,
    deckTake: "Prendi questo mazzo",
  },
);
