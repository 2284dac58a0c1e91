import { useState } from "react";
import { Answers, Notice } from "../../clock";
import type { MatchState } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { Dialog } from "../../table/Dialog";
import type { GameTexts } from "./words/texts";

interface Props {
  match: MatchState;
  /** Our seat; null for those who watch. */
  you: number | null;
  send: TableProps["send"];
  nameOf: (seat: number) => string;
  /** Whether there are more than two players, who all have to agree. */
  many: boolean;
  t: GameTexts;
}

/** Who has agreed to stop now, and the way to agree as well. It lapses with the next choice of anybody. */
export function Stopping(props: Props) {
  const { match, you, nameOf, many, t } = props;
  const [asking, ask] = useState(false);
  const agreed = you !== null && match.agreed.includes(you);
  const others = match.agreed.filter((seat) => seat !== you);
  const may = you !== null && !agreed && match.canStop;
  if (match.agreed.length === 0) return null;
  return (
    <>
      <Notice
        kind="stopping"
        title={
          <span role={may ? "alert" : "status"}>
            {others.length > 0 && <b>{others.map((seat) => t.stopAgreed(nameOf(seat))).join(" ")}</b>}{" "}
            {agreed && (many ? t.youAgreedAll : t.youAgreed)}
          </span>
        }
      >
        {may && (
          <Answers>
            <button type="button" className="btn" onClick={() => ask(true)}>
              {t.stopMatch}
            </button>
          </Answers>
        )}
      </Notice>
      {asking && <StopDialog {...props} onClose={() => ask(false)} />}
    </>
  );
}

/** Asks once more, as nobody can take it back once all have agreed. */
export function StopDialog(props: Pick<Props, "match" | "send" | "many" | "t"> & { onClose: () => void }) {
  const { match, send, many, t, onClose } = props;
  return (
    <Dialog title={t.stopAsk} onClose={onClose}>
      <p>{many ? t.stopWhyAll : t.stopWhy}</p>
      <div className="row end">
        <button type="button" className="btn" onClick={onClose}>
          {t.stay}
        </button>
        <button
          type="button"
          className="btn pri"
          onClick={() => {
            send("stop", { moment: match.moment });
            onClose();
          }}
        >
          {t.stopYes}
        </button>
      </div>
    </Dialog>
  );
}
