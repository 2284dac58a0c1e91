// What a hint says, in the words of the game. Pure.
import { filledIn, kind, phrased, type PlainScene, type PlainWords } from "../../plain/speech";
import type { Hint } from "../../socket";
import { hintTexts } from "./texts";

/** A hint in words: a sentence, its steps, and reasons. */
export interface HintWords {
  title: string;
  steps: readonly string[];
  reasons: readonly string[];
}

/** The name of what a hint is about, if the game has one for it. */
function nameOf({ which }: Hint, { catalogue }: PlainScene): string | null {
  const [thing] = Object.values(which)[0] ?? [];
  return thing === undefined ? null : (catalogue.cards[thing]?.name ?? null);
}

/**
 * @param lit whether the table shows where to look, or the thing
 */
export function hintWords(hint: Hint, scene: PlainScene, words: PlainWords, lit: boolean): HintWords {
  const t = hintTexts[scene.lang];
  // A choice may be nothing but a thing, such as a character: then its kind has no words.
  const what = hint.verb === null ? "" : kind(hint.verb, scene, words);
  const general = what === "" ? null : t.kind(what);
  const look = general ?? t.look;
  if (hint.depth === 1)
    return { title: lit && general ? `${general} ${t.look}` : look, steps: [], reasons: [] };
  if (hint.depth === 2) {
    const name = nameOf(hint, scene);
    const about = name !== null ? t.about(name) : lit ? t.aboutThis : look;
    return { title: about, steps: [], reasons: [] };
  }
  const steps = hint.steps.map((step) => phrased(step, scene, words));
  const [only = ""] = steps;
  const reasons = hint.reasons.flatMap(({ key, parts }) => {
    const sentence = scene.catalogue.words.reasons[key];
    return sentence === undefined ? [] : [filledIn(sentence, parts, scene)];
  });
  if (hint.chance !== null) reasons.push(t.chance(hint.chance));
  return { title: steps.length === 1 ? only : "", steps: steps.length === 1 ? [] : steps, reasons };
}
