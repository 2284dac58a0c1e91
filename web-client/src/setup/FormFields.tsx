import { useTexts } from "../i18n";
import { adviceFor, useWords } from "../words";
import { GameField } from "./GameField";
import { setupTexts } from "./texts";

/** How many a form is played by, from the fewest to the most. */
export const seatCounts = ({ minSeats, maxSeats }: { minSeats: number; maxSeats: number }): number[] =>
  Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);

export interface Seats {
  /** By how many the form may be played. */
  counts: number[];
  seats: number | undefined;
  onSeats: (seats: number) => void;
}

/** Chooses how many play; nothing where there is nothing to choose. */
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

/** Chooses a game where there are several, a form of it, and by how many it is played where there are several ways. */
export function FormFields(
  props: Seats & {
    /** The games there are: one, where there is nothing to choose. */
    games: readonly string[];
    game: string | undefined;
    onGame: (game: string) => void;
    /** The keys of the forms of this game. */
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
