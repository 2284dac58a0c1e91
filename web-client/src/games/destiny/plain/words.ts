// The words of Destiny that its catalogue does not have: what hints say. Pure.
import { called, type HintWording, type PlainScene, type PlainWords } from "../../../plain/speech";
import type { Choice } from "../../../protocol";
import type { Advice } from "../../../table/hint/advice";
import { destinyOf, type Side } from "../catalogue";
import { sideWords } from "../dice/words";
import { NOTHING, part } from "../table/choose/draft";
import { dieOf } from "../table/pool/groups";
import { asking } from "../table/prompt/asking";
import { cardName, pieceName, sideOf, type Scene } from "../table/scene";
import type { DestinyView } from "../table/types";
import { tableTexts } from "../table/words/table.texts";
import { diceTexts } from "../words/dice.texts";
import { advices } from "./hints.texts";

/** Choices that are nothing but a button. */
const BUTTONS: ReadonlySet<string> = new Set(["done", "pass", "no", "yes", "mode"]);

const sceneOf = (plain: PlainScene): Scene => {
  const { match, you, nameOf, lang } = plain;
  return {
    ...{ you, nameOf, lang, plain },
    view: match.view as DestinyView,
    catalogue: destinyOf(plain.catalogue),
    below: you ?? 0,
    t: tableTexts[lang],
    d: diceTexts[lang],
    question: match.question,
    draft: NOTHING,
    choose: () => {},
    regroup: null,
    log: [],
  };
};

/** By our open question: a hint has one step here. */
function adviceFor({ verb, parts }: Pick<Choice, "verb" | "parts">, scene: PlainScene): Advice | undefined {
  const texts = advices[scene.lang];
  const own = scene.you !== null && parts["seat"]?.[0] === String(scene.you + 1);
  const key = `${scene.match.question?.prompt ?? ""}.${verb}`;
  if (key === "field.seat" && own) return texts.yourField;
  const all: Readonly<Record<string, Advice>> = texts;
  return Object.hasOwn(all, key) ? all[key] : Object.hasOwn(all, verb) ? all[verb] : undefined;
}

/** The word on the button of a choice. */
function buttonWord(choice: Choice, scene: PlainScene): string {
  const asks = asking(sceneOf(scene));
  const buttons = [...(asks?.primary ? [asks.primary] : []), ...(asks?.others ?? [])];
  const found = buttons.find((one) => one.choice.notation === choice.notation);
  return found?.label ?? called(choice, scene, {}).label;
}

/** What a side shows, where it is known. */
const inWords = (side: Side | null | undefined, value: number | null, { d }: Scene): string =>
  side ? sideWords(side, d, value) : "";

/** What a choice names, as its sentence needs it. */
function thing(choice: Choice, plain: PlainScene): string {
  const scene = sceneOf(plain);
  const [seat, id, side, piece, card] = ["seat", "die", "side", "piece", "card"].map((name) =>
    part(choice, name),
  );
  if (seat) return scene.nameOf(Number(seat) - 1);
  const die = dieOf(scene.view, id ?? null);
  if (side) {
    const shown = scene.catalogue.cards[id?.replace(/\..*$/, "") ?? ""]?.sides[Number(side) - 1];
    return inWords(shown, null, scene) || side;
  }
  if (id) {
    const face = die ? inWords(sideOf(scene, die), die.value, scene) : "";
    const name = cardName(scene, die?.card ?? card ?? id);
    return face === "" ? name : `${name} (${face})`;
  }
  if (piece) return pieceName(scene, piece);
  if (card) return cardName(scene, card);
  return called(choice, plain, {}).label;
}

/** What asks, of an ability that may be used. */
const source = ({ match, catalogue }: PlainScene): string | null =>
  catalogue.cards[match.question?.context.source ?? ""]?.name ?? null;

/** What a choice that is a button says: an ability that is used by its card, everything else by the button's word. */
function ofButton(choice: Choice, scene: PlainScene, deep: boolean): string {
  const own = choice.verb === "yes" ? adviceFor(choice, scene) : undefined;
  if (!own) return advices[scene.lang].button.step(buttonWord(choice, scene));
  const card = source(scene);
  return deep && card !== null ? own.step(card) : own.kind;
}

const hint: HintWording = {
  kind: (verb, scene) => {
    const choice = scene.match.question?.choices.find((one) => one.verb === verb);
    if (BUTTONS.has(verb) && verb !== "mode" && choice) return ofButton(choice, scene, false);
    return adviceFor({ verb, parts: {} }, scene)?.kind ?? null;
  },
  step: (choice, scene) =>
    BUTTONS.has(choice.verb)
      ? ofButton(choice, scene, true)
      : (adviceFor(choice, scene)?.step(thing(choice, scene)) ?? null),
};

export const words: PlainWords = { hint };
