import { SeatSign } from "../../../computer";
import type { ReactNode } from "react";
import { Piece } from "../board";
import { CardBacks } from "../cards";
import type { TashKalarCatalogue } from "../catalogue";
import type { Layout } from "../../../table/useLayout";
import { hasTeams, schoolOf, type Side } from "../sides";
import type { GameTexts } from "../words/texts";
import { Tracks } from "./Tracks";
import type { TashKalarView } from "../types";
import "./sides.css";
import "./sides-narrow.css";
import "./sides-notices.css";

interface Props {
  side: Side;
  layout: Layout;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  present: (seat: number) => boolean;
  you: number | null;
  /** The clock of a seat, if it has one. */
  clockOf?: (seat: number) => ReactNode;
  /** Whether the tracks show only counters and numbers, as where space is short. */
  folded?: boolean;
  /** Letters of the colours whose counters the shown choice would turn, in a Melee. */
  turning?: readonly string[];
  t: GameTexts;
  /** What a form counts besides one score, below the names. */
  children?: ReactNode;
}

/**
 * One side where more than two play: its colour and score, and a line for each of its players with their hand, whose
 * turn it is and who is away. All sides look alike; the reader's own is above the hand.
 */
export function SidePanel(props: Props) {
  const { side, layout, view, catalogue, nameOf, you, t } = props;
  const first = view.seats[side.seats[0] ?? 0];
  if (!first) return null;
  const own = you !== null && side.seats.includes(you);
  const teams = hasTeams(view);
  const names = t.list(side.seats.map(nameOf));
  const turn = side.seats.some((seat) => view.turn?.seat === seat);
  // Where points are kept by colour, the tracks below show them.
  const score = first.tracks.length === 0 && (
    <span key={first.score} className="score num">
      <span className="visually-hidden">{t.score} </span>
      {first.score}
    </span>
  );
  const tracks = (
    <Tracks
      seat={side.seats[0] ?? 0}
      form={layout === "desktop" && !props.folded ? "long" : "short"}
      {...{ view, nameOf, t }}
      turning={props.turning ?? []}
    />
  );
  const supply = (
    <span
      className="side-supply"
      role="img"
      aria-label={`${t.supplyOf(names)}: ${t.pieceSupply(first.supply.pieces, first.supply.legendary)}`}
    >
      <span>
        <Piece piece={`${first.colour}c`} />
        {first.supply.pieces}
      </span>
      <span>
        <Piece piece={`${first.colour}l`} />
        {first.supply.legendary}
      </span>
    </span>
  );
  const title = !teams ? null : you === null ? t.teamNumber(side.side + 1) : own ? t.yourTeam : t.otherTeam;
  const lines = (
    <ul className="side-seats">
      {side.seats.map((seat) => (
        <SeatLine key={seat} {...props} seat={seat} wide={layout === "desktop"} />
      ))}
    </ul>
  );
  if (layout !== "desktop") {
    return (
      <section
        className={`strip side-strip ${first.tracks.length > 0 ? "by-colour" : ""} school-${first.colour} ${own ? "own" : "other"} ${turn ? "now" : ""}`}
        aria-label={title ?? names}
      >
        <Piece piece={`${first.colour}l`} />
        {score}
        {lines}
        {tracks}
        {props.children}
        {layout === "phone" && first.tracks.length === 0 && supply}
      </section>
    );
  }
  return (
    <section className={`panel side-panel school-${first.colour}`} aria-label={title ?? names}>
      <div className="side-band" />
      <div className="side-body">
        {teams && (
          <div className="side-head">
            <Piece piece={`${first.colour}l`} />
            <div className="sp">
              <h2>{title}</h2>
              <p className="facts">{t.teamPieces(schoolOf(first.colour, catalogue))}</p>
            </div>
            {score}
          </div>
        )}
        {teams ? (
          lines
        ) : (
          <div className="side-alone">
            {lines}
            {score}
          </div>
        )}
        {tracks}
        {props.children}
      </div>
    </section>
  );
}

function SeatLine(props: Props & { seat: number; wide: boolean }) {
  const { seat, wide, layout, view, catalogue, nameOf, present, you, clockOf, t } = props;
  const facts = view.seats[seat];
  if (!facts) return null;
  const name = nameOf(seat);
  const { beings, legends, flares } = facts.hand;
  const turn = view.turn;
  const now = turn?.seat === seat;
  const acting = turn?.handedOver === true && turn.acting === seat && turn.seat !== seat;
  const backs = (
    <CardBacks {...facts.hand} label={`${t.handOf(name)}: ${t.backs(beings, legends, flares)}`} />
  );
  // On a phone our own hand is right below, so its backs need no space.
  const small = layout === "phone";
  // A clock takes their place.
  const clock = clockOf?.(seat);
  const chips = (
    <>
      {seat === you && !(small && clock) && <span className="chip you">{t.you}</span>}
      {acting && <span className="chip acts">{t.actsNow}</span>}
      {facts.out ? (
        <span className="chip out">{t.out}</span>
      ) : (
        !present(seat) && <span className="chip">{t.away}</span>
      )}
    </>
  );
  // A clock takes their place beside the name.
  const decks =
    wide &&
    (facts.upright !== null ? (
      <DeckSign deck={facts.deck} upright={facts.upright} t={t} />
    ) : (
      <span className="deck-sign decks">
        <span>
          {t.deck} {facts.deck}
        </span>{" "}
        <span>
          {t.discards} {facts.discard.length}
        </span>
      </span>
    ));
  return (
    <li
      className={`seat-line ${clock ? "with-clock" : ""} ${now ? "now" : ""} ${acting ? "acting" : ""} ${facts.out ? "out" : ""}`}
    >
      {now && <div className="turn-bar on" />}
      <div className="seat-name">
        {wide && !hasTeams(view) && <Piece piece={`${facts.colour}l`} />}
        <h3 title={name}>
          <SeatSign seat={seat} />
          {name}
        </h3>
        {now && <span className="visually-hidden">{t.onTurn}</span>}
        {(!small || clock) && chips}
        {!clock && decks}
        {wide && clock}
      </div>
      {!(small && clock) && (
        <div className="facts">
          {wide && (
            <span className="seat-school">{catalogue.schools[facts.school]?.name ?? facts.school}</span>
          )}
          {small && chips}
          {!(small && (seat === you || acting)) && backs}
          {clock && decks}
        </div>
      )}
      {!wide && clock}
    </li>
  );
}

/** Cards in our own deck in teams; the sideways ones at its bottom are counted apart. */
function DeckSign({ deck, upright, t }: { deck: number; upright: number; t: GameTexts }) {
  return (
    <span
      className="deck-sign"
      role="img"
      aria-label={t.deckUpright(deck, upright)}
      title={t.deckUpright(deck, upright)}
    >
      <span className="deck-word">{t.deck}</span>
      <i className="upright" />
      <b>{upright}</b>
      <i className="sideways" />
      <b>{deck - upright}</b>
    </span>
  );
}
