import { createContext, useContext, useId, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
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

/** What is wrong with what was typed in a field. */
type Problem = "missing" | "short" | "email";

/** By the names of the fields. */
const Problems = createContext<Readonly<Record<string, Problem>>>({});

/** What is wrong with a field; the browser would say it in its own language, which may not be the page's. */
function problemOf(input: HTMLInputElement): Problem | null {
  if (input.value === "") return input.required ? "missing" : null;
  if (input.value.length < input.minLength) return "short";
  return input.validity.typeMismatch ? "email" : null;
}

/** A form for one change to the account: its fields, one button, and the outcome below it. */
export function WishForm({ title, intro, children, action, danger = false, onSubmit }: Props) {
  const t = useTexts(accountTexts);
  const r = useTexts(refusalTexts);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | "no-passkey" | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});

  /** Shows what is wrong by each field, and leads to the first; whether nothing is. */
  const check = (form: HTMLFormElement): boolean => {
    const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
    const wrong = inputs.filter((input) => problemOf(input) !== null);
    // Shown before the field gets the focus, which is when a screen reader tells what describes it.
    flushSync(() =>
      setProblems(Object.fromEntries(wrong.map((input) => [input.name, problemOf(input) ?? "missing"]))),
    );
    wrong[0]?.focus();
    return wrong.length === 0;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    if (!check(form)) return;
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
    <form className="panel account-form" noValidate onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      {intro}
      <Problems value={problems}>{children}</Problems>
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

/** A labelled field of a `WishForm`, with what is wrong with it once it was sent. */
export function Field({ label, hint, optional = false, type = "text", ...rest }: FieldProps) {
  const t = useTexts(accountTexts);
  const id = useId();
  const problem = useContext(Problems)[rest.name];
  const says = { missing: t.missing, short: t.tooShort(rest.minLength ?? 0), email: t.noAddress };
  return (
    <div className="col account-field">
      <label className="col account-field">
        <span className="lbl">{label}</span>
        <input
          className="field"
          type={type}
          required={!optional}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={
            [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined
          }
          {...rest}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} className="note bad" role="alert">
          {says[problem]}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The text typed in a field. */
export const typed = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
