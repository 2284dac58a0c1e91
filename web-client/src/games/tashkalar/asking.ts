// The one question, the one line of reason and the buttons. Pure.
import type { Catalogue, Choice, MatchState } from "../../protocol";
import { part, type Draft, type Reading } from "./draft";
import type { GameTexts } from "./texts";
import type { HandCard, TashKalarView } from "./types";

/** A button that sends a choice, or shows it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Shows what it would do; the primary button then sends it. */
  shows: boolean;
}

/** What the prompt says. */
export interface Asking {
  title: string;
  why: string;
  /** The card whose effect is asked about or goes on, to be looked at; null for none. */
  source: string | null;
  primary: Answer | null;
  others: Answer[];
}

interface Scene {
  match: MatchState;
  view: TashKalarView;
  catalogue: Catalogue;
  reading: Reading;
  draft: Draft;
  inspected: HandCard | null;
  you: number | null;
  t: GameTexts;
  nameOf: (seat: number) => string;
}

const VERBS = {
  summon: "doSummon",
  summonAt: "doSummon",
  place: "doPlace",
  recall: "doRecall",
  discard: "doDiscard",
  flare: "doFlare",
  end: "doEnd",
  stop: "doStop",
  skip: "doSkip",
  move: "doMove",
  leap: "doLeap",
  leaper: "doChoose",
  destroy: "doDestroy",
  raise: "doRaise",
  lower: "doLower",
  convert: "doConvert",
  target: "doLeap",
  return: "doReturn",
  recover: "doRecover",
  claim: "doClaim",
  ban: "doBan",
} as const satisfies Record<string, keyof GameTexts>;

const QUESTIONS = {
  place: "askPlace",
  destroy: "askDestroy",
  raise: "askRaise",
  lower: "askLower",
  convert: "askConvert",
  piece: "askPiece",
  pay: "askPay",
  recover: "askRecover",
  target: "askTarget",
  leaper: "askLeaper",
  leap: "askLeap",
  direction: "askDirection",
  branch: "askBranch",
  group: "askGroup",
  order: "askOrder",
  square: "askSquare",
  rank: "askRank",
  claim: "askClaim",
  ban: "askBan",
} as const satisfies Record<string, keyof GameTexts>;

/** A choice as a word on a button. */
export function word(choice: Choice, catalogue: Catalogue, t: GameTexts): string {
  const direction = part(choice, "direction");
  if (direction) return t.direction(direction);
  const branch = part(choice, "branch");
  if (branch) return t.branch(branch);
  const rank = part(choice, "rank");
  if (rank) return t.rank(rank);
  const task = part(choice, "task");
  if (task) return t.claim(catalogue.tasks?.[task]?.name ?? task);
  const school = part(choice, "school");
  if (school) return t.ban(catalogue.schools[school]?.name ?? school);
  const card = part(choice, "card");
  const name = card ? (catalogue.cards[card]?.upper ? t.flareName : catalogue.cards[card]?.name) : null;
  if ((choice.verb === "return" || choice.verb === "recover") && name) return name;
  const verb = Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
  return name && choice.verb !== "flare" ? `${verb}: ${name}` : verb;
}

/** The primary button's verb. */
function verb(choice: Choice, t: GameTexts): string {
  const direction = part(choice, "direction");
  if (direction) return t.direction(direction);
  if (part(choice, "branch") || part(choice, "rank")) return t.doChoose;
  return Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
}

/** What the prompt bar shows now. */
export function asking(scene: Scene): Asking {
  const { match, reading, draft, catalogue, t } = scene;
  const { question } = match;
  if (!question) return waiting(scene);
  const candidate = reading.candidate;
  const { source } = question.context;
  const onHand = draft.card ? (reading.byCard.get(draft.card) ?? []) : [];
  const answer = (choice: Choice, shows = false): Answer => ({
    choice,
    label: word(choice, catalogue, t),
    shows,
  });
  const words = reading.words.filter((choice) => !draft.card || !part(choice, "card"));
  const rays = reading.rays.filter((choice) => !reading.words.includes(choice));
  const others = [
    ...rays.filter((choice) => choice !== candidate).map((choice) => answer(choice, true)),
    ...onHand
      .filter((choice) => choice !== candidate)
      .map((choice) => ({ ...answer(choice), label: verb(choice, t) })),
    ...words
      .filter((choice) => choice !== candidate)
      .map((choice) => answer(choice, Boolean(choice.parts.destroys))),
  ];
  if (candidate) {
    const [title, why] = sure(scene, candidate);
    return { title, why, source, primary: { ...answer(candidate), label: verb(candidate, t) }, others };
  }
  // A card that can be played without a square, or an end that is all there is: the primary button. Never a discard.
  const playing = onHand.filter((choice) => choice.verb !== "discard");
  const alone =
    playing.length === 1 ? playing[0] : question.choices.length === 1 ? question.choices[0] : undefined;
  const lone = reading.squares.size === 0 ? alone : undefined;
  const [title, why] = ask(scene, lone ?? null);
  if (!lone) return { title, why, source, primary: null, others };
  return {
    title,
    why,
    source,
    primary: answer(lone),
    others: others.filter((other) => other.choice !== lone),
  };
}

