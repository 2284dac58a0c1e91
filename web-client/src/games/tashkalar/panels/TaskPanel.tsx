import { useId, useState } from "react";
import { Piece, place, type RankLetter } from "../board";
import { useTexts } from "../../../i18n";
import type { TashKalarCatalogue, TaskFacts } from "../catalogue";
import { Icon } from "../../../ui/Icons";
import { taskTexts } from "../words/tasks.texts";
import type { Count, Progress, TashKalarView, TaskView } from "../types";
import "./tasks.css";
import "./tasks-narrow.css";

interface TaskPanelProps {
  view: TashKalarView;
  catalogue: TashKalarCatalogue;
  /** Our side, or that of the first player for watchers. */
  side: number;
  /** The name of a side. */
  nameOf: (side: number) => string;
  /** Tasks that the shown choice would meet, and on which square. */
  meets: readonly string[];
  at: string | null;
  /** Whether a task is a single line until opened. */
  folds?: boolean;
}

/** The current tasks and the next one: their requirements, drawn and in words, and each side's progress. */
export function TaskPanel({ view, catalogue, side, nameOf, meets, at, folds = false }: TaskPanelProps) {
  const t = useTexts(taskTexts);
  const [opened, open] = useState<string | null>(null);
  const claimed = view.seats
    .filter((seat, i) => view.seats.findIndex(({ side: first }) => first === seat.side) === i)
    .flatMap((seat) => seat.claimed.map((task) => ({ task, seat })));
  const tasks = view.tasks;
  if (!tasks) return null;
  const row = (task: TaskView, next: boolean) => (
    <TaskRow
      key={task.task}
      task={task}
      facts={catalogue.tasks?.[task.task]}
      catalogue={catalogue}
      side={side}
      nameOf={nameOf}
      next={next}
      hot={meets.includes(task.task) ? (at === null ? t.wouldMeet : t.meets(at)) : null}
      folded={folds ? opened !== task.task : null}
      onFold={() => open(opened === task.task ? null : task.task)}
    />
  );
  return (
    <section className="panel tasks" aria-label={t.title}>
      {tasks.current.map((task, i) =>
        task ? (
          row(task, false)
        ) : (
          <p key={i} className="task-gap muted">
            {t.gap}
          </p>
        ),
      )}
      {tasks.next && row(tasks.next, true)}
      {claimed.length > 0 && (
        <p className="tasks-claimed">
          <b>{t.claimed}:</b>{" "}
          {claimed.map(({ task, seat }) => (
            <span key={task}>
              <Piece piece={`${seat.colour}c`} label={nameOf(seat.side)} />{" "}
              {catalogue.tasks?.[task]?.name ?? task}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** The same for a narrow screen: a chip for each task, which opens to its drawing and words. */
export function TaskChips(props: TaskPanelProps) {
  const { view, catalogue, side, meets } = props;
  const t = useTexts(taskTexts);
  const [open, setOpen] = useState(false);
  const tasks = view.tasks;
  if (!tasks) return null;
  const chip = (task: TaskView, next: boolean) => {
    const facts = catalogue.tasks?.[task.task];
    const own = task.progress[side];
    if (!facts) return null;
    const state = next ? "next" : meets.includes(task.task) ? "hot" : own?.met ? "met" : "";
    return (
      <span key={task.task} className={`task-chip ${state}`}>
        <b className="task-name">
          <KindSign kind={facts.kind} label={t.kind(facts.kind)} />
          {facts.name}
        </b>
        <span className="pips">
          {next ? (
            <small>{t.nextShort}</small>
          ) : own?.met ? (
            <Icon name="check" />
          ) : (
            own?.counts.map((count, i) => <Pips key={i} count={count} />)
          )}
        </span>
        <b className="num">{facts.points}</b>
      </span>
    );
  };
  return (
    <>
      <button type="button" className="task-chips" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="visually-hidden">{t.title}</span>
        {tasks.current.map((task) => task && chip(task, false))}
        {tasks.next && chip(tasks.next, true)}
      </button>
      {open && (
        <div className="task-sheet">
          <TaskPanel {...props} />
        </div>
      )}
    </>
  );
}

interface TaskRowProps extends Pick<TaskPanelProps, "catalogue" | "side" | "nameOf"> {
  task: TaskView;
  facts: TaskFacts | undefined;
  next: boolean;
  /** Replaces the others' progress while a choice is shown that would meet it. */
  hot: string | null;
  /** Whether the requirement is collapsed; null where it is always shown. */
  folded: boolean | null;
  onFold: () => void;
}

function TaskRow({ task, facts, catalogue, side, nameOf, next, hot, folded, onFold }: TaskRowProps) {
  const t = useTexts(taskTexts);
  const words = useId();
  if (!facts) return null;
  const own = task.progress[side];
  const others = task.progress
    .map((progress, i) => ({ progress, i }))
    .filter(({ i }) => i !== side)
    .map(({ progress, i }) => `${nameOf(i)} ${sum(progress)}`);
  return (
    <article
      className={`task ${next ? "next" : ""} ${hot ? "hot" : ""} ${own?.met && !next ? "met" : ""} ${folded ? "folded" : ""}`}
    >
      <TaskDrawing facts={facts} catalogue={catalogue} progress={own} />
      <div>
        <h4>
          <KindSign kind={facts.kind} label={t.kind(facts.kind)} />
          {folded === null ? (
            facts.name
          ) : (
            <button
              type="button"
              className="task-fold"
              aria-expanded={!folded}
              aria-controls={words}
              title={folded ? facts.text : undefined}
              onClick={onFold}
            >
              {facts.name}
            </button>
          )}
        </h4>
        <p id={words} hidden={folded === true}>
          {facts.text}
        </p>
        <div className="pips">
          {next ? (
            <span className="lbl">{t.next}</span>
          ) : (
            <>
              {own?.counts.map((count, i) => (
                <Pips key={i} count={count} />
              ))}
              {hot ? (
                <span className="hotline">{hot}</span>
              ) : own?.met ? (
                <span className="hotline">
                  <Icon name="check" /> {t.met}
                </span>
              ) : (
                <span className="muted">{others.join(", ")}</span>
              )}
            </>
          )}
        </div>
      </div>
      <div className="task-points num" role="img" aria-label={t.points(facts.points)}>
        {facts.points}
      </div>
    </article>
  );
}

/** A side's progress in the task's main count, the first one. */
const sum = (progress: Progress) => Math.max(progress.counts[0]?.have ?? 0, 0);

const rankOf = (what: string): RankLetter =>
  /legendary/i.test(what) ? "l" : /upgraded|heroic/i.test(what) ? "h" : "c";

/** More pips than this are shown as a number. */
const MOST_PIPS = 7;

/** "2 of 3" as pips, filled up to the count. */
function Pips({ count }: { count: Count }) {
  const t = useTexts(taskTexts);
  const { what, where, have, need } = count;
  const words = [t.count(what), where ? t.where(where) : ""].filter(Boolean).join(" ");
  const label = `${words}: ${t.of(have, need)}`;
  const rank = rankOf(what);
  if (need > MOST_PIPS || have < 0) {
    return (
      <span className="pip-number" role="img" aria-label={label} title={label}>
        {t.of(have, need)}
      </span>
    );
  }
  return (
    <span className="pip-group" role="img" aria-label={label} title={label}>
      {Array.from({ length: need }, (_, i) => (
        <i key={i} className={`pip ${rank} ${i < have ? "on" : ""}`} />
      ))}
    </span>
  );
}

const UNIT = 10;

/** The arena in miniature: the squares of a task, and the pieces that count for it. */
function TaskDrawing(props: {
  facts: TaskFacts;
  catalogue: TashKalarCatalogue;
  progress: Progress | undefined;
}) {
  const { facts, catalogue, progress } = props;
  const { squares, columns, rows } = catalogue.board;
  const places = new Set(Object.values(facts.places).flat());
  const counted = new Set(progress?.counts.flatMap((count) => count.squares) ?? []);
  return (
    <svg className="task-drawing" viewBox={`0 0 ${columns * UNIT} ${rows * UNIT}`} aria-hidden="true">
      {Object.entries(squares).map(([square, kind]) => {
        const { row, column } = place(square);
        const spoken = places.has(square);
        return (
          <rect
            key={square}
            x={column * UNIT + 0.6}
            y={row * UNIT + 0.6}
            width={UNIT - 1.2}
            height={UNIT - 1.2}
            className={`task-square ${kind} ${spoken ? "spoken" : ""}`}
          />
        );
      })}
      {[...counted].map((square) => {
        const { row, column } = place(square);
        return (
          <circle
            key={square}
            cx={(column + 0.5) * UNIT}
            cy={(row + 0.5) * UNIT}
            r={UNIT * 0.3}
            className="task-piece"
          />
        );
      })}
    </svg>
  );
}

const SIGNS: Record<string, string> = {
  colored: "M3 3h8v8H3zM13 13h8v8h-8z",
  pattern: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  enemy: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  summoning: "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z",
  destruction: "M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z",
};

/** The icon of a kind of task. */
function KindSign({ kind, label }: { kind: string; label: string }) {
  return (
    <svg className="task-kind" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={SIGNS[kind] ?? SIGNS.pattern} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
