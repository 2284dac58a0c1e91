import { useId, useRef, useState, type DragEvent, type FormEvent } from "react";
import { useTexts } from "../i18n";
import type { Refusal } from "../protocol";
import { Icon } from "../ui/Icons";
import { refusalTexts, sentence } from "../ui/refusals";
import { problemOf, problemTexts } from "./problems";
import { replayTexts } from "./texts";

/** Accepts a match file: chosen, dropped or pasted; and shows what was wrong with the last one. */
export function OpenMatch(props: {
  onOpen: (file: Blob) => void;
  /** Whether a file is being checked. */
  busy: boolean;
  refusal: Refusal | null;
}) {
  const t = useTexts(replayTexts);
  const { onOpen, busy, refusal } = props;
  const [over, setOver] = useState(false);
  const [text, setText] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onOpen(file);
    else if (event.dataTransfer.getData("text") !== "")
      onOpen(new Blob([event.dataTransfer.getData("text")]));
  };
  const pasted = (event: FormEvent) => {
    event.preventDefault();
    onOpen(new Blob([text]));
  };
  return (
    <div
      className={over ? "replay-open over" : "replay-open"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <h1>{t.openTitle}</h1>
      <p>{t.lead}</p>
      <div aria-live="polite" role="status">
        {busy && <p className="note">{t.checking}</p>}
      </div>
      {refusal && !busy && <Refused refusal={refusal} />}
      <div className="panel replay-drop">
        <Icon name="file" />
        <button type="button" className="btn pri" disabled={busy} onClick={() => chooser.current?.click()}>
          {t.choose}
        </button>
        <span className="muted">{t.drop}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".txt,.match,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onOpen(file);
            event.target.value = "";
          }}
        />
      </div>
      <form className="panel replay-paste" onSubmit={pasted}>
        <label className="lbl" htmlFor={id}>
          {t.paste}
        </label>
        <textarea
          id={id}
          className="field"
          rows={7}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button className="btn" disabled={busy || text.trim() === ""}>
          {t.open}
        </button>
      </form>
    </div>
  );
}

/** Why a file was refused: the reason, the line, what was found and what was expected. */
function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTexts(replayTexts);
  const r = useTexts(refusalTexts);
  const problem = problemOf(useTexts(problemTexts), refusal);
  return (
    <section className="panel replay-refused" role="alert">
      <h2>{t.refusedTitle}</h2>
      {problem ? (
        <>
          <p>
            <b>{t.line(problem.line)}.</b> {problem.words ?? sentence(r, refusal)}
          </p>
          <dl>
            {problem.found !== "" && (
              <>
                <dt>{t.found}</dt>
                <dd>
                  <code>{problem.found}</code>
                </dd>
              </>
            )}
            {problem.wanted !== "" && (
              <>
                <dt>{t.wanted}</dt>
                <dd>
                  <code>{problem.wanted}</code>
                </dd>
              </>
            )}
          </dl>
        </>
      ) : (
        <p>{sentence(r, refusal)}</p>
      )}
    </section>
  );
}
