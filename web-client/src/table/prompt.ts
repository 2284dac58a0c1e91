import type { ReactNode } from "react";
import type { Choice } from "../protocol";

/** A button that sends a choice, or previews it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Drawn before the label; null for nothing. */
  sign?: ReactNode;
  /** Whether the icon is enough where there are many: the label is then only read aloud. */
  wordless?: boolean;
  /** Previews the choice; the primary button then sends it. */
  shows: boolean;
  /** Declines instead of choosing: drawn with less emphasis. */
  quiet?: boolean;
}

/** The prompt's content: one question, one line of reason, and the possible answers. */
export interface Prompt {
  title: string;
  why: string;
  primary: Answer | null;
  others: readonly Answer[];
  /** An action beside the answers; previewed before it is sent. Null for none. */
  aside: (Answer & { icon: "handOver" }) | null;
  /** Why we decide in another's turn, in full and in one line; null in our own. */
  note: { words: string; short: string } | null;
}

/** Replaces the question while nobody can choose. */
export const standing = (title: string, why: string): Prompt => ({
  title,
  why,
  primary: null,
  others: [],
  aside: null,
  note: null,
});
