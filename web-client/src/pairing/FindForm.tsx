import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSession } from "../account/Session";
import { clockTexts, shortControl } from "../clock";
import { useTexts } from "../i18n";
import { FormFields, useGames } from "../setup";
import { Check } from "../ui/Check";
import { keep, kept } from "../ui/kept";
import { refusalTexts, sentence } from "../ui/refusals";
import { Looking } from "./Looking";
import { useSearch } from "./Search";
import { pairingTexts } from "./texts";
import { length } from "./words";
import { wishOf, type Offer } from "./wishes";

const GAME = "find.game";
const FORM = "find.form";
const SEATS = "find.seats";
const CLOCK = "find.clock";

/** The search form; during a search, its progress. */
export function FindForm({ offers }: { offers: Offer[] }) {
  const t = useTexts(pairingTexts);
  const r = useTexts(refusalTexts);
  const inClocks = useTexts(clockTexts);
  const { player, account } = useSession();
  const { offer: waiting, refusal, look } = useSearch();
  const { games } = useGames();
  const [played, setPlayed] = useState(() => kept(GAME));
  const [wanted, setWanted] = useState(() => kept(FORM));
  const [count, setCount] = useState(() => kept(SEATS));
  const [clock, setClock] = useState(() => kept(CLOCK));
  const [rated, setRated] = useState(true);
  const counts = rated && account !== null;

  const shown = offers.filter(({ game, form }) =>
    games.some(({ key, forms }) => key === game && forms.some((one) => one.key === form)),
  );
  const among = games.map(({ key }) => key).filter((key) => shown.some(({ game }) => game === key));
  const game = among.find((key) => key === played) ?? among[0];
  const ours = shown.filter((one) => one.game === game);
  const keys = [...new Set(ours.map(({ form }) => form))];
  const form = keys.find((key) => key === wanted) ?? keys[0];
  const ofForm = ours.filter((one) => one.form === form);
  const many = [...new Set(ofForm.map(({ seats }) => seats))];
  const seats = many.find((n) => String(n) === count) ?? many[0];
  const kinds = ofForm.filter((one) => one.seats === seats && one.rated === counts);
  const chosen = kinds.find((one) => JSON.stringify(one.clock) === clock) ?? kinds[0];

  const element = useRef<HTMLFormElement>(null);
  const known = form !== undefined && waiting === null;
  useEffect(() => {
    if (known) element.current?.querySelector("select")?.focus();
  }, [known]);

  if (waiting !== null) return <Looking focus />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    keep(GAME, chosen.game);
    keep(FORM, chosen.form);
    keep(SEATS, String(chosen.seats));
    keep(CLOCK, JSON.stringify(chosen.clock));
    look(wishOf(chosen));
  };
  return (
    <form ref={element} className="panel start-form" onSubmit={submit} aria-labelledby="find">
      <h2 id="find">{t.find}</h2>
      <p className="note">{t.howItGoes}</p>
      <FormFields
        games={among}
        game={game}
        onGame={setPlayed}
        forms={keys}
        form={form}
        onForm={setWanted}
        counts={many}
        seats={seats}
        onSeats={(n) => setCount(String(n))}
      />
      <fieldset className="find-clocks">
        <legend className="lbl">{t.clock}</legend>
        {kinds.map((kind) => (
          <label key={JSON.stringify(kind.clock)} className="find-clock">
            <input
              type="radio"
              name="find-clock"
              checked={kind === chosen}
              onChange={() => setClock(JSON.stringify(kind.clock))}
            />
            <span>
              <b>{shortControl(kind.clock, inClocks)}</b>
              {kind.waiting > 0 && <small>{t.lookingNow(kind.waiting)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <Check checked={counts} disabled={account === null} onChange={setRated}>
        {t.rated}
      </Check>
      {account === null && <p className="note">{t.ratedNeedsAccount}</p>}
      {chosen?.expected != null && <p className="note">{t.usually(length(chosen.expected, t))}</p>}
      <button className="btn pri" disabled={player === null || !chosen}>
        {t.look}
      </button>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </form>
  );
}
