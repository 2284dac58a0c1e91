import { Icon } from "../../ui/Icons";
import type { Table } from "../useTable";
import { hintTexts } from "./texts";

/** The lamp beside our question: asks for a hint, then for more of it. Absent where there are no hints. */
export function HintButton({ table, small }: { table: Table; small: boolean }) {
  const t = hintTexts[table.lang];
  const { hint, thinking, ask } = table.hinting;
  if (!ask && !thinking) return null;
  const words = hint && hint.depth < 3 ? t.deeper : t.ask;
  return (
    <button
      type="button"
      className={small ? "btn quiet icn hint-button" : "btn quiet hint-button"}
      aria-label={words}
      title={words}
      aria-expanded={hint !== null}
      aria-disabled={thinking}
      onClick={() => ask?.()}
    >
      <Icon name="lamp" />
      {!small && <span>{words}</span>}
    </button>
  );
}
