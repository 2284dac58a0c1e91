// Which sounds belong to which events. Pure.
import type { MatchEvent, MatchState } from "../protocol";
import type { SoundName } from "./recipes";

/** The sounds of a game for the latest events, in order; see `GameModule`. */
export type EventSounds = (events: readonly MatchEvent[]) => readonly SoundName[];

/** More events than this at once were not seen live: the player was away. */
const MOST_EVENTS = 60;

/** More sounds than this in a row are noise. */
const MOST_SOUNDS = 6;

/** Kernel events, which are nobody's move. */
const NO_MOVE: ReadonlySet<string> = new Set([
  ...["tookBack", "wantsToResign", "resigned", "agreedToStop", "tookHint", "flagFell"],
  ...["left", "wentOut", "stoodIn", "takenOver", "abandoned"],
]);

/** The default sounds: one for a move, whatever happened in it. */
export const generalSounds: EventSounds = (events) =>
  events.some(({ kind }) => !NO_MOVE.has(kind)) ? ["token"] : [];

/** The sounds of `events`; none if there are too many to have been played just now. */
export const eventSounds = (events: readonly MatchEvent[], sounds: EventSounds): readonly SoundName[] =>
  events.length > MOST_EVENTS ? [] : sounds(events).slice(0, MOST_SOUNDS);

/** The state of a match that has sounds besides its events. */
export interface Heard {
  match: string;
  /** Whether others are waiting for our answer. */
  asked: boolean;
  /** Whether our question runs on a public clock: a short window, which may open many times in a turn. */
  window: boolean;
  over: boolean;
}

export const heardOf = (match: MatchState): Heard => ({
  match: match.id,
  asked: match.question !== null && !match.question.offer && match.outcome === null,
  window: match.clock?.windows.some(({ holdable }) => holdable) ?? false,
  over: match.outcome !== null,
});

/** The sounds of a change of state; none when another match is shown. */
export const became = (before: Heard, now: Heard): "ended" | "ourTurn" | "ourWindow" | null => {
  if (before.match !== now.match) return null;
  if (now.over) return before.over ? null : "ended";
  if (!now.asked || before.asked) return null;
  return now.window ? "ourWindow" : "ourTurn";
};
