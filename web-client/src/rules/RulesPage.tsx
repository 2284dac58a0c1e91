import { gameAt, GamePart, games } from "../games";
import { useTexts } from "../i18n";
import { useGameNames } from "../words";
import { Link } from "../ui/Link";
import { Page } from "../ui/Page";
import { Missing } from "../ui/Plain";
import { rulesTexts } from "./texts";

/** A game's rules, from its module; without a game in the address, the list of games with rules. */
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

/** Every game with a link to its rules. */
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
              <Link href={`/rules/${address}`} className="btn quiet">
                {nameOf(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
