// The one question, the one line of reason and which buttons there are. Pure.
import type { Choice, MatchState } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import { verb, word } from "../words/buttonWords";
import { cardName, doing } from "../words/cardWords";
import { part, type Draft, type Reading } from "./draft";
import { asksStartPiece, borrowing, flareWords, isMelee, meleeQuestion } from "../melee";
import { hasTeams, mateOf, ownersOf, schoolOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { HandCard, TashKalarView } from "../types";
import { handedNote, waiting } from "./waiting";

/** A button that sends a choice, or shows it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** The piece drawn before the label, where a colour is chosen; else null. */
  piece: string | null;
  /** Shows what it would do; the primary button then sends it. */
  shows: boolean;
  /** Declines what others take: drawn without weight. */
  quiet?: boolean;
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
  /** Why we decide in another's turn, in full and in one line; null in our own. */
  note: { words: string; short: string } | null;
}

/** Everything the words depend on. */
export interface Scene {
  match: MatchState;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  reading: Reading;
  draft: Draft;
  inspected: HandCard | null;
  you: number | null;
  t: GameTexts;
  nameOf: (seat: number) => string;
}

const QUESTIONS = {
  place: "askPlace",
  destroy: "askDestroy",
  raise: "askRaise",
  lower: "askLower",
  convert: "askConvert",
  piece: "askPiece",
  freeze: "askFreeze",
  mirror: "askMirror",
  gateway: "askGateway",
  copy: "askCopy",
  store: "askStore",
  restore: "askRestore",
  exchange: "askExchange",
  gather: "askGather",
  appear: "askAppear",
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
} as const satisfies Record<string, keyof GameTexts>;

