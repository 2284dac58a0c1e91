// Words while another player decides, or while we decide for one. Pure.
import type { Asking, Scene } from "./scene";
import { cardName, doing } from "../words/cardWords";

/** For a player who decides in the turn of a teammate who handed it over. */
export function handedNote({ view, match, catalogue, you, t, nameOf }: Scene): Asking["note"] {
  const turn = view.turn;
  if (!turn?.handedOver || turn.seat === you) return null;
  const source = match.question?.context.source ?? view.playing;
  const owner = nameOf(turn.seat);
  const words = source
    ? t.handedToYouEffect(owner, cardName(source, catalogue, t), turn.actions)
    : t.handedToYouActions(owner);
  return { words, short: t.handedToYou(owner) };
}

const NOTHING = { source: null, primary: null, others: [], handOver: null, note: null };

/** The player the table waits for, and the card they resolve. */
export function waiting(scene: Scene): Asking {
  const { match, view, catalogue, you, t, nameOf } = scene;
  const open = match.waiting[0];
  const turn = view.turn;
  const ours =
    you !== null && open && open.seat !== you && view.seats[open.seat]?.side === view.seats[you]?.side;
  const out = you !== null && view.seats[you]?.out === true;
  const quiet = you === null || out ? t.watching : ours && !turn?.handedOver ? t.mateTurnWhy : t.waitWhy;
  if (!open) return { title: "", why: quiet, ...NOTHING };
  const source = open.source ?? view.playing;
  const card = source ? (catalogue.cards[source]?.upper ? t.flareName : catalogue.cards[source]?.name) : null;
  if (turn?.handedOver && open.seat !== turn.seat) {
    return you === turn.seat
      ? { title: t.mateFinishes(nameOf(open.seat)), why: t.mateFinishesWhy, ...NOTHING, source }
      : {
          title: t.theyFinish(nameOf(open.seat), nameOf(turn.seat)),
          why: (source && doing(source, scene)) || quiet,
          ...NOTHING,
          source,
        };
  }
  const title = card
    ? t.theyDecide(nameOf(open.seat), card)
    : open.prompt === "start"
      ? t.theyStart(nameOf(open.seat))
      : t.theirTurn(nameOf(open.seat));
  return { title, why: (source && doing(source, scene)) || quiet, ...NOTHING, source };
}
