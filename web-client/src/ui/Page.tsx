import { useEffect, useRef, type ReactNode } from "react";
import { AccountLink } from "../account/AccountLink";
import { Bell } from "../notice";
import { useTexts } from "../i18n";
import { TurnsLink, useWaiting } from "../live";
import { useCalls } from "../pairing/calls";
import { SETTINGS, SettingsPanel } from "../settings/SettingsPanel";
import { SoundButton } from "../settings/SoundButton";
import { settingsTexts } from "../settings/texts";
import { Icon, Mark } from "./Icons";
import { Link } from "./Link";
import { Ways } from "./Ways";
import { hasMoved } from "./navigation";
import { frameTexts } from "./texts";

interface PageProps {
  /** The document title before the product's name. */
  title: string | null;
  /** Content of the top bar between the wordmark and the settings. */
  bar?: ReactNode;
  /** Whether the page fills the window and needs no footer, as a table does. */
  full?: boolean;
  children: ReactNode;
}

/** The frame of every page: top bar, main content (which takes the focus when it appears), footer. */
export function Page({ title, bar, full = false, children }: PageProps) {
  const t = useTexts(frameTexts);
  const { settings } = useTexts(settingsTexts);
  const main = useRef<HTMLElement>(null);
  const waiting = useWaiting().length;
  const call = useCalls()[0]?.words;
  useEffect(() => {
    const called = call === undefined ? "" : `● ${call} · `;
    const count = waiting > 0 ? `(${waiting}) ` : "";
    document.title = called + count + (title === null ? "Arenhold" : `${title} · Arenhold`);
  }, [title, waiting, call]);
  useEffect(() => {
    // The first page starts wherever the browser puts the focus; later ones announce themselves by taking it.
    if (hasMoved()) main.current?.focus();
  }, []);
  return (
    <>
      <header className="top">
        <Link href="/" className="wordmark" aria-label={t.toStart}>
          <Mark />
          <span className="wordmark-text">Arenhold</span>
        </Link>
        {!full && <Ways />}
        {bar}
        <span className="sp" />
        <TurnsLink />
        <Bell />
        <AccountLink />
        {full && <SoundButton />}
        <button type="button" className="btn quiet icn" popoverTarget={SETTINGS} aria-label={settings}>
          <Icon name="gear" />
        </button>
      </header>
      <SettingsPanel />
      <main id="content" ref={main} tabIndex={-1} className={full ? "full" : "page"}>
        {children}
      </main>
      {!full && (
        <footer className="foot">
          <p>{t.notAffiliated}</p>
          <Link href="/rules" className="text">
            {t.rules}
          </Link>
          <Link href="/rankings" className="text">
            {t.rankings}
          </Link>
          <Link href="/credits" className="text">
            {t.credits}
          </Link>
        </footer>
      )}
    </>
  );
}
