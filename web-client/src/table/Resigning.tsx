import { useState } from "react";
import { Icon } from "../ui/Icons";
import { Dialog } from "./Dialog";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/**
 * In a team both players have to resign: says who wants to, and lets the teammate agree or play on. Playing on only
 * closes the notice; the request itself lapses with either player's next choice.
 */
export function Resigning(props: { table: Table; you: number; mate: number }) {
  // A new request opens a closed notice again.
  return <Wish key={props.table.match.resigning.join()} {...props} />;
}

function Wish(props: { table: Table; you: number; mate: number }) {
  const { table, you, mate } = props;
  const { match, send, nameOf, lang } = table;
  const t = tableTexts[lang];
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
              onClick={() => {
                send("resign", { moment: match.moment });
                ask(false);
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
