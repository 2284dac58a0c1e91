import { useState, type ReactNode } from "react";
import type { Lang } from "../../i18n";
import type { MatchState, RoomState } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { Dialog } from "../../table/Dialog";
import { Icon } from "../../ui/Icons";
import { helpTexts } from "./words/help.texts";
import { StopDialog } from "./Stopping";
import type { GameTexts } from "./words/texts";

/** What is seldom needed and never by accident: resigning, proposing to stop; the rules, in a tab of their own, and help. */
export function TableMenu(props: {
  match: MatchState;
  room: RoomState;
  you: number | null;
  /** Our teammate, who has to agree before we resign; null for those who play alone. */
  mate: number | null;
  send: TableProps["send"];
  nameOf: (seat: number) => string;
  lang: Lang;
  /** Whether this form knows no resigning (R17.2). */
  noResigning: boolean;
  onHelp: () => void;
  /** What may be proposed about time. */
  clock?: ReactNode;
  t: GameTexts;
}) {
  const { match, room, you, mate, send, nameOf, lang, noResigning, t } = props;
  const [asking, ask] = useState<"resign" | "stop" | null>(null);
  return (
    <div className="table-menu">
      {props.clock}
      {you !== null && noResigning && <p className="muted">{t.noResigning}</p>}
      <div className="row">
        <a className="text rules-link" href="/rules/tash-kalar" target="_blank" rel="noopener">
          {t.rules}
        </a>
        <button type="button" className="btn quiet" onClick={props.onHelp}>
          <Icon name="keys" />
          {helpTexts[lang].open}
        </button>
        <span className="sp" />
        {you !== null && match.canStop && match.agreed.length === 0 && (
          <button type="button" className="btn" onClick={() => ask("stop")}>
            {t.stopMatch}
          </button>
        )}
        {you !== null && match.canResign && (
          <button type="button" className="btn quiet" onClick={() => ask("resign")}>
            <Icon name="flag" />
            {t.resign}
          </button>
        )}
      </div>
      {asking === "stop" && (
        <StopDialog {...{ match, send, t }} many={room.seats.length > 2} onClose={() => ask(null)} />
      )}
      {asking === "resign" && (
        <Dialog title={t.resignAsk} onClose={() => ask(null)}>
          <p>{mate === null ? t.resignWhy : t.resignTeamWhy(nameOf(mate))}</p>
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
