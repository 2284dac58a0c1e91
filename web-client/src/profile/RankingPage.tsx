import { useState } from "react";
import { useLanguage, useTexts } from "../i18n";
import { useCatalogue } from "../room/useCatalogue";
import { Failed } from "../ui/Failed";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { useAsked } from "../ui/useAsked";
import { useSession } from "../account/Session";
import { pairingTexts } from "../pairing";
import { GameField, useGames } from "../setup";
import { profileTexts } from "./texts";
import { wishes } from "./wishes";
import "./profile.css";

/** The strongest players of each form. */
export function RankingPage() {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const [played, setPlayed] = useState<string | null>(null);
  const { games } = useGames();
  const game = (games.find(({ key }) => key === played) ?? games[0])?.key;
  const catalogue = useCatalogue(game ?? null, lang);
  const forms = Object.entries(catalogue?.words.forms ?? {});
  const [wanted, setWanted] = useState<string | null>(null);
  const form = forms.find(([key]) => key === wanted)?.[0] ?? forms[0]?.[0];
  return (
    <Page title={t.rankings}>
      <div className="profile">
        <header>
          <h1>{t.rankings}</h1>
          <p className="muted">{t.rankingNote}</p>
        </header>
        <GameField games={games.map(({ key }) => key)} game={game} onGame={setPlayed} />
        <label className="col ranking-form">
          <span className="lbl">{t.form}</span>
          <select className="field" value={form ?? ""} onChange={(event) => setWanted(event.target.value)}>
            {forms.map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {game !== undefined && form !== undefined && (
          <Ranking key={`${game}/${form}`} game={game} form={form} />
        )}
      </div>
    </Page>
  );
}

function Ranking({ game, form }: { game: string; form: string }) {
  const t = useTexts(profileTexts);
  const inPairing = useTexts(pairingTexts);
  const { player: me } = useSession();
  const [ranked, , failure, again] = useAsked(["ranking", game, form], () => wishes.ranking(game, form));
  if (failure !== null) return <Failed failure={failure} again={again} />;
  const place =
    me !== null && ranked !== null && !ranked.some(({ player }) => player.id === me.id) ? (
      <OwnPlace key={me.id} id={me.id} game={game} form={form} ranked={ranked.length} />
    ) : null;
  if (ranked?.length === 0) {
    return (
      <>
        <p className="note">{t.nobodyRanked}</p>
        {place}
      </>
    );
  }
  return (
    <>
      {place}
      <table className="panel ranking-table" aria-busy={ranked === null}>
        <thead>
          <tr>
            <th scope="col">{t.rank}</th>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.rating}</th>
            <th scope="col">{t.played}</th>
          </tr>
        </thead>
        <tbody>
          {ranked?.map(({ player, rating, matches }, i) => (
            <tr key={player.id}>
              <td className="num">{i + 1}</td>
              <th scope="row">
                <Link href={`/players/${player.id}`} className="text">
                  {player.name}
                </Link>{" "}
                {player.id === me?.id ? (
                  <span className="chip">{t.you}</span>
                ) : (
                  <Link
                    href={`/players/${player.id}#challenge`}
                    className="text challenge-link"
                    aria-label={inPairing.challengeTo(player.name)}
                  >
                    {inPairing.challenge}
                  </Link>
                )}
              </th>
              <td>
                <b className="num">{rating.shown}</b> <small>± {rating.uncertainty}</small>
              </td>
              <td className="num">{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Why we are not in the list: too few rated matches so far, or everyone in it is stronger. */
function OwnPlace(props: { id: string; game: string; form: string; ranked: number }) {
  const { id, game, form, ranked } = props;
  const t = useTexts(profileTexts);
  const [profile, , failure, again] = useAsked(["profile", id], () => wishes.profile(id));
  if (profile === null) return <Failed failure={failure} again={again} />;
  const own = profile.ratings.find((one) => one.game === game && one.form === form);
  return (
    <p className="note">
      {own === undefined || own.rating.provisional
        ? t.notRankedYet(own?.matches ?? 0)
        : t.notAmong(own.rating.shown, ranked)}
      {!profile.account && ` ${t.onlyAccounts}`}
    </p>
  );
}
