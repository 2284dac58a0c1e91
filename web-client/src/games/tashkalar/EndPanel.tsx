import type { ReactNode } from "react";
import { Piece } from "../../board";
import { CardTile } from "../../cards";
import { useTexts } from "../../i18n";
import type { Catalogue, MatchState } from "../../protocol";
import { anyFace } from "./faces";
import { ScoreChart } from "./ScoreChart";
import { taskTexts } from "./tasks.texts";
import type { GameTexts } from "./texts";
import type { TashKalarEvent, TashKalarView } from "./types";

const SOURCES = ["destroyed", "legend", "flare"];

/** Who won and by what, the points of each side and where they came from, what was left, and the proof of the deal. */
export function EndPanel(props: {
  match: MatchState;
  view: TashKalarView;
  log: readonly TashKalarEvent[];
  catalogue: Catalogue;
  nameOf: (seat: number) => string;
  t: GameTexts;
  happenings: ReactNode;
  /** The link of the room, by which the match can be had as a file. */
  link: string | null;
}) {
  const { match, view, log, catalogue, nameOf, t } = props;
  const inTasks = useTexts(taskTexts);
  const outcome = match.outcome;
  if (!outcome) return null;
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners.length === 1 ? winners[0] : undefined;
  const colour = winner === undefined ? "n" : (view.seats[winner]?.colour ?? "n");
  const loser = outcome.places.findIndex((place) => place > 1);
  const reason =
    outcome.reason === "resigned"
      ? t.endResigned(nameOf(Math.max(loser, 0)))
      : outcome.reason === "agreed"
        ? t.endAgreed
        : view.form === "tutorial"
          ? t.endAtOnce
          : t.endPlayed;
  const points = (seat: number, why: string) =>
    log.reduce(
      (sum, event) =>
        sum + (event.kind === "scored" && event.seat === seat && event.why === why ? event.points : 0),
      0,
    );
  const claimedPoints = (claimed: readonly string[]) =>
    claimed.reduce((sum, task) => sum + (catalogue.tasks?.[task]?.points ?? 0), 0);
  const tookBack = log.some((event) => event.kind === "tookBack");
  return (
    <div className="table-end">
      <section className={`panel winner school-${colour}`}>
        <div className="winner-band" />
        <div className="winner-body">
          {winners.map((seat) => (
            <Piece key={seat} piece={`${view.seats[seat]?.colour ?? "n"}l`} />
          ))}
          <div className="sp">
            <h1>{winner === undefined ? t.draw : t.wins(nameOf(winner))}</h1>
            <p className="muted">{reason}</p>
          </div>
          <span className="winner-score num">
            {view.seats[winner ?? 0]?.score}
            <i>:</i>
            {view.seats.filter((_, seat) => seat !== (winner ?? 0)).map((seat) => seat.score)}
          </span>
        </div>
      </section>
      <div className="end-columns">
        {view.seats.map((seat, i) => (
          <section key={i} className="panel end-points" aria-label={t.pointsOf(nameOf(i))}>
            <h2>
              <Piece piece={`${seat.colour}c`} />
              {nameOf(i)}
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
            {!view.tasks &&
              !tookBack &&
              SOURCES.map((why) => (
                <p key={why}>
                  <span>{t.pointsFor(why)}</span>
                  <b className="num">{points(i, why)}</b>
                </p>
              ))}
            <p className="sum">
              <span>{t.score}</span>
              <b className="num">{seat.score}</b>
            </p>
          </section>
        ))}
      </div>
      {outcome.deciders.length > 1 && (
        <section className="panel end-points">
          <h2>{t.decidedBy}</h2>
          {outcome.deciders.map((decider) => (
            <p key={decider.key}>
              <span>{t.decider(decider.key)}</span>
              <b className="num">{decider.values.join(" : ")}</b>
            </p>
          ))}
        </section>
      )}
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
        <h2>{t.fair}</h2>
        <p>{t.fairHow}</p>
        {match.seed && (
          <>
            <p className="lbl">{t.seed}</p>
            <code>{match.seed}</code>
          </>
        )}
        <p className="lbl">{t.fingerprint}</p>
        <code>{match.seedHash}</code>
        {props.link && (
          <p>
            <a className="btn" href={`/api/links/${props.link}/match`} download="match.txt">
              {t.matchFile}
            </a>
          </p>
        )}
      </section>
      <p>
        <a className="btn pri" href="/">
          {t.toStart}
        </a>
      </p>
    </div>
  );
}
