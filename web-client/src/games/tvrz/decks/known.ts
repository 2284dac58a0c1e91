import { useMemo } from "react";
import { useCatalogue } from "../../../room/useCatalogue";
import type { Catalogue } from "../../../protocol";
import { spelt } from "./deckText";

/** Cards by key and by their names in these catalogues, as `spelt` spells them. */
export function knownNames(catalogues: readonly (Catalogue | null)[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const catalogue of catalogues) {
    for (const [key, { name }] of Object.entries(catalogue?.cards ?? {})) {
      known.set(spelt(key), key);
      known.set(spelt(name), key);
    }
  }
  return known;
}

/** Cards by their names in every language, as far as those have loaded. */
export function useKnownNames(): Map<string, string> {
  const en = useCatalogue("tvrz", "en");
  const cs = useCatalogue("tvrz", "cs");
  const it = useCatalogue("tvrz", "it");
  return useMemo(() => knownNames([en, cs, it]), [en, cs, it]);
}
