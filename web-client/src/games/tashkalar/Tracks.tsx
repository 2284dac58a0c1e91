import { Piece } from "../../board";
import { useTexts } from "../../i18n";
import type { Catalogue } from "../../protocol";
import { meleeTexts } from "./melee.texts";
import type { SeatView, TashKalarView } from "./types";
import "./melee.css";

interface Props {
  seat: number;
  /** Whole tracks where there is room, else only counters and numbers. */
  form: "long" | "short";
  view: TashKalarView;
  catalogue: Catalogue;
  nameOf: (seat: number) => string;
  /** Letters of the colours whose counters the shown choice would turn. */
  turning?: readonly string[];
}

/** The school of a colour and who plays it: "Highland (Mirko)". */
export function schoolOf(
  colour: string,
  view: TashKalarView,
  catalogue: Catalogue,
  nameOf: (seat: number) => string,
): { school: string; name: string } {
  const seat = view.seats.findIndex((one) => one.colour === colour);
  const key = view.seats[seat]?.school ?? colour;
  return { school: catalogue.schools[key]?.name ?? key, name: seat < 0 ? "" : nameOf(seat) };
}

/** A counter is heroic as long as its colour can still help an improvised summoning, then common. */
export function counterOf(colour: string, seat: SeatView): string {
  return `${colour}${seat.counters.includes(colour) ? "h" : "c"}`;
}

/**
 * A player's score board in a Melee: points in each enemy colour, the weakest set off because it counts. The counter is
 * a piece of that colour, and its face says whether improvising with it is still possible.
 */
export function Tracks({ seat, form, view, catalogue, nameOf, turning = [] }: Props) {
  const t = useTexts(meleeTexts);
  const facts = view.seats[seat];
  if (!facts || facts.tracks.length === 0) return null;
  return (
    <ul className={`tracks ${form}`} aria-label={t.tracksOf(nameOf(seat))}>
      {facts.tracks.map(({ colour, points, weakest }) => {
        const { school, name } = schoolOf(colour, view, catalogue, nameOf);
        const counter = counterOf(colour, facts);
        const turns = turning.includes(colour);
        const words = [
          t.track(`${school} (${name})`, points, view.goal),
          weakest ? t.weakest : null,
          counter.endsWith("h") ? t.open : t.used,
          turns ? t.turns : null,
        ];
        const piece = <Piece piece={counter} className={turns ? "turning" : ""} />;
        return (
          <li key={colour} className={weakest ? `school-${colour} weakest` : `school-${colour}`}>
            <span className="visually-hidden">{words.filter((word) => word !== null).join(", ")}</span>
            {form === "short" && piece}
            {form === "long" && (
              <span
                className="track"
                style={{ gridTemplateColumns: `repeat(${view.goal + 1}, 1fr)` }}
                aria-hidden="true"
              >
                {Array.from({ length: view.goal + 1 }, (_, n) => (
                  <i key={n} className={n > 0 && n <= points ? "full" : ""}>
                    {n === view.goal && points < n && <em>{n}</em>}
                    {n === Math.min(points, view.goal) && piece}
                  </i>
                ))}
              </span>
            )}
            <b key={points} className="num" aria-hidden="true">
              {points}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** What the two faces of a counter mean. */
export function CounterHint({ colour }: { colour: string }) {
  const t = useTexts(meleeTexts);
  return (
    <p className="counter-hint">
      <Piece piece={`${colour}h`} />
      <span>
        <b>{t.hintOpen}</b> {t.hintOpenWhat}
      </span>
      <Piece piece={`${colour}c`} />
      <span>
        <b>{t.hintUsed}</b> {t.hintUsedWhat}
      </span>
    </p>
  );
}
