// The question of the prompt bar: a title, a line of reason, one purple button and what may be done besides. Pure.
import { asked } from "../../../plain/speech";
import type { Choice, Question } from "../../../protocol";
import { has, isCreature, levelOf } from "../catalogue";
import { about, candidate, isPair, wordless } from "../choose/draft";
import { livesFrom } from "../fight/stair";
import type { Part } from "../types";
import { PARTS } from "../types";
import { partForms } from "../words/parts";
import { orderSum } from "./arithmetic";
import { foreseen, lined } from "./planned";
import { spellText, spellTitle } from "./spells";
import { attackerName, briefName, cardName, label, part, sums, type Scene } from "./scene";

/** A button that sends a choice. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Declines or ends something: drawn with less emphasis. */
  quiet: boolean;
  /** What it does, where its name does not say it: such answers stand below each other. */
  text?: string;
}

/** The words and buttons of the prompt bar. */
export interface Asking {
  title: string;
  why: string;
  /** What would happen that nobody wants: a line of its own. Empty for none. */
  warning: string;
  primary: Answer | null;
  others: readonly Answer[];
}

/** The phases of a turn, as the rail shows them. */
const PHASES = ["fortify", "lay", "attack"] as const;

/** The place of the running phase in the rail, from 0; null outside of the three. */
export function phaseOf(phase: string): number | null {
  const at = PHASES.findIndex((one) => one === (phase === "envoys" ? "lay" : phase));
  return at < 0 ? null : at;
}

/** Choices that end something come last and are quiet. */
const ENDS: ReadonlySet<string> = new Set(["done", "give-up", "nobody", "pass"]);

/** The verbs whose button says what they do; for others the catalogue's sentence is short enough. */
function verb(choice: Choice, scene: Scene): string {
  const { t } = scene;
  const words: Readonly<Record<string, string>> = {
    build: t.layVerb,
    lay: t.layVerb,
    flag: t.layVerb,
    out: t.sendOut,
    discard: t.discard,
    attack: t.attack,
    part: t.attack,
    at: t.act,
    with: t.act,
    unit: t.move,
    inspect: t.act,
    onto: t.act,
    take: t.act,
    burn: t.burn,
    fight: t.fight,
    defend: t.send,
    cast: t.cast,
    promise: t.promise,
    done: t.goOn,
    "give-up": t.giveUp,
  };
  return words[choice.verb] ?? label(choice, scene);
}

const answer = (choice: Choice, words: string): Answer => ({
  choice,
  label: words,
  quiet: ENDS.has(choice.verb),
});

/** The same in the catalogue's words, with what a spell does. */
function called(choice: Choice, scene: Scene): Answer {
  const text = spellText(choice, scene);
  return text === ""
    ? answer(choice, label(choice, scene))
    : { ...answer(choice, spellTitle(choice, scene)), text };
}

/** What is asked of us in the prompt; null while nothing is. */
export function asking(scene: Scene): Asking | null {
  const { question, draft, plain, t } = scene;
  if (!question) return null;
  const chosen = candidate(question, draft);
  const ways = draft.thing && !chosen ? about(question, draft.thing) : [];
  const rest = [
    ...question.choices.filter((choice) => isElsewhere(choice, scene)),
    ...wordless(question),
  ].filter((choice) => choice !== chosen);
  // On a call a tap lines up a card alone: pairs have a button each.
  if (question.prompt === "call") {
    rest.unshift(...question.choices.filter((choice) => isPair(choice) || isBeside(choice, question)));
  }
  const warning = warned(scene);
  if (question.prompt === "call" && lined(scene).length > 0) return lineUp(scene, rest);
  const others = [
    ...ways.map((choice) => called(choice, scene)),
    ...(ways.length > 0 ? [] : rest.map((choice) => called(choice, scene))),
  ];
  if (chosen) {
    return {
      title: questioned(chosen, scene),
      why: consequence(chosen, scene),
      warning: chosen.verb === "done" ? warning : "",
      primary: answer(chosen, verb(chosen, scene)),
      others: others.filter(({ quiet }) => !quiet),
    };
  }
  if (question.prompt === "where" && question.choices.every(({ verb }) => verb === "alone")) {
    // There is no unit that it could join.
    const [alone] = question.choices;
    const [card] = question.context.chosen;
    return {
      title: t.sendAlone(cardName(scene, card ?? "")),
      why: "",
      warning,
      primary: alone ? answer(alone, t.sendOut) : null,
      others: [],
    };
  }
  const { title } = asked(question, plain, {});
  const [only] = others;
  // A lone button is the purple one, unless it ends the turn for want of anybody.
  const lone = others.length === 1 && only && question.choices.length === 1 ? only : null;
  const ends = others.filter(({ choice }) => choice.verb === "done");
  const primary = lone ?? (ends.length === 1 && ways.length === 0 && !warning ? (ends[0] ?? null) : null);
  return {
    title: ways.length > 0 && draft.thing?.kind === "card" ? `${cardName(scene, draft.thing.key)}:` : title,
    why: ways.length > 0 ? "" : why(scene),
    warning,
    primary: primary && {
      ...primary,
      label: primary.choice.verb === "done" ? t.goOn : primary.label,
      quiet: false,
    },
    others: others.filter((one) => one !== primary),
  };
}

