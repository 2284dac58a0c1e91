import { SeatSign } from "../../../computer";
import type { ReactNode } from "react";
import { Piece } from "../board";
import { CardBacks } from "../cards";
import type { TashKalarCatalogue } from "../catalogue";
import type { Layout } from "../../../table/useLayout";
import { sidesOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { TashKalarView } from "../types";

interface Props {
  seat: number;
  /** Our own strip is above the hand, others show the hidden hand. */
  form: "own" | "other";
  layout: Layout;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  name: string;
  present: boolean;
  /** Its clock, if it has one. */
  clock?: ReactNode;
  t: GameTexts;
}

/** A player, their school and points; for the other side also its hidden cards. */
export function Strip({ seat, form, layout, view, catalogue, name, present, clock, t }: Props) {
  const facts = view.seats[seat];
  if (!facts) return null;
  const turn = view.turn?.seat === seat;
  const school = catalogue.schools[facts.school]?.name ?? facts.school;
  const { beings, legends, flares } = facts.hand;
  const backs = (
    <CardBacks {...facts.hand} label={`${t.handOf(name)}: ${t.backs(beings, legends, flares)}`} />
  );
  const score = (
    <span key={facts.score} className="score num">
      <span className="visually-hidden">{t.score} </span>
      {facts.score}
    </span>
  );
  const supply = (
    <span
      className="strip-supply"
      role="img"
      aria-label={`${t.supplyOf(name)}: ${t.pieceSupply(facts.supply.pieces, facts.supply.legendary)}`}
    >
      <Piece piece={`${facts.colour}c`} />
      {facts.supply.pieces}
      <Piece piece={`${facts.colour}l`} />
      {facts.supply.legendary}
    </span>
  );
  if (layout !== "desktop") {
    return (
      <section className={`strip ${form} ${turn ? "now" : ""}`} aria-label={name}>
        <Piece piece={`${facts.colour}l`} />
        <h2 title={name}>
          <SeatSign seat={seat} />
          {name}
        </h2>
        {layout === "tablet" && <span className="muted strip-school">{school}</span>}
        {!present && <span className="chip">{t.away}</span>}
        {score}
        <span className="sp" />
        {supply}
        {form === "other" && (
          <>
            {backs}
            <span className="strip-deck">
              {t.deck} {facts.deck}
            </span>
          </>
        )}
        {clock}
      </section>
    );
  }
  return (
    <section className="panel strip-panel" aria-label={name}>
      <div className={turn ? "turn-bar on" : "turn-bar"} />
      <div className="who">
        <Piece piece={`${facts.colour}l`} />
        <div className="sp">
          <h2 title={name}>
            <SeatSign seat={seat} />
            {name}
          </h2>
          <div className="facts">
            <span className="strip-of" title={school}>
              {school}
            </span>
            {!present && <span className="chip">{t.away}</span>}
          </div>
        </div>
        {score}
        {clock}
      </div>
      {form === "other" && (
        <>
          <div className="facts strip-facts">
            <span>
              {t.handWord} {backs}
            </span>
            <span>
              {t.deck} {facts.deck}
            </span>
            <span>
              {t.discards} {facts.discard.length}
            </span>
          </div>
          <Race view={view} t={t} />
        </>
      )}
    </section>
  );
}

/** Each side's progress towards the score that starts the last round. */
export function Race({ view, t }: Pick<Props, "view" | "t">) {
  return (
    <div className="race">
      <span className="lbl">{view.form === "tutorial" ? t.trackEnds(view.goal) : t.track(view.goal)}</span>
      {sidesOf(view, 0).map(({ side, seats: [seat = 0] }) => (
        <div key={side} className={`race-track school-${view.seats[seat]?.colour}`} aria-hidden="true">
          {Array.from({ length: view.goal }, (_, n) => (
            <i key={n} className={n < (view.seats[seat]?.score ?? 0) ? "full" : ""} />
          ))}
        </div>
      ))}
    </div>
  );
}
