import { useCallback, useState } from "react";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import { useCatalogue } from "../room/useCatalogue";
import { Failed } from "../ui/Failed";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { useAsked } from "../ui/useAsked";
import { useSession } from "../account/Session";
import { pairingTexts } from "../pairing";
import { profileTexts } from "./texts";
import { wishes } from "./wishes";
import "./profile.css";

/** The strongest players of each form. */
export function RankingPage() {
  const t = useTexts(profileTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const forms = Object.entries(catalogue?.forms ?? {});
  const [wanted, setWanted] = useState<string | null>(null);
  const form = wanted ?? forms[0]?.[0];
  return (
    <Page title={t.rankings}>
      <div className="profile">
        <header>
          <h1>{t.rankings}</h1>
          <p className="muted">{t.rankingNote}</p>
        </header>
        <label className="col ranking-form">
          <span className="lbl">{t.form}</span>
          <select className="field" value={form} onChange={(event) => setWanted(event.target.value)}>
            {forms.map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {form !== undefined && <Ranking key={form} form={form} />}
      </div>
    </Page>
  );
}

function Ranking({ form }: { form: string }) {
  const t = useTexts(profileTexts);
  const inPairing = useTexts(pairingTexts);
  const { player: me } = useSession();
  const ask = useCallback(() => wishes.ranking(FIRST_GAME, form), [form]);
  const [ranked, , failure, again] = useAsked(ask);
  if (failure !== null) return <Failed failure={failure} again={again} />;
  if (ranked?.length === 0) return <p className="note">{t.nobodyRanked}</p>;
  return (
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
              {player.id !== me?.id && (
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
  );
}
