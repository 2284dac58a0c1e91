import { useEffect, type ReactNode } from "react";
import { useTexts } from "../i18n";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { rulesTexts } from "./texts";
import "./rules.css";

/** A section of a game's rules. */
export interface RulesSection {
  /** Its part of the page's address. */
  id: string;
  title: string;
  body: ReactNode;
}

/** The rules of a game for newcomers: a lead, the contents, then section by section. */
export function RulesArticle(props: {
  /** Of the browser's tab. */
  title: string;
  heading: string;
  lead: string;
  sections: readonly RulesSection[];
  /** For the game's own styles. */
  className: string;
}) {
  const { title, heading, lead, sections, className } = props;
  const t = useTexts(rulesTexts);
  useEffect(() => {
    // The page is rendered after the browser has looked for the section in the address.
    document.getElementById(location.hash.slice(1))?.scrollIntoView?.();
  }, []);
  return (
    <Page title={title}>
      <article className={`rules-book ${className}`}>
        <header>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <nav aria-label={t.contents}>
            <ol>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a className="text" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
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
