import { useMemo } from "react";
import type { Catalogue } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { spelt } from "./text";

/** What decks consist of, each with what it is called, in one language. */
export type Naming = (catalogue: Catalogue) => Iterable<readonly [key: string, name: string]>;

/** Keys by what people call them in these catalogues, and by themselves, as `spelt` spells them. */
export function knownNames(catalogues: readonly (Catalogue | null)[], naming: Naming): Map<string, string> {
  const known = new Map<string, string>();
  for (const catalogue of catalogues) {
    if (!catalogue) continue;
    for (const [key, name] of naming(catalogue)) {
      known.set(spelt(key), key);
      known.set(spelt(name), key);
    }
  }
  return known;
}

/** The same in every language, as far as those have loaded. `naming` must not change. */
export function useKnownNames(game: string, naming: Naming): Map<string, string> {
  const en = useCatalogue(game, "en");
  const cs = useCatalogue(game, "cs");
  const it = useCatalogue(game, "it");
  return useMemo(() => knownNames([en, cs, it], naming), [en, cs, it, naming]);
}
