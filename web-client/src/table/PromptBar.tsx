import type { ReactNode } from "react";
import type { Choice } from "../protocol";
import { Icon } from "../ui/Icons";
import { HintButton } from "./hint/HintButton";
import type { Answer, Prompt } from "./prompt";
import { tableTexts } from "./texts";
import type { Table } from "./useTable";

/** More answers than this go into a scrollable box of their own. */
const MANY = 4;

/** One question, one line of reason, one purple button; other answers beside it. */
export function PromptBar(props: {
  /** The game's question; while nobody can choose, the table's own words instead. */
  prompt: Prompt;
  table: Table;
  /** Shown before the question in a slot of fixed size, so that the words stay in place; null for nothing. */
  picture: ReactNode;
  /** Our own side, where it is part of the dock. */
  strip: ReactNode;
  /** Previews a choice, before it is sent. */
  onShow: (choice: Choice) => void;
  /** Whether something is picked and not yet sent. */
  picked: boolean;
  /** Whether the question has the width to itself, with the buttons below it. */
  whole?: boolean;
}) {
  const { prompt, table, picture, onShow } = props;
  const t = tableTexts[table.lang];
  const { layout } = table;
  const wordless = prompt.others.filter((answer) => answer.wordless).length;
  const many = prompt.others.length - wordless > MANY;
  // Declining needs confirming even with one-click play.
  const shown = (answer: Answer) => answer.shows && (!table.oneClick || answer.quiet === true);
  const button = (answer: Answer, primary: boolean) => {
    const small = answer.wordless && wordless > 2 && !primary;
    return (
      <button
        key={answer.choice.notation}
        type="button"
        className={`btn ${primary ? "pri" : answer.quiet ? "quiet" : ""} ${small ? "icn" : ""}`}
        data-choice={answer.choice.notation}
        onClick={() => (shown(answer) && !primary ? onShow(answer.choice) : table.answer(answer.choice))}
      >
        {answer.sign}
        <span className={small ? "visually-hidden" : ""}>{answer.label}</span>
      </button>
    );
  };
  const answers = (many ? 0 : prompt.others.length) + (prompt.primary ? 1 : 0);
  const roomy = layout === "desktop" && answers < 2;
  const undo = (words: string, icon: "undo" | "not", press: () => void) => (
    <button
      type="button"
      className={roomy ? "btn quiet take-back" : "btn quiet icn take-back"}
      onClick={press}
      aria-label={words}
      title={words}
    >
      <Icon name={icon} />
      {roomy && <span>{words}</span>}
    </button>
  );
  // Unsent picks are dropped before anything sent is taken back.
  const takeBack =
    table.question && props.picked
      ? undo(t.cancelPick, "not", table.putDown)
      : table.canTakeBack && undo(t.takeBack, "undo", table.takeBack);
  const { aside } = prompt;
  return (
    <div className={table.you === null ? "prompt watching" : "prompt"}>
      {props.strip && <div className="prompt-strip">{props.strip}</div>}
      {prompt.note && (
        <p className="prompt-note">{layout === "phone" ? prompt.note.short : prompt.note.words}</p>
      )}
      <div className={props.whole ? "prompt-ask whole" : "prompt-ask"}>
        {picture && <div className="prompt-aside">{picture}</div>}
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {prompt.title}
          </h2>
          <p>{table.waiting ? t.sending : prompt.why}</p>
        </div>
        {aside && (
          <button
            type="button"
            className={layout === "phone" ? "btn quiet icn hand-over" : "btn quiet hand-over"}
            data-choice={aside.choice.notation}
            aria-label={aside.label}
            title={aside.label}
            onClick={() => onShow(aside.choice)}
          >
            <Icon name={aside.icon} />
            {layout !== "phone" && <span>{aside.label}</span>}
          </button>
        )}
        {takeBack}
        <HintButton table={table} small={!roomy} />
        <div className={answers > 1 ? "prompt-buttons several" : "prompt-buttons"}>
          {!many && prompt.others.map((answer) => button(answer, false))}
          {prompt.primary && button(prompt.primary, true)}
        </div>
      </div>
      {many && <div className="prompt-others">{prompt.others.map((answer) => button(answer, false))}</div>}
    </div>
  );
}
