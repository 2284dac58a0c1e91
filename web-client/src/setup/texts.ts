import { defineTexts, plural } from "../i18n";

/** What is chosen for every table, whatever the game; all else is said by the game's own words. */
export const setupTexts = defineTexts(
  {
    loading: "Loading the games",
    game: "Game",
    form: "Form",
    players: "Players",
    forPlayers: (least: number, most: number) =>
      least === most
        ? plural("en", least, { one: "# player", other: "# players" })
        : `${least} to ${most} players`,
    calm: "Calm",
    brisk: "Brisk",
    byDays: "Days",
    ownClock: "Another clock",
    moreOptions: "More options",
    asUsual: "All as usual",
    chooseOptions: "Choose what you play with first.",
    chooseOne: "Choose",
    secret: "Nobody else sees this until the game shows it.",
    deckOf: (n: number) => plural("en", n, { one: "# card", other: "# cards" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `A deck of ${least} cards.` : `A deck of ${least} to ${most} cards.`,
    deckSoFar: (n: number) => `So far: ${n}.`,
    deckTake: "Use this deck",
    deckFind: "Find a card",
    deckNone: "No card has this name.",
    copies: (n: number, name: string) => `${n} of ${name}`,
    oneLess: (name: string) => `One less: ${name}`,
    oneMore: (name: string) => `One more: ${name}`,
  },
  {
    loading: "Načítám hry",
    game: "Hra",
    form: "Forma",
    players: "Hráči",
    forPlayers: (least: number, most: number) =>
      least === most
        ? plural("cs", least, { one: "# hráč", few: "# hráči", other: "# hráčů" })
        : `${least} až ${plural("cs", most, { one: "# hráč", few: "# hráči", other: "# hráčů" })}`,
    calm: "V klidu",
    brisk: "Svižně",
    byDays: "Po dnech",
    ownClock: "Jiné hodiny",
    moreOptions: "Další možnosti",
    asUsual: "Vše jako obvykle",
    chooseOptions: "Nejdřív si vyber, s čím budeš hrát.",
    chooseOne: "Vyber",
    secret: "Nikdo jiný to neuvidí, dokud to neukáže hra.",
    deckOf: (n: number) => plural("cs", n, { one: "# karta", few: "# karty", other: "# karet" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `Karet v balíčku: ${least}.` : `Karet v balíčku: ${least} až ${most}.`,
    deckSoFar: (n: number) => `Zatím: ${n}.`,
    deckTake: "Použít tento balíček",
    deckFind: "Najít kartu",
    deckNone: "Tak se žádná karta nejmenuje.",
    copies: (n: number, name: string) => `${name}: ${n}`,
    oneLess: (name: string) => `Ubrat: ${name}`,
    oneMore: (name: string) => `Přidat: ${name}`,
  },
  {
    loading: "Carico i giochi",
    game: "Gioco",
    form: "Forma",
    players: "Giocatori",
    forPlayers: (least: number, most: number) =>
      least === most
        ? plural("it", least, { one: "# giocatore", other: "# giocatori" })
        : `da ${least} a ${most} giocatori`,
    calm: "Con calma",
    brisk: "Veloce",
    byDays: "A giorni",
    ownClock: "Un altro orologio",
    moreOptions: "Altre opzioni",
    asUsual: "Tutto come al solito",
    chooseOptions: "Prima scegli con che cosa giocare.",
    chooseOne: "Scegli",
    secret: "Nessun altro lo vede finché il gioco non lo mostra.",
    deckOf: (n: number) => plural("it", n, { one: "# carta", other: "# carte" }),
    deckWanted: (least: number, most: number) =>
      least === most ? `Un mazzo di ${least} carte.` : `Un mazzo da ${least} a ${most} carte.`,
    deckSoFar: (n: number) => `Finora: ${n}.`,
    deckTake: "Usa questo mazzo",
    deckFind: "Cerca una carta",
    deckNone: "Nessuna carta si chiama così.",
    copies: (n: number, name: string) => `${name}: ${n}`,
    oneLess: (name: string) => `Una in meno: ${name}`,
    oneMore: (name: string) => `Una in più: ${name}`,
  },
);
