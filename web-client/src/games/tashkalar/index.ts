// Tash-Kalar as the rest of the client sees it. Start reading at TashKalarTable.tsx.
import { part, type GameModule } from "../module";
import { fits, ownOptions, shownForms } from "./forms";

export const tashkalar: GameModule = {
  key: "tashkalar",
  address: "tash-kalar",
  line: {
    en: "Place pieces in a pattern, and the being on your card rises.",
    cs: "Slož kameny do vzoru a bytost z karty povstane.",
    it: "Disponi le pedine secondo lo schema, e la creatura della tua carta prende vita.",
  },
  stopped: {
    en: "The points decide.",
    cs: "Rozhodnou body.",
    it: "Decidono i punti.",
  },
  forms: shownForms,
  ownOptions,
  fits,
  Table: part(() => import("./TashKalarTable").then((m) => m.TashKalarTable)),
  Replay: part(() => import("./replay/ReplayTable").then((m) => m.ReplayTable)),
  Rules: part(() => import("./rules/Rules").then((m) => m.Rules)),
  Emblem: part(() => import("./emblem/HeroArena").then((m) => m.HeroArena)),
  Fill: part(() => import("./board/Fill").then((m) => m.Fill)),
  Credits: part(() => import("./credits/Credits").then((m) => m.Credits)),
  Defs: part(() => import("./board/Sprite").then((m) => m.Sprite)),
  seats: () => import("./room/parts").then((m) => m.seatParts),
  plain: () => import("./plain/words").then((m) => m.words),
  sounds: () => import("./sounds").then((m) => m.sounds),
};
