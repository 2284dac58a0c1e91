import { GatewaySign, Piece } from "../board";
import type { TashKalarCatalogue } from "../catalogue";
import { Icon } from "../../../ui/Icons";
import { pieceWords } from "../board/boardProps";
import { schoolOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { TashKalarView } from "../types";
import "./inPlay.css";

/** Cards in play in front of players; nothing if there are none. */
export function InPlay(props: {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  onCard: (card: string) => void;
  t: GameTexts;
}) {
  const { view, catalogue, nameOf, onCard, t } = props;
  const frozen = view.seats.flatMap(({ frozen: card, colour }, seat) =>
    card ? [{ card, colour, owner: nameOf(seat) }] : [],
  );
  const sides = view.seats.filter(
    (one, seat) => view.seats.findIndex(({ side }) => side === one.side) === seat,
  );
  const fewer = sides.filter((seat) => (seat.fewer ?? 0) > 0);
  const possessed = view.turn?.possessed;
  const pending = view.seats.flatMap(({ pending: card, stored, colour }, seat) =>
    card || stored ? [{ card, stored, colour, owner: nameOf(seat) }] : [],
  );
  const credits = view.turn?.credits ?? 1;
  const open = [...frozen, ...fewer, ...pending].length > 0 || credits > 1;
  if (!open && !view.gateway && !possessed && !view.turn?.emptySquares) return null;
  return (
    <section className="panel in-play" aria-label={t.inPlay}>
      {frozen.map(({ card, colour, owner }) => {
        const name = catalogue.cards[card]?.name ?? card;
        return (
          <button
            key={card + owner}
            type="button"
            className={`frozen-card school-${colour}`}
            onClick={() => onCard(card)}
          >
            <Piece piece={`${colour}c`} />
            <span>
              <small>{owner}</small>
              <b>
                <Icon name="snow" /> {name}
                <span className="visually-hidden">{t.frozenMore}</span>
              </b>
            </span>
          </button>
        );
      })}
      {pending.map(({ card, stored, colour, owner }) => {
        const name = card ? (catalogue.cards[card]?.name ?? card) : "";
        return (
          <button
            key={`${card} ${owner}`}
            type="button"
            className={`frozen-card school-${colour}`}
            onClick={() => card && onCard(card)}
          >
            <Piece piece={stored ?? `${colour}c`} />
            <span>
              <small>{stored ? t.keeps(owner) : t.pendingOf(owner)}</small>
              <b>
                <Icon name="hourglass" /> {name}
                <span className="visually-hidden">
                  {t.pendingMore(stored ? pieceWords(stored, catalogue, t) : null)}
                </span>
              </b>
            </span>
          </button>
        );
      })}
      {credits > 1 && <p className="fewer">{t.creditsNow(credits)}</p>}
      {view.turn?.emptySquares && <p className="fewer">{t.emptySquaresNow}</p>}
      {view.gateway && (
        <p className="gateway-line">
          <GatewaySign /> {t.gatewayOn(view.gateway)}
        </p>
      )}
      {possessed && (
        <p className="gateway-line">
          <Piece piece={`${possessed}c`} /> {t.possessedNow(schoolOf(possessed, catalogue))}
        </p>
      )}
      {fewer.map((seat) => (
        <p key={seat.side} className="fewer">
          {t.fewerActions(
            t.list(view.seats.flatMap(({ side }, i) => (side === seat.side ? [nameOf(i)] : []))),
            seat.fewer ?? 0,
          )}
        </p>
      ))}
    </section>
  );
}
