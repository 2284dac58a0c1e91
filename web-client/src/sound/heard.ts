// Which sounds belong to what happened. Pure.
import type { MatchEvent, MatchState } from "../protocol";
import type { SoundName } from "./recipes";

/** The sounds of a game for what happened just now, in order; see `GameModule`. */
export type EventSounds = (events: readonly MatchEvent[]) => readonly SoundName[];

/** More than this at once was not seen as it happened: somebody was away. */
const MOST_EVENTS = 60;

/** More than this in a row is noise. */
const MOST_SOUNDS = 6;

/** What the kernel tells of every match: no move of anybody. */
const NO_MOVE: ReadonlySet<string> = new Set([
  ...["tookBack", "wantsToResign", "resigned", "agreedToStop", "flagFell"],
  ...["left", "wentOut", "takenOver", "abandoned"],
]);

/** The sounds of a game that names none: one for a move, whatever happened in it. */
export const generalSounds: EventSounds = (events) =>
  events.some(({ kind }) => !NO_MOVE.has(kind)) ? ["token"] : [];

/** What is heard of `events`: nothing where they are too many to have been played just now. */
export const eventSounds = (events: readonly MatchEvent[], sounds: EventSounds): readonly SoundName[] =>
  events.length > MOST_EVENTS ? [] : sounds(events).slice(0, MOST_SOUNDS);

/** What the shell hears of a match besides its events. */
export interface Heard {
  match: string;
  /** Whether we are asked, and others wait for it. */
  asked: boolean;
  over: boolean;
}

export const heardOf = (match: MatchState): Heard => ({
  match: match.id,
  asked: match.question !== null && !match.question.offer && match.outcome === null,
  over: match.outcome !== null,
});

/** What has just become of a match; nothing when another one is shown. */
export const became = (before: Heard, now: Heard): "ended" | "ourTurn" | null => {
  if (before.match !== now.match) return null;
  if (now.over) return before.over ? null : "ended";
  return now.asked && !before.asked ? "ourTurn" : null;
};
