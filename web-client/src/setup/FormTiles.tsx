import { GamePart, gameOf } from "../games";
import { useTexts } from "../i18n";
import type { FormInfo } from "../protocol";
import { Icon } from "../ui/Icons";
import { adviceFor, useGameNames, useWords } from "../words";
import { SeatsField, type Seats } from "./SeatsField";
import { setupTexts } from "./texts";
import { Tiles } from "./Tiles";

/** A game's picture: its emblem, or a generic icon. */
export function GamePicture({ game }: { game: string }) {
  const module = gameOf(game);
  return (
    <span className="game-picture" aria-hidden="true">
      {module ? (
        <GamePart game={module} waiting={null} broken={null}>
          <module.Emblem />
        </GamePart>
      ) : (
        <Icon name="swords" />
      )}
    </span>
  );
}

/** Chooses a game, a form of it, and the number of players, each where there are several. */
export function FormTiles(
  props: Seats & {
    /** The keys of the games. */
    games: readonly string[];
    game: string | undefined;
    onGame: (game: string) => void;
    /** The forms of this game. */
    forms: readonly FormInfo[];
    form: string | undefined;
    onForm: (form: string) => void;
  },
) {
  const t = useTexts(setupTexts);
  const { games, game, forms, form, seats } = props;
  const words = useWords()[game ?? ""];
  const nameOf = useGameNames();
  const advice = form !== undefined && seats !== undefined && adviceFor(words, form, seats);
  return (
    <>
      {games.length > 1 && (
        <Tiles
          className="game-tiles"
          legend={t.game}
          tiles={games.map((key) => ({ key, name: nameOf(key), picture: <GamePicture game={key} /> }))}
          value={game}
          onChoose={props.onGame}
        />
      )}
      {forms.length > 0 && (
        <Tiles
          className="form-tiles"
          legend={t.form}
          tiles={forms.map(({ key, minSeats, maxSeats }) => ({
            key,
            name: words?.forms[key]?.name ?? key,
            note: t.forPlayers(minSeats, maxSeats),
            text: words?.forms[key]?.text ?? "",
          }))}
          value={form}
          onChoose={props.onForm}
        />
      )}
      <SeatsField counts={props.counts} seats={seats} onSeats={props.onSeats} />
      {advice && <p className="note">{advice}</p>}
    </>
  );
}
