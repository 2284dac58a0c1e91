import type { ReactNode } from "react";
import type { Choice } from "../protocol";

/** A button that sends a choice, or shows it first. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Drawn before the label; null for nothing. */
  sign?: ReactNode;
  /** Whether the sign says enough where there are many: the label is then only read aloud. */
  wordless?: boolean;
  /** Shows what it would do; the primary button then sends it. */
  shows: boolean;
  /** Declines what others take: drawn without weight. */
  quiet?: boolean;
}

/** What the prompt says: one question, one line of reason, and what can be answered. */
export interface Prompt {
  title: string;
  why: string;
  primary: Answer | null;
  others: readonly Answer[];
  /** What may be done beside the answers; shown before it is sent. Null for nothing. */
  aside: (Answer & { icon: "handOver" }) | null;
  /** Why we decide in another's turn, in full and in one line; null in our own. */
  note: { words: string; short: string } | null;
}

/** What stands instead of a question while nobody can choose. */
export const standing = (title: string, why: string): Prompt => ({
  title,
  why,
  primary: null,
  others: [],
  aside: null,
  note: null,
});
