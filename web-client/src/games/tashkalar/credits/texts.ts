import { defineTexts } from "../../../i18n";

export const creditsTexts = defineTexts(
  {
    game: "Tash-Kalar is a game by Vlaada Chvátil, published by Czech Games Edition.",
    own: "School emblems, pieces, squares and hatching are Arenhold's own drawings, and the words on the cards are its own.",
  },
  {
    game: "Tash-Kalar je hra Vlaadi Chvátila, kterou vydává Czech Games Edition.",
    own: "Erby škol, kameny, pole a šrafování jsou vlastní kresby Arenholdu a slova na kartách jsou vlastní texty.",
  },
  {
    game: "Tash-Kalar è un gioco di Vlaada Chvátil, pubblicato da Czech Games Edition.",
    own: "Gli emblemi delle scuole, le pedine, le caselle e i tratteggi sono disegni propri di Arenhold, e i testi delle carte sono parole proprie.",
  },
);