/** Whether a choice is about a card that a tap lines up to defend: a spell that its mage may cast first. */
const isBeside = (choice: Choice, { choices }: Question): boolean =>
  choice.verb !== "defend" &&
  choices.some(({ verb, parts }) => verb === "defend" && parts["card"]?.[0] === choice.parts["card"]?.[0]);

/** Whether a choice is about a card that lies nowhere where it could be pointed at. */
function isElsewhere({ parts }: Choice, { view, you }: Scene): boolean {
  const [card] = parts["card"] ?? [];
  if (card === undefined || parts["unit"] || parts["seat"]) return false;
  return you === null || !(view.seats[you]?.hand ?? []).some((body) => body.card === card);
}

/** The part that the picked attacker shall go for, before it is announced. */
const aimedPart = ({ draft }: Scene): Part | null => PARTS.find((one) => one === draft.at) ?? null;

/** What is sent after a picked attacker: its part, unless a seer looks first and may change its mind. */
export function following(scene: Scene, choice: Choice): string | null {
  const aimed = aimedPart(scene);
  const card = scene.catalogue.cards[part(choice, "card") ?? ""];
  return choice.verb === "attack" && aimed && !(card && has(card, "seer")) ? `part ${aimed}` : null;
}

/** A picked choice as a question. */
function questioned(choice: Choice, scene: Scene): string {
  const { t, view } = scene;
  const at = part(choice, "part") as Part | null;
  const card = view.attack?.cards[0]?.card;
  if (choice.verb === "part" && at && card) return t.whereAt(cardName(scene, card), at);
  const aimed = aimedPart(scene);
  if (choice.verb === "attack" && aimed) return t.whereAt(cardName(scene, part(choice, "card") ?? ""), aimed);
  return `${label(choice, scene).replace(/[.?!]$/, "")}?`;
}

/** The line-up of a call: who goes in which order, and what it comes to. */
function lineUp(scene: Scene, rest: readonly Choice[]): Asking {
  const { t } = scene;
  const names = lined(scene).map((choice) => briefName(scene, part(choice, "card") ?? ""));
  const [first] = lined(scene);
  return {
    title: t.orderTitle(names),
    why: [ofOrder(scene), fates(scene)].filter(Boolean).join(" "),
    warning: "",
    primary: first ? { choice: first, label: t.send, quiet: false } : null,
    others: rest.map((choice) => answer(choice, label(choice, scene))),
  };
}

function ofOrder(scene: Scene): string {
  const bars = foreseen(scene);
  const left = bars.at(-1)?.left;
  const end = left === 0 ? scene.t.beaten(attackerName(scene)) : "";
  return `${[orderSum(bars), end].filter(Boolean).join(", ")}.`;
}

