import { useEffect, useRef, useState } from "react";
import type { Question } from "../../../../protocol";
import { Arms } from "../../cards";
import type { Draft } from "../choose/draft";
import { abilities, moved, type Placed } from "../prompt/ordering";
import { factsOf, type Scene } from "../scene";
import { SeatArms } from "../seats/SeatArms";
import "./queue.css";

/** Abilities that wait at once, put in order by dragging or by their arrows: the first one at the left, or on top. */
export function Ordering(props: {
  scene: Scene;
  question: Question;
  onPick: (draft: Draft) => void;
  list?: boolean;
}) {
  const { scene, question, onPick, list = false } = props;
  const { draft, t } = scene;
  const [dragged, drag] = useState<string | null>(null);
  const row = useRef<HTMLOListElement>(null);
  const steps = abilities(scene, question);
  const placeOf = (key: string | undefined) => steps.findIndex((step) => step.key === key);
  const put = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0) onPick(moved(question, draft, from, to));
  };
  // By pointer events, as fingers do not begin the browser's own dragging; by the window's, as a step that has moved
  // in the document gets no more of them.
  useEffect(() => {
    if (dragged === null) return;
    const over = ({ clientX, clientY }: PointerEvent) => {
      const step = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".ds-step-order");
      if (step && row.current?.contains(step)) put(placeOf(dragged), placeOf(step.dataset["thing"]));
    };
    const drop = () => drag(null);
    window.addEventListener("pointermove", over);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", drop);
    return () => {
      window.removeEventListener("pointermove", over);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", drop);
    };
  });
  return (
    <section className={list ? "ds-queue ds-queue-list" : "ds-queue"} aria-label={t.orderTitle}>
      {!list && (
        <p className="ds-queue-caption">
          <span>{t.orderWhy}</span>
        </p>
      )}
      <ol ref={row}>
        {steps.map((step, i) => (
          <li
            key={step.key}
            className={`ds-step ds-step-waits ds-step-order ${dragged === step.key ? "ds-step-dragged" : ""}`}
            data-thing={step.key}
            onPointerDown={({ button, target }) => {
              if (button > 0 || (target instanceof Element && target.closest("button"))) return;
              drag(step.key);
            }}
          >
            <Step {...{ scene, step, i }} last={i === steps.length - 1} onMove={(to) => put(i, to)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step(props: { scene: Scene; step: Placed; i: number; last: boolean; onMove: (to: number) => void }) {
  const { scene, step, i, last, onMove } = props;
  const { nameOf, t } = scene;
  const facts = factsOf(scene, step.card);
  return (
    <>
      <b className="ds-step-number">{i + 1}</b>
      {facts && <Arms card={facts.key} type={facts.type} colour={facts.colour} size={42} />}
      <span className="ds-step-words">
        <span className="ds-step-tag">
          {step.seat >= 0 && (
            <>
              <SeatArms seat={step.seat} size={14} /> {nameOf(step.seat)}
            </>
          )}
        </span>
        <b>{step.name}</b>
        <small>{step.why}</small>
      </span>
      <span className="ds-step-arrows">
        <button
          type="button"
          aria-label={t.earlier(step.name)}
          disabled={i === 0}
          onClick={() => onMove(i - 1)}
        >
          <Arrow up />
        </button>
        <button type="button" aria-label={t.later(step.name)} disabled={last} onClick={() => onMove(i + 1)}>
          <Arrow />
        </button>
      </span>
    </>
  );
}

const Arrow = ({ up = false }: { up?: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={up ? "M12 6 20 17H4Z" : "M12 18 4 7h16Z"} fill="currentColor" />
  </svg>
);
