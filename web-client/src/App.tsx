import { SessionProvider } from "./account/Session";
import { Sprite } from "./board";
import { CreditsPage } from "./credits/CreditsPage";
import { LanguageProvider } from "./i18n";
import { StartPage } from "./lobby/StartPage";
import { RulesPage } from "./rules/RulesPage";
import { RoomPage } from "./room/RoomPage";
import { pageOf, usePath } from "./ui/navigation";
import { Fallback, Missing } from "./ui/Plain";

function CurrentPage() {
  const page = pageOf(usePath());
  switch (page.page) {
    case "start":
      return <StartPage />;
    case "credits":
      return <CreditsPage />;
    case "rules":
      return <RulesPage />;
    case "room":
      return <RoomPage key={page.token} token={page.token} />;
    case "missing":
      return <Missing />;
  }
}

export function App() {
  return (
    <LanguageProvider>
      <Fallback>
        <Sprite />
        <SessionProvider>
          <CurrentPage />
        </SessionProvider>
      </Fallback>
    </LanguageProvider>
  );
}
