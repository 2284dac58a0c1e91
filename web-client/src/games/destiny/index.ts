// Destiny as the rest of the client sees it. Start reading at table/DestinyTable.tsx.
import { part, type GameModule } from "../module";

export const destiny: GameModule = {
  key: "destiny",
  address: "destiny",
  line: {
    en: "Lead a small team, roll its dice, spend every side well.",
    cs: "Veď malý tým a dobře využij každý hod.",
    it: "Guida una piccola squadra, tira i suoi dadi e sfrutta ogni faccia.",
  },
  stopped: {
    en: "Those who are still in share first place.",
    cs: "O první místo se dělí ti, kdo jsou ještě ve hře.",
    it: "Chi è ancora in gioco condivide il primo posto.",
  },
  forms: ["duel", "free-for-all"],
  ownOptions: [],
  fits: () => true,
  Table: part(() => import("./table/DestinyTable").then((m) => m.DestinyTable)),
  Replay: part(() => import("./table/replay/ReplayTable").then((m) => m.ReplayTable)),
  Rules: part(() => import("./rules/Rules").then((m) => m.Rules)),
  Decks: part(() => import("./teams/Teams").then((m) => m.Teams)),
  Emblem: part(() => import("./emblem/Emblem").then((m) => m.Emblem)),
  Credits: part(() => import("./credits/Credits").then((m) => m.Credits)),
  Defs: part(() => import("./Sprite").then((m) => m.Sprite)),
  seats: () => import("./room/parts").then((m) => m.seatParts),
  plain: () => import("./plain/words").then((m) => m.words),
  sounds: () => import("./table/sounds").then((m) => m.sounds),
};
