import { tables } from "../games/tables";
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
  const Table = tables[props.state.room.game];
  return Table && <Table {...props} />;
}
