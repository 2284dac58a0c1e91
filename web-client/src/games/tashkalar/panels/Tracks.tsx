import { Piece } from "../board";
import { ownersOf } from "../sides";
import type { GameTexts } from "../words/texts";
import type { SeatView, TashKalarView } from "../types";
import "./melee.css";

interface Props {
  seat: number;
  /** Whole tracks where there is space, otherwise only counters and numbers. */
  form: "long" | "short";
  view: TashKalarView;
  nameOf: (seat: number) => string;
  /** Letters of the colours whose counters the shown choice would turn. */
  turning?: readonly string[];
  t: GameTexts;
}

/** A counter is heroic side up while its colour can still be used for an improvised summoning, then common. */
export function counterOf(colour: string, seat: Pick<SeatView, "counters">): string {
  return `${colour}${seat.counters.includes(colour) ? "h" : "c"}`;
}

/** One track of a score board. */
interface Track {
  colour: string;
  points: number;
  weakest: boolean;
  /** Whether the player of that colour is out, so that it does not count. */
  out?: boolean;
  /** Whether the counter is still heroic side up. */
  open: boolean;
  /** Whether the shown choice would turn it. */
  turns?: boolean;
  /** The whole track in words. */
  words?: string;
}

/** A score board as a list of tracks: bars with their counter, or only counters and numbers where space is short. */
export function ScoreBoard(props: {
  tracks: readonly Track[];
  goal: number;
  form?: "long" | "short";
  label?: string;
}) {
  const { tracks, goal, form = "long", label } = props;
  return (
    <ul className={`tracks ${form}`} aria-label={label}>
      {tracks.map(({ colour, points, weakest, out = false, open, turns = false, words }) => {
        const piece = <Piece piece={`${colour}${open ? "h" : "c"}`} className={turns ? "turning" : ""} />;
        return (
          <li
            key={colour}
            className={`school-${colour} ${weakest ? "weakest" : ""} ${out ? "out" : ""}`.trim()}
          >
            {words && <span className="visually-hidden">{words}</span>}
            {form === "short" && piece}
            {form === "long" && (
              <span
                className="track"
                style={{ gridTemplateColumns: `repeat(${goal + 1}, 1fr)` }}
                aria-hidden="true"
              >
                {Array.from({ length: goal + 1 }, (_, n) => (
                  <i key={n} className={n > 0 && n <= points ? "full" : ""}>
                    {n === goal && points < n && <em>{n}</em>}
                    {n === Math.min(points, goal) && piece}
                  </i>
                ))}
              </span>
            )}
            <b className="num" aria-hidden="true">
              {points}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A player's score board in a Melee: points in each enemy colour; the weakest stands out, because it counts. The
 * counter is a piece of that colour, and its face says whether it can still be used to improvise. Nothing in other
 * forms.
 */
export function Tracks({ seat, form, view, nameOf, turning = [], t }: Props) {
  const facts = view.seats[seat];
  if (!facts || facts.tracks.length === 0) return null;
  const tracks = facts.tracks.map((track) => {
    const { colour, points, weakest } = track;
    const open = facts.counters.includes(colour);
    const turns = turning.includes(colour);
    const out = view.seats.some((one) => one.colour === colour && one.out);
    const words = [
      t.trackPoints(t.colourOf(ownersOf(view, colour, nameOf, t)), points, view.goal),
      weakest ? t.weakestColour : null,
      out ? t.outColour : null,
      open ? t.counterOpen : t.counterUsed,
      turns ? t.counterTurns : null,
    ];
    return { ...track, out, open, turns, words: words.filter((word) => word !== null).join(", ") };
  });
  return <ScoreBoard tracks={tracks} goal={view.goal} form={form} label={t.tracksOf(nameOf(seat))} />;
}

/** The meaning of a counter's two faces, and how many points start the last round (R9.1, R15.5). */
export function CounterHint({ colour, goal, t }: { colour: string; goal: number; t: GameTexts }) {
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
      <span className="counter-goal">{t.goalColour(goal)}</span>
    </p>
  );
}
