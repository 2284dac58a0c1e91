// Teams shared by link: the team stands behind the `#`, so that no server sees it. Pure.
import { LONGEST_TEXT } from "../../../decks/text";

/** `aw011-elite,aw002:2`, as options write teams. */
const WRITTEN = /^aw\d{3}(?:-elite)?(?::\d{1,2})?(?:,aw\d{3}(?:-elite)?(?::\d{1,2})?)*$/;

const TEAM = /^#team=([^&]+)(?:&name=([^&]*))?$/;

/** The address of the builder with this team. */
export const linkTo = (value: string, name: string, origin: string): string =>
  `${origin}/decks/destiny#team=${value}${name ? `&name=${encodeURIComponent(name)}` : ""}`;

/** The team of an address's fragment; null for one without, or with nonsense. */
export function linked(hash: string): { value: string; name: string } | null {
  const [, value, name = ""] = TEAM.exec(hash) ?? [];
  if (value === undefined || value.length > LONGEST_TEXT || !WRITTEN.test(value)) return null;
  try {
    return { value, name: decodeURIComponent(name).slice(0, 40) };
  } catch {
    return { value, name: "" };
  }
}
