import type { ReactNode } from "react";
import { Piece } from "../board";
import { Art, PatternDrawing } from "../cards";
import type { Choice } from "../../../protocol";
import type { TashKalarCatalogue } from "../catalogue";
import type { Layout } from "../../../table/useLayout";
import { Icon } from "../../../ui/Icons";
import type { Answer, Asking } from "./asking";
import { anyFace } from "../cards/faces";
import type { GameTexts } from "../words/texts";
import type { TashKalarView } from "../types";

/** More answers than this stand in a box of their own that can be scrolled. */
const MANY = 4;

const direction = (choice: Choice): string | null => choice.parts.direction?.[0] ?? null;

const TURNS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** An arrow that points where a direction leads. */
function Way({ to }: { to: string }) {
  return (
    <svg className="ic" viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d="M0,9V-8M-6,-2 0,-8 6,-2"
        transform={`rotate(${TURNS.indexOf(to) * 45})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
  /** Puts down what is picked and not sent yet; null where nothing is picked. */
  onCancel: (() => void) | null;
  /** Shows a whole card. */
  onCard: (card: string) => void;
  catalogue: TashKalarCatalogue;
  /** Colour in which the card of the effect is drawn. */
  colour: string;
  /** Own strip, where it belongs to the dock. */
  strip: ReactNode;
  t: GameTexts;
}) {
  const { asking, view, t, layout } = props;
  const directions = asking.others.filter(({ choice }) => direction(choice)).length;
  const many = asking.others.length - directions > MANY;
  const button = (answer: Answer, primary: boolean) => (
    <button
      key={answer.choice.notation}
      type="button"
      className={`btn ${primary ? "pri" : answer.quiet ? "quiet" : ""} ${direction(answer.choice) && directions > 2 && !primary ? "icn" : ""}`}
      data-choice={answer.choice.notation}
      onClick={() => (answer.shows && !primary ? props.onShow(answer.choice) : props.onAnswer(answer.choice))}
    >
      {answer.piece && <Piece piece={answer.piece} />}
      {direction(answer.choice) && <Way to={direction(answer.choice) ?? ""} />}
      <span className={direction(answer.choice) && directions > 2 && !primary ? "visually-hidden" : ""}>
        {answer.label}
      </span>
    </button>
  );
  const face = asking.source ? anyFace(asking.source, props.colour, props.catalogue, t) : null;
  const card = face && (
    <button
      type="button"
      className="prompt-card"
      aria-label={t.wholeCard(face.name)}
      onClick={() => props.onCard(face.key)}
    >
      {face.face === "being" ? (
        <PatternDrawing
          pattern={face.pattern}
          colour={face.colour}
          missing={null}
          label={face.patternLabel}
        />
      ) : (
        <Art card="flare" />
      )}
    </button>
  );
  const actions = view.turn && view.turn.acting === props.you && (
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
  const answers = (many ? 0 : asking.others.length) + (asking.primary ? 1 : 0);
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
  // What is only picked is put down before anything that was sent is taken back.
  const takeBack = props.onCancel
    ? undo(t.cancelPick, "not", props.onCancel)
    : props.canTakeBack && undo(t.takeBack, "undo", props.onTakeBack);
  // What stands before the question always has the same room, so that the words keep their place.
  const aside =
    layout === "phone" ? (
      card
    ) : card || (actions && !props.strip) ? (
      <>
        {card}
        {!props.strip && actions}
      </>
    ) : (
      <Piece piece={`${props.colour}l`} />
    );
  const handOver = asking.handOver && (
    <button
      type="button"
      className={layout === "phone" ? "btn quiet icn hand-over" : "btn quiet hand-over"}
      data-choice={asking.handOver.choice.notation}
      aria-label={asking.handOver.label}
      title={asking.handOver.label}
      onClick={() => asking.handOver && props.onShow(asking.handOver.choice)}
    >
      <Icon name="handOver" />
      {layout !== "phone" && <span>{asking.handOver.label}</span>}
    </button>
  );
  return (
    <div className={props.you === null ? "prompt watching" : "prompt"}>
      {props.strip && (
        <div className="prompt-strip">
          {props.strip}
          {actions}
        </div>
      )}
      {asking.note && (
        <p className="prompt-note">{layout === "phone" ? asking.note.short : asking.note.words}</p>
      )}
      <div className={asking.primary?.choice.verb === "handOver" ? "prompt-ask whole" : "prompt-ask"}>
        {aside && <div className="prompt-aside">{aside}</div>}
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {asking.title}
          </h2>
          <p>{props.sending ? t.sending : asking.why}</p>
        </div>
        {handOver}
        {takeBack}
        <div className={answers > 1 ? "prompt-buttons several" : "prompt-buttons"}>
          {!many && asking.others.map((answer) => button(answer, false))}
          {asking.primary && button(asking.primary, true)}
        </div>
      </div>
      {many && <div className="prompt-others">{asking.others.map((answer) => button(answer, false))}</div>}
    </div>
  );
}
