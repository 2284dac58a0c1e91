import { gameAt, GamePart, games } from "../games";
import { useTexts } from "../i18n";
import { useGameNames } from "../words";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { Missing } from "../ui/Plain";
import { rulesTexts } from "./texts";

/** How a game is played, as the game tells it; without a game's address, which games there are to read about. */
export function RulesPage({ address }: { address: string | null }) {
  const [only, ...others] = games;
  const game = address === null ? (others.length === 0 ? only : undefined) : gameAt(address);
  if (game === undefined) return address === null ? <Shelf /> : <Missing />;
  return (
    <GamePart game={game}>
      <game.Rules />
    </GamePart>
  );
}

/** Every game with the way to its rules. */
function Shelf() {
  const t = useTexts(rulesTexts);
  const nameOf = useGameNames();
  return (
    <Page title={t.title}>
      <div className="plain">
        <h1>{t.title}</h1>
        <ul className="plain-list">
          {games.map(({ key, address }) => (
            <li key={key}>
              <Link href={`/rules/${address}`} className="text">
                {nameOf(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
