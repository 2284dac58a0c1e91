import { computerIcons } from "../computer";
import { GamePart, games } from "../games";
import { useTexts } from "../i18n";
import { Page } from "../ui/Page";
import fonts from "./fonts.json";
import { Pictures } from "./Pictures";
import { creditsTexts } from "./texts";
import "./credits.css";

/** Credits: typefaces and shared pictures with their authors and licences, and each game's own section. */
export function CreditsPage() {
  const t = useTexts(creditsTexts);
  return (
    <Page title={t.title}>
      <article className="credits">
        <h1>{t.title}</h1>
        <p>{t.own}</p>
        <h2>{t.fontsTitle}</h2>
        <p>{t.fontsIntro}</p>
        <ul>
          {fonts.map(({ name, holder, licence }) => (
            <li key={name}>
              <b>{name}</b>, {holder}.{" "}
              <a className="text" href={licence} aria-label={`${t.licence}: ${name}`}>
                {t.licence}
              </a>
            </li>
          ))}
        </ul>
        <h2>{t.computersTitle}</h2>
        <Pictures sources={computerIcons} title={t.beasts} />
        <h2>{t.gamesTitle}</h2>
        <p>{t.games}</p>
        {games.map((game) => (
          <GamePart key={game.key} game={game}>
            <game.Credits />
          </GamePart>
        ))}
      </article>
    </Page>
  );
}
