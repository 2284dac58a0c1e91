// The foot of a card in our hand: what it may do now, with its sum, as the server counts it. Pure.
import type { Choice } from "../../../protocol";
import type { Foot } from "../cards";
import type { FeetTexts } from "../words/feet.texts";

/** A number among the parts of a choice; null if it has none of that name. */
export function number(choice: Choice, name: string): number | null {
  const [written] = choice.parts[name] ?? [];
  const value = Number(written);
  return written === undefined || Number.isNaN(value) ? null : value;
}

/** Whether a choice says yes to a part of this name. */
export const yes = (choice: Choice, name: string): boolean => {
  const [written] = choice.parts[name] ?? [];
  return written === "yes" || written === "true";
};

/** A defender: what the attacker has left after it, doubled before if it comes from elsewhere. */
function defends(choice: Choice, short: boolean, t: FeetTexts): string | null {
  const left = number(choice, "left");
  if (left === null) return null;
  if (yes(choice, "doubled")) {
    if (left === 0) return short ? t.shortDoubledBeats : t.doubledBeats;
    return short ? t.shortDoubledLeft(left) : t.doubledLeft(left);
  }
  if (left === 0) return short ? t.shortBeats : t.beats;
  return short ? t.shortLeft(left) : t.left(left);
}

/** What the only choice about a card does. */
function does(choice: Choice, short: boolean, t: FeetTexts): string {
  const { verb } = choice;
  if (verb === "defend" || verb === "ambush") {
    const sum = defends(choice, short, t);
    if (sum !== null) return sum;
  }
  const word = Object.hasOwn(t, verb) ? t[verb as keyof FeetTexts] : undefined;
  return typeof word === "string" ? word : t.choose;
}

/**
 * The foot of a card with these choices about it; null if there are none. On a tile only a sum is written out, since
 * there is no room for more: the words go to screen readers.
 */
export function foot(
  choices: readonly Choice[],
  { chosen, tile }: { chosen: boolean; tile: boolean },
  t: FeetTexts,
): Foot | null {
  const [only, ...more] = choices;
  if (!only) return null;
  const label = chosen ? t.chosen : more.length > 0 ? t.several : does(only, false, t);
  if (!tile) return { kind: "may", text: label };
  const sum = more.length === 0 && number(only, "left") !== null ? does(only, true, t) : "";
  return { kind: "may", text: sum, label };
}
