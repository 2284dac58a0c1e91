import { useEffect, useId, useRef, useState, type FocusEvent } from "react";
import { useTexts } from "../i18n";
import type { RatingRange } from "../protocol";
import { lobbyTexts } from "./texts";

interface Words {
  min: string;
  max: string;
}

const wordsOf = (range: RatingRange | null): Words => ({
  min: String(range?.min ?? ""),
  max: String(range?.max ?? ""),
});

const number = (text: string): number | null => (text.trim() === "" ? null : Math.round(Number(text)));

const read = ({ min, max }: Words): RatingRange => ({ min: number(min), max: number(max) });

const same = (a: RatingRange | null, b: RatingRange | null): boolean =>
  (a?.min ?? null) === (b?.min ?? null) && (a?.max ?? null) === (b?.max ?? null);

const nobodyFits = ({ min, max }: RatingRange): boolean => min !== null && max !== null && min > max;

/**
 * The rating range of an open table: two numbers, each optional. Reports every range that someone can meet; otherwise
 * the surrounding form cannot be submitted. With `late`, fields left in that state revert to the last valid range.
 */
export function RangeFields(props: {
  value: RatingRange | null;
  onChoose: (range: RatingRange | null) => void;
  /** Reported only when a field loses focus. */
  late?: boolean;
}) {
  const { value, onChoose, late = false } = props;
  const t = useTexts(lobbyTexts);
  const note = useId();
  const [words, setWords] = useState(wordsOf(value));
  // The value may also change from outside.
  const [seen, setSeen] = useState(value);
  if (!same(seen, value)) {
    setSeen(value);
    if (!same(read(words), value)) setWords(wordsOf(value));
  }
  /** Whether the input was refused on leaving the fields; shown until the user types again. */
  const [dropped, setDropped] = useState(false);
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);
  const wrong = nobodyFits(read(words));
  useEffect(() => highest.current?.setCustomValidity(wrong ? t.rangeNobody : ""), [wrong, t]);

  const tell = (from: Words) => {
    const range = read(from);
    if (nobodyFits(range) || same(range, value)) return;
    onChoose(range.min === null && range.max === null ? null : range);
  };
  const good = () => lowest.current?.validity.valid && highest.current?.validity.valid;
  const write = (key: keyof Words, text: string) => {
    const next = { ...words, [key]: text };
    setWords(next);
    setDropped(false);
    if (!late) tell(next);
  };
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!late) return;
    if (good()) return tell(words);
    // The other number may still correct it.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setWords(wordsOf(value));
    setDropped(true);
  };
  const field = (key: keyof Words, label: string) => (
    <label className="col sp">
      <span className="lbl">{label}</span>
      <input
        ref={key === "min" ? lowest : highest}
        className="field num"
        type="number"
        min={-9999}
        max={9999}
        step={1}
        value={words[key]}
        aria-invalid={wrong}
        aria-describedby={note}
        onChange={(event) => write(key, event.target.value)}
        onKeyDown={(event) => late && event.key === "Enter" && good() && tell(words)}
      />
    </label>
  );
  return (
    <fieldset className="range-fields" onBlur={leave}>
      <legend className="lbl">{t.range}</legend>
      <div className="row">
        {field("min", t.rangeFrom)}
        {field("max", t.rangeTo)}
      </div>
      <p id={note} role="status" className="note bad">
        {wrong ? t.rangeNobody : dropped && t.rangeNotTaken}
      </p>
    </fieldset>
  );
}
