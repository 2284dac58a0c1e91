import { Arms } from "../../cards";
import { factsOf, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import { folded, stepsOf, type Step } from "./steps";
import "./queue.css";

/** The abilities that wait, along the tilt: first in, first out; on phones in brief, or in a sheet as a list. */
export function Queue(props: { scene: Scene; list?: boolean; brief?: boolean }) {
  const { scene, list = false, brief = false } = props;
  const { view, you, nameOf, t } = scene;
  const steps = folded(stepsOf(scene));
  if (steps.length === 0) return null;
  const controller = view.battlefield?.controller ?? null;
  return (
    <section
      className={`ds-queue ${list ? "ds-queue-list" : ""} ${brief ? "ds-queue-brief" : ""}`}
      aria-label={t.queue}
    >
      {!brief && (
        <p className="ds-queue-caption">
          <span>{t.queue}</span>
          {controller !== null && !list && (
            <span>{controller === you ? t.youOrderTies : t.ordersTies(nameOf(controller))}</span>
          )}
        </p>
      )}
      <ol>
        {steps.map((step, i) =>
          "folds" in step ? (
            <li key="folds" className="ds-step ds-step-folds">
              {t.more(step.folds)}
            </li>
          ) : (
            <StepInRow key={step.key} {...{ step, scene }} first={i === 0} />
          ),
        )}
      </ol>
    </section>
  );
}

function StepInRow({ step, scene }: { step: Step; scene: Scene; first: boolean }) {
  const { you, nameOf, t } = scene;
  const facts = step.card === null ? undefined : factsOf(scene, step.card);
  const ours = step.kind === "now" && step.seat === you;
  return (
    <li
      className={`ds-step ds-step-${step.kind} ${ours ? "ds-step-ours" : ""} ${step.before ? "ds-step-before" : ""}`}
      aria-current={step.kind === "now" ? "step" : undefined}
      data-card={step.card ?? undefined}
      data-step={step.key}
    >
      {step.number !== null && <b className="ds-step-number">{step.number}</b>}
      {step.kind === "then" && <span className="ds-step-then">{t.then}</span>}
      {facts && <Arms card={facts.key} type={facts.type} colour={facts.colour} size={42} />}
      <span className="ds-step-words">
        <span className="ds-step-tag">
          <SeatArms seat={step.seat} size={14} />
          <span className="visually-hidden">{nameOf(step.seat)}: </span>
          {step.kind === "then" ? "" : step.tag}
        </span>
        <b>{step.title}</b>
        <small>{step.why}</small>
      </span>
    </li>
  );
}
