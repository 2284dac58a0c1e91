import type { SeatParts } from "../games";
import { useLanguage } from "../i18n";
import type { Catalogue, FormInfo, OptionInfo } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { useSeatParts } from "./useSeatParts";

/** The choices a host has for their own seat before the table is made. */
export interface OwnSeat {
  /** The control. */
  Setup: SeatParts["Setup"];
  catalogue: Catalogue;
  options: OptionInfo[];
}

/**
 * The choices for one's own seat on these terms; null if there are none, and until loaded.
 *
 * @param game null if unknown
 * @param table the table options chosen so far
 */
export function useOwnSeat(
  game: string | null,
  form: FormInfo | undefined,
  table: Record<string, string>,
): OwnSeat | null {
  const { lang } = useLanguage();
  const wanted = form !== undefined && form.seatOptions.length > 0 ? game : null;
  const parts = useSeatParts(wanted ?? undefined);
  const catalogue = useCatalogue(wanted, lang);
  if (parts === null || catalogue === null || form === undefined) return null;
  const options = parts.alone({ form, catalogue, table });
  return options.length === 0 ? null : { Setup: parts.Setup, catalogue, options };
}
