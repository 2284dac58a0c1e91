// The question and its answers, with reasons and consequences before anything is sent. Pure.
import { asked } from "../../../../plain/speech";
import type { Choice, Question } from "../../../../protocol";
import { isSymbol } from "../../catalogue";
import { candidate, falls, harmsOwn, numberOf, part, takesSeveral, thingOf } from "../choose/draft";
import { characterOf, pieceOf } from "../pieces";
import { dieOf } from "../pool/groups";
import { causeOf } from "../queue/causes";
import { cardName, label, pieceName, type Scene } from "../scene";
import { answer, resolving, sentence, symbolWords, type Answer, type Asking } from "./answers";
import { opening } from "./opening";
import { several } from "./several";

/** Whether a choice is about something that lies on the table where it can be tapped. */
export function lies(
  { view, you, question }: Pick<Scene, "view" | "you" | "question">,
  choice: Choice,
): boolean {
  const thing = thingOf(choice);
  if (thing === null) return false;
  switch (thing.kind) {
    case "die":
      return dieOf(view, thing.key)?.place === "pool";
    case "piece":
      return pieceOf(view, thing.key) !== undefined;
    case "card":
      return you !== null && asksOfHand(question, view.seats[you]?.hand ?? []);
    default:
      return false;
  }
}

/** Whether a question about cards is about those of our hand, not of a pile or deck. */
const asksOfHand = (question: Question | null, hand: readonly string[]): boolean =>
  (question?.choices ?? []).every((choice) => {
    const thing = thingOf(choice);
    return thing?.kind !== "card" || (hand.includes(thing.key) && !PLACES.has(choice.verb));
  });

/** Choices that say where a card goes. */
const PLACES: ReadonlySet<string> = new Set(["top", "bottom"]);

/** Choices that are drawn where they are asked for: cards of other places, and sides. */
const DRAWN: ReadonlySet<string> = new Set(["card", "top", "bottom", "side"]);

/** What is asked of us; null if nothing is. */
export function asking(scene: Scene): Asking | null {
  const { question } = scene;
  if (!question) return null;
  if (question.prompt === "action" || question.prompt === "extra") return opening(scene);
  if (takesSeveral(question)) return several(scene);
  const chosen = candidate(question, scene.draft);
  const loose = question.choices.filter((choice) => !lies(scene, choice));
  const buttons = loose.filter(({ verb }) => !DRAWN.has(verb));
  const others = buttons.map((choice) => answer(choice, scene));
  const shown = loose.filter(({ verb }) => DRAWN.has(verb));
  // A question with a yes has its purple button at once.
  const yes = chosen ?? question.choices.find(({ verb }) => verb === "yes") ?? null;
  return {
    shown,
    ...words(scene, chosen),
    others: others.filter(({ choice }) => choice !== yes),
    primary: yes && { ...primary(yes, scene), then: [] },
  };
}

/** The primary button of what is picked. */
function primary(choice: Choice, scene: Scene): Answer {
  const { t, view, question } = scene;
  const total = view.action?.total ?? 0;
  const piece = part(choice, "piece");
  if (question?.prompt === "target" && piece !== null) {
    const dealt = resolving(scene) ? total : sum(choice);
    if (dealt > 0) return { choice, label: t.deal(dealt), quiet: false };
  }
  if (question?.prompt === "shield" && resolving(scene)) {
    return { choice, label: t.give(total), quiet: false };
  }
  if (choice.verb === "resolve") return { choice, label: t.resolve, quiet: false };
  if (question?.prompt === "side") return { choice, label: t.turn, quiet: false };
  return { choice, label: label(choice, scene), quiet: false };
}

const sum = (choice: Choice): number => (numberOf(choice, "blocked") ?? 0) + (numberOf(choice, "taken") ?? 0);

/** Where the total comes from and what it costs. */
function sources(scene: Scene): string {
  const { view, t } = scene;
  const { action } = view;
  if (!action?.die) return "";
  const parts = [action.die, ...action.joined].flatMap((id) => {
    const die = dieOf(view, id);
    return die ? [t.valueFrom(die.value, cardName(scene, die.card))] : [];
  });
  return sentence(parts.length > 1 && t.from(parts), action.cost > 0 && t.forResources(action.cost));
}

function words(scene: Scene, chosen: Choice | null): { title: string; why: string } {
  const { question, view, t, plain } = scene;
  if (!question) return { title: "", why: "" };
  const total = view.action?.total ?? 0;
  const said = asked(question, plain, {});
  const piece = chosen && part(chosen, "piece");
  switch (question.prompt) {
    case "target": {
      const symbol = symbolWords(scene);
      const title = !resolving(scene)
        ? said.title
        : piece
          ? t.dealTitle(total, symbol, pieceName(scene, piece))
          : t.dealWho(total, symbol);
      if (!chosen || !piece) return { title, why: sources(scene) || said.why };
      if (harmsOwn(chosen)) {
        return {
          title: t.sureOwnTitle(pieceName(scene, piece)),
          why: sentence(t.sureOwn, defeat(scene, chosen)),
        };
      }
      return { title, why: sentence(sources(scene), defeat(scene, chosen)) };
    }
    case "shield":
      if (!resolving(scene)) return said;
      return {
        title: piece ? t.shieldTitle(total, pieceName(scene, piece)) : t.shieldWho(total),
        why: sources(scene),
      };
    case "side": {
      const [first] = question.choices;
      const card = (first && part(first, "die"))?.replace(/\..*$/, "") ?? question.context.source;
      return { title: card ? t.sideTitle(cardName(scene, card)) : said.title, why: "" };
    }
    case "opponent":
      return resolving(scene)
        ? { title: `${total} ${symbolWords(scene)}: ${said.title}`, why: said.why }
        : said;
    case "trigger":
    case "may":
    case "claim":
    case "guardian":
    case "redeploy":
      return reasoned(scene, said);
    default:
      return said;
  }
}

/** A question of a card with its name, and why it comes now. */
function reasoned(scene: Scene, said: { title: string; why: string }): { title: string; why: string } {
  const { question, view, t } = scene;
  const { source, left } = question?.context ?? { source: null, left: 0 };
  const now = view.queue.find((ability) => ability.now);
  const facts = source === null ? undefined : scene.catalogue.cards[source];
  const does = facts?.abilities.map(({ text }) => text).join(" ") ?? "";
  return {
    title: source === null ? said.title : `${cardName(scene, source)}: ${said.title}`,
    why: sentence(
      now !== undefined && now.card === source && t.because(causeOf(scene, now)),
      spoken(does, scene),
      left > 1 && `(${left})`,
    ),
  };
}

/** A card's text with its signs in words. */
const spoken = (text: string, { d }: Pick<Scene, "d">): string =>
  text.replace(/\{(\w+)\}/g, (written, sign: string) => (isSymbol(sign) ? d.symbolOf(sign) : written));

/** That somebody is defeated by what is picked. */
function defeat({ view, t }: Scene, choice: Choice): string {
  const id = part(choice, "piece");
  const character = id === null ? undefined : characterOf(view, id);
  return character && falls(choice) ? t.isDefeated(numberOf(choice, "taken") ?? 0) : "";
}
