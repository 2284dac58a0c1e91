import { defineTexts, plural } from "../../../i18n";
import type { Nature } from "../cards";

/** The list of cards and its filters. */
export const browserTexts = defineTexts(
  {
    find: "Find cards",
    name: "Name",
    place: "Part of the fort",
    everywhere: "all",
    nowhere: "no part",
    nature: "Nature",
    trait: "Trait",
    spell: "Spell",
    bar: "Side bar",
    any: "any",
    clear: "Show all cards",
    shown: (n: number, of: number) =>
      n === of ? plural("en", n, { one: "# card", other: "# cards" }) : `${n} of ${of} cards`,
    none: "No card is like that.",
    close: "Close",
    natureOf: (nature: Nature) =>
      ({
        people: "people and others",
        mage: "mages",
        beast: "animals",
        monster: "monsters",
        goods: "items",
        flag: "flags",
        shade: "shadows",
        stone: "stone works",
        wood: "wooden works",
      })[nature],
    controls: (tags: string) => `Serve it: ${tags}.`,
    pairs: (names: string) => `Together with ${names}.`,
    inPack: (n: number) => plural("en", n, { one: "# copy in a pack", other: "# copies in a pack" }),
    level: (level: number) => `level ${level}`,
  },
  {
    find: "Najít karty",
    name: "Název",
    place: "Část tvrze",
    everywhere: "všechny",
    nowhere: "bez části",
    nature: "Povaha",
    trait: "Vlastnost",
    spell: "Kouzlo",
    bar: "Boční lišta",
    any: "jakákoli",
    clear: "Ukázat všechny karty",
    shown: (n, of) =>
      n === of
        ? plural("cs", n, { one: "# karta", few: "# karty", other: "# karet" })
        : `Karty: ${n} / ${of}`,
    none: "Taková karta není.",
    close: "Zavřít",
    natureOf: (nature) =>
      ({
        people: "lidé a jiní",
        mage: "mágové",
        beast: "zvířata",
        monster: "netvoři",
        goods: "předměty",
        flag: "vlajky",
        shade: "stíny",
        stone: "kamenné opevnění",
        wood: "dřevěné opevnění",
      })[nature],
    controls: (tags) => `Slouží: ${tags}.`,
    pairs: (names) => `Ve dvojici: ${names}.`,
    inPack: (n) =>
      plural("cs", n, { one: "v balení # kopie", few: "v balení # kopie", other: "v balení # kopií" }),
    level: (level) => `úroveň ${level}`,
  },
  {
    find: "Cerca carte",
    name: "Nome",
    place: "Parte della rocca",
    everywhere: "tutte",
    nowhere: "nessuna",
    nature: "Natura",
    trait: "Tratto",
    spell: "Incantesimo",
    bar: "Barra laterale",
    any: "qualsiasi",
    clear: "Mostra tutte le carte",
    shown: (n, of) =>
      n === of ? plural("it", n, { one: "# carta", other: "# carte" }) : `${n} carte su ${of}`,
    none: "Nessuna carta è così.",
    close: "Chiudi",
    natureOf: (nature) =>
      ({
        people: "gente e altri",
        mage: "maghi",
        beast: "animali",
        monster: "mostri",
        goods: "oggetti",
        flag: "vessilli",
        shade: "ombre",
        stone: "fortificazioni di pietra",
        wood: "fortificazioni di legno",
      })[nature],
    controls: (tags) => `Lo servono: ${tags}.`,
    pairs: (names) => `In coppia con ${names}.`,
    inPack: (n) => plural("it", n, { one: "# copia per confezione", other: "# copie per confezione" }),
    level: (level) => `livello ${level}`,
  },
);
