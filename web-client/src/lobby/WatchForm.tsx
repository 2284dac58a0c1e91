import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTexts } from "../i18n";
import { go, pastedLink } from "../ui/navigation";
import { lobbyTexts } from "./texts";

/** Takes a pasted link to a table and goes there. */
export function WatchForm() {
  const t = useTexts(lobbyTexts);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const path = pastedLink(text);
    if (path === null) setWrong(true);
    else go(path);
  };

  return (
    <form className="panel start-form" onSubmit={submit} aria-labelledby="watch-link">
      <h2 id="watch-link">{t.watch}</h2>
      <label className="col">
        <span className="lbl">{t.pasteLink}</span>
        <input
          ref={field}
          className="field"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby="watch-note"
        />
      </label>
      <p id="watch-note" className={wrong ? "note bad" : "note"} role="status">
        {wrong ? t.noLink : t.pasteHint}
      </p>
      <button className="btn pri" disabled={text.trim() === ""}>
        {t.open}
      </button>
    </form>
  );
}
