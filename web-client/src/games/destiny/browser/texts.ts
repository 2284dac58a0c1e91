import { defineTexts, plural } from "../../../i18n";
import type { CardType } from "../catalogue";

/** The list of cards and its filters. */
export const browserTexts = defineTexts(
  {
    find: "Find cards",
    text: "Name or text",
    type: "Type",
    typesOf: (type: CardType) =>
      ({
        character: "Characters",
        upgrade: "Upgrades",
        support: "Supports",
        event: "Events",
        battlefield: "Battlefields",
      })[type],
    colour: "Colour",
    affiliation: "Side",
    hasSide: "Has a side",
    all: "All",
    show: "Show",
    cards: "Cards",
    dice: "Dice",
    clear: "Show all cards",
    shown: (n: number, of: number) =>
      n === of ? plural("en", n, { one: "# card", other: "# cards" }) : `${n} of ${of} cards`,
    none: "No card is like that.",
    sides: "The six sides of its die",
    close: "Close",
  },
  {
    find: "Najít karty",
    text: "Název nebo text",
    type: "Druh",
    typesOf: (type) =>
      ({
        character: "Postavy",
        upgrade: "Vylepšení",
        support: "Podpory",
        event: "Události",
        battlefield: "Bojiště",
      })[type],
    colour: "Barva",
    affiliation: "Příslušnost",
    hasSide: "Má stěnu",
    all: "Vše",
    show: "Ukázat",
    cards: "Karty",
    dice: "Kostky",
    clear: "Ukázat všechny karty",
    shown: (n, of) =>
      n === of
        ? plural("cs", n, { one: "# karta", few: "# karty", other: "# karet" })
        : `Karty: ${n} / ${of}`,
    none: "Taková karta není.",
    sides: "Šest stěn její kostky",
    close: "Zavřít",
  },
  {
    find: "Cerca carte",
    text: "Nome o testo",
    type: "Tipo",
    typesOf: (type) =>
      ({
        character: "Personaggi",
        upgrade: "Migliorie",
        support: "Supporti",
        event: "Eventi",
        battlefield: "Campi di battaglia",
      })[type],
    colour: "Colore",
    affiliation: "Affiliazione",
    hasSide: "Ha una faccia",
    all: "Tutte",
    show: "Mostra",
    cards: "Carte",
    dice: "Dadi",
    clear: "Mostra tutte le carte",
    shown: (n, of) =>
      n === of ? plural("it", n, { one: "# carta", other: "# carte" }) : `${n} carte su ${of}`,
    none: "Nessuna carta è così.",
    sides: "Le sei facce del suo dado",
    close: "Chiudi",
  },
);
