import { useSigned } from "../../../computer";
import { useMemo, type ReactNode } from "react";
import type { Lang } from "../../../i18n";
import type { MatchState, Outcome } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import { EndPanel } from "../../../table/EndPanel";
import { endedBy, endReason } from "../../../table/endReason";
import type { Placed } from "../../../table/Ranking";
import { settled } from "../../../table/settled";
import { Piece } from "../board";
import { CardTile } from "../cards";
import { anyFace } from "../cards/faces";
import { hasTeams, sideName, sidesOf } from "../sides";
import type { SeatView, TashKalarEvent, TashKalarView } from "../types";
import { gameTexts, type GameTexts } from "../words/texts";
import { playedOut } from "./reason";
import { ScoreChart } from "./ScoreChart";
import { final, SidePoints } from "./SidePoints";

/** The sides from first to last. */
function placed(
  view: TashKalarView,
  outcome: Outcome,
  nameOf: (seat: number) => string,
  t: GameTexts,
): (Placed & { facts: SeatView })[] {
  return sidesOf(view, 0)
    .flatMap(({ side, seats: [seat = 0] }) => {
      const facts = view.seats[seat];
      if (!facts) return [];
      const name = sideName(view, side, nameOf, t);
      const picture = <Piece piece={`${facts.colour}c`} />;
      return [{ side, seat, facts, place: outcome.places[seat] ?? 1, name, picture }];
    })
    .sort((a, b) => a.place - b.place);
}

/** The winner and the decider, each side's points by source, and the cards left. */
export function End(props: {
  match: MatchState;
  view: TashKalarView;
  log: readonly TashKalarEvent[];
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  lang: Lang;
  happenings: ReactNode;
  /** The rematch controls; none in a replay. */
  again?: ReactNode;
  /** The room's link; null in a replay. */
  link: string | null;
}) {
  const { match, view, catalogue, nameOf, lang } = props;
  const t = gameTexts(lang);
  const log = useMemo(() => settled(props.log), [props.log]);
  const signedName = useSigned(nameOf);
  const { outcome } = match;
  if (!outcome) return null;
  const sides = placed(view, outcome, signedName, t);
  const winners = sides.filter(({ place }) => place === 1);
  const teams = hasTeams(view);
  const ended = endedBy(log, match.out).map(signedName);
  const loser = sides.at(-1)?.name ?? "";
  const common = endReason(outcome, { loser, ended, teams, seats: view.seats.length }, lang);
  return (
    <EndPanel
      {...{ match, sides, teams }}
      game="tashkalar"
      form={view.form}
      reason={common ?? playedOut(view, log, signedName, lang)}
      decider={t.decider}
      className={`school-${winners.length === 1 ? winners[0]?.facts.colour : "n"}`}
      pictures={winners.map(({ side, facts }) => (
        <Piece key={side} piece={`${facts.colour}l`} />
      ))}
      score={
        sides.length === 2 && (
          <span className="winner-score num">
            {final(sides[0]?.facts)}
            <i>:</i>
            {final(sides[1]?.facts)}
          </span>
        )
      }
      again={props.again}
      link={props.link}
      log={props.happenings}
    >
      <div className="end-columns">
        {sides.map(({ side, name, facts }) => (
          <SidePoints key={side} {...{ side, name, facts, view, log, catalogue, nameOf, teams, t }} />
        ))}
      </div>
      <ScoreChart view={view} log={log} nameOf={nameOf} t={t} />
      <LeftInHand {...{ view, catalogue, nameOf, t }} />
    </EndPanel>
  );
}

/** The cards left in all hands. */
function LeftInHand(props: {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  t: GameTexts;
}) {
  const { view, catalogue, nameOf, t } = props;
  return (
    <section className="panel end-hands">
      {view.seats.map((seat, i) => {
        const hand = view.hands[i];
        if (!hand) return null;
        const cards = [...hand.beings, ...hand.legends, ...hand.flares].map(({ card }) => card);
        return (
          <div key={i}>
            <p className="lbl">{t.leftInHand(nameOf(i))}</p>
            <ul className="tiles">
              {cards.map((card, n) => {
                const face = anyFace(card, seat.colour, catalogue, t);
                return <li key={`${card}-${n}`}>{face && <CardTile face={face} />}</li>;
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
