import { useEffect } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { useCatalogue } from "../../../room/useCatalogue";
import { Link } from "../../../ui/Link";
import { Page } from "../../../ui/Page";
import { CardBrowser } from "../browser";
import { cardFace } from "../cards";
import { tvrzOf } from "../catalogue";
import { sectionsOf } from "./sections";
import { rulesTexts } from "./texts";
import "../tokens.css";
import "./rules.css";

/** The rules of Tvrz for newcomers: short sections with drawn examples, then all cards. */
export function Rules() {
  const t = useTexts(rulesTexts);
  const { lang } = useLanguage();
  const loaded = useCatalogue("tvrz", lang);
  const catalogue = loaded && tvrzOf(loaded);
  const face = (card: string) => (catalogue ? cardFace(catalogue, card, lang) : null);

  useEffect(() => {
    // The page is rendered after the browser has looked for the section in the address.
    document.getElementById(location.hash.slice(1))?.scrollIntoView?.();
  }, []);

  const sections = [
    ...sectionsOf({ t, catalogue, face }),
    {
      id: "cards",
      title: t.cardsTitle,
      body: catalogue && <CardBrowser catalogue={catalogue} />,
    },
  ];
  return (
    <Page title={t.title}>
      <article className="tv-rules">
        <header>
          <h1>{t.heading}</h1>
          <p className="tv-rules-lead">{t.lead}</p>
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
