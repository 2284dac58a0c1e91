// What stands below a card of our hand: what it would cost, or what is missing. Pure.
import type { Choice, Question } from "../../../../protocol";
import type { Foot } from "../../cards";
import { term } from "../../catalogue";
import { about, marked, numberOf } from "../choose/draft";
import { priceBrief, priceOf, priceWords } from "../choose/price";
import { factsOf, type Scene } from "../scene";

/** Whether a copy of a card of our hand has been chosen to go back already; it stays until the last one is. */
export const goesBack = (question: Question | null, card: string, copy: number): boolean =>
  question?.prompt === "set-back" && question.context.chosen.filter((one) => one === card).length > copy;

/** The foot of a card of our hand; `brief` for tiles, `chosen` for those picked or chosen already. */
export function footOf(scene: Scene, card: string, brief: boolean, chosen: boolean): Foot {
  const { question, view, you, draft, nameOf, t } = scene;
  const [choice] = about(question, { kind: "card", key: card }).filter(
    ({ verb }) => draft.verb === null || verb === draft.verb,
  );
  // The card itself says that it is chosen.
  if (chosen && choice?.verb !== "play") return { kind: "may", text: brief ? "" : t.chosen, label: "" };
  if (choice && choice.verb !== "play") return { kind: "may", text: brief ? "" : t.choose, label: t.choose };
  if (choice) return playable(scene, choice, brief);
  const not = (label: string): Foot => ({ kind: "not", text: brief ? "–" : label, label });
  if (view.queue.length > 0) return not(t.afterQueue);
  const bar = barred(scene, card);
  if (bar !== null) return not(bar);
  const short = missing(scene, card);
  if (short > 0)
    return { kind: "nearly", text: brief ? t.shortBrief(short) : t.short(short), label: t.short(short) };
  if (view.active !== you && view.active >= 0) return not(t.notYourTurn(nameOf(view.active)));
  return not(t.notNow);
}

/** The foot of a card that can be played: that it would do nothing, its price, or among what is chosen. */
function playable({ t }: Scene, choice: Choice, brief: boolean): Foot {
  if (marked(choice, "none")) {
    return { kind: "nearly", text: brief ? t.nothingBrief : t.doesNothing, label: t.doesNothing };
  }
  const price = priceOf(choice);
  const dice = numberOf(choice, "dice") ?? 0;
  const characters = numberOf(choice, "characters") ?? 0;
  const words = priceWords(price, t);
  // The coin on the card tells the price of an event as well.
  const full = dice > 0 ? t.diceToChoose(dice) : characters > 0 ? t.charactersToChoose(characters) : words;
  const short = dice > 0 ? t.diceBrief(dice) : priceBrief(price, t);
  return { kind: "may", text: brief ? short : full, label: full === words ? words : `${words}, ${full}` };
}

/**
 * How many resources are missing for a card of our hand: as the server says beside the choice to play none, or while
 * we are not asked by what is printed on the card.
 */
function missing(scene: Scene, card: string): number {
  const { view, you } = scene;
  const parts = without(scene)?.parts ?? {};
  const said = parts.missing?.[parts["card-too-dear"]?.indexOf(card) ?? -1];
  if (said !== undefined) return Number(said);
  const resources = you === null ? 0 : (view.seats[you]?.resources ?? 0);
  return (factsOf(scene, card)?.cost ?? 0) - resources;
}

/** The choice to play none. */
const without = ({ question }: Scene): Choice | undefined =>
  question?.choices.find(({ verb }) => verb === "pass" || verb === "done");

/** What keeps a card of our hand from being played, as the server says beside the choice to play none; null if nothing. */
function barred(scene: Scene, card: string): string | null {
  const { catalogue, t } = scene;
  const [code] = Object.entries(without(scene)?.parts ?? {}).find(([, cards]) => cards.includes(card)) ?? [];
  const facts = factsOf(scene, card);
  const colour = facts?.spot ?? facts?.attachTo ?? null;
  switch (code) {
    case "card-unique":
      return t.alreadyInPlay;
    case "card-no-colour":
    case "card-no-carrier":
      return colour === null ? t.noCarrier : t.noCharacter(term(catalogue, "colour", colour));
    case "card-no-battlefield":
      return t.noBattlefield;
    case "card-no-more-ready":
      return t.noMoreReady;
    default:
      return null;
  }
}
