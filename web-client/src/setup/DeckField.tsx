import { useId, useState } from "react";
import { useTexts } from "../i18n";
import { Copies } from "./Copies";
import type { GameWords } from "../protocol";
import { optionName, valueName } from "../words";
import { fitsDeck, readDeck, sizeOf, writeDeck, type DeckListOption } from "./deck";
import { setupTexts } from "./texts";

/** With more cards than this, a name can be looked for. */
const MANY = 12;

/** Letters without their accents, so that a name is found however it is typed. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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
  const [wanted, want] = useState("");
  const [deck, setDeck] = useState(() => readDeck(value));
  // The deck may also change from outside.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDeck(readDeck(value));
  }
  const written = writeDeck(deck, option.cards);
  const name = optionName(words, option.key);
  const named = option.cards.map((card) => ({ card, called: valueName(words, option.key, card) }));
  const shown = named.filter(({ called }) => plain(called).includes(plain(wanted.trim())));
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
      {option.cards.length > MANY && (
        <input
          type="search"
          className="field deck-find"
          aria-label={t.deckFind}
          placeholder={t.deckFind}
          value={wanted}
          onChange={({ target }) => want(target.value)}
        />
      )}
      <fieldset aria-describedby={size}>
        <legend className="visually-hidden">{name}</legend>
        {shown.map(({ card, called }) => {
          const copies = deck[card] ?? 0;
          return (
            <div key={card} className={copies > 0 ? "deck-card deck-in" : "deck-card"}>
              <span className="sp">{called}</span>
              <Copies
                name={called}
                copies={copies}
                most={option.copies}
                onChange={(by) => setDeck({ ...deck, [card]: copies + by })}
              />
            </div>
          );
        })}
        {shown.length === 0 && <p className="muted">{t.deckNone}</p>}
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
