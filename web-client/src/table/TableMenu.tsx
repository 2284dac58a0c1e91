import { useState, type ReactNode } from "react";
import { gameOf } from "../games";
import { ratingTexts } from "../rating/texts";
import { withGuest } from "../rating/words";
import { Icon } from "../ui/Icons";
import { Dialog } from "./Dialog";
import { helpTexts } from "./help.texts";
import { StopDialog } from "./Stopping";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/**
 * Rarely needed actions, kept away from accidental presses: resigning, proposing to stop; the rules, in a new tab,
 * and help.
 */
export function TableMenu(props: {
  table: Table;
  /** Our teammate, who must agree to resign; null for those who play alone. */
  mate: number | null;
  /** Proposals about time. */
  clock?: ReactNode;
  /** How many players are still in; by default all who have not left. */
  left?: number;
  /** Why resigning is impossible in this match; null where it is possible. */
  noResigning: string | null;
}) {
  const { table, mate, noResigning } = props;
  const { match, room, you, send, nameOf, lang } = table;
  const t = tableTexts[lang];
  const game = gameOf(room.game);
  const left = props.left ?? room.seats.length - match.out.length;
  const [asking, ask] = useState<"resign" | "stop" | null>(null);
  return (
    <div className="table-menu">
      {props.clock}
      {/* Where the head of the page has no room for it. */}
      {table.layout !== "desktop" && room.rated && withGuest(room) && (
        <p className="muted">{ratingTexts[lang].withGuest}</p>
      )}
      {you !== null && noResigning && <p className="muted">{noResigning}</p>}
      <div className="row">
        {game && (
          <a className="text rules-link" href={`/rules/${game.address}`} target="_blank" rel="noopener">
            {t.rules}
          </a>
        )}
        <button
          type="button"
          className="btn quiet"
          title={helpTexts[lang].open}
          onClick={() => table.showHelp(true)}
        >
          <Icon name="keys" />
          <span>{helpTexts[lang].open}</span>
        </button>
        <span className="sp" />
        {you !== null && match.canStop && match.agreed.length === 0 && (
          <button type="button" className="btn quiet" title={t.stopMatch} onClick={() => ask("stop")}>
            <Icon name="stop" />
            <span>{t.stopMatch}</span>
          </button>
        )}
        {you !== null && match.canResign && (
          <button type="button" className="btn quiet" title={t.resign} onClick={() => ask("resign")}>
            <Icon name="flag" />
            <span>{t.resign}</span>
          </button>
        )}
      </div>
      {asking === "stop" && <StopDialog table={table} onClose={() => ask(null)} />}
      {asking === "resign" && (
        <Dialog title={t.resignAsk} onClose={() => ask(null)}>
          <p>{mate !== null ? t.resignTeamWhy(nameOf(mate)) : left > 2 ? t.resignWhyMany : t.resignWhy}</p>
          <div className="row end">
            <button type="button" className="btn" onClick={() => ask(null)}>
              {t.stay}
            </button>
            <button
              type="button"
              className="btn pri"
              onClick={() => {
                send("resign", { moment: match.moment });
                ask(null);
              }}
            >
              {t.resignYes}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
