import { gameOf } from "../games";
import { isOneOf, type GameWords, type OptionInfo } from "../protocol";
import { optionName, valueName } from "../words";

interface OptionFieldsProps {
  /** Whose options they are. */
  game: string;
  /** Its words; keys stand for them until they have come. */
  words: GameWords | undefined;
  options: OptionInfo[];
  /** How many seats the table has: some values need more. */
  seats: number;
  /** What was chosen so far; the rest stands at its fallback. */
  chosen: Record<string, string>;
  onChoose: (key: string, value: string) => void;
}

/** A select for each option of a table. */
export function OptionFields({ game, words, options, seats, chosen, onChoose }: OptionFieldsProps) {
  const fits = gameOf(game)?.fits;
  return options.filter(isOneOf).map(({ key, values, fallback }) => (
    <label key={key} className="col">
      <span className="lbl">{optionName(words, key)}</span>
      <select
        className="field"
        value={chosen[key] ?? fallback ?? values[0]}
        onChange={(event) => onChoose(key, event.target.value)}
      >
        {values
          .filter((value) => fits?.(key, value, seats) ?? true)
          .map((value) => (
            <option key={value} value={value}>
              {valueName(words, key, value)}
            </option>
          ))}
      </select>
    </label>
  ));
}

/** The same to be read. */
export function OptionList({
  words,
  options,
  chosen,
}: Omit<OptionFieldsProps, "game" | "onChoose" | "seats">) {
  return options.map(({ key, fallback }) => (
    <div key={key}>
      <dt className="lbl">{optionName(words, key)}</dt>
      <dd>{valueName(words, key, chosen[key] ?? fallback ?? "")}</dd>
    </div>
  ));
}
