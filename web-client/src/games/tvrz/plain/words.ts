// The words of Tvrz that its catalogue does not have: what hints say. Pure.
import type { HintWording, PlainScene, PlainWords } from "../../../plain/speech";
import { called } from "../../../plain/speech";
import type { Choice } from "../../../protocol";
import type { Advice } from "../../../table/hint/advice";
import { tvrzOf } from "../catalogue";
import { NOTHING } from "../choose/draft";
import { asking } from "../prompt/asking";
import { part, sceneOf } from "../prompt/scene";
import { shownWindow } from "../prompt/window";
import { PARTS, type TvrzView } from "../types";
import { partForms } from "../words/parts";
import { advices } from "./hints.texts";

/** Choices that are nothing but a button. */
const BUTTONS: ReadonlySet<string> = new Set(["done", "pass", "give-up", "nobody", "let-go"]);

/** By our open question: a hint has one step here. */
const adviceFor = (verb: string, { match, lang }: PlainScene): Advice | undefined => {
  const texts: Readonly<Record<string, Advice>> = advices[lang];
  const own = `${match.question?.prompt ?? ""}.${verb}`;
  return Object.hasOwn(texts, own) ? texts[own] : Object.hasOwn(texts, verb) ? texts[verb] : undefined;
};

/** The word on the button of a choice. */
function buttonWord(choice: Choice, scene: PlainScene): string {
  const { match, you, nameOf, lang } = scene;
  const view = match.view as TvrzView;
  const question = match.question;
  const ours = sceneOf({
    ...{ view, question, you, nameOf, lang },
    catalogue: tvrzOf(scene.catalogue),
    draft: NOTHING,
    log: [],
    plain: scene,
  });
  const is = (one: { choice: Choice }) => one.choice.notation === choice.notation;
  const inWindow = shownWindow(ours)?.options.find(is);
  if (inWindow) return inWindow.act;
  const asks = asking(ours);
  const buttons = [...(asks?.primary ? [asks.primary] : []), ...(asks?.others ?? [])];
  return buttons.find(is)?.label ?? called(choice, scene, {}).label;
}

const button = (choice: Choice, scene: PlainScene): string =>
  advices[scene.lang].button.step(buttonWord(choice, scene));

/** What a choice names, as its sentence needs it. */
function thing(choice: Choice, scene: PlainScene): string {
  const { parts, verb } = choice;
  const at = PARTS.find((one) => one === part(choice, "part"));
  if (at) return partForms(at, scene.lang).against;
  const seat = part(choice, "seat");
  if (seat !== null) return scene.nameOf(Number(seat) - 1);
  // Named like a choice of its own.
  if (verb === "spell") return called(choice, scene, {}).label;
  const cards = [...(parts["card"] ?? []), ...(parts["with"] ?? [])];
  const unit = part(choice, "unit");
  if (cards.length === 0 && unit !== null) return unit;
  return cards.map((card) => scene.catalogue.cards[card]?.name ?? card).join(" + ");
}

const hint: HintWording = {
  kind: (verb, scene) => {
    const choice = scene.match.question?.choices.find((one) => one.verb === verb);
    if (BUTTONS.has(verb) && choice) return button(choice, scene);
    return adviceFor(verb, scene)?.kind ?? null;
  },
  step: (choice, scene) =>
    BUTTONS.has(choice.verb)
      ? button(choice, scene)
      : (adviceFor(choice.verb, scene)?.step(thing(choice, scene)) ?? null),
};

export const words: PlainWords = { hint };
