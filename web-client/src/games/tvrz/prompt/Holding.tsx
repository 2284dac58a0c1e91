import { Icon } from "../../../ui/Icons";
import type { Table } from "../../../table/useTable";
import { fightTexts } from "../words/fight.texts";
import { HOLD, ordersFor, spanOf, windowOf, type Span } from "./windowClock";

const SPANS: readonly Span[] = ["off", "fight", "always"];

/**
 * Holding the public clock: now, in this fight, always. Offered to everybody who is asked, whatever they hold, where
 * there is such a clock; beside it, passing without being asked.
 */
export function Holding({ table, attack, narrow }: { table: Table; attack: number; narrow: boolean }) {
  const { plans, lang, match, send, you } = table;
  const t = fightTexts[lang];
  const window = windowOf(match.clock, you);
  const held = window?.held ?? null;
  const ours = held !== null && held.seat === you;
  const order = (answer: string, span: Span) => {
    for (const { about, answers } of ordersFor(plans.orders, attack, answer, span)) {
      send("order", { about, answers: [...answers] });
    }
  };
  const hold = (span: Span) => {
    order(HOLD, span);
    if (span !== "off" && window?.holdable && held === null) send("hold", { asked: match.asked });
    if (span === "off" && ours) send("release", { asked: match.asked });
  };
  const words: Readonly<Record<Span, string>> = narrow
    ? { off: t.holdOffShort, fight: t.holdFightShort, always: t.holdAlways }
    : { off: t.holdOff, fight: t.holdFight, always: t.holdAlways };
  return (
    <div className="tv-holding">
      {window?.holdable && (
        <button
          type="button"
          className="btn quiet tv-hold-now"
          disabled={held !== null && !ours}
          onClick={() => send(ours ? "release" : "hold", { asked: match.asked })}
        >
          <Icon name={ours ? "play" : "pause"} />
          <span>{ours ? t.release : t.holdNow}</span>
        </button>
      )}
      {window?.holdable && (
        <Spans name={t.hold} words={words} chosen={spanOf(plans.orders, attack, HOLD)} onChoose={hold} />
      )}
      <Spans
        name={t.passing}
        words={{ off: t.holdOff, fight: t.holdFight, always: t.holdAlways }}
        chosen={spanOf(plans.orders, attack, "pass")}
        onChoose={(span) => order("pass", span)}
      />
    </div>
  );
}

/** Off, in this fight, always. */
function Spans(props: {
  name: string;
  words: Readonly<Record<Span, string>>;
  chosen: Span;
  onChoose: (span: Span) => void;
}) {
  return (
    <span className="tv-spans-field" role="group" aria-label={props.name}>
      <span className="tv-spans-name" aria-hidden="true">
        {props.name}
      </span>
      <span className="tv-spans">
        {SPANS.map((span) => (
          <button
            key={span}
            type="button"
            className={span === props.chosen ? "tv-on" : ""}
            aria-pressed={span === props.chosen}
            onClick={() => props.onChoose(span)}
          >
            {props.words[span]}
          </button>
        ))}
      </span>
    </span>
  );
}
