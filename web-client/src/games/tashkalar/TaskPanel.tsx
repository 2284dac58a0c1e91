import { Piece, place } from "../../board";
import type { Catalogue } from "../../protocol";
import { useTexts } from "../../i18n";
import { Icon } from "../../ui/Icons";
import { taskTexts } from "./tasks.texts";
import type { Progress, TashKalarView, TaskView } from "./types";
import "./tasks.css";

interface Props {
  view: TashKalarView;
  catalogue: Catalogue;
  /** The side whose progress is drawn and stands first. */
  side: number;
  nameOf: (seat: number) => string;
}

/** The current tasks and the next one: what each asks for, where, and how near both sides are. Nothing without tasks. */
export function TaskPanel({ view, catalogue, side, nameOf }: Props) {
  const t = useTexts(taskTexts);
  const { tasks } = view;
  if (!tasks) return null;
  const claimed = view.seats.flatMap((seat, i) =>
    seat.claimed.map((task) => ({ task, colour: seat.colour, name: nameOf(i) })),
  );
  const shared = { view, catalogue, side, nameOf };
  return (
    <section className="panel tasks" aria-label={t.title}>
      <h3>
        {t.title} <small>{t.left(tasks.deck)}</small>
      </h3>
      <ol>
        {tasks.current.map((task, i) => (
          <li key={i}>{task ? <Task task={task} {...shared} /> : <p className="muted">{t.none}</p>}</li>
        ))}
        {tasks.next && (
          <li className="task-next">
            <Task task={tasks.next} label={t.next} {...shared} />
          </li>
        )}
      </ol>
      {claimed.length > 0 && (
        <p className="tasks-claimed">
          <b>{t.claimed}:</b>{" "}
          {claimed.map(({ task, colour, name }) => (
            <span key={task}>
              <Piece piece={`${colour}c`} label={name} /> {catalogue.tasks?.[task]?.name ?? task}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Task(props: Props & { task: TaskView; label?: string }) {
  const { task, view, catalogue, side, nameOf, label } = props;
  const t = useTexts(taskTexts);
  const facts = catalogue.tasks?.[task.task];
  const name = facts?.name ?? task.task;
  const places = Object.values(facts?.places ?? {});
  const own = task.progress[side];
  const sides = [side, ...task.progress.map((_, i) => i).filter((i) => i !== side)];
  return (
    <article className={own?.met && !label ? "task met" : "task"}>
      {places.length > 0 && (
        <MiniBoard
          squares={Object.keys(catalogue.board.squares)}
          places={places}
          held={own?.counts.flatMap((count) => count.squares) ?? []}
          label={t.map(name)}
        />
      )}
      <div>
        <h4>
          {label && <span className="chip">{label}</span>} {name}{" "}
          <b className="num" aria-label={t.points(facts?.points ?? 0)}>
            {facts?.points}
          </b>
        </h4>
        <p>{facts?.text}</p>
        <ul>
          {sides.map((one) => {
            const progress = task.progress[one];
            const seat = view.seats.findIndex((each) => each.side === one);
            if (!progress || seat < 0) return null;
            return (
              <li key={one} className={progress.met ? "holds" : ""}>
                <Piece piece={`${view.seats[seat]?.colour ?? "n"}c`} label={nameOf(seat)} />
                <span>{counted(progress, t)}</span>
                {progress.met && (
                  <span className="task-met">
                    <Icon name="check" />
                    {t.met}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </article>
  );
}

/** "pieces on red 2 of 3, upgraded on red 1 of 2". */
function counted(progress: Progress, t: (typeof taskTexts)["en"]): string {
  return progress.counts
    .map(({ what, where, have, need }) =>
      [t.count(what), where && (t.where(where) || (/^[a-i]\d$/.test(where) ? where : "")), t.of(have, need)]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");
}

/** The arena in small: where a task looks, and what of it our side holds. */
function MiniBoard(props: { squares: string[]; places: string[][]; held: string[]; label: string }) {
  const looked = new Set(props.places.flat());
  return (
    <svg className="task-map" viewBox="0 0 90 90" role="img" aria-label={props.label}>
      {props.squares.map((square) => {
        const { row, column } = place(square);
        return (
          <rect
            key={square}
            className={looked.has(square) ? "looked" : ""}
            x={column * 10 + 0.5}
            y={row * 10 + 0.5}
            width={9}
            height={9}
          />
        );
      })}
      {[...new Set(props.held)].map((square) => {
        const { row, column } = place(square);
        return <circle key={square} cx={column * 10 + 5} cy={row * 10 + 5} r={3} />;
      })}
    </svg>
  );
}
