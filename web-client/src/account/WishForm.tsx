import { useState, type FormEvent, type ReactNode } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { RequestRefused } from "../socket";
import { refusalTexts, sentence } from "../ui/refusals";
import { accountTexts } from "./texts";
import { NoPasskey } from "./wishes";

interface Props {
  title: string;
  /** Shown above the fields. */
  intro?: ReactNode;
  children?: ReactNode;
  /** The label of the button. */
  action: string;
  danger?: boolean;
  /** Sends the request; resolves to the text to show afterwards, or null for none. */
  onSubmit: (fields: FormData) => Promise<string | null>;
}

/** A form for one change to the account: its fields, one button, and the outcome below it. */
export function WishForm({ title, intro, children, action, danger = false, onSubmit }: Props) {
  const t = useTexts(accountTexts);
  const r = useTexts(refusalTexts);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | "no-passkey" | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(null);
    setDone(null);
    onSubmit(new FormData(form))
      .then(
        (said) => {
          setDone(said);
          form.reset();
        },
        (reason: unknown) =>
          setRefusal(
            reason instanceof RequestRefused
              ? reason.refusal
              : reason instanceof NoPasskey
                ? "no-passkey"
                : { code: "unexpected" },
          ),
      )
      .finally(() => setBusy(false));
  };

  return (
    <form className="panel account-form" onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      {intro}
      {children}
      <button className={danger ? "btn danger" : "btn pri"} disabled={busy}>
        {action}
      </button>
      <p role="status" className={refusal ? "note bad" : "note"}>
        {refusal === "no-passkey" ? t.noPasskey : refusal ? sentence(r, refusal) : done}
      </p>
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type?: "text" | "password" | "email";
  autoComplete: string;
  hint?: string;
  optional?: boolean;
  minLength?: number;
  defaultValue?: string;
}

/** A labelled field of a `WishForm`. */
export function Field({ label, hint, optional = false, type = "text", ...rest }: FieldProps) {
  return (
    <label className="col account-field">
      <span className="lbl">{label}</span>
      <input className="field" type={type} required={!optional} spellCheck={false} {...rest} />
      {hint && <span className="note">{hint}</span>}
    </label>
  );
}

/** The text typed in a field. */
export const typed = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
