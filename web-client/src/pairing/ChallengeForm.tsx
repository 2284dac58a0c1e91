import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSession } from "../account/Session";
import { rememberControl, rememberedControl, TimeControlFields } from "../clock";
import { FIRST_GAME } from "../games/games";
import { useLanguage, useTexts } from "../i18n";
import type { PlayerName, Refusal } from "../protocol";
import { useCatalogue } from "../room/useCatalogue";
import { ofSides, OptionFields, setupTexts, useForms } from "../setup";
import { refusalTexts, sentence } from "../ui/refusals";
import { useChallenges } from "./Challenges";
import { pairingTexts } from "./texts";

/** The button that challenges a player, and the form behind it; nothing for oneself. */
export function ChallengeForm({ to, account }: { to: PlayerName; account: boolean }) {
  const t = useTexts(pairingTexts);
  const { player } = useSession();
  const [open, setOpen] = useState(() => location.hash === "#challenge");
  const [sent, setSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (player === null || player.id === to.id) return null;
  return (
    <div className="challenge">
      <button
        ref={button}
        type="button"
        className="btn"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setSent(false);
        }}
      >
        {t.challenge}
      </button>
      {open && (
        <Terms
          to={to}
          account={account}
          onSent={() => {
            setOpen(false);
            setSent(true);
            button.current?.focus();
          }}
        />
      )}
      <p role="status" className="note">
        {sent && t.sent(to.name)}
      </p>
    </div>
  );
}

function Terms(props: { to: PlayerName; account: boolean; onSent: () => void }) {
  const t = useTexts(pairingTexts);
  const s = useTexts(setupTexts);
  const r = useTexts(refusalTexts);
  const { lang } = useLanguage();
  const { account } = useSession();
  const { challenge } = useChallenges();
  const catalogue = useCatalogue(FIRST_GAME, lang);
  const { forms } = useForms(FIRST_GAME);
  const [wanted, setWanted] = useState<string | null>(null);
  const [table, setTable] = useState<Record<string, string>>({});
  const [clock, setClock] = useState(rememberedControl);
  const [rated, setRated] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const both = account !== null && props.account;
  const form = forms.find(({ key }) => key === wanted) ?? forms[0];
  const element = useRef<HTMLFormElement>(null);
  const known = form !== undefined;
  useEffect(() => {
    if (known) element.current?.querySelector("select")?.focus();
  }, [known]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    const keys = form.tableOptions.map(({ key }) => key);
    const options = Object.fromEntries(Object.entries(table).filter(([key]) => keys.includes(key)));
    setBusy(true);
    setRefusal(null);
    rememberControl(clock);
    const wish = {
      player: props.to.id,
      game: FIRST_GAME,
      form: form.key,
      options,
      clock,
      rated: rated && both,
    };
    void challenge(wish).then((refused) => {
      setBusy(false);
      setRefusal(refused);
      if (refused === null) props.onSent();
    });
  };
  return (
    <form
      ref={element}
      className="panel start-form challenge-form"
      onSubmit={submit}
      aria-labelledby="challenge-to"
    >
      <h2 id="challenge-to">{t.challengeTo(props.to.name)}</h2>
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
      {form && (
        <OptionFields
          options={form.tableOptions.filter(({ key }) => !ofSides(key))}
          seats={form.minSeats}
          chosen={table}
          onChoose={(key, value) => setTable({ ...table, [key]: value })}
        />
      )}
      <TimeControlFields value={clock} onChoose={setClock} />
      <p className="note">{clock.kind === "live" ? t.standsLive : t.standsSlow}</p>
      {both && (
        <label className="check">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          {t.rated}
        </label>
      )}
      <button className="btn pri" disabled={busy || !form}>
        {t.send}
      </button>
      <p role="alert" className="note bad">
        {refusal && sentence(r, refusal)}
      </p>
    </form>
  );
}
