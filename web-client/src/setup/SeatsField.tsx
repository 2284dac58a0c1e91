import { useTexts } from "../i18n";
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
