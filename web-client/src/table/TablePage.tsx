import { gameOf, GamePart } from "../games";
import { PlainTable } from "../plain";
import type { TableProps } from "../room/tableProps";
import { useSetting } from "../settings";
import { TableSounds } from "../sound/TableSounds";
import "./table.css";
import "./panels.css";
import "./windows.css";
import "./times.css";
import "./narrow.css";
import "./landscape.css";
import "./short.css";
import "./end.css";

/**
 * The table of a running or finished match: the game's own, or the plain one if there is none or the reader prefers
 * it.
 */
export function TablePage(props: TableProps) {
  const { room, match } = props.state;
  const game = gameOf(room.game);
  const [plain] = useSetting("plainTable");
  const Table = !plain && game?.forms.includes(room.form) ? game.Table : PlainTable;
  return (
    // By table: where the game's own fails, readers can still turn to the plain one.
    <GamePart key={Table === PlainTable ? "plain" : "own"} game={game}>
      <TableSounds game={room.game} match={match} log={props.log} />
      <Table {...props} />
    </GamePart>
  );
}
