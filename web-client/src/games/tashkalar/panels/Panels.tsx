import { useState } from "react";
import { Piece } from "../board";
import { CardFace } from "../cards";
import type { TashKalarCatalogue } from "../catalogue";
import { Dialog } from "../../../table/Dialog";
import { pieceWords } from "../board/boardProps";
import { anyFace } from "../cards/faces";
import { isMelee } from "../melee";
import { hasTeams, mateOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { Hand, TashKalarView } from "../types";

/**
 * Why the last round began and how long it lasts; nothing before it. Also the count of quiet turns towards the end.
 */
export function FinalRound(props: { view: TashKalarView; nameOf: (seat: number) => string; t: GameTexts }) {
  const { view, nameOf, t } = props;
  const final = view.finalRound;
  if (!final && view.quiet === null) return null;
  if (!final) return <p className="panel final">{t.quiet(view.quiet ?? 0, view.form === "tutorial")}</p>;
  const name = nameOf(final.seat);
  const why =
    final.why === "deck"
      ? (hasTeams(view) ? t.finalUpright : t.finalDeck)(name)
      : final.why === "score"
        ? (isMelee(view) ? t.finalColour : t.finalScore)(name, view.goal)
        : t.finalIdle;
  return (
    <p className="panel final" role="note">
      <b>{why}</b> {t.finalTurns(final.turnsLeft)}
    </p>
  );
}

/** Enemy pieces destroyed in this turn. */
export function Tally(props: { view: TashKalarView; catalogue: TashKalarCatalogue; t: GameTexts }) {
  const { view, catalogue, t } = props;
  // Where space is short (tasks, other players' boards), an empty list is not announced.
  if ((view.tasks || isMelee(view)) && Object.keys(view.destroyed).length === 0) return null;
  const destroyed = Object.entries(view.destroyed).filter(([, n]) => n > 0);
  return (
    <section className="panel tally">
      <h3>{t.destroyedTitle}</h3>
      {destroyed.length === 0 ? (
        <p className="muted">{t.destroyedNone}</p>
      ) : (
        <ul>
          {destroyed.map(([piece, n]) => (
            <li key={piece}>
              <Piece piece={piece} label={pieceWords(piece, catalogue, t)} />
              <b className="num">{n}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Decks and discard piles; choosing a pile opens it. */
export function Piles(props: {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  you: number | null;
  nameOf: (seat: number) => string;
  t: GameTexts;
}) {
  const { view, catalogue, you, nameOf, t } = props;
  const [open, setOpen] = useState<string | null>(null);
  const colour = view.seats[you ?? 0]?.colour ?? "n";
  const under = you === null ? null : (view.hands[you]?.under ?? null);
  const piles = [
    ...view.seats.map((seat, i) => ({
      key: String(i),
      name: t.beingsOf(nameOf(i)),
      deck: seat.deck,
      cards: seat.discard,
      colour: seat.colour,
      under: i === you ? (under?.beings ?? []) : [],
    })),
    {
      key: "legends",
      name: t.legendDeck,
      ...view.legends,
      cards: view.legends.discard,
      colour,
      under: under?.legends ?? [],
    },
    {
      key: "flares",
      name: t.flareDeck,
      ...view.flares,
      cards: view.flares.discard,
      colour,
      under: under?.flares ?? [],
    },
  ];
  const shown = piles.find((pile) => pile.key === open);
  return (
    <section className="panel piles" aria-label={t.pilesTab}>
      {piles.map((pile) => (
        <button key={pile.key} type="button" className="pile" onClick={() => setOpen(pile.key)}>
          <span className="pile-name">{pile.name}</span>
          <span className="pile-count">
            {t.deck} <b className="num">{pile.deck}</b>
          </span>
          <span className="pile-count">
            {t.discards} <b className="num">{pile.cards.length}</b>
          </span>
        </button>
      ))}
      {shown && (
        <Dialog title={t.pileTitle(shown.name)} onClose={() => setOpen(null)} closeLabel={t.close}>
          {shown.cards.length === 0 && <p className="muted">{t.emptyPile}</p>}
          <Faces cards={shown.cards} colour={shown.colour} catalogue={catalogue} t={t} />
          {shown.under.length > 0 && (
            <>
              <h3>{t.underDeck}</h3>
              <ol>
                {shown.under.map((card, i) => (
                  <li key={i}>
                    {card
                      ? catalogue.cards[card]?.upper
                        ? t.flareName
                        : catalogue.cards[card]?.name
                      : t.unknownCard}
                  </li>
                ))}
              </ol>
            </>
          )}
        </Dialog>
      )}
    </section>
  );
}

/** Several whole cards in rows. */
export function Faces(props: {
  cards: readonly string[];
  colour: string;
  catalogue: TashKalarCatalogue;
  t: GameTexts;
}) {
  return (
    <ul className="faces">
      {props.cards.map((card, i) => {
        const face = anyFace(card, props.colour, props.catalogue, props.t);
        return <li key={`${card}-${i}`}>{face && <CardFace face={face} />}</li>;
      })}
    </ul>
  );
}

/** Who holds the team's legends: us, the teammate, or nobody. Nothing where legends are not shared. */
export function LegendsNote(props: {
  view: TashKalarView;
  hand: Hand;
  seat: number;
  nameOf: (seat: number) => string;
  t: GameTexts;
}) {
  const { view, hand, seat, nameOf, t } = props;
  const mate = mateOf(view, seat);
  if (mate === null) return null;
  const away = (view.seats[mate]?.hand.legends ?? 0) > 0 ? t.legendsWith(nameOf(mate)) : t.noLegends;
  return <p className="hand-note">{hand.legends.length > 0 ? t.legendsWithYou : away}</p>;
}
