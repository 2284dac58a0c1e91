import { Component, type ReactNode } from "react";
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

function Broken() {
  const t = useTexts(frameTexts);
  return (
    <div className="plain" role="alert">
      <h1>{t.brokenTitle}</h1>
      <p>{t.brokenText}</p>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </div>
  );
}

/** An error boundary: shows a plain page instead of a blank one. */
export class Fallback extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
