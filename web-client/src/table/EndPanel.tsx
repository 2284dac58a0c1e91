import { Signed } from "../computer";
import type { ReactNode } from "react";
import { DealProof } from "../deal";
import { useTexts } from "../i18n";
import type { MatchState } from "../protocol";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { Ranking, type Placed } from "./Ranking";
import { tableTexts } from "./texts";

/**
 * The winner, the decider, links to another match, the replay and the file, the game's own part, and the proof of the
 * deal.
 */
export function EndPanel(props: {
  match: MatchState;
  game: string;
  form: string;
  /** The sides from first to last. */
  sides: readonly Placed[];
  /** Whether players share sides. */
  teams: boolean;
  /** Why the match ended, in a sentence. */
  reason: string;
  /** The name of a tie-breaker, by its key. */
  decider: (key: string) => string;
  /** Beside the winner: pictures, and the score if there are two sides. */
  pictures: ReactNode;
  score: ReactNode;
  /** A class for the winner's panel. */
  className: string;
  /** The rematch controls; none in a replay. */
  again?: ReactNode;
  /** The room's link, for the replay and the file; null in a replay. */
  link: string | null;
  log: ReactNode;
  /** The game's own part: points, charts, hands. */
  children: ReactNode;
}) {
  const { match, sides, teams, link } = props;
  const t = useTexts(tableTexts);
  const outcome = match.outcome;
  if (!outcome) return null;
  const winners = sides.filter(({ place }) => place === 1);
  const winner = winners.length === 1 ? winners[0] : undefined;
  return (
    <div className="table-end">
      <section className={`panel winner ${props.className}`}>
        <div className="winner-band" />
        <div className="winner-body">
          {props.pictures}
          <div className="sp">
            <h1 data-takes-focus tabIndex={-1}>
              <Signed words={winner === undefined ? t.draw : (teams ? t.winTeam : t.wins)(winner.name)} />
            </h1>
            <p className="muted">
              <Signed words={props.reason} />
            </p>
          </div>
          {props.score}
        </div>
      </section>
      {props.again}
      {link && (
        <p className="end-file">
          <Link className="btn" href={`/replay/${link}/${match.id}`}>
            <Icon name="play" />
            {t.replay}
          </Link>
          <Link className="btn" href={`/analysis/${link}/${match.id}`}>
            <Icon name="eye" />
            {t.analysis}
          </Link>
          <a className="btn" href={`/api/links/${link}/matches/${match.id}`} download="match.txt">
            <Icon name="down" />
            {t.matchFile}
          </a>
        </p>
      )}
      {outcome.deciders.length > 0 && (sides.length > 2 || outcome.deciders.length > 1) && (
        <Ranking sides={sides} deciders={outcome.deciders} teams={teams} decider={props.decider} />
      )}
      {props.children}
      {props.log}
      <section className="panel deal">
        <DealProof heading="h2" match={match} game={props.game} form={props.form} />
      </section>
      <p>
        <Link className="btn" href="/">
          {t.toStart}
        </Link>
      </p>
    </div>
  );
}
