// The one question, the one line of reason and the buttons. Pure.
import type { Catalogue, Choice, MatchState } from "../../protocol";
import { part, type Draft, type Reading } from "./draft";
import { hasTeams, mateOf, ownersOf } from "./sides";
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
  /** Gives the rest of the turn to the teammate, where that may be done now; shown before it is sent. */
  handOver: Answer | null;
  /** Why we decide in another's turn; null in our own. */
  note: string | null;
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
  thaw: "doThaw",
  freeze: "doFreeze",
  keep: "doKeep",
  discardFlare: "doDiscard",
  mirror: "doMirror",
  claim: "doClaim",
  ban: "doBan",
  mover: "doChoose",
  take: "doChoose",
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
  freeze: "askFreeze",
  mirror: "askMirror",
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
  mover: "askMoveFrom",
  legend: "askLegend",
  unpaired: "askUnpaired",
} as const satisfies Record<string, keyof GameTexts>;

/** A choice as a word on a button. */
function word(choice: Choice, { view, catalogue, nameOf, you, t }: Scene): string {
  if (choice.verb === "handOver") {
    const mate = you === null ? null : mateOf(view, you);
    return t.doHandOver(mate === null ? "" : nameOf(mate));
  }
  const colour = part(choice, "colour");
  if (colour && choice.verb !== "flare") return t.colourOf(ownersOf(view, colour, nameOf, t));
  if (colour && several(view)) return t.flareAgainst(ownersOf(view, colour, nameOf, t));
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
  if (choice.verb === "thaw" && name) return t.thaw(name);
  if ((choice.verb === "return" || choice.verb === "recover") && name) return name;
  const verb = Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
  return name && choice.verb !== "flare" ? `${verb}: ${name}` : verb;
}

/** Whether there are more sides than two, so that an opponent has to be named. */
const several = (view: TashKalarView): boolean => new Set(view.seats.map(({ side }) => side)).size > 2;

/** The primary button's verb. */
function verb(choice: Choice, t: GameTexts): string {
  const direction = part(choice, "direction");
  if (direction) return t.direction(direction);
  if (part(choice, "branch") || part(choice, "rank")) return t.doChoose;
  return Object.hasOwn(VERBS, choice.verb) ? t[VERBS[choice.verb as keyof typeof VERBS]] : t.doChoose;
}

/** What the prompt bar shows now. */
export function asking(scene: Scene): Asking {
  const { match, reading, draft, t } = scene;
  const { question } = match;
  if (!question) return waiting(scene);
  const note = handedNote(scene);
  const candidate = reading.candidate;
  const { source } = question.context;
  const onHand = draft.card ? (reading.byCard.get(draft.card) ?? []) : [];
  const answer = (choice: Choice, shows = false): Answer => ({
    choice,
    label: word(choice, scene),
    shows,
  });
  const over = question.choices.find((choice) => choice.verb === "handOver");
  const handOver = over && over !== candidate ? answer(over, true) : null;
  const words = reading.words.filter((choice) => choice !== over && (!draft.card || !part(choice, "card")));
  const rays = reading.rays.filter((choice) => !reading.words.includes(choice));
  const others = [
    ...rays.filter((choice) => choice !== candidate).map((choice) => answer(choice, true)),
    ...onHand
      .filter((choice) => choice !== candidate)
      .map((choice) => ({
        ...answer(choice),
        label: choice.verb === "flare" && several(scene.view) ? word(choice, scene) : verb(choice, t),
      })),
    ...words
      .filter((choice) => choice !== candidate)
      .map((choice) => answer(choice, Boolean(choice.parts.destroys) || choice.verb === "thaw")),
  ];
  if (candidate) {
    const [title, why] = sure(scene, candidate);
    const label = candidate === over ? word(candidate, scene) : verb(candidate, t);
    return { title, why, source, primary: { ...answer(candidate), label }, others, handOver, note };
  }
  // A card that can be played without a square, or an end that is all there is: the primary button. Never a discard.
  const real = question.choices.filter((choice) => choice !== over);
  const playing = onHand.filter((choice) => choice.verb !== "discard");
  const alone = playing.length === 1 ? playing[0] : real.length === 1 ? real[0] : undefined;
  const lone = reading.squares.size === 0 ? alone : undefined;
  const [title, why] = ask(scene, lone ?? null);
  if (!lone) return { title, why, source, primary: null, others, handOver, note };
  return {
    title,
    why,
    source,
    primary: answer(lone),
    others: others.filter((other) => other.choice !== lone),
    handOver,
    note,
  };
}

/** Said to whoever decides in the turn of a teammate who handed it over. */
function handedNote({ view, match, catalogue, you, t, nameOf }: Scene): string | null {
  const turn = view.turn;
  if (!turn?.handedOver || turn.seat === you) return null;
  const source = match.question?.context.source ?? view.playing;
  return source
    ? t.handedToYouEffect(nameOf(turn.seat), cardName(source, catalogue, t), turn.actions)
    : t.handedToYouActions(nameOf(turn.seat));
}

/** What a card does: once it lies frozen, what it does when it thaws. */
function doing(card: string, { view, catalogue }: Scene): string | undefined {
  const facts = catalogue.cards[card];
  return (view.seats.some(({ frozen }) => frozen === card) && facts?.frozen) || facts?.text;
}

function cardName(card: string, catalogue: Catalogue, t: GameTexts): string {
  return catalogue.cards[card]?.upper ? t.flareName : (catalogue.cards[card]?.name ?? card);
}

