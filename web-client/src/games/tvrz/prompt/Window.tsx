import { useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../../../protocol";
import { HintButton } from "../../../table/hint/HintButton";
import type { DraftTable } from "../../../table/useTable";
import { Card, cardFace, Picture } from "../cards";
import type { Draft } from "../choose/draft";
import { Holding } from "./Holding";
import { Ring } from "./Ring";
import { cardName, opponent, part, type Scene } from "./scene";
import type { ShownWindow, WindowOption } from "./window";
import { windowOf } from "./windowClock";

/** From so many cards on, what cannot act now is folded. */
const FOLDED = 3;

/** A second Escape within this time passes, in milliseconds. */
const AGAIN = 3_000;

/** Who holds the clock, or that our answer is noted; empty where nothing is to be said. */
function stateOf(scene: Scene, table: DraftTable<Draft>): string {
  const { t, nameOf } = scene;
  const { plans, match } = table;
  const held = windowOf(match.clock, table.you)?.held;
  if (plans.given !== null && plans.given.asked === match.asked) return t.noted;
  if (!held) return "";
  if (held.seat === null) return t.standsStill;
  return held.seat === table.you ? t.youHoldNow : t.theyHold(nameOf(held.seat));
}

/** Passes at the second Escape: the first one only puts down what is picked. */
function useEscape(pass: (() => void) | null): void {
  const escaped = useRef(0);
  const current = useRef(pass);
  useLayoutEffect(() => {
    current.current = pass;
  });
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const again = event.timeStamp - escaped.current < AGAIN && escaped.current > 0;
      escaped.current = again ? 0 : event.timeStamp;
      if (again) current.current?.();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/**
 * A reaction window, always in the same order: ring, question, who is first, choices with their sums, nothing, what
 * cannot act now, holding the clock. Opens alike whatever is held.
 */
export function Window(props: {
  window: ShownWindow;
  scene: Scene;
  table: DraftTable<Draft>;
  narrow: boolean;
  /** Answers with several cards, one after the other. */
  onSeveral: (choices: readonly Choice[]) => void;
}) {
  const { window, scene, table, narrow } = props;
  const { t, view } = scene;
  const passing = window.options.find(({ passes }) => passes) ?? null;
  useEscape(passing ? () => table.answer(passing.choice) : null);
  const state = stateOf(scene, table);
  const attack = view.attack;
  const nothing = window.open && window.options.every(({ passes }) => passes);
  return (
    <section
      className={narrow ? "prompt tv-react tv-slim" : "prompt tv-react"}
      data-window={window.key}
      aria-label={window.title}
    >
      <p key={table.match.asked} className="visually-hidden" role="alert">
        {window.title} {window.first}
      </p>
      <div className="tv-react-head">
        <Ring table={table} />
        <div className="sp">
          <h2 data-takes-focus tabIndex={-1}>
            {window.title}
          </h2>
          <p>
            {[window.first, state, nothing ? t.cannotAct : ""].filter(Boolean).join(" ")}
            {!narrow && <NotNow {...{ window, scene }} />}
          </p>
        </div>
        <HintButton table={table} small={narrow} />
        {!narrow && window.open && attack && <Holding table={table} attack={attack.number} narrow={false} />}
      </div>
      {window.several > 0 ? (
        <Several {...{ window, scene, table }} onSend={props.onSeveral} />
      ) : narrow ? (
        <Sheet {...{ window, scene, table }} />
      ) : (
        <div className="tv-options">
          {window.options.map((option) => (
            <Option key={option.choice.notation} {...{ option, scene, table }} />
          ))}
        </div>
      )}
      {narrow && <NotNow {...{ window, scene }} />}
      {narrow && window.open && attack && <Holding table={table} attack={attack.number} narrow />}
    </section>
  );
}

const given = (table: DraftTable<Draft>): string | null =>
  table.plans.given?.asked === table.match.asked ? table.plans.given.choice : null;

function Words({ option }: { option: WindowOption }) {
  return (
    <span className="sp">
      <b className="tv-option-title">{option.title}</b>
      {option.sum && <b className="tv-sum num">{option.sum}</b>}
      {option.why && <span className="tv-option-why">{option.why}</span>}
    </span>
  );
}

/** A choice with its sum and its own button. */
function Option({ option, scene, table }: { option: WindowOption; scene: Scene; table: DraftTable<Draft> }) {
  const chosen = given(table) === option.choice.notation;
  return (
    <div className={option.passes ? "tv-option tv-plain" : "tv-option"}>
      {option.card && !option.passes && scene.catalogue.cards[option.card] && (
        <span className="tv-option-picture">
          <Picture of={option.card} />
        </span>
      )}
      <Words option={option} />
      <button
        type="button"
        className={option.passes ? "btn tv-pass" : "btn pri"}
        data-choice={option.choice.notation}
        aria-pressed={given(table) === null ? undefined : chosen}
        onClick={() => table.answer(option.choice)}
      >
        {option.act}
      </button>
    </div>
  );
}

/** On a phone: the choices are picked, and two large buttons below act or pass. */
function Sheet({ window, scene, table }: { window: ShownWindow; scene: Scene; table: DraftTable<Draft> }) {
  const acts = window.options.filter(({ passes }) => !passes);
  const passing = window.options.find(({ passes }) => passes);
  const [only] = acts;
  const chosen =
    acts.find(({ choice }) => choice.notation === table.draft.picked) ??
    (acts.length === 1 ? only : undefined);
  return (
    <>
      <div className="tv-options">
        {window.options.map((option) =>
          option.passes ? (
            <div key={option.choice.notation} className="tv-option tv-plain">
              <Words option={option} />
            </div>
          ) : (
            <button
              key={option.choice.notation}
              type="button"
              className={option === chosen ? "tv-option tv-option-chosen" : "tv-option"}
              aria-pressed={option === chosen}
              onClick={() =>
                table.pick({ ...table.draft, thing: null, order: [], picked: option.choice.notation })
              }
            >
              {option.card && scene.catalogue.cards[option.card] && (
                <span className="tv-option-picture">
                  <Picture of={option.card} />
                </span>
              )}
              <Words option={option} />
            </button>
          ),
        )}
      </div>
      <div className="tv-sheet-buttons prompt-buttons">
        {passing && (
          <button
            type="button"
            className="btn tv-pass"
            data-choice={passing.choice.notation}
            aria-pressed={given(table) === null ? undefined : given(table) === passing.choice.notation}
            onClick={() => table.answer(passing.choice)}
          >
            {passing.act}
          </button>
        )}
        {acts.length > 0 && (
          <button
            type="button"
            className="btn pri"
            data-choice={chosen?.choice.notation}
            disabled={!chosen}
            onClick={() => chosen && table.answer(chosen.choice)}
          >
            {(chosen ?? only)?.act}
          </button>
        )}
      </div>
    </>
  );
}

/** Cards that are picked one after the other and sent together. */
function Several(props: {
  window: ShownWindow;
  scene: Scene;
  table: DraftTable<Draft>;
  onSend: (choices: readonly Choice[]) => void;
}) {
  const { window, scene, table } = props;
  const { t, catalogue, lang } = scene;
  // Where all have to be shown there is nothing to pick.
  const all = window.options.length <= window.several;
  const picked = all
    ? window.options.flatMap(({ card }) => card ?? [])
    : table.draft.order.map(({ card }) => card);
  const choices = picked.flatMap(
    (card) => window.options.find(({ choice }) => part(choice, "card") === card)?.choice ?? [],
  );
  const toggle = (card: string) => {
    const order = picked.includes(card)
      ? table.draft.order.filter((one) => one.card !== card)
      : [...table.draft.order, { card, copy: 0 }].slice(-window.several);
    table.pick({ thing: null, picked: null, order });
  };
  const [first] = window.options;
  return (
    <>
      <div className="tv-several">
        {window.options.map(({ choice, card }) => {
          const face = card && cardFace(catalogue, card, lang);
          if (!card || !face) return null;
          const at = picked.indexOf(card);
          return (
            <button
              key={choice.notation}
              type="button"
              className="tv-several-card"
              aria-pressed={at >= 0}
              disabled={all}
              onClick={() => toggle(card)}
            >
              <Card face={face} size="tile" foot={{ kind: "may", text: "" }} chosen={at >= 0} />
            </button>
          );
        })}
      </div>
      <div className="tv-several-foot">
        <span>{t.chosenOf(choices.length, window.several)}</span>
        <span className="prompt-buttons">
          {window.options.some(({ passes }) => passes) && first ? (
            <button
              type="button"
              className="btn pri"
              data-choice={first.choice.notation}
              onClick={() => props.onSend([first.choice])}
            >
              {first.act}
            </button>
          ) : (
            <button
              type="button"
              className="btn pri"
              data-several={choices.map(({ notation }) => notation).join(",")}
              disabled={choices.length < window.several}
              onClick={() => props.onSend(choices)}
            >
              {t.show}
            </button>
          )}
        </span>
      </div>
    </>
  );
}

/** What cannot act now and why: for its owner alone, folded from three cards on. */
function NotNow({ window, scene }: { window: ShownWindow; scene: Scene }) {
  const { t } = scene;
  const [open, setOpen] = useState(false);
  const { notNow } = window;
  if (notNow.length === 0 || opponent(scene) === null) return null;
  const words = notNow.map(({ card, why }) => `${cardName(scene, card)}, ${why}`).join("; ");
  if (notNow.length < FOLDED || open) return <span className="tv-not-now"> {`${t.notNow}: ${words}.`}</span>;
  return (
    <button type="button" className="tv-not-now tv-folded" onClick={() => setOpen(true)}>
      {t.notNowCount(notNow.length)} …
    </button>
  );
}
