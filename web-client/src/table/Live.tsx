import { spoken } from "./marked";

/** A live region: announces the new events and the question, one sentence after the other. */
export function Live({ told, more }: { told: readonly { words: string }[]; more: readonly string[] }) {
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {[...told.map(({ words }) => spoken(words)), ...more].filter(Boolean).join(" ")}
    </p>
  );
}
