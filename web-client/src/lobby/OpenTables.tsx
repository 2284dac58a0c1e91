import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSession } from "../account/Session";
import { clockTexts, shortControl } from "../clock";
import { useTexts } from "../i18n";
import { wishes } from "../profile/wishes";
import { ratingTexts } from "../rating/texts";
import { gameOf } from "../games";
import { useGames } from "../setup";
import type { FormInfo } from "../protocol";
import { http, type OpenTable } from "../socket";
import { Failed } from "../ui/Failed";
import { keep, kept } from "../ui/kept";
import { Link } from "../ui/Link";
import { useAsked, type Failure } from "../ui/useAsked";
import { unusual, useFormNames, useWords } from "../words";
import { TableFilters } from "./TableFilters";
import { EVERYTHING, kindOf, mayJoin, readWanted, select, type Viewer, type Wanted } from "./tables";
import { lobbyTexts, rangeWords } from "./texts";
import { useOpenTables } from "../live";

const KEPT = "tables";

/** How many tables are shown at first, and added at a time. */
const SHOWN = 20;

/** Milliseconds after which missing tables are asked for again. */
const LATE = 2_000;

/** Our ratings by form, loaded when a table needs one. */
function useRatings(id: string | undefined, needed: boolean): Viewer["ratings"] {
  const [profile] = useAsked(id !== undefined && needed ? ["profile", id] : null, () =>
    wishes.profile(id ?? ""),
  );
  return useMemo(() => new Map(profile?.ratings.map((one) => [kindOf(one), one.rating.shown])), [profile]);
}

/** Why the tables do not load; null while they do, or are only slightly late. */
function useMissing(late: boolean): [Failure | null, () => void] {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setLong(late), late ? LATE : 0);
    return () => clearTimeout(soon);
  }, [late]);
  const [, , failure, again] = useAsked(late && long ? ["tables"] : null, http.openTables);
  return [failure, again];
}

/**
 * The tables open to anyone, kept up to date, filtered and sorted by the reader's choice; where there are none, the way
 * to open one.
 */
export function OpenTables({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(lobbyTexts);
  const c = useTexts(clockTexts);
  const { player } = useSession();
  const { games } = useGames();
  const forms = useMemo(
    () =>
      games.flatMap(({ key: game, forms }) => forms.map((form) => ({ game, form: form.key, info: form }))),
    [games],
  );
  const formName = useFormNames();
  const tables = useDeferredValue(useOpenTables());
  const [wanted, setWanted] = useState(() => readWanted(kept(KEPT)));
  const [most, setMost] = useState(SHOWN);
  const [failure, again] = useMissing(tables === null);
  /** The count after the last change of a filter: tables that come and go are not announced. */
  const [told, setTold] = useState<number | null>(null);
  const [filtering, setFiltering] = useState(() => JSON.stringify(wanted) !== JSON.stringify(EVERYTHING));

  const known = useMemo(
    () => tables?.filter((table) => forms.some((form) => kindOf(form) === kindOf(table))) ?? [],
    [tables, forms],
  );
  const needed = wanted.mine || wanted.order === "nearest" || known.some(({ range }) => range !== null);
  const ratings = useRatings(player?.id, needed);
  const viewer = useMemo(() => ({ id: player?.id ?? "", ratings }), [player, ratings]);
  const found = useMemo(() => select(known, wanted, viewer), [known, wanted, viewer]);
  const change = (next: Wanted) => {
    setWanted(next);
    setMost(SHOWN);
    setTold(select(known, next, viewer).length);
    keep(KEPT, JSON.stringify(next));
  };
  return (
    <section aria-labelledby="open-tables">
      <div className="row wrap open-tables-head">
        <h2 id="open-tables">{t.openTables}</h2>
        <span className="sp" />
        <button
          type="button"
          className="btn quiet"
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
        >
          {t.filter}
        </button>
      </div>
      {filtering && (
        <TableFilters
          wanted={wanted}
          forms={forms.map(({ game, form }) => [kindOf({ game, form }), formName(game, form)])}
          onChange={change}
        />
      )}
      <div className="panel open-tables" aria-busy={tables === null && failure === null}>
        <Failed failure={failure} again={again} />
        {tables !== null && known.length === 0 && (
          <div className="no-tables">
            <p className="muted">{t.noTables}</p>
            <button type="button" className="btn" aria-haspopup="dialog" onClick={onOpen}>
              {t.openTable}
            </button>
          </div>
        )}
        {known.length > 0 && found.length === 0 && (
          <p className="muted">
            {t.noneFits(known.length)}{" "}
            <button type="button" className="btn" onClick={() => change(EVERYTHING)}>
              {t.showAll}
            </button>
          </p>
        )}
        {found.length > 0 && (
          <div className="open-tables-names" aria-hidden="true">
            <span>{t.host}</span>
            <span>{t.form}</span>
            <span>{c.clock}</span>
            <span>{t.seats}</span>
            <span>{t.rating}</span>
          </div>
        )}
        <ul>
          {found.slice(0, most).map((table) => (
            <Table
              key={table.room}
              table={table}
              form={forms.find((form) => kindOf(form) === kindOf(table))?.info}
              formName={formName(table.game, table.form)}
              viewer={viewer}
            />
          ))}
        </ul>
        {found.length > most && (
          <button type="button" className="btn quiet more" onClick={() => setMost(most + SHOWN)}>
            {t.showMore(found.length - most)}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {told !== null && t.found(told)}
      </p>
    </section>
  );
}

/** One table: its facts side by side, or stacked on a phone. */
function Table(props: { table: OpenTable; form: FormInfo | undefined; formName: string; viewer: Viewer }) {
  const { table, form, formName, viewer } = props;
  const t = useTexts(lobbyTexts);
  const c = useTexts(clockTexts);
  const r = useTexts(ratingTexts);
  const words = useWords()[table.game];
  const chosen = unusual(words, form, table.options, gameOf(table.game)?.ownOptions ?? []);
  const own = table.host === viewer.id;
  const fits = mayJoin(table, viewer);
  return (
    <li>
      <b className="host">{table.hostName}</b>
      <span>
        {formName} <small>{table.rated ? r.ratedYes : r.ratedNo}</small>
      </span>
      <span>{shortControl(table.clock, c)}</span>
      <span>{t.seatsOf(table.taken, table.seats)}</span>
      <span className="rating">
        <span className="num">
          <span className="visually-hidden">{t.rating} </span>
          {table.hostRating}
          {table.hostProvisional && <abbr title={t.provisional}>?</abbr>}
        </span>
        {table.range && <small>{t.forRange(rangeWords(table.range, t))}</small>}
      </span>
      {chosen.length > 0 && <small className="chosen">{chosen.join(" · ")}</small>}
      {fits || own ? (
        <Link
          className="btn"
          href={`/r/${table.link}`}
          aria-label={own ? undefined : t.sitDownWith(table.hostName, formName)}
        >
          {own ? t.yourTable : t.sitDown}
        </Link>
      ) : (
        <span className="btn off">{t.notInRange}</span>
      )}
    </li>
  );
}
