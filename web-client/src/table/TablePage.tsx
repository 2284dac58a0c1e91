import { TashKalarTable } from "../games/tashkalar/TashKalarTable";
import type { TableProps } from "../room/tableProps";
import "./table.css";
import "./panels.css";
import "./windows.css";
import "./narrow.css";
import "./landscape.css";
import "./short.css";
import "./end.css";

/** The table of a match that stands: every game brings its own mapping to board and cards. */
export function TablePage(props: TableProps) {
  return props.state.room.game === "tashkalar" && <TashKalarTable {...props} />;
}
