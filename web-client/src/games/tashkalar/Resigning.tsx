import { useState } from "react";
import type { MatchState } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { Dialog } from "../../table/Dialog";
import { Icon } from "../../ui/Icons";
import type { GameTexts } from "./words/texts";

/**
 * In a team both have to resign: says who wants to, and lets the other one agree or play on. Playing on only puts the
 * words away; the wish itself ends with the next choice of either.
 */
export function Resigning(props: {
  match: MatchState;
  you: number;
  mate: number;
  send: TableProps["send"];
  nameOf: (seat: number) => string;
  t: GameTexts;
}) {
  const { match, you, mate, send, nameOf, t } = props;
  const [away, putAway] = useState(false);
  const [asking, ask] = useState(false);
  if (match.resigning.includes(you)) {
    return (
      <p className="panel final resigning" role="status">
        {t.youResign(nameOf(mate))}
      </p>
    );
  }
  if (!match.resigning.includes(mate) || away) return null;
  return (
    <div className="panel final resigning" role="alert">
      <p>
        <b>{t.mateResigns(nameOf(mate))}</b> {t.mateResignsWhy}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => putAway(true)}>
          {t.playOn}
        </button>
        {match.canResign && (
          <button type="button" className="btn" onClick={() => ask(true)}>
            <Icon name="flag" />
            {t.agreeToResign}
          </button>
        )}
      </div>
      {asking && (
        <Dialog title={t.resignAsk} onClose={() => ask(false)}>
          <p>{t.resignAgreedWhy}</p>
          <div className="row end">
            <button type="button" className="btn" onClick={() => ask(false)}>
              {t.stay}
            </button>
            <button
              type="button"
              className="btn pri"
              onClick={() => send("resign", { moment: match.moment })}
            >
              {t.resignYes}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
