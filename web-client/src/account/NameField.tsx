import { useId, useState, type FormEvent } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { refusalOf } from "../socket";
import { refusalTexts, sentence } from "../ui/refusals";
import { useSession } from "./Session";
import { accountTexts } from "./texts";

/** The longest name the server accepts, in characters. */
const LONGEST = 24;

/** The user's own name, edited in place: no dialog and no account needed. */
export function NameField() {
  const t = useTexts(accountTexts);
  const r = useTexts(refusalTexts);
  const { player, rename } = useSession();
  const id = useId();
  // The text being typed, whatever arrives meanwhile; null until the user types.
  const [typed, type] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const known = player?.name ?? "";
  const text = typed ?? known;
  const wanted = text.trim();
  const changed = wanted !== known && wanted !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    setRefusal(null);
    setSaved(null);
    rename(wanted).then(
      () => {
        setSaved(wanted);
        type(null);
      },
      (reason: unknown) => setRefusal(refusalOf(reason)),
    );
  };

  return (
    <form className="name-field" onSubmit={submit}>
      <label htmlFor={id} className="lbl">
        {t.yourName}
      </label>
      <div className="row">
        <input
          id={id}
          className="field sp"
          value={text}
          maxLength={LONGEST}
          autoComplete="nickname"
          spellCheck={false}
          disabled={player === null}
          aria-describedby={`${id}-note`}
          aria-invalid={refusal !== null}
          onChange={(event) => type(event.target.value)}
        />
        <button className="btn" disabled={!changed}>
          {t.save}
        </button>
      </div>
      <p id={`${id}-note`} className={refusal ? "note bad" : "note"} role="status">
        {refusal ? sentence(r, refusal) : saved !== null && saved === known ? t.saved(saved) : t.nameHint}
      </p>
    </form>
  );
}
