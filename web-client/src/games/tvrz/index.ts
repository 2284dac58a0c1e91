// Tvrz as the rest of the client sees it. Start reading at TvrzTable.tsx.
import { part, type GameModule } from "../module";

export const tvrz: GameModule = {
  key: "tvrz",
  address: "tvrz",
  line: {
    en: "Man your walls, storm the others'. The last fort standing wins.",
    cs: "Braň své hradby a dobývej cizí. Poslední tvrz vítězí.",
    it: "Presidia le tue mura, assalta quelle degli altri. Vince l'ultima rocca in piedi.",
  },
  stopped: {
    en: "Those who are still in share the win.",
    cs: "O vítězství se dělí ti, kdo jsou ještě ve hře.",
    it: "Chi è ancora in gioco condivide la vittoria.",
  },
  forms: ["shared", "decks"],
  ownOptions: [],
  fits: () => true,
  Table: part(() => import("./TvrzTable").then((m) => m.TvrzTable)),
  Replay: part(() => import("./replay/ReplayTable").then((m) => m.ReplayTable)),
  Rules: part(() => import("./rules/Rules").then((m) => m.Rules)),
  Decks: part(() => import("./decks/Decks").then((m) => m.Decks)),
  Emblem: part(() => import("./emblem/Emblem").then((m) => m.Emblem)),
  Fill: part(() => import("./fort/Fill").then((m) => m.Fill)),
  Credits: part(() => import("./credits/Credits").then((m) => m.Credits)),
  Defs: part(() => import("./fort/Sprite").then((m) => m.Sprite)),
  seats: () => import("./room/parts").then((m) => m.seatParts),
  plain: () => import("./plain/words").then((m) => m.words),
  sounds: () => import("./sounds").then((m) => m.sounds),
};
