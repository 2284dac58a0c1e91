import { defineTexts } from "../../../i18n";

/** What the plain table says of the arena, the hands and the piles. */
export const plainTexts = defineTexts(
  {
    legend: "How to read the arena",
    legendPiece: (letters: string, piece: string) => `${letters}: ${piece}`,
    legendSquare: (sign: string, kind: string) => `${sign}: empty ${kind}`,
    noSquare: "no square",
    turn: "Turn",
    turnOf: (name: string) => `${name}'s turn`,
    acting: "Decides",
    playing: "Effect of",
    school: "School",
    inPlay: "Pieces in the arena",
    upgraded: "Of these heroic or legendary",
    supply: "Pieces left",
    claimed: "Claimed tasks",
    frozen: "Frozen effect",
    pending: "Pending being",
    topOf: "On top of the deck",
    places: "Can be summoned on",
    noPlace: "Nowhere now",
    pattern: "Pattern around the new piece",
    cell: (rank: string, where: string) => `${rank} ${where}`,
    up: (n: number) => `${n} up`,
    down: (n: number) => `${n} down`,
    leftward: (n: number) => `${n} left`,
    rightward: (n: number) => `${n} right`,
    here: "on its square",
    flareNow: (upper: boolean, lower: boolean): string =>
      upper && lower
        ? "both halves now"
        : upper
          ? "the upper half now"
          : lower
            ? "the lower half now"
            : "not now",
    cards: (deck: number, discards: string) => `${deck} in the deck; discarded: ${discards}`,
    gateway: "Gateway",
    under: "You know below the decks",
  },
  {
    legend: "Jak číst arénu",
    legendPiece: (letters, piece) => `${letters}: ${piece}`,
    legendSquare: (sign, kind) => `${sign}: prázdné, ${kind}`,
    noSquare: "žádné pole",
    turn: "Tah",
    turnOf: (name) => `Na tahu: ${name}`,
    acting: "Rozhoduje",
    playing: "Efekt karty",
    school: "Škola",
    inPlay: "Kameny v aréně",
    upgraded: "Z toho hrdinské a legendární",
    supply: "Zbylé kameny",
    claimed: "Získané úkoly",
    frozen: "Zmrazený efekt",
    pending: "Čekající bytost",
    topOf: "Navrchu balíčku",
    places: "Lze vyvolat na",
    noPlace: "Teď nikde",
    pattern: "Vzor kolem nového kamene",
    cell: (rank, where) => `${rank} ${where}`,
    up: (n) => `${n} nahoru`,
    down: (n) => `${n} dolů`,
    leftward: (n) => `${n} vlevo`,
    rightward: (n) => `${n} vpravo`,
    here: "na jeho poli",
    flareNow: (upper, lower) =>
      upper && lower
        ? "teď obě poloviny"
        : upper
          ? "teď horní polovina"
          : lower
            ? "teď dolní polovina"
            : "teď ne",
    cards: (deck, discards) => `v balíčku ${deck}; odhozeno: ${discards}`,
    gateway: "Brána",
    under: "Víš, co leží vespod balíčků",
  },
  {
    legend: "Come leggere l'arena",
    legendPiece: (letters, piece) => `${letters}: ${piece}`,
    legendSquare: (sign, kind) => `${sign}: vuota, ${kind}`,
    noSquare: "nessuna casella",
    turn: "Turno",
    turnOf: (name) => `Turno di ${name}`,
    acting: "Decide",
    playing: "Effetto di",
    school: "Scuola",
    inPlay: "Pedine nell'arena",
    upgraded: "Di cui eroiche o leggendarie",
    supply: "Pedine rimaste",
    claimed: "Compiti completati",
    frozen: "Effetto congelato",
    pending: "Creatura in sospeso",
    topOf: "In cima al mazzo",
    places: "Si può evocare in",
    noPlace: "Per ora da nessuna parte",
    pattern: "Schema attorno alla nuova pedina",
    cell: (rank, where) => `${rank} ${where}`,
    up: (n) => `${n} su`,
    down: (n) => `${n} giù`,
    leftward: (n) => `${n} a sinistra`,
    rightward: (n) => `${n} a destra`,
    here: "sulla sua casella",
    flareNow: (upper, lower) =>
      upper && lower
        ? "adesso entrambe le metà"
        : upper
          ? "adesso la metà superiore"
          : lower
            ? "adesso la metà inferiore"
            : "non adesso",
    cards: (deck, discards) => `${deck} nel mazzo; scarti: ${discards}`,
    gateway: "Portale",
    under: "Sai che cosa c'è in fondo ai mazzi",
  },
);

export type PlainTexts = (typeof plainTexts)["en"];
