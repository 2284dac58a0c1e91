// The question and its answers, with reasons and consequences before anything is sent. Pure.
import { asked } from "../../../../plain/speech";
import type { Choice, Question } from "../../../../protocol";
import { candidate, falls, harmsOwn, numberOf, part, takesSeveral, thingOf } from "../choose/draft";
import { priceOf } from "../choose/price";
import { characterOf, pieceOf } from "../pieces";
import { dieOf } from "../pool/groups";
import { causeOf, withoutName } from "../queue/causes";
import { cardName, label, pieceName, type Scene } from "../scene";
import { answer, resolving, sentence, symbolWords, textOf, type Answer, type Asking } from "./answers";
import { dieResolved, opening } from "./opening";
import { ordering } from "./ordering";
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
  if (question.prompt === "order") return ordering(scene);
  const chosen = candidate(question, scene.draft);
  const loose = question.choices.filter((choice) => !lies(scene, choice));
  const drawn = ({ verb }: Choice) => DRAWN.has(verb) || question.prompt === "field";
  const others = loose.filter((choice) => !drawn(choice)).map((choice) => answer(choice, scene));
  const shown = loose.filter(drawn);
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
const primary = (choice: Choice, scene: Scene): Answer => ({
  choice,
  label: deed(choice, scene),
  quiet: false,
});

/** What the primary button does: the question's verb, where the choice alone does not say it. */
function deed(choice: Choice, scene: Scene): string {
  const { t, view, question } = scene;
  const total = view.action?.total ?? 0;
  const id = part(choice, "piece");
  const name = id === null ? "" : pieceName(scene, id);
  switch (question?.prompt) {
    case "target": {
      const dealt = resolving(scene) ? total : sum(choice);
      return dealt > 0 ? t.deal(dealt) : t.choosePiece(name);
    }
    case "shield":
      return t.give(resolving(scene) ? total : 1);
    case "resolve":
    case "next":
      return t.resolve;
    case "side":
    case "turn":
      return t.turn;
    case "resolve-side":
      return t.resolveSide;
    case "remove":
    case "guardian":
      return t.remove;
    case "reroll":
      return t.reroll;
    case "discard":
    case "surplus":
      return t.discardIt;
    case "carrier": {
      const { least, most } = priceOf(choice);
      return t.play(most > least ? 0 : least);
    }
    case "replace":
      return t.replaceIt(name, numberOf(choice, "cost") ?? 0);
    case "redeploy":
      return t.moveTo(name);
    case "trigger":
    case "claim":
      return t.use;
    case "field":
      return answer(choice, scene).label;
    case "die":
    case "whose-die":
      return t.chooseIt;
    default:
      return id === null ? label(choice, scene) : t.choosePiece(name);
  }
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
      const asks = resolving(scene)
        ? { title: t.dealWho(total, symbol), why: sources(scene) }
        : reasoned(scene, said.title);
      if (!chosen || !piece) return asks;
      const title = resolving(scene) ? t.dealTitle(total, symbol, pieceName(scene, piece)) : asks.title;
      if (harmsOwn(chosen)) {
        return {
          title: t.sureOwnTitle(pieceName(scene, piece)),
          why: sentence(t.sureOwn, defeat(scene, chosen)),
        };
      }
      return { title, why: sentence(sources(scene), defeat(scene, chosen)) };
    }
    case "shield":
      if (!resolving(scene)) return reasoned(scene, said.title);
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
        ? { title: t.about(`${total} ${symbolWords(scene)}`, said.title), why: left(scene) }
        : reasoned(scene, said.title);
    case "resolve":
    case "next": {
      const asks = reasoned(scene, said.title);
      if (chosen?.verb !== "resolve") return asks;
      const { title, why } = dieResolved(scene, chosen);
      const { source } = question.context;
      return {
        title: source === null ? title : t.about(cardName(scene, source), title),
        why: sentence(why, asks.why),
      };
    }
    case "carrier":
    case "replace": {
      const [card] = question.context.chosen;
      return { title: card ? t.about(cardName(scene, card), said.title) : said.title, why: "" };
    }
    default:
      return reasoned(scene, said.title);
  }
}

/** A question of a card with its name, why it comes now, and what the card says. */
function reasoned(scene: Scene, title: string): { title: string; why: string } {
  const { question, view, t } = scene;
  const source = question?.context.source ?? null;
  const now = view.queue.find((ability) => ability.now);
  return {
    title: source === null ? title : t.about(cardName(scene, source), title),
    why: sentence(
      now !== undefined &&
        now.card === source &&
        t.because(withoutName(causeOf(scene, now), cardName(scene, source))),
      source !== null && textOf(scene, source),
      left(scene),
    ),
  };
}

/** How many are still to be chosen, if several. */
const left = ({ question, t }: Scene): string => {
  const n = question?.context.left ?? 0;
  return n > 1 ? t.stillChoose(n) : "";
};

/** That somebody is defeated by what is picked. */
function defeat({ view, t }: Scene, choice: Choice): string {
  const id = part(choice, "piece");
  const character = id === null ? undefined : characterOf(view, id);
  return character && falls(choice) ? t.isDefeated(numberOf(choice, "taken") ?? 0) : "";
}
