import { Icon } from "../../ui/Icons";
import type { Table } from "../useTable";
import { hintTexts } from "./texts";

/** The lamp beside our question: asks for a hint, and closes it again. Absent where there are no hints. */
export function HintButton({ table, small }: { table: Table; small: boolean }) {
  const t = hintTexts[table.lang];
  const { hint, thinking, ask, close } = table.hinting;
  if (!ask && !thinking) return null;
  return (
    <button
      type="button"
      className={small ? "btn quiet icn hint-button" : "btn quiet hint-button"}
      aria-label={t.ask}
      title={t.ask}
      aria-expanded={hint !== null}
      aria-disabled={thinking}
      onClick={() => !thinking && (hint ? close() : ask?.())}
    >
      <Icon name="lamp" />
      {!small && <span>{t.ask}</span>}
    </button>
  );
}
