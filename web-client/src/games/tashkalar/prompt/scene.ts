import type { Choice, MatchState } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import type { HandCard, TashKalarView } from "../types";
import type { GameTexts } from "../words/texts";
import type { Draft, Reading } from "./draft";

/** A button that sends a choice, or previews it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** The piece drawn before the label, where a colour is chosen; otherwise null. */
  piece: string | null;
  /** Previews the choice; the primary button then sends it. */
  shows: boolean;
  /** Declines instead of choosing: drawn with less emphasis. */
  quiet?: boolean;
}

/** The words of the prompt. */
export interface Asking {
  title: string;
  why: string;
  /** The card whose effect is asked about or is being resolved; null for none. */
  source: string | null;
  primary: Answer | null;
  others: Answer[];
  /** Hands the rest of the turn over to the teammate, if possible now; previewed before it is sent. */
  handOver: Answer | null;
  /** Why we decide in another's turn, in full and in one line; null in our own. */
  note: { words: string; short: string } | null;
}

/** The inputs of the words. */
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

/** A title with its line of reason. */
export type Said = [title: string, why: string];

/** Looks up a key from the server, which may be unknown. */
export const entry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