function sure(scene: Scene, choice: Choice): [string, string] {
  const { draft, reading, match, view, catalogue, you, nameOf, t } = scene;
  const at = part(choice, "at") ?? "";
  const from = part(choice, "from") ?? "";
  const to = part(choice, "to") ?? "";
  const card = part(choice, "card") ?? match.question?.context.source ?? null;
  const name = card ? (catalogue.cards[card]?.name ?? card) : "";
  const { uses, borrows, destroys, meets } = choice.parts;
  const why = [
    uses && uses.length > 0 ? t.uses(t.list(uses)) : null,
    borrows && borrows.length > 0 ? (several(view) ? t.borrowsMany : t.borrows)(t.list(borrows)) : null,
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
    case "handOver": {
      const mate = nameOf((you === null ? null : mateOf(view, you)) ?? 0);
      const left = view.turn?.actions ?? 0;
      const playing = match.question?.context.source ?? view.playing;
      return [
        t.sureHandOver(mate),
        playing
          ? t.sureHandOverEffect(mate, cardName(playing, catalogue, t), left)
          : t.sureHandOverActions(mate, left),
      ];
    }
    case "recall":
      return [t.sureRecall(from), t.sureRecallWhy];
    case "thaw":
      return [t.sureWord(word(choice, scene)), card ? (doing(card, scene) ?? "") : ""];
    case "move":
      return [t.sureMove(from, to), why];
    case "leap":
      return [t.sureLeap(from, to), why];
    default:
      return [
        at && !choice.parts.direction ? t.sureAt(verb(choice, t), at) : t.sureWord(word(choice, scene)),
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
    if (card.upper) {
      const against = (reading.byCard.get(draft.card ?? "") ?? []).filter(
        (choice) => choice.verb === "flare",
      );
      if (!lone) return against.length > 0 ? [t.sureFlare, t.sureFlareWhich] : [t.flareName, t.flareNot];
      return [t.sureFlare, flareWhy(scene, lone)];
    }
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
  const turn = scene.view.turn;
  const ownTurn = !turn?.handedOver || turn.seat === scene.you;
  const turnOf = scene.nameOf(turn?.seat ?? 0);
  const how = left || (source ? (doing(source, scene) ?? t.tapSquare) : t.tapSquare);
  switch (question.prompt) {
    case "action":
      if (question.choices.every((choice) => choice.verb === "end")) return [t.askEnd, t.askEndWhy];
      if (question.choices.some((choice) => choice.verb === "recall"))
        return [ownTurn ? t.askAction : t.askPlaceHanded(turnOf), t.askActionShort];
      if (!ownTurn) return [t.askPlaceHanded(turnOf), t.tapSquare];
      if (turn?.summonsNext) return [t.askSummonNow, t.askActionBorrow];
      if (turn?.actions === 0 && question.choices.some((choice) => choice.verb === "thaw"))
        return [t.askActionFlare, t.askActionThawWhy];
      return question.choices.some((choice) => choice.verb === "place")
        ? [t.askAction, scene.view.turn?.borrowing ? t.askActionBorrow : t.askActionWhy]
        : [t.askActionFlare, t.askActionFlareWhy];
    case "legend":
      return [about(t.askLegend), t.askLegendWhy];
    case "unpaired":
      return [t.askUnpaired, t.askUnpairedWhy];
    case "keep":
      return [t.askKeep, t.askKeepWhy];
    case "discardFlare":
      return [about(t.askDiscardFlare), t.askDiscardFlareWhy];
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

/** Who gains the point for a flare (R8.6, R8.7). */
function flareWhy({ view, nameOf, t }: Scene, choice: Choice): string {
  if (view.tasks) return "";
  if (several(view)) return t.sureFlareWhyMany(ownersOf(view, part(choice, "colour") ?? "", nameOf, t));
  return hasTeams(view) ? t.sureFlareWhyTeam : t.sureFlareWhy;
}

function waiting(scene: Scene): Asking {
  const { match, view, catalogue, you, t, nameOf } = scene;
  const open = match.waiting[0];
  const turn = view.turn;
  const ours =
    you !== null && open && open.seat !== you && view.seats[open.seat]?.side === view.seats[you]?.side;
  const quiet = you === null ? t.watching : ours && !turn?.handedOver ? t.mateTurnWhy : t.waitWhy;
  const nothing = { source: null, primary: null, others: [], handOver: null, note: null };
  if (!open) return { title: "", why: quiet, ...nothing };
  const source = open.source ?? view.playing;
  const card = source ? (catalogue.cards[source]?.upper ? t.flareName : catalogue.cards[source]?.name) : null;
  if (turn?.handedOver && open.seat !== turn.seat) {
    return you === turn.seat
      ? { title: t.mateFinishes(nameOf(open.seat)), why: t.mateFinishesWhy, ...nothing, source }
      : {
          title: t.theyFinish(nameOf(open.seat), nameOf(turn.seat)),
          why: (source && doing(source, scene)) || quiet,
          ...nothing,
          source,
        };
  }
  const title = card
    ? t.theyDecide(nameOf(open.seat), card)
    : open.prompt === "start"
      ? t.theyStart(nameOf(open.seat))
      : t.theirTurn(nameOf(open.seat));
  return { title, why: (source && doing(source, scene)) || quiet, ...nothing, source };
}
