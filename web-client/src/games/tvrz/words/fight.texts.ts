import { stairTexts } from "./stair.texts";
import { turnTexts } from "./turn.texts";
import { windowTexts } from "./window.texts";

/** What prompts, windows and fights say besides the catalogue's sentences. */
export const fightTexts = {
  en: { ...turnTexts.en, ...stairTexts.en, ...windowTexts.en },
  cs: { ...turnTexts.cs, ...stairTexts.cs, ...windowTexts.cs },
  it: { ...turnTexts.it, ...stairTexts.it, ...windowTexts.it },
};

export type FightTexts = (typeof fightTexts)["en"];
