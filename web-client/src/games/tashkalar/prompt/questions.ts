// The title and reason of every question while no choice is picked. Pure.
import type { Choice, Question } from "../../../protocol";
import { asksStartPiece, START_PIECES, weakestWords } from "../melee";
import { schoolOf } from "../sides";
import { cardName, doing } from "../words/cardWords";
import type { GameTexts } from "../words/texts";
import { part } from "./draft";
import { entry, type Said, type Scene } from "./scene";
import { sure } from "./sure";

/** A question with the context that most sentences need. */
interface Asked {
  scene: Scene;
  t: GameTexts;
  question: Question;
  /** The name of the card that asks; its key if it has no name, "" without a card. */
  card: string;
  /** A title, prefixed with the card that asks. */
  about: (title: string) => string;
  /** How many more are allowed, the card's effect, or a request to choose a square. */
  how: string;
  /** Whether we decide in our own turn; otherwise `owner` handed it over. */
  own: boolean;
  owner: string;
}

const offers = ({ question }: Asked, verb: string): boolean =>
  question.choices.some((choice) => choice.verb === verb);

const simply =
  (title: (t: GameTexts) => string) =>
  ({ t, about, how }: Asked): Said => [about(title(t)), how];

const both =
  (title: (t: GameTexts) => string, why: (t: GameTexts) => string) =>
  ({ t, about }: Asked): Said => [about(title(t)), why(t)];

/** The sentence of each prompt. */
const QUESTIONS: Readonly<Record<string, (asked: Asked) => Said>> = {
  action,
  start,
  keep: ({ t }) => [t.askKeep, t.askKeepWhy],
  claim: ({ t }) => [t.askClaim, t.askClaimWhy],
  ban: ({ t }) => [t.askBan, t.askBanWhy],
  return: ({ t }) => [t.askReturn, t.askReturnWhy],
  legend: ({ scene, t }) => [t.askLegend, weakestWords(scene)],
  unpaired: ({ scene, t }) => [t.askUnpaired, weakestWords(scene)],
  pay: ({ t }) => [t.askPay, t.askPayWhy],
  take: ({ t, card }) => [t.askTake(card), t.tapSquare],
  summonAt: ({ t, card }) => [t.askSummonAt(card), t.tapSquare],
  recover: ({ t, about, how, own, owner }) => [about(own ? t.askRecover : t.askRecoverOf(owner)), how],
  move: ({ scene: { reading }, t, about, how }) => [
    about(reading.from ? t.askMoveTo(reading.from) : t.askMoveFrom),
    how,
  ],
  discardPending: both(
    (t) => t.askDiscardPending,
    (t) => t.askDiscardPendingWhy,
  ),
  discardCard: both(
    (t) => t.askDiscardCard,
    (t) => t.askDiscardCardWhy,
  ),
  discardFlare: both(
    (t) => t.askDiscardFlare,
    (t) => t.askDiscardFlareWhy,
  ),
  place: simply((t) => t.askPlace),
  destroy: simply((t) => t.askDestroy),
  raise: simply((t) => t.askRaise),
  lower: simply((t) => t.askLower),
  convert: simply((t) => t.askConvert),
  piece: simply((t) => t.askPiece),
  freeze: simply((t) => t.askFreeze),
  mirror: simply((t) => t.askMirror),
  gateway: simply((t) => t.askGateway),
  copy: simply((t) => t.askCopy),
  store: simply((t) => t.askStore),
  restore: simply((t) => t.askRestore),
  exchange: simply((t) => t.askExchange),
  gather: simply((t) => t.askGather),
  appear: simply((t) => t.askAppear),
  target: simply((t) => t.askTarget),
  leaper: simply((t) => t.askLeaper),
  leap: simply((t) => t.askLeap),
  direction: simply((t) => t.askDirection),
  branch: simply((t) => t.askBranch),
  group: simply((t) => t.askGroup),
  order: simply((t) => t.askOrder),
  square: simply((t) => t.askSquare),
  rank: simply((t) => t.askRank),
  mover: simply((t) => t.askMoveFrom),
};

