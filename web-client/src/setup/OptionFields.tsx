import { useTexts } from "../i18n";
import { isOneOf, type OptionInfo } from "../protocol";
import { optionName, setupTexts, valueName } from "./texts";

interface OptionFieldsProps {
  options: OptionInfo[];
  /** How many seats the table has: one that is not there cannot begin. */
  seats: number;
  /** What was chosen so far; the rest stands at its fallback. */
  chosen: Record<string, string>;
  onChoose: (key: string, value: string) => void;
}

/** A select for each option of a table. */
export function OptionFields({ options, seats, chosen, onChoose }: OptionFieldsProps) {
  const t = useTexts(setupTexts);
  return options.filter(isOneOf).map(({ key, values, fallback }) => (
    <label key={key} className="col">
      <span className="lbl">{optionName(t, key)}</span>
      <select
        className="field"
        value={chosen[key] ?? fallback ?? values[0]}
        onChange={(event) => onChoose(key, event.target.value)}
      >
        {values
          .filter((value) => !(key === "first" && Number(value) > seats))
          .map((value) => (
            <option key={value} value={value}>
              {valueName(t, key, value)}
            </option>
          ))}
      </select>
    </label>
  ));
}

/** The same to be read. */
export function OptionList({ options, chosen }: Omit<OptionFieldsProps, "onChoose" | "seats">) {
  const t = useTexts(setupTexts);
  return options.map(({ key, fallback }) => (
    <div key={key}>
      <dt className="lbl">{optionName(t, key)}</dt>
      <dd>{valueName(t, key, chosen[key] ?? fallback ?? "")}</dd>
    </div>
  ));
}
