import type { ReactNode } from "react";

/** A word and what it means; the key is unique in its list. */
export type Explained = readonly [key: string, word: ReactNode, what: ReactNode];

/** Words with their explanations. */
export function Words({ of }: { of: readonly Explained[] }) {
  return (
    <dl>
      {of.map(([key, word, what]) => (
        <div key={key}>
          <dt>{word}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
