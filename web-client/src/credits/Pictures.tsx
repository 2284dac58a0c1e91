import { useTexts } from "../i18n";
import { picturesTexts } from "./texts";

/** A collection of icons, and which of them a game shows for what. */
export interface PictureSources {
  package: string;
  licence: string;
  licenceUrl: string;
  /** What was done to them, in English: the notice says the same. */
  changes: string;
  icons: readonly { icon: string; author: string; for: string }[];
}

/** The pictures of a game with their authors, each once, however many cards show it. */
export function Pictures({ sources }: { sources: PictureSources }) {
  const t = useTexts(picturesTexts);
  const pictures = [...new Map(sources.icons.map((picture) => [picture.icon, picture])).values()];
  return (
    <>
      <h3>{t.title}</h3>
      <p>
        {t.intro(sources.licence, t.changes)}{" "}
        <a className="text" href={sources.licenceUrl} rel="noreferrer">
          {sources.licence}
        </a>
      </p>
      <ul className="icons">
        {pictures.map(({ icon, author }) => (
          <li key={icon}>{t.by(icon, author)}</li>
        ))}
      </ul>
    </>
  );
}