function sure({ draft, reading, match, catalogue, t }: Scene, choice: Choice): [string, string] {
  const at = part(choice, "at") ?? "";
  const from = part(choice, "from") ?? "";
  const to = part(choice, "to") ?? "";
  const card = part(choice, "card") ?? match.question?.context.source ?? null;
  const name = card ? (catalogue.cards[card]?.name ?? card) : "";
  const { uses, borrows, destroys, meets } = choice.parts;
  const why = [
    uses && uses.length > 0 ? t.uses(t.list(uses)) : null,
    borrows && borrows.length > 0 ? t.borrows(t.list(borrows)) : null,
    destroys && destroys.length > 0 ? t.destroys(t.list(destroys)) : null,
    meets && meets.length > 0
      ? t.meets(t.list(meets.map((task) => catalogue.tasks?.[task]?.name ?? task)))
      : null,
    reading.ways > 1 ? t.askWay((draft.way % reading.ways) + 1, reading.ways) : null,
  ]
    .filter((part) => part !== null)
    .join(" ");
  switch (choice.verb) {
    case "summon":
    case "summonAt":
      return [t.sureSummon(name, at), why];
    case "place":
      return [
        match.question?.prompt === "start" ? t.askStart(at) : t.surePlace(at),
        match.question?.prompt === "start" ? t.askStartWhy : why,
      ];
    case "recall":
      return [t.sureRecall(from), t.sureRecallWhy];
    case "move":
      return [t.sureMove(from, to), why];
    case "leap":
      return [t.sureLeap(from, to), why];
    default:
      return [
        at && !choice.parts.direction
          ? t.sureAt(verb(choice, t), at)
          : t.sureWord(word(choice, catalogue, t)),
        why,
      ];
  }
}

function ask(scene: Scene, lone: Choice | null): [string, string] {
  const { match, reading, draft, catalogue, inspected, t } = scene;
  const question = match.question;
  if (!question) return ["", ""];
  const source = question.context.source;
  const left = question.context.left > 0 ? t.left(question.context.left) : "";
  const card = draft.card ? catalogue.cards[draft.card] : undefined;
  if (card) {
    if (card.upper)
      return lone ? [t.sureFlare, scene.view.tasks ? "" : t.sureFlareWhy] : [t.flareName, t.flareNot];
    if (reading.squares.size > 0 && question.prompt === "action")
      return [t.askSummonAt(card.name), card.text ?? ""];
    if (question.prompt === "action") {
      const short = inspected?.lacks
        ? t.askShort(t.rank(inspected.lacks.rank), inspected.lacks.square)
        : (card.text ?? "");
      return [t.askNoPlace(card.name), short];
    }
    return [t.askCard(card.name), card.text ?? ""];
  }
  const about = (title: string): string => {
    const name = source
      ? catalogue.cards[source]?.upper
        ? t.flareName
        : catalogue.cards[source]?.name
      : null;
    return name ? t.of(name, title) : title;
  };
  const how = left || (source ? (catalogue.cards[source]?.text ?? t.tapSquare) : t.tapSquare);
  switch (question.prompt) {
    case "action":
      if (question.choices.every((choice) => choice.verb === "end")) return [t.askEnd, t.askEndWhy];
      if (question.choices.some((choice) => choice.verb === "recall")) return [t.askAction, t.askActionShort];
      return question.choices.some((choice) => choice.verb === "place")
        ? [t.askAction, scene.view.turn?.borrowing ? t.askActionBorrow : t.askActionWhy]
        : [t.askActionFlare, t.askActionFlareWhy];
    case "claim":
      return [t.askClaim, t.askClaimWhy];
    case "ban":
      return [t.askBan, t.askBanWhy];
    case "start":
      return [
        t.askStart(part(question.choices[0] ?? { notation: "", verb: "", parts: {} }, "at") ?? ""),
        t.askStartWhy,
      ];
    case "take":
      return [t.askTake(source ? (catalogue.cards[source]?.name ?? source) : ""), t.tapSquare];
    case "summonAt":
      return [t.askSummonAt(source ? (catalogue.cards[source]?.name ?? source) : ""), t.tapSquare];
    case "return":
      return [t.askReturn, t.askReturnWhy];
    case "move":
      return [about(reading.from ? t.askMoveTo(reading.from) : t.askMoveFrom), how];
    default: {
      const key = question.prompt;
      return [
        about(Object.hasOwn(QUESTIONS, key) ? t[QUESTIONS[key as keyof typeof QUESTIONS]] : t.askAnything),
        how,
      ];
    }
  }
}

function waiting({ match, view, catalogue, you, t, nameOf }: Scene): Asking {
  const open = match.waiting[0];
  const quiet = you === null ? t.watching : t.waitWhy;
  const nothing = { source: null, primary: null, others: [] };
  if (!open) return { title: "", why: quiet, ...nothing };
  const source = open.source ?? view.playing;
  const card = source ? (catalogue.cards[source]?.upper ? t.flareName : catalogue.cards[source]?.name) : null;
  const title = card
    ? t.theyDecide(nameOf(open.seat), card)
    : open.prompt === "start"
      ? t.theyStart(nameOf(open.seat))
      : t.theirTurn(nameOf(open.seat));
  return { title, why: (source && catalogue.cards[source]?.text) || quiet, ...nothing, source };
}
