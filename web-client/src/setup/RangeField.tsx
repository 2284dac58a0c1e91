import { useState } from "react";
import type { GameWords, OptionInfo } from "../protocol";
import { optionName } from "../words";

type RangeOption = Extract<OptionInfo, { kind: "range" }>;

/** Chooses a whole number; reported on blur or Enter, and reverted if invalid. */
export function RangeField(props: {
  option: RangeOption;
  words: GameWords | undefined;
  value: string | null | undefined;
  onChoose: (value: string) => void;
}) {
  const { option, words, value, onChoose } = props;
  const [typed, setTyped] = useState(value ?? "");
  // The number may also change from outside.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value ?? "");
  }
  const leave = () => {
    const number = Number(typed);
    const good =
      typed.trim() !== "" && Number.isInteger(number) && number >= option.least && number <= option.most;
    if (!good) setTyped(value ?? "");
    else if (String(number) !== value) onChoose(String(number));
  };
  return (
    <label className="col">
      <span className="lbl">
        {optionName(words, option.key)} ({option.least}–{option.most})
      </span>
      <input
        className="field"
        type="number"
        min={option.least}
        max={option.most}
        step={1}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          leave();
        }}
      />
    </label>
  );
}
