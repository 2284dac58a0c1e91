import { useId, useState } from "react";
import { useKnownNames } from "../../../decks/known";
import { LONGEST_TEXT, readDeckText, type ReadText } from "../../../decks/text";
import { UnknownLines } from "../../../decks/UnknownLines";
import { useTexts } from "../../../i18n";
import { readDeck, sizeOf, type Deck } from "../../../setup";
import { Dialog } from "../../../table/Dialog";
import { useClipboard } from "../../../ui/useClipboard";
import type { DestinyCatalogue } from "../catalogue";
import { linked, linkTo } from "./link";
import { nameOfKey, namesOfKeys, teamText } from "./teamText";
import { teamTexts } from "./texts";

/** Hands a text out as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-") || "team"}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A team for others: as text, as a link, as a file. */
export function ExportDialog(props: {
  name: string;
  list: Deck;
  /** The team as it is written. */
  value: string;
  catalogue: DestinyCatalogue;
  onClose: () => void;
}) {
  const { name, list, value, catalogue, onClose } = props;
  const t = useTexts(teamTexts);
  const text = teamText(name, list, catalogue);
  const link = linkTo(value, name, location.origin);
  const [textWritten, writeText] = useClipboard(text);
  const [linkWritten, writeLink] = useClipboard(link);
  const written = linkWritten || textWritten;
  return (
    <Dialog title={t.exportTitle} onClose={onClose} closeLabel={t.close}>
      <div className="ds-sharing">
        <label className="col">
          <span className="lbl">{t.linkLabel}</span>
          <input className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <label className="col">
          <span className="lbl">{t.textLabel}</span>
          <textarea className="field" readOnly rows={12} value={text} />
        </label>
        <div className="row wrap">
          <button type="button" className="btn pri" onClick={() => writeLink(link)}>
            {t.copyLink}
          </button>
          <button type="button" className="btn" onClick={() => writeText(text)}>
            {t.copyText}
          </button>
          <button type="button" className="btn" onClick={() => download(text, name)}>
            {t.file}
          </button>
        </div>
        <p role="status" className="note">
          {written === "copied" ? t.copied : written === "refused" ? t.notCopied : ""}
        </p>
      </div>
    </Dialog>
  );
}

/** What a text or a link says. */
function read(text: string, known: ReadonlyMap<string, string>): ReadText {
  const from = text.indexOf("#team=");
  const link = from < 0 ? null : linked(text.slice(from).trim());
  return link
    ? { deck: readDeck(link.value), name: link.name || null, unknown: [] }
    : readDeckText(text, known);
}

/** Lines of a team that show how they are written. */
const EXAMPLES = ["aw038-elite", "aw155"] as const;

/** A team from a text, a link or a file; lines that name no card are shown, and the team can be taken without them. */
export function ImportDialog(props: {
  catalogue: DestinyCatalogue;
  onTake: (deck: Deck, name: string | null) => void;
  onClose: () => void;
}) {
  const { catalogue, onTake, onClose } = props;
  const t = useTexts(teamTexts);
  const [one = "", other = ""] = EXAMPLES.map((key) => nameOfKey(key, catalogue));
  const known = useKnownNames("destiny", namesOfKeys);
  const [text, setText] = useState("");
  const [bad, setBad] = useState(false);
  const unknownLines = useId();
  const { deck, name, unknown } = read(text, known);
  const size = sizeOf(deck);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const fits = file.size <= 4 * LONGEST_TEXT;
    const inside = fits ? await file.text().catch(() => "") : "";
    setBad(!fits || sizeOf(read(inside, known).deck) === 0);
    setText(inside.slice(0, LONGEST_TEXT));
  };
  return (
    <Dialog title={t.importTitle} onClose={onClose} closeLabel={t.close}>
      <div className="ds-sharing">
        <label className="col">
          <span className="lbl">{t.importLabel}</span>
          <textarea
            className="field"
            rows={12}
            maxLength={LONGEST_TEXT}
            value={text}
            aria-describedby={unknownLines}
            onChange={(event) => {
              setBad(false);
              setText(event.target.value);
            }}
          />
        </label>
        <p className="note">{t.importHow(one, other)}</p>
        <label className="col">
          <span className="lbl">{t.importFile}</span>
          <input
            type="file"
            className="field"
            accept=".txt,text/plain"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
        <div id={unknownLines} role="status">
          {bad && <p className="bad">{t.importBad}</p>}
          <UnknownLines lines={unknown} said={t.importUnknown(unknown.length)} />
        </div>
        <button
          type="button"
          className="btn pri"
          disabled={size === 0}
          onClick={() => {
            onTake(deck, name);
            onClose();
          }}
        >
          {t.importDo} {size > 0 && `(${size})`}
        </button>
      </div>
    </Dialog>
  );
}
