import { useEffect } from "react";
import { tashKalarOf } from "../catalogue";
import { anyFace } from "../cards/faces";
import { gameTexts } from "../words/texts";
import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { Link } from "../../../ui/Link";
import { Page } from "../../../ui/Page";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "./rules.css";

/** The rules of Tash-Kalar in every form: short sections with drawn positions. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const words = gameTexts(lang);
  const catalogue = useCatalogue("tashkalar", lang);
  const face = (card: string, colour = "n") =>
    catalogue ? anyFace(card, colour, tashKalarOf(catalogue), words) : null;

  useEffect(() => {
    // The page is rendered after the browser has looked for the section in the address.
    document.getElementById(location.hash.slice(1))?.scrollIntoView?.();
  }, []);

  const sections = sectionsOf(lang, face);

  return (
    <Page title={t.title}>
      <article className="rules">
        <header>
          <h1>{t.heading}</h1>
          <p className="rules-lead">{t.lead}</p>
          <nav aria-label={t.contents}>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a className="text" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {body}
          </section>
        ))}
        <Link href="/" className="btn pri">
          {t.play}
        </Link>
      </article>
    </Page>
  );
}
