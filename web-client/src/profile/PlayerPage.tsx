import { useRef, useState } from "react";
import { useSession } from "../account/Session";
import { useLanguage, useTexts } from "../i18n";
import type { PlayerName } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { ChallengeForm } from "../pairing";
import { GameField, useGames } from "../setup";
import { Failed } from "../ui/Failed";
import { Page } from "../ui/Page";
import { useAsked } from "../ui/useAsked";
import { OpenMatches } from "./OpenMatches";
import { PastMatches } from "./PastMatches";
import { RatingPanel } from "./RatingPanel";
import { RecordPanels } from "./RecordPanels";
import { profileTexts } from "./texts";
import { EVERYTHING, wishes, type Filter, type Profile } from "./wishes";
import "./profile.css";

/** A player's profile: ratings, record and matches. */
export function PlayerPage({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const [profile, , failure, again] = useAsked(["profile", id], () => wishes.profile(id));
  if (failure?.missing) {
    return (
      <Page title={t.player}>
        <div className="plain">
          <h1>{t.missing}</h1>
        </div>
      </Page>
    );
  }
  return (
    <Page title={profile?.player.name ?? t.player}>
      <div className="profile" aria-busy={profile === null && failure === null}>
        <Failed failure={failure} again={again} />
        {profile && <Shown key={id} profile={profile} />}
      </div>
    </Page>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const { lang, locale } = useLanguage();
  const { player: me } = useSession();
  const { player } = profile;
  const [played, setPlayed] = useState<string | null>(null);
  const often = [...profile.ratings].sort((a, b) => b.matches - a.matches)[0]?.game ?? null;
  const { games } = useGames();
  const game = played ?? often ?? games[0]?.key ?? null;
  const catalogue = useCatalogue(game, lang);
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const past = useRef<HTMLElement>(null);
  const formName = (form: string) => catalogue?.words.forms[form]?.name ?? form;
  const between = (opponent: PlayerName) => {
    setFilter({ ...EVERYTHING, form: filter.form, opponent });
    past.current?.focus();
    past.current?.scrollIntoView({ block: "start" });
  };
  const show = (other: string) => {
    setPlayed(other);
    setFilter({ ...EVERYTHING, opponent: filter.opponent });
  };
  const own = me?.id === player.id;
  return (
    <>
      <header>
        <h1>{player.name}</h1>
        <p className="muted">
          {!profile.account && `${t.guest} · `}
          {t.since(new Date(profile.since).toLocaleDateString(locale, { dateStyle: "long" }))}
        </p>
        <ChallengeForm to={player} account={profile.account} />
        <div className="row wrap profile-wishes">
          <GameField games={games.map(({ key }) => key)} game={game ?? undefined} onGame={show} />
          <label className="col">
            <span className="lbl">{t.form}</span>
            <select
              className="field"
              value={filter.form}
              onChange={(event) => setFilter({ ...filter, form: event.target.value })}
            >
              <option value="">{t.allForms}</option>
              {Object.keys(catalogue?.words.forms ?? {}).map((form) => (
                <option key={form} value={form}>
                  {formName(form)}
                </option>
              ))}
            </select>
          </label>
          {me && !own && (
            <button type="button" className="btn" onClick={() => between(me)}>
              {t.ours}
            </button>
          )}
        </div>
        <p className="note">{own ? t.seenOwn : t.seenOthers}</p>
      </header>
      {game !== null && (
        <>
          {own && <OpenMatches game={game} formName={formName} />}
          <RatingPanel profile={profile} game={game} form={filter.form} formName={formName} />
          <RecordPanels
            id={player.id}
            game={game}
            form={filter.form}
            catalogue={catalogue}
            formName={formName}
            onOpponent={between}
          />
          <PastMatches
            id={player.id}
            game={game}
            catalogue={catalogue}
            formName={formName}
            filter={filter}
            onFilter={setFilter}
            heading={past}
          />
        </>
      )}
    </>
  );
}
