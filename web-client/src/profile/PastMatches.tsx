import { useEffect, useState } from "react";
import { useLanguage, useTexts } from "../i18n";
import { Link } from "../ui/Link";
import { profileTexts } from "./texts";
import { PAGE, wishes, type Filter, type PastMatch } from "./wishes";

interface Props {
  id: string;
  forms: string[];
  formName: (form: string) => string;
}

/** The matches of a player, newest first, narrowed by form, result and whether they counted. */
export function PastMatches({ id, forms, formName }: Props) {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const [filter, setFilter] = useState<Filter>({ form: "", result: "", rated: false });
  const [matches, setMatches] = useState<PastMatch[] | null>(null);
  const [more, setMore] = useState(false);

  useEffect(() => {
    let shown = true;
    wishes.matches(id, filter).then(
      (answer) => {
        if (!shown) return;
        setMatches(answer);
        setMore(answer.length === PAGE);
      },
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [id, filter]);

  const older = () =>
    void wishes.matches(id, filter, matches?.at(-1)?.ended).then(
      (answer) => {
        setMatches([...(matches ?? []), ...answer]);
        setMore(answer.length === PAGE);
      },
      () => undefined,
    );

  return (
    <section className="panel past" aria-labelledby="past">
      <h2 id="past">{t.played}</h2>
      <div className="row wrap past-filter">
        <label className="col">
          <span className="lbl">{t.form}</span>
          <select
            className="field"
            value={filter.form}
            onChange={(event) => setFilter({ ...filter, form: event.target.value })}
          >
            <option value="">{t.allForms}</option>
            {forms.map((form) => (
              <option key={form} value={form}>
                {formName(form)}
              </option>
            ))}
          </select>
        </label>
        <label className="col">
          <span className="lbl">{t.result}</span>
          <select
            className="field"
            value={filter.result}
            onChange={(event) => setFilter({ ...filter, result: event.target.value })}
          >
            <option value="">{t.all}</option>
            <option value="won">{t.won}</option>
            <option value="lost">{t.lost}</option>
            <option value="tied">{t.tied}</option>
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={filter.rated}
            onChange={(event) => setFilter({ ...filter, rated: event.target.checked })}
          />
          {t.onlyRated}
        </label>
      </div>
      {matches?.length === 0 && <p className="note">{t.noMatches}</p>}
      <ul aria-busy={matches === null}>
        {matches?.map((match) => (
          <Past key={match.id} {...{ match, id, formName, lang }} />
        ))}
      </ul>
      {more && (
        <button type="button" className="btn" onClick={older}>
          {t.more}
        </button>
      )}
    </section>
  );
}

function Past(props: { match: PastMatch; id: string; formName: (form: string) => string; lang: string }) {
  const t = useTexts(profileTexts);
  const { match, id, formName, lang } = props;
  const mine = match.seats.find(({ player }) => player.id === id);
  if (!mine) return null;
  const others = match.seats.filter(({ side }) => side !== mine.side);
  const best = Math.min(...others.map(({ place }) => place));
  const result = mine.place < best ? "won" : mine.place > best ? "lost" : "tied";
  const gained = mine.before && mine.after ? mine.after.shown - mine.before.shown : null;
  return (
    <li className={`past-match ${result}`}>
      <b className="past-result">{t[result]}</b>
      <span className="sp">
        {formName(match.form)} {t.against(others.map(({ player }) => player.name || t.gone).join(", "))}
        <small>
          {new Date(match.ended).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" })}
        </small>
      </span>
      {gained !== null && (
        <span className="num">
          {gained < 0 ? "−" : "+"}
          {Math.abs(gained)}
        </span>
      )}
      <Link className="btn" href={`/replay/match/${match.id}`}>
        {t.replay}
      </Link>
    </li>
  );
}
