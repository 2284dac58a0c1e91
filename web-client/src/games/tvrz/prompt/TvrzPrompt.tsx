import { useId } from "react";
import type { Choice } from "../../../protocol";
import { HintButton } from "../../../table/hint/HintButton";
import { tableTexts } from "../../../table/texts";
import type { DraftTable } from "../../../table/useTable";
import { Icon } from "../../../ui/Icons";
import { NOTHING, picks, type Draft } from "../choose/draft";
import { asking, following, type Answer } from "./asking";
import { outdated, standingOrders } from "./planned";
import { Rail } from "./Rail";
import { Ring } from "./Ring";
import { sceneOf, type Scene, type TableScene } from "./scene";
import { useQueue, type Queued } from "./useQueue";
import { waiting } from "./waiting";
import { shownWindow } from "./window";
import { windowOf } from "./windowClock";
import { Window } from "./Window";
import "./prompt.css";
import "./window.css";

/** More answers than this go into a row of their own that scrolls. */
const MANY = 3;

/**
 * What is asked of us, or whom the table waits for: a reaction window, or the bar with the phases of the turn, one
 * question, one line of reason and one purple button.
 */
export function TvrzPrompt(props: { table: DraftTable<Draft>; scene: TableScene }) {
  const { table } = props;
  const scene = sceneOf(props.scene);
  const { question, stopped } = table;
  const narrow = table.layout === "phone";
  const queue = useQueue(table);
  const window = stopped ? null : shownWindow(scene);
  if (window) {
    const several = ([first, ...rest]: readonly Choice[]) => {
      if (first && question) {
        queue(
          first,
          rest.map(({ notation }) => ({ prompt: question.prompt, notation })),
        );
      }
    };
    return <Window {...{ window, scene, table, narrow }} onSeveral={several} />;
  }
  return <Bar {...{ table, scene, narrow }} onSend={queue} />;
}

function Bar(props: {
  table: DraftTable<Draft>;
  scene: Scene;
  narrow: boolean;
  /** Answers, and what was picked together with the answer later. */
  onSend: (choice: Choice, then: readonly Queued[]) => void;
}) {
  const { table, scene, narrow, onSend } = props;
  const { question, stopped, you, match } = table;
  const { t, view } = scene;
  const told = tableTexts[table.lang];
  const ours = stopped || question?.offer ? null : asking(scene);
  const held = windowOf(match.clock, you)?.held ?? null;
  const idle = stopped ? { title: stopped.title, why: stopped.why } : waiting(match, scene, held);
  const { title, why } = ours ?? idle;
  const flags = question?.offer && !stopped ? question.choices : [];
  const send = (choice: Choice) => {
    const orders = standingOrders(scene, choice);
    const after = following(scene, choice);
    onSend(choice, after === null ? [] : [{ prompt: "part", notation: after }]);
    if (orders.length === 0 || !view.attack) return;
    // Orders that came first would answer the question that is open.
    for (const order of [...outdated(table.plans.orders, view.attack.number), ...orders]) {
      table.send("order", order);
    }
  };
  const others = ours?.others ?? [];
  const described = others.some(({ text }) => text);
  const many = others.length > MANY || described;
  const picked = question !== null && picks(table.draft);
  const undo = picked
    ? { words: told.cancelPick, icon: "not" as const, press: () => table.pick(NOTHING) }
    : table.canTakeBack
      ? { words: told.takeBack, icon: "undo" as const, press: table.takeBack }
      : null;
  const id = useId();
  const button = (answer: Answer, primary: boolean, describedBy?: string) => (
    <button
      key={answer.choice.notation}
      type="button"
      className={`btn ${primary ? "pri" : answer.quiet ? "quiet" : ""}`}
      data-choice={answer.choice.notation}
      aria-describedby={describedBy}
      onClick={() => send(answer.choice)}
    >
      {answer.label}
    </button>
  );
  const inTurn = you !== null && view.active === you && !view.attack && !stopped;
  return (
    <section className={`prompt tv-prompt ${narrow ? "tv-slim" : ""} ${ours ? "tv-asked" : ""}`}>
      <div className="tv-prompt-row">
        {inTurn && !narrow && <Rail phase={view.phase} t={t} />}
        {!stopped && <Ring table={table} />}
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {title}
          </h2>
          <p>{table.waiting ? told.sending : why}</p>
          {ours?.warning && (
            <p className="tv-warning" role="alert">
              {ours.warning}
            </p>
          )}
        </div>
        {undo && (
          <button
            type="button"
            className={narrow ? "btn quiet icn take-back" : "btn quiet take-back"}
            aria-label={undo.words}
            onClick={undo.press}
          >
            <Icon name={undo.icon} />
            {!narrow && <span>{undo.words}</span>}
          </button>
        )}
        <HintButton table={table} small={narrow} />
        <div className="prompt-buttons">
          {!many && others.map((answer) => button(answer, false))}
          {flags.map((choice) => (
            <button
              key={choice.notation}
              type="button"
              className="btn"
              data-choice={choice.notation}
              onClick={() => send(choice)}
            >
              {flagWords(choice, scene)}
            </button>
          ))}
          {ours?.primary && button(ours.primary, true)}
        </div>
      </div>
      {described ? (
        <ul className="tv-described">
          {others.map((answer, i) => (
            <li key={answer.choice.notation}>
              {button(answer, false, answer.text && `${id}-${i}`)}
              {answer.text && <span id={`${id}-${i}`}>{answer.text}</span>}
            </li>
          ))}
        </ul>
      ) : (
        many && <div className="tv-prompt-others">{others.map((answer) => button(answer, false))}</div>
      )}
    </section>
  );
}

const flagWords = (choice: Choice, { t, catalogue }: Scene): string =>
  `${t.layVerb}: ${catalogue.cards[choice.parts["card"]?.[0] ?? ""]?.name ?? choice.notation}`;
