import { useTexts } from "../i18n";
import { picturesTexts } from "./texts";

/** A collection of icons, and which of them is shown for what. */
export interface PictureSources {
  package: string;
  licence: string;
  licenceUrl: string;
  /** What was done to them, in English: the notice says the same. */
  changes: string;
  icons: readonly { icon: string; author: string; for: string }[];
}

/** Pictures with their authors, each once, however many cards show it. */
export function Pictures(props: {
  sources: PictureSources;
  /** Other words for what the pictures are. */
  title?: string;
  /** Other words for what was done to them. */
  changes?: string;
}) {
  const t = useTexts(picturesTexts);
  const { sources, title = t.title, changes = t.changes } = props;
  const pictures = [...new Map(sources.icons.map((picture) => [picture.icon, picture])).values()];
  return (
    <>
      <h3>{title}</h3>
      <p>
        {t.intro(sources.licence, changes)}{" "}
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
