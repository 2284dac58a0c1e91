import type { Choice, MatchState } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import type { HandCard, TashKalarView } from "../types";
import type { GameTexts } from "../words/texts";
import type { Draft, Reading } from "./draft";

/** A button that sends a choice, or shows it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** The piece drawn before the label, where a colour is chosen; else null. */
  piece: string | null;
  /** Shows what it would do; the primary button then sends it. */
  shows: boolean;
  /** Declines what others take: drawn without weight. */
  quiet?: boolean;
}

/** What the prompt says. */
export interface Asking {
  title: string;
  why: string;
  /** The card whose effect is asked about or goes on, to be looked at; null for none. */
  source: string | null;
  primary: Answer | null;
  others: Answer[];
  /** Gives the rest of the turn to the teammate, where that may be done now; shown before it is sent. */
  handOver: Answer | null;
  /** Why we decide in another's turn, in full and in one line; null in our own. */
  note: { words: string; short: string } | null;
}

/** Everything the words depend on. */
export interface Scene {
  match: MatchState;
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  reading: Reading;
  draft: Draft;
  inspected: HandCard | null;
  you: number | null;
  t: GameTexts;
  nameOf: (seat: number) => string;
}

/** A title and the line of reason below it. */
export type Said = [title: string, why: string];

/** The entry of a table for a key that came from the server, which may be any. */
export const entry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
