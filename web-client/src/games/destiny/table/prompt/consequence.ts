// What a choice would do to what it names, before it is sent. Pure.
import type { Choice } from "../../../../protocol";
import { about, falls, harmsOwn, numberOf, part, thingOf } from "../choose/draft";
import { priceOf, priceWords } from "../choose/price";
import { characterOf, pieceOf } from "../pieces";
import type { Scene } from "../scene";
import { resolving } from "./answers";

/** What would become of a character or a card in play. */
export interface Consequence {
  words: string;
  /** Damage that would be put on it. */
  taken: number;
  /** Shields that would go. */
  lost: number;
  /** Shields that would come. */
  gained: number;
  defeated: boolean;
}

const NONE = { taken: 0, lost: 0, gained: 0, defeated: false };

/** What a choice does to the piece that it names; null if there is nothing to say. */
export function consequenceOf(scene: Scene, choice: Choice): Consequence | null {
  const { view, question, t } = scene;
  const id = part(choice, "piece");
  if (id === null) return null;
  const taken = numberOf(choice, "taken");
  if (taken !== null) {
    const blocked = numberOf(choice, "blocked") ?? 0;
    const left = numberOf(choice, "left") ?? 0;
    const defeated = falls(choice);
    const dealt = resolving(scene) ? (view.action?.total ?? 0) - blocked : taken;
    const words = defeated
      ? blocked > 0
        ? t.defeatsBlocked(blocked, dealt)
        : t.defeats(dealt)
      : taken === 0 && blocked > 0
        ? t.allBlocked(blocked)
        : blocked > 0
          ? t.blockedLeft(blocked, left)
          : t.left(left);
    return { ...NONE, words, taken, lost: blocked, defeated };
  }
  const shields = numberOf(choice, "shields");
  if (shields !== null) {
    const gained = Math.max(0, shields - (characterOf(view, id)?.shields ?? 0));
    return { ...NONE, words: gained > 0 ? t.gains(gained) : t.gainsNone, gained };
  }
  if (question?.prompt === "carrier") {
    return { ...NONE, words: priceWords(priceOf(choice), t) };
  }
  if (choice.verb === "activate") {
    const rolls = pieceOf(view, id)?.rolls ?? 0;
    return { ...NONE, words: rolls > 0 ? t.rolls(rolls) : t.rollsNone };
  }
  return null;
}

/**
 * Whether a choice waits until its side is opened: damage for an own character (D19.2), shields for an opponent's.
 */
export function waitsAside(
  { view, you, question }: Pick<Scene, "view" | "you" | "question">,
  choice: Choice,
): boolean {
  if (harmsOwn(choice)) return true;
  const id = part(choice, "piece");
  if (question?.prompt !== "shield" || id === null || you === null) return false;
  const own = (one: Choice) => pieceOf(view, part(one, "piece") ?? "")?.seat === you;
  return !own(choice) && question.choices.some(own);
}

/** The choices about a thing that can be tapped now: of the kind that the rail shows, and of an opened side. */
export function offered(
  scene: Scene,
  thing: { kind: "piece" | "card" | "die" | "seat"; key: string },
): readonly Choice[] {
  const { question, draft } = scene;
  return about(question, thing).filter(
    (choice) =>
      (draft.verb === null || choice.verb === draft.verb) && (draft.own || !waitsAside(scene, choice)),
  );
}

/** How many choices wait aside. */
export const asideCount = (scene: Scene): number =>
  (scene.question?.choices ?? []).filter((choice) => thingOf(choice) !== null && waitsAside(scene, choice))
    .length;
