// The terms players agree to before a match, and changes to them. Pure.
import { shortControl } from "../clock";
import type { ClockTexts } from "../clock/texts";
import type { FormInfo, GameWords, RoomState, TimeControl } from "../protocol";
import { optionName, valueName } from "../words";

/** General words for terms, besides the game's own. */
export interface TermWords {
  clocks: ClockTexts;
  ratings: { ratings: string; ratedYes: string; ratedNo: string };
  players: string;
}

/** One changed term. */
export interface Change {
  what: string;
  before: string;
  now: string;
}

/** The terms that differ between `before` and `now`; seating is left out. */
export function changes(
  before: RoomState,
  now: RoomState,
  form: FormInfo,
  words: GameWords,
  t: TermWords,
): Change[] {
  const found: Change[] = [];
  const compare = (what: string, one: string, other: string) => {
    if (one !== other) found.push({ what, before: one, now: other });
  };
  for (const { key, fallback } of form.tableOptions) {
    const said = (room: RoomState) => valueName(words, key, room.table[key] ?? fallback ?? "");
    compare(optionName(words, key), said(before), said(now));
  }
  const clock = (control: TimeControl) => shortControl(control, t.clocks);
  compare(t.clocks.clock, clock(before.clock), clock(now.clock));
  const rated = (room: RoomState) => (room.rated ? t.ratings.ratedYes : t.ratings.ratedNo);
  compare(t.ratings.ratings, rated(before), rated(now));
  compare(t.players, String(before.seats.length), String(now.seats.length));
  return found;
}
