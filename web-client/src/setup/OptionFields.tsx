import { Fragment } from "react";
import { gameOf } from "../games";
import { useTexts } from "../i18n";
import type { GameWords, OneOf, OptionInfo } from "../protocol";
import { optionName, valueName } from "../words";
import { readDeck, sizeOf } from "./deck";
import { DeckField } from "./DeckField";
import { RangeField } from "./RangeField";
import { setupTexts } from "./texts";

interface OptionFieldsProps {
  /** The key of the options' game. */
  game: string;
  /** Its words; keys are shown until they have loaded. */
  words: GameWords | undefined;
  options: OptionInfo[];
  /** How many seats the table has: some values need more. */
  seats: number;
  /** The choices so far; all other options have their fallback. */
  chosen: Record<string, string>;
  onChoose: (key: string, value: string) => void;
}

/** A field for each option: a list, a number or a deck. */
export function OptionFields(props: OptionFieldsProps) {
  const { words, options, chosen, onChoose } = props;
  const t = useTexts(setupTexts);
  return options.map((option) => {
    const value = chosen[option.key] ?? option.fallback;
    const choose = (next: string) => onChoose(option.key, next);
    const field =
      option.kind === "oneof" ? (
        <ListField {...props} option={option} />
      ) : option.kind === "range" ? (
        <RangeField {...{ option, words, value }} onChoose={choose} />
      ) : (
        <DeckField {...{ option, words, value }} onChoose={choose} />
      );
    return (
      <Fragment key={option.key}>
        {field}
        {option.secret && <p className="note">{t.secret}</p>}
      </Fragment>
    );
  });
}

/** A select with the values possible for this number of seats. */
function ListField(props: OptionFieldsProps & { option: OneOf }) {
  const { game, words, seats, chosen, onChoose, option } = props;
  const { key, values, fallback } = option;
  const t = useTexts(setupTexts);
  const fits = gameOf(game)?.fits;
  const value = chosen[key] ?? fallback;
  return (
    <label className="col">
      <span className="lbl">{optionName(words, key)}</span>
      <select className="field" value={value ?? ""} onChange={(event) => onChoose(key, event.target.value)}>
        {value === null && <option value="">{t.chooseOne}</option>}
        {values
          .filter((one) => fits?.(key, one, seats) ?? true)
          .map((one) => (
            <option key={one} value={one}>
              {valueName(words, key, one)}
            </option>
          ))}
      </select>
    </label>
  );
}

/** The same, read-only. */
export function OptionList({
  words,
  options,
  chosen,
}: Omit<OptionFieldsProps, "game" | "onChoose" | "seats">) {
  const t = useTexts(setupTexts);
  const said = (option: OptionInfo) => {
    const value = chosen[option.key] ?? option.fallback ?? "";
    return option.kind === "decklist" && value !== ""
      ? t.deckOf(sizeOf(readDeck(value)))
      : valueName(words, option.key, value);
  };
  return options.map((option) => (
    <div key={option.key}>
      <dt className="lbl">{optionName(words, option.key)}</dt>
      <dd>{said(option)}</dd>
    </div>
  ));
}
