import { useState } from "react";
import { useTexts } from "../i18n";
import type { RatingRange } from "../protocol";
import { lobbyTexts } from "./texts";

const number = (text: string): number | null => (text.trim() === "" ? null : Math.round(Number(text)));

/** Whom an open table is for: two numbers, each of which may be left out. Tells every range that somebody fits. */
export function RangeFields(props: {
  value: RatingRange | null;
  onChoose: (range: RatingRange | null) => void;
  /** Told only once a field is left. */
  late?: boolean;
}) {
  const t = useTexts(lobbyTexts);
  const [min, setMin] = useState(String(props.value?.min ?? ""));
  const [max, setMax] = useState(String(props.value?.max ?? ""));
  const wrong = (from: string, to: string) => {
    const [low, high] = [number(from), number(to)];
    return low !== null && high !== null && low > high;
  };
  const tell = (from: string, to: string) => {
    if (wrong(from, to)) return;
    const range = { min: number(from), max: number(to) };
    props.onChoose(range.min === null && range.max === null ? null : range);
  };
  const field = (value: string, label: string, set: (text: string) => void, late: () => void) => (
    <label className="col sp">
      <span className="lbl">{label}</span>
      <input
        className="field num"
        type="number"
        min={-9999}
        max={9999}
        step={1}
        value={value}
        aria-invalid={wrong(min, max)}
        onChange={(event) => set(event.target.value)}
        onBlur={late}
      />
    </label>
  );
  const late = () => {
    if (props.late) tell(min, max);
  };
  return (
    <fieldset className="range-fields">
      <legend className="lbl">{t.range}</legend>
      <div className="row">
        {field(
          min,
          t.rangeFrom,
          (text) => {
            setMin(text);
            if (!props.late) tell(text, max);
          },
          late,
        )}
        {field(
          max,
          t.rangeTo,
          (text) => {
            setMax(text);
            if (!props.late) tell(min, text);
          },
          late,
        )}
      </div>
      <p role="status" className="note bad">
        {wrong(min, max) && t.rangeNobody}
      </p>
    </fieldset>
  );
}
