import { clockTexts } from "../../../clock";
import { defineTexts, type Lang } from "../../../i18n";
import { tableTexts } from "../../../table/texts";
import * as expansions from "./expansions.texts";
import * as melee from "./melee.texts";
import * as seats from "./seats.texts";
import { cs } from "./texts.cs";
import { en } from "./texts.en";
import { it } from "./texts.it";

/** How time and absence end a match, said as everywhere. */
const endings = (lang: Lang) => {
  const { endTime, endLeft, endAbandoned } = clockTexts[lang];
  return { endTime, endLeft, endAbandoned };
};

const texts = defineTexts(
  { ...tableTexts.en, ...en, ...seats.en, ...melee.en, ...expansions.en, ...endings("en") },
  { ...tableTexts.cs, ...cs, ...seats.cs, ...melee.cs, ...expansions.cs, ...endings("cs") },
  { ...tableTexts.it, ...it, ...seats.it, ...melee.it, ...expansions.it, ...endings("it") },
);

/** Every sentence of the game in one language, with those of every table. */
export type GameTexts = (typeof texts)[Lang];

/** The game's sentences in a language. */
export const gameTexts = (lang: Lang): GameTexts => texts[lang];
