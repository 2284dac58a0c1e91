import type { ReactNode } from "react";
import type { Choice, Question } from "../../../../protocol";
import { HintButton } from "../../../../table/hint/HintButton";
import { tableTexts } from "../../../../table/texts";
import type { DraftTable } from "../../../../table/useTable";
import { Icon } from "../../../../ui/Icons";
import { NOTHING, picks, type Draft } from "../choose/draft";
import type { Scene } from "../scene";
import type { Answer } from "./answers";
import { asking } from "./asking";
import { asideCount } from "./consequence";
import { Offered } from "./Offered";
import { Rail } from "./Rail";
import { TableSign } from "./signs";
import type { Answers } from "./useAnswers";
import { decider, waiting, whenNext } from "./waiting";
import "./dock.css";

/** More answers than this go into a row of their own that scrolls. */
const MANY = 3;

/**
 * What is asked of us with its reason and what it leads to, one purple button, and the rail of actions; or whom the
 * table waits for.
 */
export function Dock(props: {
  table: DraftTable<Draft>;
  scene: Scene;
  send: Answers;
  /** Our own side in a line, where it is part of the dock. */
  strip: ReactNode;
  clockOf?: ((seat: number) => ReactNode) | undefined;
}) {
  const { table, scene, send, strip, clockOf } = props;
  const { question, stopped, you, match, layout } = table;
  const { t, view } = scene;
  const told = tableTexts[table.lang];
  const phone = layout === "phone";
  const ours = stopped ? null : asking(scene);
  const { title, why } = ours ?? stopped ?? waiting(match, scene);
  const picked = question !== null && picks(table.draft);
  const undo = picked
    ? { words: told.cancelPick, press: () => table.pick(NOTHING) }
    : table.canTakeBack
      ? { words: told.takeBack, press: table.takeBack }
      : null;
  const others = ours?.others ?? [];
  const many = others.length > MANY;
  const acting = you !== null && !stopped && inAction(scene) && (!phone || beginsAction(question));
  // Where the rail stands otherwise, a line says when we may act next.
  const waitsBelow = !acting && you !== null && !phone && !stopped && view.phase === "action";
  const decides = ours || stopped || match.outcome ? null : decider(match, scene);
  const button = ({ choice, label, quiet }: Answer) => (
    <button
      key={choice.notation}
      type="button"
      className={`btn ${quiet ? "" : "ds-answer"}`}
      data-choice={choice.notation}
      onClick={() => send(choice)}
    >
      {label}
    </button>
  );
  return (
    <section className={`prompt ds-dock ${ours ? "ds-asked" : ""}`}>
      {strip}
      <div className="ds-ask">
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {title}
          </h2>
          <p>{table.waiting ? told.sending : waitsBelow && !ours && !stopped ? "" : why}</p>
        </div>
        {undo && (
          <button
            type="button"
            className={phone ? "btn quiet icn take-back" : "btn quiet take-back"}
            aria-label={phone ? undo.words : `${t.back}: ${undo.words}`}
            onClick={undo.press}
          >
            <Icon name="undo" />
            {!phone && <span>{t.back}</span>}
          </button>
        )}
        {decides !== null && clockOf && (
          <span key={`${decides} ${match.choices}`} className="ds-quiet-clock" aria-hidden="true">
            {clockOf(decides)}
          </span>
        )}
        <HintButton table={table} small={phone} />
        <OtherSide {...{ scene }} onPick={table.pick} />
        {ours && <Offered {...{ scene }} choices={ours.shown} />}
        <div className="prompt-buttons">
          {!many && others.map(button)}
          {ours?.primary && <Primary answer={ours.primary} send={send} />}
        </div>
      </div>
      {many && <div className="ds-answers">{others.map(button)}</div>}
      {acting ? (
        <Rail scene={scene} onPick={table.pick} />
      ) : (
        waitsBelow && (
          <p className="ds-rail-wait">
            <Icon name="clock" /> {ours ? t.waitQueue : whenNext(scene)}
          </p>
        )
      )}
    </section>
  );
}

/** Whether an action begins: on phones there is no room for the rail later. */
const beginsAction = (question: Question | null): boolean =>
  question?.prompt === "action" || question?.prompt === "extra";

/** Whether what is asked belongs to our own action, in our turn or an additional one in another's: the rail says which. */
function inAction({ question, view, you }: Scene): boolean {
  if (beginsAction(question)) return true;
  if (question === null || view.phase !== "action" || view.active !== you) return false;
  return view.queue.length === 0;
}

/** The button that sends what is picked. */
export function Primary(props: { answer: Answer & { then: readonly Choice[] }; send: Answers }) {
  const { choice, label, then } = props.answer;
  return (
    <button
      type="button"
      className="btn pri"
      data-choice={choice.notation}
      onClick={() => props.send(choice, then)}
    >
      {label}
    </button>
  );
}

/** Opens the side whose characters wait: our own for damage, the opponents' for shields. */
export function OtherSide({ scene, onPick }: { scene: Scene; onPick: (draft: Draft) => void }) {
  const { draft, question, t } = scene;
  const n = asideCount(scene);
  if (n === 0) return null;
  const words = question?.prompt === "shield" ? t.othersSide : t.ownSide;
  return (
    <button
      type="button"
      className="btn quiet ds-other-side"
      aria-expanded={draft.own}
      onClick={() => onPick({ ...NOTHING, own: !draft.own })}
    >
      <TableSign name="later" />
      <span>{words}</span>
    </button>
  );
}
