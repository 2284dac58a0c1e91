import { useState } from "react";
import { Answers, Notice } from "../clock";
import { gameOf } from "../games";
import { Dialog } from "./Dialog";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/** Who has agreed to stop, and the button to agree. Lapses with anyone's next choice. */
export function Stopping({ table }: { table: Table }) {
  const { match, room, you, nameOf, lang } = table;
  const t = tableTexts[lang];
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
            {agreed && (room.seats.length > 2 ? t.youAgreedAll : t.youAgreed)}
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
      {asking && <StopDialog table={table} onClose={() => ask(false)} />}
    </>
  );
}

/** Asks for confirmation: once all have agreed, nobody can take it back. */
export function StopDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const { match, room, send, lang } = table;
  const t = tableTexts[lang];
  return (
    <Dialog title={t.stopAsk} onClose={onClose}>
      <p>
        {room.seats.length > 2 ? t.stopWhyAll : t.stopWhy} {gameOf(room.game)?.stopped[lang]}
      </p>
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