/** Who of those lined up lives and who dies. The server says so of each as if it came first. */
function fates(scene: Scene): string {
  const { t, catalogue } = scene;
  const sent = foreseen(scene).filter(({ kind }) => kind === "defender");
  const choices = lined(scene);
  const lives = sent.map((bar, i) => {
    const choice = choices[i];
    const alone = choice && sums(choice).kept === bar.fate?.kept ? sums(choice).lives : null;
    const printed = catalogue.cards[bar.cards[0] ?? ""]?.defence ?? 0;
    return { card: bar.cards[0] ?? "", lives: alone ?? (bar.fate?.kept ?? 0) >= livesFrom(printed) };
  });
  const named = (live: boolean) =>
    lives.filter((one) => one.lives === live).map(({ card }) => briefName(scene, card));
  return [
    named(false).length > 0 ? t.dies(named(false)) : "",
    named(true).length > 0 ? t.lives(named(true)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Before phase 3: nobody left to attack with, and who could still come home (R8). */
function warned(scene: Scene): string {
  const { question, view, you, t } = scene;
  const done = question?.choices.find((choice) => choice.verb === "done");
  if (!done || part(done, "out") !== "yes" || you === null) return "";
  const movable = new Set(question?.choices.flatMap(({ parts }) => parts["unit"] ?? []));
  const names = (view.seats[you]?.units ?? [])
    .filter(({ number }) => movable.has(String(number)))
    .flatMap(({ cards }) => cards.flatMap((body) => (body ? [cardName(scene, body.card)] : [])));
  return [t.outWarning, names.length > 0 ? t.mayComeHome([...new Set(names)]) : ""].filter(Boolean).join(" ");
}

/** The reason of a question while nothing is picked. */
function why(scene: Scene): string {
  const { question, view, t } = scene;
  switch (question?.prompt) {
    case "fortify":
      return t.fortifyWhy;
    case "lay":
      return t.layWhy;
    case "target":
    case "attacker":
      return t.attackWhy;
    case "part":
      return t.partWhy;
    case "call":
      return view.attack ? t.callWhy(attackerName(scene), view.attack.left) : "";
    case "flag":
      return t.mayLayFlag;
    default:
      return question ? asked(question, scene.plain, {}).why : "";
  }
}

/** What the works of a part take, of all that are laid. */
function worksAt(at: Part, { view, catalogue, you }: Scene): number {
  const works = you === null ? [] : (view.seats[you]?.works ?? []);
  return works.reduce((sum, card) => {
    const facts = catalogue.cards[card]?.works;
    return sum + (facts && !facts.onlyFlyers && facts.covers.includes(at) ? facts.value : 0);
  }, 0);
}

/** What a picked choice does, before it is sent. */
function consequence(choice: Choice, scene: Scene): string {
  const { t, catalogue, lang, view, you, question } = scene;
  const card = catalogue.cards[part(choice, "card") ?? ""];
  const { strength, left } = sums(choice);
  switch (choice.verb) {
    case "build": {
      const parts =
        card?.works && !card.works.onlyFlyers ? PARTS.filter((at) => card.works?.covers.includes(at)) : [];
      const [at] = parts;
      const before = at === undefined ? 0 : worksAt(at, scene);
      const name = at && partForms(at, lang).name;
      const grows =
        parts.length === 1 && name && card?.works
          ? t.becomes(name.charAt(0).toUpperCase() + name.slice(1), before, before + card.works.value)
          : "";
      return [grows, t.drawsOne].filter(Boolean).join(" ");
    }
    case "flag":
      return t.drawsOne;
    case "attack": {
      const aimed = aimedPart(scene);
      const reaches = aimed === null ? undefined : sums(choice).arrives?.[PARTS.indexOf(aimed)];
      if (reaches !== undefined) return reaches === 0 ? t.repelled : t.arrivesWith(reaches);
      return strength === null ? "" : t.partWhy;
    }
    case "part":
      if (left === null) return "";
      return left === 0 ? t.repelled : t.arrivesWith(left);
    case "inspect": {
      const unit = view.seats[you ?? -1]?.units.find(
        ({ number }) => String(number) === question?.context.chosen[0],
      );
      const levels = (unit?.cards ?? []).flatMap((body) => {
        const facts = body && catalogue.cards[body.card];
        return facts && isCreature(facts) ? [levelOf(facts, "patrol") ?? 0] : [];
      });
      const [first] = unit?.cards ?? [];
      return first && levels.length > 0 ? t.inspects(cardName(scene, first.card), Math.max(...levels)) : "";
    }
    default:
      return [card?.text, spellText(choice, scene)].filter(Boolean).join(" ");
  }
}
