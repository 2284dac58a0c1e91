import { useTexts } from "../i18n";
import { useGameNames } from "../words";
import { setupTexts } from "./texts";

/** Chooses a game; nothing if there is only one. */
export function GameField(props: {
  /** Their keys. */
  games: readonly string[];
  game: string | undefined;
  onGame: (game: string) => void;
}) {
  const { games, game, onGame } = props;
  const t = useTexts(setupTexts);
  const several = games.length > 1;
  const nameOf = useGameNames();
  if (!several) return null;
  return (
    <label className="col">
      <span className="lbl">{t.game}</span>
      <select className="field" value={game} onChange={(event) => onGame(event.target.value)}>
        {games.map((key) => (
          <option key={key} value={key}>
            {nameOf(key)}
          </option>
        ))}
      </select>
    </label>
  );
}
