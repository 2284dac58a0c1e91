import { Component, type ReactNode } from "react";
import { useTexts } from "../i18n";
import { frameTexts } from "./texts";

/** Says that something could not be shown, with a button that reloads the page. */
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

interface FallbackProps {
  children: ReactNode;
  /** Shown instead; by default a notice with a button to reload. */
  instead?: ReactNode;
}

/** Shows something else where rendering fails, rather than nothing at all. */
export class Fallback extends Component<FallbackProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, instead = <Broken /> } = this.props;
    return this.state.broken ? instead : children;
  }
}
