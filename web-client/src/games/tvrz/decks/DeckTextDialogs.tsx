import { useId, useState } from "react";
import { useTexts } from "../../../i18n";
import type { Deck } from "../../../setup";
import { Dialog } from "../../../table/Dialog";
import { useClipboard } from "../../../ui/useClipboard";
import { readDeckText } from "./deckText";
import { useKnownNames } from "./known";
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
  const known = useKnownNames();
  const [text, setText] = useState("");
  const unknownLines = useId();
  const { deck, name, unknown } = readDeckText(text, known);
  const cards = Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  return (
    <Dialog title={t.importTitle} onClose={onClose} closeLabel={t.close}>
      <div className="tv-deck-text">
        <label className="col">
          <span className="lbl">{t.importLabel}</span>
          <textarea
            className="field"
            rows={12}
            maxLength={8000}
            value={text}
            aria-describedby={unknownLines}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="note">{t.importHow}</p>
        <div id={unknownLines} role="status">
          {unknown.length > 0 && (
            <>
              <p className="bad">{t.importUnknown(unknown.length)}</p>
              <ul className="tv-unknown">
                {unknown.slice(0, 12).map((line, i) => (
                  <li key={`${i} ${line}`}>{line}</li>
                ))}
              </ul>
            </>
          )}
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
