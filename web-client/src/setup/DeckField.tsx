import { useId, useState } from "react";
import { useTexts } from "../i18n";
import type { GameWords } from "../protocol";
import { optionName, valueName } from "../words";
import { fitsDeck, readDeck, sizeOf, writeDeck, type DeckListOption } from "./deck";
import { setupTexts } from "./texts";

/** Chooses how often each card is in a deck; a button takes the deck once it has enough cards. */
export function DeckField(props: {
  option: DeckListOption;
  words: GameWords | undefined;
  /** The deck so far. */
  value: string | null | undefined;
  onChoose: (value: string) => void;
}) {
  const { option, words, value, onChoose } = props;
  const t = useTexts(setupTexts);
  const size = useId();
  const [deck, setDeck] = useState(() => readDeck(value));
  // The deck may also change from outside.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDeck(readDeck(value));
  }
  const written = writeDeck(deck, option.cards);
  const name = optionName(words, option.key);
  return (
    <details className="deck-field">
      <summary>
        <span className="lbl">{name}</span>{" "}
        {value ? t.deckOf(sizeOf(readDeck(value))) : t.deckWanted(option.least, option.most)}
      </summary>
      {option.prepared.length > 0 && (
        <p className="row">
          {option.prepared.map((ready) => (
            <button
              key={ready.key}
              type="button"
              className="btn"
              aria-pressed={ready.value === value}
              onClick={() => onChoose(ready.value)}
            >
              {valueName(words, option.key, ready.key)}
            </button>
          ))}
        </p>
      )}
      <fieldset aria-describedby={size}>
        <legend className="visually-hidden">{name}</legend>
        {option.cards.map((card) => (
          <label key={card} className="row deck-card">
            <span className="sp">{valueName(words, option.key, card)}</span>
            <select
              className="field"
              value={deck[card] ?? 0}
              onChange={(event) => setDeck({ ...deck, [card]: Number(event.target.value) })}
            >
              {Array.from({ length: option.copies + 1 }, (_, copies) => (
                <option key={copies}>{copies}</option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <p id={size} className="note" role="status">
        {t.deckWanted(option.least, option.most)} {t.deckSoFar(sizeOf(deck))}
      </p>
      <button
        type="button"
        className="btn"
        disabled={!fitsDeck(deck, option) || written === value}
        onClick={() => onChoose(written)}
      >
        {t.deckTake}
      </button>
    </details>
  );
}
