import { Signed } from "../computer";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { listed, useLanguage, useTexts } from "../i18n";
import type { Catalogue } from "../protocol";
import { changeOf, resultOf } from "../rating/change";
import { Gained } from "../rating/Gained";
import { RatingChange } from "../rating/RatingChange";
import { ratingTexts } from "../rating/texts";
import type { PastMatch, PastSeat } from "../socket";
import { Failed } from "../ui/Failed";
import { Link } from "../ui/Link";
import { signedName } from "../ui/names";
import { failureOf, type Failure } from "../ui/useAsked";
import { valueName } from "../words";
import { PastFilter } from "./PastFilter";
import { profileTexts } from "./texts";
import { PAGE, wishes, type Filter } from "./wishes";

interface Props {
  id: string;
  game: string;
  catalogue: Catalogue | null;
  formName: (form: string) => string;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Jumps to the list from elsewhere on the page. */
  heading: RefObject<HTMLElement | null>;
}

interface Found {
  /** Whose matches, of which game. */
  id: string;
  game: string;
  filter: Filter;
  matches: PastMatch[];
  /** Whether there are older ones. */
  more: boolean;
  /** The first match of the page loaded last. */
  came: PastMatch[];
}

/** A player's matches, newest first, with their filters. */
export function PastMatches({ id, game, catalogue, formName, filter, onFilter, heading }: Props) {
  const t = useTexts(profileTexts);
  const [last, setFound] = useState<Found | null>(null);
  // Those of another player or another game are not shown while these load.
  const found = last?.id === id && last.game === game ? last : null;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [times, setTimes] = useState(0);

  useEffect(() => {
    let shown = true;
    asked.current = null;
    setFailure(null);
    wishes.matches(id, game, filter).then(
      (matches) => shown && setFound({ id, game, filter, matches, more: matches.length === PAGE, came: [] }),
      (reason: unknown) => shown && setFailure(failureOf(reason)),
    );
    return () => {
      shown = false;
      asked.current = null;
    };
  }, [id, game, filter, times]);

  /** The filter of the request for older matches that is under way. */
  const asked = useRef<Filter | null>(null);
  const older = () => {
    if (asked.current === filter) return;
    asked.current = filter;
    setFailure(null);
    const here = () => asked.current === filter;
    wishes
      .matches(id, game, filter, found?.matches.at(-1))
      .then(
        (answer) => {
          if (!here()) return;
          setFound((before) => {
            if (before?.filter !== filter || before.id !== id || before.game !== game) return before;
            const known = new Set(before.matches.map((match) => match.id));
            const came = answer.filter((match) => !known.has(match.id));
            const more = answer.length === PAGE;
            return { ...before, matches: [...before.matches, ...came], more, came };
          });
        },
        (reason: unknown) => here() && setFailure(failureOf(reason)),
      )
      .finally(() => {
        if (here()) asked.current = null;
      });
  };

  // The focus moves on to the older matches, unless the reader has moved it meanwhile.
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const first = found?.came[0];
    const stays: (Element | null)[] = [document.body, button.current, heading.current];
    if (first === undefined || !stays.includes(document.activeElement)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-match]") ?? [])];
    rows.find(({ dataset }) => dataset.match === first.id)?.focus();
  }, [found, heading]);

  const again = () => (found?.filter === filter ? older() : setTimes(times + 1));

  return (
    <section className="panel past" aria-labelledby="past" ref={heading} tabIndex={-1}>
      <h2 id="past">{t.played}</h2>
      <PastFilter id={id} game={game} catalogue={catalogue} filter={filter} onFilter={onFilter} />
      <p className="note" role="status">
        {found !== null && found.matches.length === 0 && t.noMatches}
        {found !== null && found.came.length > 0 && t.olderCame(found.came.length)}
      </p>
      <ul ref={list} aria-busy={found?.filter !== filter && failure === null}>
        {(failure === null || found?.filter === filter) &&
          found?.matches.map((match) => (
            <Past key={match.id} match={match} id={id} catalogue={catalogue} formName={formName} />
          ))}
      </ul>
      <Failed failure={failure} again={again} />
      {found?.more && failure === null && (
        <button ref={button} type="button" className="btn" onClick={older}>
          {t.more}
        </button>
      )}
    </section>
  );
}

interface PastProps {
  match: PastMatch;
  id: string;
  catalogue: Catalogue | null;
  formName: (form: string) => string;
}

function Past({ match, id, catalogue, formName }: PastProps) {
  const t = useTexts(profileTexts);
  const r = useTexts(ratingTexts);
  const { lang, locale } = useLanguage();
  const mine = match.seats.find(({ player }) => player.id === id);
  if (!mine) return null;
  const result = match.reason === "abandoned" ? "unfinished" : resultOf(match, mine);
  const change = changeOf(match, mine);
  const others = match.seats.filter(({ side }) => side !== mine.side);
  const options = (seat: PastSeat) =>
    Object.entries(seat.options)
      .map(([option, value]) => valueName(catalogue?.words, option, value))
      .join(", ");
  const named = (seat: PastSeat) => {
    const choice = options(seat);
    const name = signedName(seat.player, lang);
    return choice === "" ? name : `${name} (${choice})`;
  };
  return (
    <li className={`past-match ${result}`} data-match={match.id} tabIndex={-1}>
      <b className="past-result">{t[result]}</b>
      <div className="sp">
        <p>
          {formName(match.form)}
          {options(mine) !== "" && ` (${options(mine)})`}{" "}
          <Signed words={t.against(listed(lang, others.map(named)))} />
        </p>
        <small>
          {new Date(match.ended).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" })}
          {match.continued && ` · ${t.continued}`}
        </small>
        {change === null ? (
          match.uncounted !== null &&
          match.uncounted !== "not-wanted" && (
            <small className="past-why">{r.uncounted(match.uncounted)}</small>
          )
        ) : (
          <details>
            <summary>
              {t.rating} <Gained gained={change.gained} />
            </summary>
            <RatingChange change={change} />
          </details>
        )}
      </div>
      <Link className="btn" href={`/replay/match/${match.id}`}>
        {t.replay}
      </Link>
      <Link className="btn" href={`/analysis/match/${match.id}`}>
        {t.analysis}
      </Link>
    </li>
  );
}
