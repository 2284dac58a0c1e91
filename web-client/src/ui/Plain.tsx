import { useTexts } from "../i18n";
import { Link } from "./Link";
import { Page } from "./Page";
import { frameTexts } from "./texts";

/** A page with one message and a way out. */
export function Plain({ title, text }: { title: string; text: string }) {
  const t = useTexts(frameTexts);
  return (
    <Page title={title}>
      <div className="plain">
        <h1>{title}</h1>
        <p>{text}</p>
        <Link href="/" className="btn">
          {t.goToStart}
        </Link>
      </div>
    </Page>
  );
}

export function Missing() {
  const t = useTexts(frameTexts);
  return <Plain title={t.missingTitle} text={t.missingText} />;
}
