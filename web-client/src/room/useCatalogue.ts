import type { Lang } from "../i18n";
import type { Catalogue } from "../protocol";
import { http, useLasting } from "../socket";

/**
 * The game's catalogue in `lang`; while another language loads, the previous one. Null until the first.
 *
 * @param version of the rules; null for the newest
 */
export function useCatalogue(
  game: string | null,
  lang: Lang,
  version: number | null = null,
): Catalogue | null {
  const key = game === null ? null : `catalogue/${game}/${version ?? "newest"}/${lang}`;
  const catalogue = useLasting(key, () => http.catalogue(game ?? "", lang, version));
  return catalogue?.game === game ? catalogue : null;
}
