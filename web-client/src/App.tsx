import { lazy, Suspense, useEffect } from "react";
import { SessionProvider } from "./account/Session";
import { GameDefs } from "./games";
import { LanguageProvider } from "./i18n";
import { SettingsSync } from "./settings/SettingsSync";
import { LiveProvider } from "./live";
import { NoticesProvider } from "./notice";
import { BackgroundCalls, ChallengesProvider, ChallengeToasts, LookingBar, SearchProvider } from "./pairing";
import { StartPage } from "./lobby/StartPage";
import { Queries } from "./socket";
import { keepFocus } from "./ui/keepFocus";
import { pageOf, usePath } from "./ui/navigation";
import { Fallback } from "./ui/Fallback";
import { Missing } from "./ui/Plain";
import { SkipLink } from "./ui/SkipLink";

// The start page comes with the first load, every other page when it is opened.
const AccountPage = lazy(() => import("./account/AccountPage").then((m) => ({ default: m.AccountPage })));
const CreditsPage = lazy(() => import("./credits/CreditsPage").then((m) => ({ default: m.CreditsPage })));
const PlayerPage = lazy(() => import("./profile/PlayerPage").then((m) => ({ default: m.PlayerPage })));
const RankingPage = lazy(() => import("./profile/RankingPage").then((m) => ({ default: m.RankingPage })));
const RulesPage = lazy(() => import("./rules/RulesPage").then((m) => ({ default: m.RulesPage })));
const DecksPage = lazy(() => import("./decks/DecksPage").then((m) => ({ default: m.DecksPage })));
const ReplayPage = lazy(() => import("./replay/ReplayPage").then((m) => ({ default: m.ReplayPage })));
const AnalysisPage = lazy(() => import("./analysis/AnalysisPage").then((m) => ({ default: m.AnalysisPage })));
const UnsubscribePage = lazy(() =>
  import("./notice/UnsubscribePage").then((m) => ({ default: m.UnsubscribePage })),
);
const RoomPage = lazy(() => import("./room/RoomPage").then((m) => ({ default: m.RoomPage })));

function CurrentPage() {
  const page = pageOf(usePath());
  switch (page.page) {
    case "start":
      return <StartPage />;
    case "credits":
      return <CreditsPage />;
    case "rules":
      return <RulesPage address={page.game} />;
    case "decks":
      return <DecksPage address={page.game} />;
    case "account":
      return <AccountPage letter={page.letter} />;
    case "unsubscribe":
      return <UnsubscribePage secret={page.secret} />;
    case "rankings":
      return <RankingPage />;
    case "player":
      return <PlayerPage key={page.id} id={page.id} />;
    case "replay":
      return <ReplayPage key={`${page.link}/${page.match}`} link={page.link} match={page.match} />;
    case "analysis":
      return <AnalysisPage key={`${page.link}/${page.match}`} link={page.link} match={page.match} />;
    case "room":
      return <RoomPage key={page.token} token={page.token} />;
    case "missing":
      return <Missing />;
  }
}

export function App() {
  useEffect(keepFocus, []);
  return (
    <Queries>
      <LanguageProvider>
        <Fallback>
          <GameDefs />
          <SessionProvider>
            <SettingsSync />
            <LiveProvider>
              <NoticesProvider>
                <SearchProvider>
                  <ChallengesProvider>
                    <SkipLink />
                    <LookingBar />
                    <Suspense fallback={<div aria-busy="true" />}>
                      <CurrentPage />
                    </Suspense>
                    <ChallengeToasts />
                    <BackgroundCalls />
                  </ChallengesProvider>
                </SearchProvider>
              </NoticesProvider>
            </LiveProvider>
          </SessionProvider>
        </Fallback>
      </LanguageProvider>
    </Queries>
  );
}
