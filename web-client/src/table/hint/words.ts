// What a hint says, in the words of the game. Pure.
import { filledIn, kind, phrased, type PlainScene, type PlainWords } from "../../plain/speech";
import type { Lang } from "../../i18n";
import type { Choice } from "../../protocol";
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

/** Per cent: an estimate below or above says no more than that. */
const [LEAST, MOST] = [5, 95];

const stopped = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** What to do, without saying with what; null where a choice is nothing but a thing, such as a character. */
function general(verb: string | null, scene: PlainScene, words: PlainWords): string | null {
  if (verb === null) return null;
  const own = words.hint?.kind(verb, scene) ?? null;
  if (own !== null) return stopped(own);
  const what = kind(verb, scene, words);
  return what === "" ? null : hintTexts[scene.lang].kind(what);
}

/** A choice as a sentence that advises it. */
export function advised(choice: Choice, scene: PlainScene, words: PlainWords): string {
  const own = words.hint?.step(choice, scene) ?? null;
  return stopped(own ?? phrased(choice, scene, words));
}

/** The chance of winning as far as it is known: nobody has won or lost for certain. */
function chance(percent: number, lang: Lang): string {
  const t = hintTexts[lang];
  if (percent < LEAST) return t.chanceUnder(LEAST);
  return percent > MOST ? t.chanceOver(MOST) : t.chance(percent);
}

/**
 * @param lit whether the table shows where to look, or the thing
 */
export function hintWords(hint: Hint, scene: PlainScene, words: PlainWords, lit: boolean): HintWords {
  const t = hintTexts[scene.lang];
  const what = general(hint.verb, scene, words);
  const look = what ?? t.look;
  if (hint.depth === 1)
    return { title: lit && what !== null ? `${what} ${t.look}` : look, steps: [], reasons: [] };
  if (hint.depth === 2) {
    const name = nameOf(hint, scene);
    const about = name !== null ? t.about(name) : lit ? t.aboutThis : look;
    return { title: about, steps: [], reasons: [] };
  }
  const steps = hint.steps.map((step) => advised(step, scene, words));
  const [only = ""] = steps;
  const reasons = hint.reasons.flatMap(({ key, parts }) => {
    const sentence = scene.catalogue.words.reasons[key];
    return sentence === undefined ? [] : [filledIn(sentence, parts, scene)];
  });
  if (hint.chance !== null) reasons.push(chance(hint.chance, scene.lang));
  return { title: steps.length === 1 ? only : "", steps: steps.length === 1 ? [] : steps, reasons };
}
