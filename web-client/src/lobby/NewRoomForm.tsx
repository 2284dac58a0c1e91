import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSession } from "../account/Session";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { http, RequestRefused } from "../socket";
import { go } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { lobbyTexts } from "./texts";

/** The options of a private table; making it leads straight to it. */
export function NewRoomForm() {
  const t = useTexts(lobbyTexts);
  const r = useTexts(refusalTexts);
  const { player } = useSession();
  const [first, setFirst] = useState("random");
  const [takeBack, setTakeBack] = useState("yes");
  const [watching, setWatching] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    http.createRoom({ game: "tashkalar", form: "duel", table: { first, takeBack }, watching }).then(
      ({ link }) => go(`/r/${link}`),
      (reason: unknown) => {
        setBusy(false);
        setRefusal(reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" });
      },
    );
  };

  return (
    <form ref={form} className="panel start-form" onSubmit={submit} aria-labelledby="new-room">
      <h2 id="new-room">{t.newRoom}</h2>
      <p className="muted">{t.form}</p>
      <label className="col">
        <span className="lbl">{t.first}</span>
        <select className="field" value={first} onChange={(event) => setFirst(event.target.value)}>
          <option value="random">{t.firstLot}</option>
          <option value="1">{t.firstSeat(1)}</option>
          <option value="2">{t.firstSeat(2)}</option>
        </select>
      </label>
      <label className="col">
        <span className="lbl">{t.takeBack}</span>
        <select className="field" value={takeBack} onChange={(event) => setTakeBack(event.target.value)}>
          <option value="yes">{t.takeBackYes}</option>
          <option value="no">{t.takeBackNo}</option>
        </select>
      </label>
      <label className="check">
        <input type="checkbox" checked={watching} onChange={(event) => setWatching(event.target.checked)} />
        {t.watching}
      </label>
      <button className="btn pri" disabled={busy || player === null}>
        {busy ? t.creating : t.create}
      </button>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </form>
  );
}
