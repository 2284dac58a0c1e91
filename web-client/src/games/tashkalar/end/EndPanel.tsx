import type { ReactNode } from "react";
import { Piece } from "../board";
import { CardTile } from "../cards";
import { endWords } from "../../../clock";
import { DealProof } from "../../../deal";
import { useTexts } from "../../../i18n";
import type { Decider, MatchState, Outcome } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import { settled } from "../../../table/settled";
import { Icon } from "../../../ui/Icons";
import { Link } from "../../../ui/Link";
import { anyFace } from "../cards/faces";
import { ScoreChart } from "./ScoreChart";
import { hasTeams, ownersOf, sideName, sidesOf } from "../sides";
import { taskTexts } from "../words/tasks.texts";
import { counterOf } from "../panels/Tracks";
import type { GameTexts } from "../words/texts";
import type { SeatView, TashKalarEvent, TashKalarView } from "../types";

const SOURCES = ["destroyed", "legend", "flare"];

/** A side and its place, with what any of its seats shows of it. */
interface Ranked {
  side: number;
  place: number;
  /** A seat of the side. */
  seat: number;
  facts: SeatView;
}

/** The sides from the best to the last. */
function ranked(view: TashKalarView, outcome: Outcome): Ranked[] {
  return sidesOf(view, 0)
    .flatMap(({ side, seats: [seat = 0] }) => {
      const facts = view.seats[seat];
      return facts ? [{ side, seat, facts, place: outcome.places[seat] ?? 1 }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/** Every place and what gave it: the first number in which a side is behind the one before it is marked. */
function Ranking(props: {
  sides: readonly Ranked[];
  deciders: readonly Decider[];
  named: (side: Ranked) => string;
  teams: boolean;
  t: GameTexts;
}) {
  const { sides, deciders, named, teams, t } = props;
  const shared = sides.some(({ place }, i) => sides[i + 1]?.place === place);
  return (
    <section className="panel end-points ranking" aria-label={t.decidedBy}>
      <h2>{t.decidedBy}</h2>
      <div className="ranking-box" role="group" aria-label={t.decidedBy} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.placeWord}</th>
              <th scope="col">{teams ? t.teamWord : t.playerWord}</th>
              {deciders.map(({ key }) => (
                <th key={key} scope="col">
                  {t.decider(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side, i) => {
              const before = sides[i - 1];
              const decisive = before
                ? deciders.findIndex(({ values }) => values[before.seat] !== values[side.seat])
                : -1;
              return (
                <tr key={side.side}>
                  <td className="num">{side.place}</td>
                  <th scope="row">
                    <span className="ranked">
                      <Piece piece={`${side.facts.colour}c`} /> {named(side)}
                    </span>
                  </th>
                  {deciders.map(({ key, values }, n) => (
                    <td key={key} className={n === decisive ? "num decisive" : "num"}>
                      {values[side.seat]}
                      {n === decisive && <span className="visually-hidden"> {t.decidedHere}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shared && <p className="muted">{t.sharedPlace}</p>}
    </section>
  );
}

/** Who won and by what, the points of each side and where they came from, what was left, and the proof of the deal. */
export function EndPanel(props: {
  match: MatchState;
  view: TashKalarView;
  log: readonly TashKalarEvent[];
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  t: GameTexts;
  happenings: ReactNode;
  /** The way to another match; nothing in a replay. */
  again?: ReactNode;
  /** The link of the room, by which the match can be seen again and had as a file; null in a replay. */
  link: string | null;
}) {
  const { match, view, catalogue, nameOf, t } = props;
  const log = settled(props.log);
  const inTasks = useTexts(taskTexts);
  const outcome = match.outcome;
  if (!outcome) return null;
  const sides = ranked(view, outcome);
  const winners = sides.filter(({ place }) => place === 1);
  const winner = winners.length === 1 ? winners[0] : undefined;
  const teams = hasTeams(view);
  const colour = winner?.facts.colour ?? "n";
  const named = ({ side }: { side: number }) => sideName(view, side, nameOf, t);
  const loser = sides.at(-1);
  // Of a side it may have been one alone.
  const ended = log.flatMap((event) =>
    event.kind === "flagFell" || event.kind === "left" ? [nameOf(event.seat)] : [],
  );
  const reason =
    endWords(outcome.reason, ended.length > 0 ? t.list(ended) : loser ? named(loser) : "", t) ??
    (outcome.reason === "resigned" && loser
      ? (teams ? t.endResignedTeam : t.endResigned)(named(loser))
      : outcome.reason === "agreed"
        ? view.seats.length > 2
          ? t.endAgreedAll
          : t.endAgreed
        : view.form === "tutorial"
          ? t.endAtOnce
          : t.endPlayed);
  const points = (side: number, why: string) =>
    log.reduce(
      (sum, event) =>
        sum +
        (event.kind === "scored" && view.seats[event.seat]?.side === side && event.why === why
          ? event.points
          : 0),
      0,
    );
  const sourceOf = (why: string) =>
    why === "flare" && view.seats.length > 2 ? (teams ? t.pointsForTeam : t.pointsForMany) : t.pointsFor(why);
  const claimedPoints = (claimed: readonly string[]) =>
    claimed.reduce((sum, task) => sum + (catalogue.tasks?.[task]?.points ?? 0), 0);
  const final = (seat?: SeatView) => (seat ? seat.score - (seat.penalty ?? 0) : 0);
  return (
    <div className="table-end">
      <section className={`panel winner school-${colour}`}>
        <div className="winner-band" />
        <div className="winner-body">
          {winners.map(({ side, facts }) => (
            <Piece key={side} piece={`${facts.colour}l`} />
          ))}
          <div className="sp">
            <h1 data-takes-focus tabIndex={-1}>
              {winner === undefined ? t.draw : (teams ? t.winTeam : t.wins)(named(winner))}
            </h1>
            <p className="muted">{reason}</p>
          </div>
          {sides.length === 2 && (
            <span className="winner-score num">
              {final(sides[0]?.facts)}
              <i>:</i>
              {final(sides[1]?.facts)}
            </span>
          )}
        </div>
      </section>
      {props.again}
      {props.link && (
        <p className="end-file">
          <Link className="btn" href={`/replay/${props.link}/${match.id}`}>
            <Icon name="play" />
            {t.replay}
          </Link>
          <a className="btn" href={`/api/links/${props.link}/matches/${match.id}`} download="match.txt">
            <Icon name="down" />
            {t.matchFile}
          </a>
        </p>
      )}
      {outcome.deciders.length > 0 && (sides.length > 2 || outcome.deciders.length > 1) && (
        <Ranking sides={sides} deciders={outcome.deciders} named={named} teams={teams} t={t} />
      )}
      <div className="end-columns">
        {sides.map(({ side, facts: seat }) => (
          <section key={side} className="panel end-points" aria-label={t.pointsOf(named({ side }))}>
            <h2>
              <Piece piece={`${seat.colour}c`} />
              {named({ side })}
            </h2>
            {view.tasks && (
              <>
                {seat.claimed.map((task) => (
                  <p key={task}>
                    <span>{catalogue.tasks?.[task]?.name ?? task}</span>
                    <b className="num">{catalogue.tasks?.[task]?.points ?? 0}</b>
                  </p>
                ))}
                {view.form !== "tutorial" && (
                  <p>
                    <span>{inTasks.legendaries}</span>
                    <b className="num">{seat.score - claimedPoints(seat.claimed)}</b>
                  </p>
                )}
              </>
            )}
            {seat.tracks.map((track) => (
              <p key={track.colour} className={track.weakest ? "weakest" : ""}>
                <span>
                  <Piece piece={counterOf(track.colour, seat)} />{" "}
                  {t.colourOf(ownersOf(view, track.colour, nameOf, t))}
                </span>
                <b className="num">{track.points}</b>
              </p>
            ))}
            {!view.tasks &&
              seat.tracks.length === 0 &&
              SOURCES.map((why) => (
                <p key={why}>
                  <span>{sourceOf(why)}</span>
                  <b className="num">{points(side, why)}</b>
                </p>
              ))}
            {(seat.penalty ?? 0) > 0 && (
              <p>
                <span>{t.penalty}</span>
                <b className="num">−{seat.penalty}</b>
              </p>
            )}
            <p className="sum">
              <span>{seat.tracks.length > 0 ? t.resultWeakest : t.score}</span>
              <b className="num">{final(seat)}</b>
            </p>
          </section>
        ))}
      </div>
      <ScoreChart view={view} log={log} nameOf={nameOf} t={t} />
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
      {props.happenings}
      <section className="panel deal">
        <DealProof heading="h2" match={match} game="tashkalar" form={view.form} />
      </section>
      <p>
        <Link className="btn" href="/">
          {t.toStart}
        </Link>
      </p>
    </div>
  );
}
