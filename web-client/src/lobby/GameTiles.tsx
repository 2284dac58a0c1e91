import { gameOf } from "../games";
import { useLanguage, useTexts } from "../i18n";
import { GamePicture, setupTexts, useGames } from "../setup";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { useWords } from "../words";
import { lobbyTexts } from "./texts";

/** The games, each with its picture and what it is like; nothing if there is only one. */
export function GameTiles({ onPlay }: { onPlay: (game: string) => void }) {
  const t = useTexts(lobbyTexts);
  const inSetup = useTexts(setupTexts);
  const { lang } = useLanguage();
  const words = useWords();
  const { games } = useGames();
  if (games.length < 2) return null;
  return (
    <section className="games" aria-label={t.games}>
      {games.map(({ key, forms }) => {
        const name = words[key]?.name ?? key;
        const module = gameOf(key);
        const least = Math.min(...forms.map(({ minSeats }) => minSeats));
        const most = Math.max(...forms.map(({ maxSeats }) => maxSeats));
        return (
          <article key={key} className="panel game-tile">
            <GamePicture game={key} />
            <div>
              <h2>{name}</h2>
              {module && <p>{module.line[lang]}</p>}
              <p className="note">
                <Icon name="users" /> {inSetup.forPlayers(least, most)}
              </p>
              <div className="row">
                <button type="button" className="btn" onClick={() => onPlay(key)}>
                  {t.play} <span className="visually-hidden">{name}</span>
                </button>
                {module && (
                  <Link href={`/rules/${module.address}`} className="btn quiet">
                    {t.learn} <span className="visually-hidden">{name}</span>
                  </Link>
                )}
              </div>
            </div>
          </article>
        );
      })}
    </section>
  );
}