/** What the prompt bar shows now. */
export function asking(scene: Scene): Asking {
  const { match, reading, draft, t } = scene;
  const { question } = match;
  if (!question) return waiting(scene);
  const note = handedNote(scene);
  const candidate = reading.candidate;
  const { source } = question.context;
  const onHand = draft.card ? (reading.byCard.get(draft.card) ?? []) : [];
  const answer = (choice: Choice, shows = false): Answer => {
    const colour = part(choice, "colour");
    const piece = question.prompt === "start" ? part(choice, "piece") : colour ? `${colour}c` : null;
    return { choice, label: word(choice, scene), piece, shows };
  };
  const over = question.choices.find((choice) => choice.verb === "handOver");
  const handOver = over && over !== candidate ? answer(over, true) : null;
  const words = reading.words.filter((choice) => choice !== over && (!draft.card || !part(choice, "card")));
  const rays = reading.rays.filter((choice) => !reading.words.includes(choice));
  const others = [
    ...rays.filter((choice) => choice !== candidate).map((choice) => answer(choice, true)),
    ...onHand
      .filter((choice) => choice !== candidate)
      .map((choice) =>
        choice.verb === "flare" && isMelee(scene.view)
          ? answer(choice, true)
          : { ...answer(choice, choice.verb === "warp"), label: verb(choice, t) },
      ),
    ...words
      .filter((choice) => choice !== candidate)
      .map((choice) => answer(choice, Boolean(choice.parts.destroys) || choice.verb === "thaw")),
  ];
  if (candidate) {
    const [title, why] = sure(scene, candidate);
    if (asksStartPiece(scene.view, question)) {
      const at = part(candidate, "at");
      const colours = question.choices.filter((choice) => choice !== candidate && part(choice, "at") === at);
      others.push(...colours.map((choice) => answer(choice, true)));
    }
    const named = candidate === over || question.prompt === "claim";
    const label = named ? word(candidate, scene) : verb(candidate, t);
    return { title, why, source, primary: { ...answer(candidate), label }, others, handOver, note };
  }
  if (question.prompt === "claim") {
    return { ...claiming(scene, question.choices, answer), source, handOver, note };
  }
  // A card that can be played without a square, or an end that is all there is: the primary button. Never a discard, nor a warp.
  const real = question.choices.filter((choice) => choice !== over);
  const playing = onHand.filter((choice) => choice.verb !== "discard" && choice.verb !== "warp");
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

/**
 * Which task is claimed. Declining stands first, never where "End turn" was a moment ago, and is asked about before it
 * is sent: the points would be lost.
 */
function claiming(
  scene: Scene,
  choices: readonly Choice[],
  answer: (choice: Choice, shows?: boolean) => Answer,
): Pick<Asking, "title" | "why" | "primary" | "others"> {
  const [title, why] = ask(scene, null);
  const claims = choices.filter(({ verb }) => verb === "claim").map((choice) => answer(choice));
  const declining = choices
    .filter(({ verb }) => verb !== "claim")
    .map((choice) => ({ ...answer(choice, true), quiet: true }));
  const [only] = claims;
  return claims.length === 1 && only
    ? { title, why, primary: only, others: declining }
    : { title, why, primary: null, others: [...declining, ...claims] };
}

/** The most points that one of the tasks that could be claimed is worth. */
function claimable({ match, catalogue }: Scene): number {
  const tasks = match.question?.choices.map((choice) => part(choice, "task") ?? "") ?? [];
  return Math.max(0, ...tasks.map((task) => catalogue.tasks?.[task]?.points ?? 0));
}

function sure(scene: Scene, choice: Choice): [string, string] {
  const { draft, reading, match, view, catalogue, you, nameOf, t } = scene;
  const at = part(choice, "at") ?? "";
  const from = part(choice, "from") ?? "";
  const to = part(choice, "to") ?? "";
  const card = part(choice, "card") ?? match.question?.context.source ?? null;
  const name = card ? (catalogue.cards[card]?.name ?? card) : "";
  const { uses, borrows = [], destroys, meets, empty = [] } = choice.parts;
  const serving = borrows.filter((square) => view.board[square]?.charAt(0) === view.turn?.possessed);
  const lent = borrows.filter((square) => !serving.includes(square));
  const why = [
    uses && uses.length > 0 ? t.uses(t.list(uses)) : null,
    empty.length > 0 ? t.emptyServe(t.list(empty)) : null,
    serving.length > 0 ? t.serving(t.list(serving)) : null,
    lent.length > 0
      ? isMelee(view)
        ? borrowing(scene, { ...choice, parts: { ...choice.parts, borrows: lent } })
        : t.borrows(t.list(lent))
      : null,
    destroys && destroys.length > 0 ? t.destroys(t.list(destroys)) : null,
    meets && meets.length > 0
      ? t.meets(t.list(meets.map((task) => catalogue.tasks?.[task]?.name ?? task)))
      : null,
    reading.ways > 1 && match.question?.prompt !== "start"
      ? t.askWay((draft.way % reading.ways) + 1, reading.ways)
      : null,
  ]
    .filter((part) => part !== null)
    .join(" ");
  switch (choice.verb) {
    case "summon":
    case "summonAt":
      return [t.sureSummon(name, at), why];
    case "place":
      if (match.question && asksStartPiece(view, match.question))
        return [
          t.sureStartPiece(ownersOf(view, part(choice, "piece")?.charAt(0) ?? "", nameOf, t), at),
          t.askStartPieceWhy,
        ];
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
    case "flare":
      return isMelee(view) ? flareWords(scene, choice) : [t.sureFlare, flareWhy(scene)];
    case "recall":
      return [t.sureRecall(from), t.sureRecallWhy];
    case "thaw":
      return [t.sureWord(word(choice, scene)), card ? (doing(card, scene) ?? "") : ""];
    case "skip":
      return match.question?.prompt === "claim"
        ? [t.sureClaimNothing, t.sureClaimNothingWhy(claimable(scene))]
        : [t.sureWord(word(choice, scene)), why];
    case "warp":
      return [
        t.sureWarp(name),
        [catalogue.cards[card ?? ""]?.warp, t.sureWarpWhy].filter((part) => part).join(" "),
      ];
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

/** What may be done in one's turn, and whose pieces serve in the next pattern. */
function actionWhy({ view, catalogue, t }: Scene): string {
  if (view.turn?.possessed) return t.askActionPossessed(schoolOf(view.turn.possessed, catalogue));
  if (view.turn?.emptySquares) return t.askActionEmpty;
  return view.turn?.borrowing ? t.askActionBorrow : t.askActionWhy;
}

function ask(scene: Scene, lone: Choice | null): [string, string] {
  const { match, reading, draft, catalogue, inspected, t } = scene;
  const question = match.question;
  if (!question) return ["", ""];
  const source = question.context.source;
  const left = question.context.left > 0 ? t.left(question.context.left) : "";
  const card = draft.card ? catalogue.cards[draft.card] : undefined;
  const given = scene.view.turn?.handedOver === true && scene.view.turn.seat !== scene.you;
  if (card && given) return [card.upper ? t.flareName : card.name, t.handedCards];
  if (card) {
    if (card.upper) {
      const against = (reading.byCard.get(draft.card ?? "") ?? []).filter(
        (choice) => choice.verb === "flare",
      );
      if (!lone)
        return against.length > 0 ? [t.askFlareAgainst, t.askFlareAgainstWhy] : [t.flareName, t.flareNot];
      return sure(scene, lone);
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
  const ownTurn = !given;
  const turnOf = scene.nameOf(turn?.seat ?? 0);
  const how = left || (source ? (doing(source, scene) ?? t.tapSquare) : t.tapSquare);
  const melee = meleeQuestion(scene, question);
  if (melee) return melee;
  switch (question.prompt) {
    case "action":
      if (question.choices.every((choice) => choice.verb === "end")) return [t.askEnd, t.askEndWhy];
      if (question.choices.some((choice) => choice.verb === "recall"))
        return [ownTurn ? t.askAction : t.askPlaceHanded(turnOf), t.askActionShort];
      if (!ownTurn) return [t.askPlaceHanded(turnOf), t.tapSquare];
      if (turn?.summonsNext) return [t.askSummonNow, t.askActionBorrow];
      if (turn?.actions === 0 && question.choices.some((choice) => choice.verb === "warp"))
        return [t.askActionFlare, t.askActionWarpWhy];
      if (turn?.actions === 0 && question.choices.some((choice) => choice.verb === "thaw"))
        return [t.askActionFlare, t.askActionThawWhy];
      return question.choices.some((choice) => choice.verb === "place")
        ? [t.askAction, actionWhy(scene)]
        : [t.askActionFlare, t.askActionFlareWhy];
    case "keep":
      return [t.askKeep, t.askKeepWhy];
    case "discardPending":
      return [about(t.askDiscardPending), t.askDiscardPendingWhy];
    case "discardCard":
      return [about(t.askDiscardCard), t.askDiscardCardWhy];
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
    case "recover":
      return [about(ownTurn ? t.askRecover : t.askRecoverOf(turnOf)), how];
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

/** Who gains the point for a flare (R8.6). */
function flareWhy({ view, t }: Scene): string {
  if (view.tasks) return "";
  return hasTeams(view) ? t.sureFlareWhyTeam : t.sureFlareWhy;
}
