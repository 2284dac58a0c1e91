import { useTexts } from "../i18n";
import { adviceFor, useWords } from "../words";
import { GameField } from "./GameField";
import { setupTexts } from "./texts";

/** A form's numbers of players, ascending. */
export const seatCounts = ({ minSeats, maxSeats }: { minSeats: number; maxSeats: number }): number[] =>
  Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);

export interface Seats {
  /** The possible numbers of players. */
  counts: number[];
  seats: number | undefined;
  onSeats: (seats: number) => void;
}

/** Chooses the number of players; nothing if there is no choice. */
export function SeatsField({ counts, seats, onSeats }: Seats) {
  const t = useTexts(setupTexts);
  if (counts.length < 2) return null;
  return (
    <label className="col">
      <span className="lbl">{t.players}</span>
      <select className="field" value={seats} onChange={(event) => onSeats(Number(event.target.value))}>
        {counts.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </label>
  );
}

/** Chooses a game, a form of it, and the number of players, each where there are several. */
export function FormFields(
  props: Seats & {
    /** The games; a single one needs no choice. */
    games: readonly string[];
    game: string | undefined;
    onGame: (game: string) => void;
    /** The keys of this game's forms. */
    forms: string[];
    form: string | undefined;
    onForm: (form: string) => void;
  },
) {
  const t = useTexts(setupTexts);
  const { game, form, seats } = props;
  const words = useWords()[game ?? ""];
  const advice = form !== undefined && seats !== undefined && adviceFor(words, form, seats);
  return (
    <>
      <GameField games={props.games} game={game} onGame={props.onGame} />
      <label className="col">
        <span className="lbl">{t.form}</span>
        <select className="field" value={form} onChange={(event) => props.onForm(event.target.value)}>
          {props.forms.map((key) => (
            <option key={key} value={key}>
              {words?.forms[key]?.name ?? key}
            </option>
          ))}
        </select>
      </label>
      <SeatsField counts={props.counts} seats={seats} onSeats={props.onSeats} />
      {advice && <p className="note">{advice}</p>}
    </>
  );
}
