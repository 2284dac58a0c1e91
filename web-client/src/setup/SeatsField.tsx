import { useTexts } from "../i18n";
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
