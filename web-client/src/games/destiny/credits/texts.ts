import { defineTexts } from "../../../i18n";

export const creditsTexts = defineTexts(
  {
    game: "Destiny is a dice-and-card game by Corey Konieczka and Lukas Litzsinger, published by Fantasy Flight Games; names on its cards belong to their owners.",
    own: "Signs, dice, frames and arms are Arenhold's own drawings, and the words on the cards are its own.",
    iconsTitle: "Charges on the cards",
    changes: "recoloured",
  },
  {
    game: "Destiny je kostková a karetní hra autorů Coreyho Konieczky a Lukase Litzsingera, vydaná Fantasy Flight Games; jména na kartách patří svým majitelům.",
    own: "Symboly, kostky, rámy a erby jsou vlastní kresby Arenholdu a slova na kartách jsou vlastní texty.",
    iconsTitle: "Znamení na kartách",
    changes: "přebarvená",
  },
  {
    game: "Destiny è un gioco di dadi e carte di Corey Konieczka e Lukas Litzsinger, pubblicato da Fantasy Flight Games; i nomi sulle carte appartengono ai loro proprietari.",
    own: "Simboli, dadi, cornici e stemmi sono disegni propri di Arenhold, e i testi delle carte sono parole proprie.",
    iconsTitle: "Figure sulle carte",
    changes: "ricolorate",
  },
);
