import { spoken } from "./marked";

/** Reads out what happened since, and what is asked: one sentence after the other. */
export function Live({ told, more }: { told: readonly { words: string }[]; more: readonly string[] }) {
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {[...told.map(({ words }) => spoken(words)), ...more].filter(Boolean).join(" ")}
    </p>
  );
}
