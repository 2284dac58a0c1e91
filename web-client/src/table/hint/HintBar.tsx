import { Suspense, useLayoutEffect, useMemo, useRef } from "react";
import type { PlainScene } from "../../plain/speech";
import { usePlainWords } from "../../plain/useWords";
import type { Hint } from "../../socket";
import { Icon } from "../../ui/Icons";
import type { Shows } from "../TableLayout";
import type { Table } from "../useTable";
import { Lights } from "./Lights";
import { hintTexts } from "./texts";
import { TutorBar } from "./TutorBar";
import { DEEPEST } from "./useHints";
import { useLights } from "./useLights";
import { useOverflows } from "./useOverflows";
import { useSide } from "./useSide";
import { hintWords, type HintWords } from "./words";
import "./hint.css";

/**
 * The hint above our question, read out politely, with what it lights on the table; nothing where there are none. It
 * lies over the board, which keeps its place and size.
 */
export function HintBar({ table, shows }: { table: Table; shows: Shows }) {
  const { hint, thinking } = table.hinting;
  if (!table.match.canHint && !hint && !thinking && !table.tutoring.doubtful) return null;
  return (
    <Suspense fallback={null}>
      <Said {...{ table, shows }} />
    </Suspense>
  );
}

function Said({ table, shows }: { table: Table; shows: Shows }) {
  const { match, catalogue, you, nameOf, lang, hinting } = table;
  const { hint, thinking } = hinting;
  const t = hintTexts[lang];
  const words = usePlainWords(table.room.game);
  const scene: PlainScene = useMemo(
    () => ({ match, catalogue, you, nameOf, lang }),
    [match, catalogue, you, nameOf, lang],
  );
  const lights = useLights(table.root, hint, shows);
  const said = hint && hintWords(hint, scene, words, lights.lit);
  const place = useRef<HTMLDivElement>(null);
  const at = useSide(place, lights, table.root);
  const shown = thinking || hint !== null || table.tutoring.doubtful !== null;
  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said && [said.title, ...said.steps.map((step, i) => t.step(i + 1, step)), ...said.reasons].join(" ")}
      </p>
      {shown && (
        <div ref={place} className="hint-place">
          <div
            className="hint-over"
            style={at ? { position: "fixed", top: at.top, left: at.left, width: at.width } : undefined}
          >
            {thinking && !hint && (
              <div className="hint-bar">
                <Icon name="lamp" />
                <p className="sp">{t.thinking}</p>
              </div>
            )}
            {table.tutoring.doubtful ? (
              <TutorBar {...{ table, scene }} />
            ) : (
              hint && said && <Bar {...{ table, hint, said }} />
            )}
          </div>
        </div>
      )}
      <Lights {...lights} />
    </>
  );
}

function Bar({ table, hint, said }: { table: Table; hint: Hint; said: HintWords }) {
  const { lang, hinting, question } = table;
  const t = hintTexts[lang];
  const { title, steps, reasons } = said;
  const first = question?.choices.find(({ notation }) => notation === hint.steps[0]?.notation);
  const deepest = hint.depth >= DEEPEST;
  const text = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(text);
  const onDeeper = useRef(false);
  useLayoutEffect(() => {
    if (!deepest || !onDeeper.current) return;
    onDeeper.current = false;
    text.current?.focus();
  }, [deepest]);
  return (
    <div className="hint-bar" data-depth={hint.depth}>
      <Icon name="lamp" />
      {/* A whole turn may be longer than the bar is high: then it can be scrolled by keys. */}
      <div ref={text} className="sp" role="group" aria-label={t.hint} tabIndex={overflows ? 0 : -1}>
        {title && <p className="hint-title">{title}</p>}
        {steps.length > 0 && (
          <ol className="hint-steps">
            {steps.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </ol>
        )}
        {reasons.length > 0 && (
          <ul className="hint-reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
      {!deepest && (
        <button
          type="button"
          className="btn hint-deeper"
          aria-disabled={hinting.thinking}
          onFocus={() => (onDeeper.current = true)}
          onBlur={() => (onDeeper.current = false)}
          onClick={() => hinting.ask?.()}
        >
          {t.deeper}
        </button>
      )}
      {first && (
        <button type="button" className="btn hint-try" onClick={() => table.answer(first)}>
          {t.tryIt}
        </button>
      )}
      <button
        type="button"
        className="btn quiet icn hint-close"
        aria-label={t.close}
        title={t.close}
        onClick={hinting.close}
      >
        <Icon name="not" />
      </button>
    </div>
  );
}
