import { useTexts } from "../i18n";
import { frameTexts } from "./texts";

/** The first Tab stop of every page: skips to the content. */
export function SkipLink() {
  const t = useTexts(frameTexts);
  return (
    <a className="skip btn" href="#content">
      {t.toContent}
    </a>
  );
}
