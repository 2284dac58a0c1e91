import { defineTexts } from "../i18n";

/** What is chosen for every table, whatever the game; all else is said by the game's own words. */
export const setupTexts = defineTexts(
  {
    game: "Game",
    form: "Form",
    players: "Players",
  },
  {
    game: "Hra",
    form: "Forma",
    players: "Hráči",
  },
  {
    game: "Gioco",
    form: "Forma",
    players: "Giocatori",
  },
);
