import { useState, type ReactNode } from "react";
import type { Lang } from "../../i18n";
import type { MatchState, RoomState } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { Dialog } from "../../table/Dialog";
import { Icon } from "../../ui/Icons";
import { helpTexts } from "./help.texts";
import type { GameTexts } from "./texts";

/** What is seldom needed and never by accident: resigning, agreeing to stop; the rules, in a tab of their own, and help. */
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
  const agreed = you !== null && match.agreed.includes(you);
  const others = match.agreed.filter((seat) => seat !== you);
  const many = room.seats.length > 2;
  const resignWhy = mate === null ? t.resignWhy : t.resignTeamWhy(nameOf(mate));
  return (
    <div className="table-menu">
      {others.map((seat) => (
        <p key={seat}>{t.stopAgreed(nameOf(seat))}</p>
      ))}
      {agreed && <p>{many ? t.youAgreedAll : t.youAgreed}</p>}
      {props.clock}
      {you !== null && noResigning && <p className="muted">{t.noResigning}</p>}
      <div className="row">
        <a className="text rules-link" href="/rules" target="_blank" rel="noopener">
          {t.rules}
        </a>
        <button type="button" className="btn quiet" onClick={props.onHelp}>
          <Icon name="keys" />
          {helpTexts[lang].open}
        </button>
        <span className="sp" />
        {you !== null && match.canStop && !agreed && (
          <button type="button" className="btn" onClick={() => ask("stop")}>
            {t.stopGame}
          </button>
        )}
        {you !== null && match.canResign && (
          <button type="button" className="btn quiet" onClick={() => ask("resign")}>
            <Icon name="flag" />
            {t.resign}
          </button>
        )}
      </div>
      {asking && (
        <Dialog title={asking === "resign" ? t.resignAsk : t.stopAsk} onClose={() => ask(null)}>
          <p>{asking === "resign" ? resignWhy : many ? t.stopWhyAll : t.stopWhy}</p>
          <div className="row end">
            <button type="button" className="btn" onClick={() => ask(null)}>
              {t.stay}
            </button>
            <button
              type="button"
              className="btn pri"
              onClick={() => {
                send(asking, { moment: match.moment });
                ask(null);
              }}
            >
              {asking === "resign" ? t.resignYes : t.stopYes}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
