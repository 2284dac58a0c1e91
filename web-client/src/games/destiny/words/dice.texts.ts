import { defineTexts } from "../../../i18n";
import type { DieSymbol } from "../catalogue";

const english: Readonly<Record<DieSymbol, string>> = {
  melee: "melee",
  ranged: "ranged",
  shield: "shield",
  resource: "resource",
  disrupt: "disrupt",
  discard: "discard",
  focus: "focus",
  special: "special",
  blank: "blank",
};

const czech: Readonly<Record<DieSymbol, string>> = {
  melee: "útok zblízka",
  ranged: "útok střelbou",
  shield: "štít",
  resource: "zdroje",
  disrupt: "sabotáž",
  discard: "odhození",
  focus: "soustředění",
  special: "speciální",
  blank: "prázdné",
};

const italian: Readonly<Record<DieSymbol, string>> = {
  melee: "mischia",
  ranged: "distanza",
  shield: "scudo",
  resource: "risorsa",
  disrupt: "distruzione",
  discard: "scarto",
  focus: "concentrazione",
  special: "speciale",
  blank: "vuoto",
};

const texts = defineTexts(
  {
    symbolOf: (symbol: DieSymbol) => english[symbol],
    /** A side's value, a number or X, with its symbol. */
    amount: (value: number | string, symbol: string) => `${value} ${symbol}`,
    plus: (value: number | string, symbol: string) => `plus ${value} ${symbol}`,
    costs: (resources: number) => `costs ${resources}`,
    onItsCard: "die on its card",
    joinedBy: (card: string, value: number) => `joined by ${card} plus ${value}`,
    total: (total: number) => `total ${total}`,
    chosen: "chosen",
    resolved: "resolved",
    removed: "removed",
    turned: "turned",
    /** How a card changes the value for this effect. */
    changed: (by: number) => (by < 0 ? `lowered by ${-by}` : `raised by ${by}`),
    sides: (sides: string) => `die: ${sides}`,
    turn: (card: string) => `turn the die of ${card} to`,
    needsBase: "needs a base",
    upTo: (total: number) => `up to ${total}`,
    pay: (resources: number) => `pay ${resources}`,
    short: (resources: number) => (resources === 1 ? "1 resource short" : `${resources} resources short`),
  },
  {
    symbolOf: (symbol) => czech[symbol],
    amount: (value, symbol) => `${symbol} ${value}`,
    plus: (value, symbol) => `${symbol} plus ${value}`,
    costs: (resources) => `cena ${resources}`,
    onItsCard: "kostka na kartě",
    joinedBy: (card, value) => `přidává se ${card} plus ${value}`,
    total: (total) => `celkem ${total}`,
    chosen: "vybráno",
    resolved: "kostka použita",
    removed: "kostka odstraněna",
    turned: "kostka přetočena",
    changed: (by) => (by < 0 ? `sníženo o ${-by}` : `zvýšeno o ${by}`),
    sides: (sides) => `kostka: ${sides}`,
    turn: (card) => `přetočit kostku, karta ${card}`,
    needsBase: "chybí kostka bez +",
    upTo: (total) => `až ${total}`,
    pay: (resources) => `zaplať ${resources}`,
    short: (resources) =>
      resources === 1
        ? "chybí 1 zdroj"
        : resources < 5
          ? `chybí ${resources} zdroje`
          : `chybí ${resources} zdrojů`,
  },
  {
    symbolOf: (symbol) => italian[symbol],
    amount: (value, symbol) => `${value} ${symbol}`,
    plus: (value, symbol) => `più ${value} ${symbol}`,
    costs: (resources) => `costa ${resources}`,
    onItsCard: "dado sulla carta",
    joinedBy: (card, value) => `si aggiunge ${card} più ${value}`,
    total: (total) => `totale ${total}`,
    chosen: "scelto",
    resolved: "risolto",
    removed: "rimosso",
    turned: "girato",
    changed: (by) => (by < 0 ? `ridotto di ${-by}` : `aumentato di ${by}`),
    sides: (sides) => `dado: ${sides}`,
    turn: (card) => `gira il dado di ${card} su`,
    needsBase: "serve un dado senza +",
    upTo: (total) => `fino a ${total}`,
    pay: (resources) => `paga ${resources}`,
    short: (resources) => (resources === 1 ? "manca 1 risorsa" : `mancano ${resources} risorse`),
  },
);

/** The words on and around dice, in every language. */
export const diceTexts = texts;

/** They in one language. */
export type DiceTexts = (typeof texts)["en"];
