import type { ReactNode } from "react";
import { Icon } from "../../board";
import type { Choice } from "../../protocol";
import type { Layout } from "../../table/useLayout";
import type { Answer, Asking } from "./asking";
import type { GameTexts } from "./texts";
import type { TashKalarView } from "./types";

/** More answers than this stand in a box of their own that can be scrolled. */
const MANY = 4;

/** One question, one line of reason, one purple button; other answers beside it. */
export function PromptBar(props: {
  asking: Asking;
  view: TashKalarView;
  you: number | null;
  sending: boolean;
  canTakeBack: boolean;
  layout: Layout;
  onAnswer: (choice: Choice) => void;
  onShow: (choice: Choice) => void;
  onTakeBack: () => void;
  /** Own strip, where it belongs to the dock. */
  strip: ReactNode;
  t: GameTexts;
}) {
  const { asking, view, t, layout } = props;
  const many = asking.others.length > MANY;
  const button = (answer: Answer, primary: boolean) => (
    <button
      key={answer.choice.notation}
      type="button"
      className={primary ? "btn pri" : "btn"}
      data-choice={answer.choice.notation}
      onClick={() => (answer.shows && !primary ? props.onShow(answer.choice) : props.onAnswer(answer.choice))}
    >
      {answer.label}
    </button>
  );
  const actions = view.turn && view.turn.seat === props.you && (
    <div className="actions-left">
      <span className="actions-signs" aria-hidden="true">
        {Array.from(
          { length: Math.max(2, view.turn.actions) },
          (_, i, total = Math.max(2, view.turn?.actions ?? 0)) => (
            <i key={i} className={i >= total - (view.turn?.actions ?? 0) ? "on" : ""} />
          ),
        )}
      </span>
      <span className="lbl">{t.actionsLeft(view.turn.actions)}</span>
    </div>
  );
  const takeBack = props.canTakeBack && (
    <button
      type="button"
      className={layout === "desktop" ? "btn quiet" : "btn quiet icn"}
      onClick={props.onTakeBack}
      aria-label={t.takeBack}
    >
      <Icon name="undo" />
      {layout === "desktop" && <span>{t.takeBack}</span>}
    </button>
  );
  return (
    <div className={`prompt ${many ? "many" : ""}`}>
      {props.strip && (
        <div className="prompt-strip">
          {props.strip}
          {actions}
        </div>
      )}
      <div className="prompt-ask">
        {!props.strip && actions}
        <div className="sp">
          <h2>{asking.title}</h2>
          <p>{props.sending ? t.sending : asking.why}</p>
        </div>
        {takeBack}
        <div className="prompt-buttons">
          {!many && asking.others.map((answer) => button(answer, false))}
          {asking.primary && button(asking.primary, true)}
        </div>
      </div>
      {many && <div className="prompt-others">{asking.others.map((answer) => button(answer, false))}</div>}
    </div>
  );
}
