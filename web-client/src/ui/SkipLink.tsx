import { useTexts } from "../i18n";
import { frameTexts } from "./texts";

/** The first stop of the keyboard on every page: past everything that stands above the content. */
export function SkipLink() {
  const t = useTexts(frameTexts);
  return (
    <a className="skip btn" href="#content">
      {t.toContent}
    </a>
  );
}
