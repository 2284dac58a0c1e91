import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSession } from "../account/Session";
import { rememberControl, rememberedControl, TimeControlFields } from "../clock";
import { useLanguage, useTexts } from "../i18n";
import type { FormInfo, RatingRange, Refusal } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { FIRST_GAME, gameOf } from "../games/games";
import { ratingTexts } from "../rating/texts";
import { ofSides, OptionFields, setupTexts, useForms } from "../setup";
import { http, RequestRefused } from "../socket";
import { go } from "../ui/navigation";
import { refusalTexts, sentence } from "../ui/refusals";
import { RangeFields } from "./RangeFields";
import { lobbyTexts } from "./texts";

/** As many seats as were wished, within what the form allows. */
const seatsOf = (form: FormInfo, wished: number | null): number =>
  Math.min(Math.max(wished ?? form.minSeats, form.minSeats), form.maxSeats);

/** The form and options of a private table; making it leads straight to it. */
export function NewRoomForm() {
  const t = useTexts(lobbyTexts);
  const s = useTexts(setupTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const { player, account } = useSession();
  const inRatings = useTexts(ratingTexts);
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const { forms } = useForms(FIRST_GAME);
  const [wanted, setWanted] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [table, setTable] = useState<Record<string, string>>({});
  const [watching, setWatching] = useState(false);
  const [listed, setListed] = useState(false);
  const [ratedOrNot, setRatedOrNot] = useState<boolean | null>(null);
  const [clock, setClock] = useState(rememberedControl);
  const [range, setRange] = useState<RatingRange | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // Who has an account may be known only after the form has opened.
  const rated = ratedOrNot ?? account !== null;
  const form = forms.find(({ key }) => key === wanted) ?? forms[0];
  const element = useRef<HTMLFormElement>(null);
  const known = form !== undefined;
  useEffect(() => {
    if (known) element.current?.querySelector("select")?.focus();
  }, [known]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    const options = form.tableOptions.map(({ key }) => key);
    const chosen = Object.fromEntries(Object.entries(table).filter(([key]) => options.includes(key)));
    const seats = seatsOf(form, count);
    setBusy(true);
    setRefusal(null);
    const room = {
      game: FIRST_GAME,
      form: form.key,
      seats,
      table: chosen,
      watching,
      rated,
      listed,
      clock,
      range: listed ? range : null,
    };
    http.createRoom(room).then(
      ({ link }) => {
        rememberControl(clock);
        go(`/r/${link}`);
      },
      (reason: unknown) => {
        setBusy(false);
        setRefusal(reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" });
      },
    );
  };

  return (
    <form ref={element} className="panel start-form" onSubmit={submit} aria-labelledby="new-room">
      <h2 id="new-room">{t.newRoom}</h2>
      <label className="col">
        <span className="lbl">{s.form}</span>
        <select className="field" value={form?.key} onChange={(event) => setWanted(event.target.value)}>
          {forms.map(({ key }) => (
            <option key={key} value={key}>
              {catalogue?.forms[key]?.name ?? key}
            </option>
          ))}
        </select>
      </label>
      {form && form.minSeats < form.maxSeats && (
        <label className="col">
          <span className="lbl">{s.players}</span>
          <select
            className="field"
            value={count ?? form.minSeats}
            onChange={(event) => setCount(Number(event.target.value))}
          >
            {Array.from({ length: form.maxSeats - form.minSeats + 1 }, (_, i) => form.minSeats + i).map(
              (n) => (
                <option key={n}>{n}</option>
              ),
            )}
          </select>
        </label>
      )}
      {form && gameOf(FIRST_GAME)?.advice(form.key, count ?? form.minSeats) && (
        <p className="note">{s.meleeForFour}</p>
      )}
      {form && (
        <OptionFields
          options={form.tableOptions.filter(({ key }) => !ofSides(key))}
          seats={seatsOf(form, count)}
          chosen={table}
          onChoose={(key, value) => setTable({ ...table, [key]: value })}
        />
      )}
      <TimeControlFields value={clock} onChoose={setClock} />
      <label className="check">
        <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
        {t.listed}
      </label>
      {listed && <RangeFields value={range} onChoose={setRange} />}
      <label className="check">
        <input type="checkbox" checked={watching} onChange={(event) => setWatching(event.target.checked)} />
        {t.watching}
      </label>
      <label className="check">
        <input type="checkbox" checked={rated} onChange={(event) => setRatedOrNot(event.target.checked)} />
        {inRatings.rated}
      </label>
      <button className="btn pri" disabled={busy || player === null || !form}>
        {busy ? t.creating : t.create}
      </button>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </form>
  );
}
