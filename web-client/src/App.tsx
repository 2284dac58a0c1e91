import { LanguageProvider, useTexts } from "./i18n";
import { Mark } from "./ui/Icons";
import { Link } from "./ui/Link";
import { Preferences } from "./ui/Preferences";
import { frameTexts } from "./ui/texts";

function Frame() {
  const t = useTexts(frameTexts);
  return (
    <>
      <header className="top">
        <Link href="/" className="wordmark" aria-label={t.toStart}>
          <Mark />
          Arenhold
        </Link>
      </header>
      <main className="sp" />
      <footer>
        <Preferences />
      </footer>
    </>
  );
}

export function App() {
  return (
    <LanguageProvider>
      <Frame />
    </LanguageProvider>
  );
}
