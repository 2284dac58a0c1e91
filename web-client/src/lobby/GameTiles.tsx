import { ComputerSign, computerTexts, levelName } from "../computer";
import { gameOf } from "../games";
import { useLanguage, useTexts } from "../i18n";
import { GamePicture, setupTexts, useGames, type Playable } from "../setup";
import { Icon } from "../ui/Icons";
import { Link } from "../ui/Link";
import { refusalTexts, sentence } from "../ui/refusals";
import { formTitle, useWords } from "../words";
import { lobbyTexts } from "./texts";
import { useComputerMatch } from "./useComputerMatch";

/** The games, each with its picture and what it is like; nothing if there is only one. */
export function GameTiles({ onPlay }: { onPlay: (game: string) => void }) {
  const t = useTexts(lobbyTexts);
  const { games } = useGames();
  if (games.length < 2) return null;
  return (
    <section className="games" aria-label={t.games}>
      {games.map((game) => (
        <Tile key={game.key} game={game} onChoose={() => onPlay(game.key)} />
      ))}
    </section>
  );
}

/** A game: one press plays the computer at once, another chooses how; so do both where no level is known to play it. */
function Tile({ game, onChoose }: { game: Playable; onChoose: () => void }) {
  const t = useTexts(lobbyTexts);
  const c = useTexts(computerTexts);
  const r = useTexts(refusalTexts);
  const inSetup = useTexts(setupTexts);
  const { lang } = useLanguage();
  const words = useWords();
  const { terms, level, play, refusal, ready, busy } = useComputerMatch(game);
  const { key, forms } = game;
  const name = words[key]?.name ?? key;
  const module = gameOf(key);
  const least = Math.min(...forms.map(({ minSeats }) => minSeats));
  const most = Math.max(...forms.map(({ maxSeats }) => maxSeats));
  const against =
    terms && level !== undefined
      ? c.against(formTitle(words[key], terms.form, false), levelName(level, lang))
      : null;
  return (
    <article className="panel game-tile">
      <GamePicture game={key} />
      <div>
        <h2>{name}</h2>
        {module && <p>{module.line[lang]}</p>}
        <p className="note">
          <Icon name="users" /> {inSetup.forPlayers(least, most)}
        </p>
        <div className="row wrap">
          <button
            type="button"
            className="btn tile-play"
            aria-disabled={busy}
            aria-haspopup={ready ? undefined : "dialog"}
            onClick={() => (ready ? play(level) : onChoose())}
          >
            <ComputerSign level={level ?? ""} quiet />
            <span>
              {t.play} {against && <small>{against}</small>}
              <span className="visually-hidden">
                ({c.play}, {name})
              </span>
            </span>
          </button>
          <button type="button" className="btn quiet tile-choose" aria-haspopup="dialog" onClick={onChoose}>
            {t.choose} <span className="visually-hidden">{name}</span>
          </button>
          {module && (
            <Link href={`/rules/${module.address}`} className="btn quiet">
              {t.learn} <span className="visually-hidden">{name}</span>
            </Link>
          )}
        </div>
        {refusal && (
          <p role="alert" className="note bad">
            {sentence(r, refusal, words[key])}
          </p>
        )}
      </div>
    </article>
  );
}
