import { SeatSign } from "../../../computer";
import type { ReactNode } from "react";
import { Arms } from "../fort";
import { turnsOut, whyOut } from "../field/ways";
import { Sign } from "../field/signs";
import type { Scene } from "../scene";
import { Spells } from "../field/FortBlock";
import "./seats.css";

/** All players in playing order from ours on: who may attack whom, hands and clocks; then the piles. */
export function SeatList(props: {
  scene: Scene;
  present: (seat: number) => boolean;
  clockOf?: (seat: number) => ReactNode;
  onPile: (pile: number) => void;
}) {
  const { scene, clockOf } = props;
  const { view, below, t } = scene;
  const seats = view.seats.map((_, i) => (below + i) % view.seats.length);
  const many = seats.length > 4;
  const [shared] = view.piles;
  return (
    <section className={`panel tv-seats ${many ? "tv-seats-many" : ""}`} aria-label={t.players}>
      {view.active === below && <div className="tv-turn-bar" />}
      <ul>
        {seats.map((seat) => (
          <SeatRow key={seat} {...props} seat={seat} clock={clockOf?.(seat)} />
        ))}
      </ul>
      {view.piles.length === 1 && shared && (
        <p className="tv-piles">
          <span>
            {t.deck} <b>{shared.cards}</b>
          </span>
          <Discards scene={scene} pile={0} onPile={props.onPile} />
          {view.quietRounds > 1 && <span className="chip">{t.quiet(view.quietRounds)}</span>}
        </p>
      )}
      {view.piles.length > 1 && view.quietRounds > 1 && (
        <p className="tv-piles">
          <span className="chip">{t.quiet(view.quietRounds)}</span>
        </p>
      )}
    </section>
  );
}

/** How many discards a pile has: opens the whole pile. */
function Discards({ scene, pile, onPile }: { scene: Scene; pile: number; onPile: (pile: number) => void }) {
  const { view, t } = scene;
  return (
    <button type="button" className="tv-discards" onClick={() => onPile(pile)}>
      {t.discards} <b>{view.piles[pile]?.discard.length ?? 0}</b>
    </button>
  );
}

function SeatRow(props: {
  scene: Scene;
  seat: number;
  present: (seat: number) => boolean;
  clock: ReactNode;
  onPile: (pile: number) => void;
}) {
  const { scene, seat, clock } = props;
  const { view, you, nameOf, out, t } = scene;
  const fort = view.seats[seat];
  if (!fort) return null;
  const gone = out.has(seat);
  const pile = view.piles.length > 1 ? view.piles[seat] : undefined;
  const acts = view.attack?.seat === seat || (view.attack === null && view.active === seat);
  return (
    <li
      data-of={seat}
      className={`tv-seat ${seat === you ? "tv-seat-own" : ""} ${acts && !gone ? "tv-seat-acts" : ""} ${gone ? "tv-seat-out" : ""}`}
    >
      <Arms seat={seat} out={gone} />
      <b className="tv-seat-name" title={nameOf(seat)}>
        <SeatSign seat={seat} />
        {nameOf(seat)}
      </b>
      <small className="tv-seat-note">
        <span>{note(scene, seat)}</span>
        {!gone && pile && (
          <span>
            {t.deck} <b>{pile.cards}</b> <Discards scene={scene} pile={seat} onPile={props.onPile} />
          </span>
        )}
      </small>
      {!gone && !props.present(seat) && <span className="chip">{t.away}</span>}
      {!gone && (
        <span className="tv-seat-hand" title={t.cardsInHand(fort.cards)}>
          <Sign name="cards" />
          <b>{fort.cards}</b>
          <span className="visually-hidden">{t.cardsInHand(fort.cards)}</span>
        </span>
      )}
      {!gone && clock}
      {!gone && seat === you && <Spells scene={scene} fort={fort} seat={seat} />}
    </li>
  );
}

/** What a seat does, or what it is to us. */
function note(scene: Scene, seat: number): string {
  const { view, you, out, neighbours, log, t } = scene;
  const { attack } = view;
  if (out.has(seat)) {
    const turn = turnsOut(log).get(seat);
    const why = whyOut(scene, seat);
    return turn === undefined ? `${t.out}, ${why}` : t.wentIn(turn, why);
  }
  if (attack?.seat === seat) return t.attacks;
  if (attack?.target === seat) return t.defends;
  if (seat === you) return view.active === seat ? t.yourTurn : t.you;
  if (view.active === seat) return t.hasTurn;
  if (you === null || out.has(you) || view.seats.length === 2) return "";
  if (neighbours.includes(seat)) return view.seats.length > 4 ? t.neighbour : t.mayAttackYou;
  const seats = view.seats.length;
  const far = Math.min((seat - you + seats) % seats, (you - seat + seats) % seats);
  return view.seats.length > 4 ? "" : t.seatsAway(far);
}
