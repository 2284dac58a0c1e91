import { useState } from "react";

/** A local draft that resets whenever `version` changes. */
export function useDraft<T>(version: unknown, nothing: T): [T, (draft: T) => void] {
  const [held, hold] = useState({ version, draft: nothing });
  const draft = held.version === version ? held.draft : nothing;
  return [draft, (next) => hold({ version, draft: next })];
}
