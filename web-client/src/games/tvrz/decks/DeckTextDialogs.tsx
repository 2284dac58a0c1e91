import { useId, useState } from "react";
import { LONGEST_TEXT, readDeckText } from "../../../decks/text";
import { UnknownLines } from "../../../decks/UnknownLines";
import { useTexts } from "../../../i18n";
import { sizeOf, type Deck } from "../../../setup";
import { Dialog } from "../../../table/Dialog";
import { useClipboard } from "../../../ui/useClipboard";
import { useCardNames } from "./known";
import { deckTexts } from "./texts";

/** A deck as text, to copy. */
export function ExportDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTexts(deckTexts);
  const [written, write] = useClipboard(text);
  return (
    <Dialog title={t.exportTitle} onClose={onClose} closeLabel={t.close}>
      <div className="tv-deck-text">
        <textarea className="field" readOnly rows={14} value={text} aria-label={t.exportTitle} />
        <div className="row">
          <button type="button" className="btn pri" onClick={() => write(text)}>
            {t.copy}
          </button>
          <p role="status" className="note">
            {written === "copied" ? t.copied : written === "refused" ? t.notCopied : ""}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** A deck from a pasted text; lines that name no card are shown, and the deck can be taken without them. */
export function ImportDialog(props: {
  onTake: (deck: Deck, name: string | null) => void;
  onClose: () => void;
}) {
  const { onTake, onClose } = props;
  const t = useTexts(deckTexts);
  const known = useCardNames();
  const [text, setText] = useState("");
  const unknownLines = useId();
  const { deck, name, unknown } = readDeckText(text, known);
  const cards = sizeOf(deck);
  return (
    <Dialog title={t.importTitle} onClose={onClose} closeLabel={t.close}>
      <div className="tv-deck-text">
        <label className="col">
          <span className="lbl">{t.importLabel}</span>
          <textarea
            className="field"
            rows={12}
            maxLength={LONGEST_TEXT}
            value={text}
            aria-describedby={unknownLines}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="note">{t.importHow}</p>
        <div id={unknownLines} role="status">
          <UnknownLines lines={unknown} said={t.importUnknown(unknown.length)} />
        </div>
        <button
          type="button"
          className="btn pri"
          disabled={cards === 0}
          onClick={() => {
            onTake(deck, name);
            onClose();
          }}
        >
          {t.importDo} {cards > 0 && `(${t.cards(cards)})`}
        </button>
      </div>
    </Dialog>
  );
}
