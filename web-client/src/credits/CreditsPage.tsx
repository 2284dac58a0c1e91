import icons from "../games/tashkalar/cards/credits.json";
import { useTexts } from "../i18n";
import { Page } from "../ui/Page";
import fonts from "./fonts.json";
import { creditsTexts } from "./texts";
import "./credits.css";

/** Whose work is used: typefaces and card pictures with their authors and licences, and whose the games are. */
export function CreditsPage() {
  const t = useTexts(creditsTexts);
  return (
    <Page title={t.title}>
      <article className="credits">
        <h1>{t.title}</h1>
        <p>{t.own}</p>
        <h2>{t.gamesTitle}</h2>
        <p>{t.games}</p>
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
        <h2>{t.iconsTitle}</h2>
        <p>
          {t.iconsIntro(icons.licence, t.changes)}{" "}
          <a className="text" href={icons.licenceUrl} rel="noreferrer">
            {icons.licence}
          </a>
        </p>
        <ul className="icons">
          {icons.icons.map(({ icon, author }) => (
            <li key={icon}>{t.by(icon, author)}</li>
          ))}
        </ul>
      </article>
    </Page>
  );
}
