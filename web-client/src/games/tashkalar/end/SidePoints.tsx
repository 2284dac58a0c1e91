import { Signed, unsigned } from "../../../computer";
import { useTexts } from "../../../i18n";
import type { TashKalarCatalogue } from "../catalogue";
import { Piece } from "../board";
import { counterOf } from "../panels/Tracks";
import { ownersOf } from "../sides";
import type { SeatView, TashKalarEvent, TashKalarView } from "../types";
import { taskTexts } from "../words/tasks.texts";
import type { GameTexts } from "../words/texts";

const SOURCES = ["destroyed", "legend", "flare"];

/** The final score: reduced by the penalty for beings still pending. */
export const final = (seat?: SeatView): number => (seat ? seat.score - (seat.penalty ?? 0) : 0);

/** The points of a side by source: tasks, colours or single events, depending on the form. */
export function SidePoints(props: {
  side: number;
  name: string;
  /** The state of any of its seats. */
  facts: SeatView;
  view: TashKalarView;
  /** Without what was taken back. */
  log: readonly TashKalarEvent[];
  catalogue: TashKalarCatalogue;
  nameOf: (seat: number) => string;
  teams: boolean;
  t: GameTexts;
}) {
  const { side, name, facts, view, log, catalogue, nameOf, teams, t } = props;
  const inTasks = useTexts(taskTexts);
  const points = (why: string) =>
    log.reduce(
      (sum, event) =>
        event.kind === "scored" && view.seats[event.seat]?.side === side && event.why === why
          ? sum + event.points
          : sum,
      0,
    );
  const sourceOf = (why: string) =>
    why === "flare" && view.seats.length > 2 ? (teams ? t.pointsForTeam : t.pointsForMany) : t.pointsFor(why);
  const worth = (task: string) => catalogue.tasks?.[task]?.points ?? 0;
  const byTasks = facts.claimed.reduce((sum, task) => sum + worth(task), 0);
  return (
    <section className="panel end-points" aria-label={t.pointsOf(unsigned(name))}>
      <h2>
        <Piece piece={`${facts.colour}c`} />
        <Signed words={name} />
      </h2>
      {view.tasks && (
        <>
          {facts.claimed.map((task) => (
            <p key={task}>
              <span>{catalogue.tasks?.[task]?.name ?? task}</span>
              <b className="num">{worth(task)}</b>
            </p>
          ))}
          {view.form !== "tutorial" && (
            <p>
              <span>{inTasks.legendaries}</span>
              <b className="num">{facts.score - byTasks}</b>
            </p>
          )}
        </>
      )}
      {facts.tracks.map((track) => (
        <p key={track.colour} className={track.weakest ? "weakest" : ""}>
          <span>
            <Piece piece={counterOf(track.colour, facts)} />{" "}
            {t.colourOf(ownersOf(view, track.colour, nameOf, t))}
          </span>
          <b className="num">{track.points}</b>
        </p>
      ))}
      {!view.tasks &&
        facts.tracks.length === 0 &&
        SOURCES.map((why) => (
          <p key={why}>
            <span>{sourceOf(why)}</span>
            <b className="num">{points(why)}</b>
          </p>
        ))}
      {(facts.penalty ?? 0) > 0 && (
        <p>
          <span>{t.penalty}</span>
          <b className="num">−{facts.penalty}</b>
        </p>
      )}
      <p className="sum">
        <span>{facts.tracks.length > 0 ? t.resultWeakest : t.score}</span>
        <b className="num">{final(facts)}</b>
      </p>
    </section>
  );
}
