import { useId, useState } from "react";
import { useTexts } from "../i18n";
import type { TimeControl } from "../protocol";
import { DAY, DAYS, LIMITS, LIVE, NONE, same, sensible, USUAL, within } from "./controls";
import { clockTexts } from "./texts";
import { daysWords, shortControl } from "./words";

type Live = Extract<TimeControl, { kind: "live" }>;

/** Chooses a time control: none, real time by preset or custom values, or days per turn. */
export function TimeControlFields(props: {
  value: TimeControl;
  /** Called with every valid choice: at once, or, with `late`, when a field of custom values loses focus. */
  onChoose: (control: TimeControl) => void;
  late?: boolean;
}) {
  const { value, onChoose } = props;
  const t = useTexts(clockTexts);
  const [own, setOwn] = useState(false);
  const name = useId();
  const preset = value.kind === "live" ? LIVE.findIndex((one) => same(one, value)) : -1;
  const byHand = value.kind === "live" && (own || preset < 0);
  const days = value.kind === "days" ? [...new Set([...DAYS.map((n) => n * DAY), value.perTurn])] : [];
  const kinds: Record<TimeControl["kind"], TimeControl> = {
    none: NONE,
    live: USUAL,
    days: { kind: "days", perTurn: 2 * DAY },
  };
  return (
    <div className="clock-fields">
      <label className="col">
        <span className="lbl">{t.clock}</span>
        <select
          className="field"
          value={value.kind}
          aria-describedby={value.kind === "none" ? `${name}-note` : undefined}
          onChange={(event) => {
            setOwn(false);
            onChoose(kinds[event.target.value as TimeControl["kind"]]);
          }}
        >
          <option value="none">{t.none}</option>
          <option value="live">{t.live}</option>
          <option value="days">{t.days}</option>
        </select>
      </label>
      {value.kind === "none" && (
        <p id={`${name}-note`} className="note">
          {t.noneNote}
        </p>
      )}
      {value.kind === "live" && (
        <label className="col">
          <span className="lbl">{t.pace}</span>
          <select
            className="field"
            value={byHand ? "own" : String(preset)}
            onChange={(event) => {
              const chosen = LIVE[Number(event.target.value)];
              setOwn(chosen === undefined);
              if (chosen) onChoose(chosen);
            }}
          >
            {LIVE.map((one, i) => (
              <option key={i} value={i}>
                {shortControl(one, t)}
              </option>
            ))}
            <option value="own">{t.own}</option>
          </select>
        </label>
      )}
      {value.kind === "live" && byHand && (
        <OwnValues value={value} onChoose={onChoose} late={props.late ?? false} />
      )}
      {value.kind === "days" && (
        <label className="col">
          <span className="lbl">{t.forEachTurn}</span>
          <select
            className="field"
            value={value.perTurn}
            onChange={(event) => onChoose({ kind: "days", perTurn: Number(event.target.value) })}
          >
            {days.map((perTurn) => (
              <option key={perTurn} value={perTurn}>
                {daysWords(perTurn, t)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface Words {
  base: string;
  increment: string;
  delay: string;
}

const wordsOf = (control: Live): Words => ({
  base: String(control.base / 60),
  increment: String(control.increment),
  delay: String(control.delay),
});

const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));

const read = (from: Words): Live => ({
  kind: "live",
  base: Math.round(number(from.base) * 60),
  increment: number(from.increment),
  delay: number(from.delay),
});

const KEYS = ["base", "increment", "delay"] as const;

/** Which of the three numbers are invalid. */
const wrong = (from: Words): (keyof Words)[] => {
  const control = read(from);
  return KEYS.filter((key) => !within(control[key], LIMITS[key]));
};

/**
 * Three numbers. Invalid ones are not passed on, and the surrounding form cannot be submitted. With `late`, a field
 * left with an invalid number reverts to the last valid one.
 */
function OwnValues(props: { value: Live; onChoose: (control: Live) => void; late: boolean }) {
  const { value, onChoose, late } = props;
  const t = useTexts(clockTexts);
  const note = useId();
  const [words, setWords] = useState(wordsOf(value));
  const fields = [
    { key: "base", label: t.base, unit: 60, ...LIMITS.base },
    { key: "increment", label: t.increment, unit: 1, ...LIMITS.increment },
    { key: "delay", label: t.delay, unit: 1, ...LIMITS.delay },
  ] as const;
  // The value may also change from outside.
  const [seen, setSeen] = useState(value);
  if (!same(seen, value)) {
    setSeen(value);
    if (!same(read(words), value)) setWords(wordsOf(value));
  }
  // The values refused on leaving a field; shown until the user types again.
  const [dropped, setDropped] = useState<readonly (keyof Words)[]>([]);
  const bad = wrong(words);
  const leave = () => {
    if (!late || bad.length === 0) return tell(words);
    const table = wordsOf(value);
    const next = { ...words };
    for (const key of bad) next[key] = table[key];
    setWords(next);
    setDropped(bad);
    tell(next);
  };
  const tell = (from: Words) => {
    const control = read(from);
    if (sensible(control) && !same(control, value)) onChoose(control);
  };
  const notTaken = fields
    .filter(({ key }) => (bad.length > 0 ? bad : dropped).includes(key))
    .map(({ label }) => label);
  return (
    <div className="clock-own">
      {fields.map(({ key, label, unit, min, max }) => (
        <label key={key} className="col">
          <span className="lbl">{label}</span>
          <input
            className="field num"
            type="number"
            inputMode="decimal"
            required
            min={min / unit}
            max={max / unit}
            step={unit === 1 ? 1 : 0.5}
            value={words[key]}
            aria-describedby={note}
            aria-invalid={bad.includes(key)}
            onChange={(event) => {
              const next = { ...words, [key]: event.target.value };
              setWords(next);
              setDropped([]);
              if (!late) tell(next);
            }}
            onBlur={leave}
            onKeyDown={(event) => event.key === "Enter" && tell(words)}
          />
        </label>
      ))}
      <p role="status" className="note bad">
        {notTaken.length > 0 && t.notTaken(notTaken.join(", "))}
      </p>
      <p id={note} className={bad.length === 0 ? "note" : "note bad"}>
        {t.limits}
      </p>
    </div>
  );
}
