import { useCallback, useEffect, useState } from "react";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import { useCatalogue } from "../room/useCatalogue";
import { Page } from "../ui/Page";
import { useAsked } from "../ui/useAsked";
import { PastMatches } from "./PastMatches";
import { RatingCourse } from "./RatingCourse";
import { profileTexts } from "./texts";
import { wishes, type Profile } from "./wishes";
import "./profile.css";

/** A player: how strong he is believed to be, how he fares, and what he played. */
export function PlayerPage({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const [profile, setProfile] = useState<Profile | "missing" | null>(null);
  useEffect(() => {
    let shown = true;
    wishes.profile(id).then(
      (answer) => shown && setProfile(answer),
      () => shown && setProfile("missing"),
    );
    return () => {
      shown = false;
    };
  }, [id]);
  const formName = (form: string) => catalogue?.forms[form]?.name ?? form;
  if (profile === "missing") {
    return (
      <Page title={t.player}>
        <div className="plain">
          <h1>{t.missing}</h1>
        </div>
      </Page>
    );
  }
  const name = profile === null ? t.player : profile.player.name;
  return (
    <Page title={name}>
      <div className="profile" aria-busy={profile === null}>
        <header>
          <h1>{name}</h1>
          {profile && (
            <p className="muted">
              {!profile.account && `${t.guest} · `}
              {t.since(new Date(profile.since).toLocaleDateString(lang, { dateStyle: "long" }))}
            </p>
          )}
        </header>
        {profile && (
          <>
            <div className="profile-columns">
              <section className="panel" aria-labelledby="ratings">
                <h2 id="ratings">{t.ratings}</h2>
                {profile.ratings.length === 0 && <p className="note">{t.noRatings}</p>}
                <ul>
                  {profile.ratings.map(({ game, form, rating, matches }) => (
                    <li key={form}>
                      <p className="row wrap">
                        <b className="sp">{formName(form)}</b>
                        <span className="num profile-rating">{rating.shown}</span>
                        <small>
                          {t.uncertainty(rating.uncertainty)}, {t.matches(matches)}
                          {rating.provisional && `, ${t.provisional}`}
                        </small>
                      </p>
                      <Course id={id} game={game} form={form} label={t.course(formName(form))} />
                    </li>
                  ))}
                </ul>
              </section>
              <section className="panel" aria-labelledby="results">
                <h2 id="results">{t.results}</h2>
                <dl>
                  {Object.entries(profile.tallies).map(([key, { won, lost, tied }]) => (
                    <div key={key}>
                      <dt className="lbl">{formName(key.slice(key.indexOf("/") + 1))}</dt>
                      <dd>{t.tally(won, lost, tied)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            </div>
            <PastMatches id={id} forms={Object.keys(catalogue?.forms ?? {})} formName={formName} />
          </>
        )}
      </div>
    </Page>
  );
}

function Course({ id, game, form, label }: { id: string; game: string; form: string; label: string }) {
  const ask = useCallback(() => wishes.course(id, game, form), [id, game, form]);
  const [points] = useAsked(ask);
  return points && <RatingCourse label={label} points={points} />;
}