const anything = simply((t) => t.askAnything);

/** Title and reason of the open question; `lone` is a choice that can be sent without a square. */
export function ask(scene: Scene, lone: Choice | null): Said {
  const { match, draft, catalogue, view, t } = scene;
  const { question } = match;
  if (!question) return ["", ""];
  const turn = view.turn;
  const own = !(turn?.handedOver === true && turn.seat !== scene.you);
  if (draft.card && catalogue.cards[draft.card]) return askCard(scene, question, draft.card, own, lone);
  const { source, left } = question.context;
  const leavable = question.choices.some(({ verb }) => verb === "stop" || verb === "skip");
  // "Up to one more" is said of what was begun, or need not be done.
  const more = left > 0 && (question.context.chosen.length > 0 || leavable);
  const how = more ? t.left(left) : ((source ? doing(source, scene) : null) ?? t.tapSquare);
  const named = source && catalogue.cards[source] ? cardName(source, catalogue, t) : null;
  return (entry(QUESTIONS, question.prompt) ?? anything)({
    scene,
    t,
    question,
    card: source ? (catalogue.cards[source]?.name ?? source) : "",
    about: (title) => (named ? t.of(named, title) : title),
    how,
    own,
    owner: scene.nameOf(turn?.seat ?? 0),
  });
}

/** The question about a picked card of the hand. */
function askCard(scene: Scene, question: Question, key: string, own: boolean, lone: Choice | null): Said {
  const { reading, catalogue, inspected, t } = scene;
  const card = catalogue.cards[key];
  const name = cardName(key, catalogue, t);
  const text = card?.text ?? "";
  if (!own) return [name, t.handedCards];
  if (card?.upper) {
    if (lone) return sure(scene, lone);
    const against = reading.byCard.get(key)?.some(({ verb }) => verb === "flare");
    return against ? [t.askFlareAgainst, t.askFlareAgainstWhy] : [t.flareName, t.flareNot];
  }
  if (question.prompt !== "action") return [t.askCard(name), text];
  if (reading.squares.size > 0) return [t.askSummonAt(name), text];
  const lacks = inspected?.lacks;
  return [t.askNoPlace(name), lacks ? t.askShort(t.rank(lacks.rank), lacks.square) : text];
}

function start({ scene, t, question }: Asked): Said {
  if (asksStartPiece(scene.view, question)) {
    const n = Object.keys(scene.view.board).length + 1;
    return [t.askStartPiece(n, START_PIECES), t.askStartPieceWhy];
  }
  const [first] = question.choices;
  const at = (first && part(first, "at")) ?? "";
  return [t.askStart(at), t.askStartTap(at)];
}

function action(asked: Asked): Said {
  const { scene, t, question, own, owner } = asked;
  const turn = scene.view.turn;
  if (question.choices.every(({ verb }) => verb === "end")) return [t.askEnd, t.askEndWhy];
  if (offers(asked, "recall")) return [own ? t.askAction : t.askPlaceHanded(owner), t.askActionShort];
  if (!own) return [t.askPlaceHanded(owner), t.tapSquare];
  if (turn?.summonsNext) return [t.askSummonNow, t.askActionBorrow];
  if (turn?.actions === 0 && offers(asked, "warp")) return [t.askActionFlare, t.askActionWarpWhy];
  if (turn?.actions === 0 && offers(asked, "thaw")) return [t.askActionFlare, t.askActionThawWhy];
  return offers(asked, "place") ? [t.askAction, actionWhy(scene)] : [t.askActionFlare, t.askActionFlareWhy];
}

/** The actions of a turn, and whose pieces serve in the next pattern. */
function actionWhy({ view, catalogue, t }: Scene): string {
  if (view.turn?.possessed) return t.askActionPossessed(schoolOf(view.turn.possessed, catalogue));
  if (view.turn?.emptySquares) return t.askActionEmpty;
  return view.turn?.borrowing ? t.askActionBorrow : t.askActionWhy;
}
