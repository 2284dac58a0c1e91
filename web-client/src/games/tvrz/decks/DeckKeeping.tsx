import { useState } from "react";
import { Ask } from "../../../decks/Ask";
import { LONGEST_NAME } from "../../../decks/requests";
import { deckText } from "../../../decks/text";
import { EMPTY, type Building } from "../../../decks/useBuilding";
import { useKeeping } from "../../../decks/useKeeping";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck, writeDeck } from "../../../setup";
import { Refused } from "../../../ui/Refused";
import { tvrzOf } from "../catalogue";
import { ExportDialog, ImportDialog } from "./DeckTextDialogs";
import { deckTexts } from "./texts";

/** Where a deck comes from and goes to: prepared and kept decks, text, keeping and deleting. */
export function DeckKeeping(props: {
  catalogue: Catalogue;
  /** All cards in the order in which decks are written. */
  cards: readonly string[];
  building: Building;
  onBuild: (next: Building) => void;
}) {
  const { catalogue, cards, building, onBuild } = props;
  const t = useTexts(deckTexts);
  const [shown, show] = useState<"export" | "import" | null>(null);
  const [removing, setRemoving] = useState(false);
  const { decks } = tvrzOf(catalogue);
  const { name, deck, changed } = building;
  const value = writeDeck(deck, cards);
  const keeping = useKeeping({ game: "tvrz", building, value, unnamed: t.unnamed, onBuild });
  const { mine, there, busy, waiting } = keeping;

  const start = (key: string) => {
    const [kind, which] = key.split("/");
    const prepared = decks.find((one) => one.key === which);
    const kept = mine?.find((one) => one.id === which);
    setRemoving(false);
    if (kind === "prepared" && prepared) {
      keeping.begin({ ...EMPTY, from: prepared.key, name: prepared.name, deck: prepared.cards });
    } else if (kind === "kept" && kept) {
      keeping.begin({ ...EMPTY, id: kept.id, name: kept.name, deck: readDeck(kept.value) });
    } else if (kind === "empty") {
      keeping.begin(EMPTY);
    }
  };
  const done = keeping.done === null ? "" : keeping.done === "kept" ? t.saved : t.removed;

  return (
    <div className="tv-keeping">
      <label className="col">
        <span className="lbl">{t.start}</span>
        <select className="field" value="" onChange={(event) => start(event.target.value)}>
          <option value="">{there?.name ?? "…"}</option>
          <option value="empty/">{t.empty}</option>
          <optgroup label={t.prepared}>
            {decks.map((one) => (
              <option key={one.key} value={`prepared/${one.key}`}>
                {one.name}
              </option>
            ))}
          </optgroup>
          {mine && mine.length > 0 && (
            <optgroup label={t.kept}>
              {mine.map((one) => (
                <option key={one.id} value={`kept/${one.id}`}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {waiting && (
        <Ask
          urgent
          question={t.replaceAsk}
          yes={t.replaceYes}
          no={t.removeNo}
          onYes={() => keeping.settle(true)}
          onNo={() => keeping.settle(false)}
        />
      )}
      <label className="col">
        <span className="lbl">{t.name}</span>
        <input
          className="field"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={t.unnamed}
          onChange={(event) => onBuild({ ...building, name: event.target.value, changed: true })}
        />
      </label>
      <div className="row wrap">
        <button
          type="button"
          className="btn pri"
          disabled={value === "" || busy || (there !== null && !changed)}
          onClick={() => keeping.keep(false)}
        >
          {t.save}
        </button>
        {there && (
          <button
            type="button"
            className="btn"
            disabled={value === "" || busy}
            onClick={() => keeping.keep(true)}
          >
            {t.saveNew}
          </button>
        )}
        <button type="button" className="btn" disabled={value === ""} onClick={() => show("export")}>
          {t.asText}
        </button>
        <button type="button" className="btn" onClick={() => show("import")}>
          {t.fromText}
        </button>
        {there && (
          <button
            type="button"
            className="btn quiet"
            aria-expanded={removing}
            onClick={() => setRemoving(!removing)}
          >
            {t.remove}
          </button>
        )}
      </div>
      {removing && there && (
        <Ask
          question={t.removeAsk(there.name)}
          yes={t.removeYes}
          no={t.removeNo}
          busy={busy}
          onYes={() => {
            keeping.remove();
            setRemoving(false);
          }}
          onNo={() => setRemoving(false)}
        />
      )}
      <p role="status" className="note">
        {changed && value !== "" ? t.unsaved : done}
      </p>
      <Refused refusal={keeping.refusal} />
      {shown === "export" && (
        <ExportDialog
          text={deckText(name.trim(), deck, [cards], (card) => catalogue.cards[card]?.name ?? card)}
          onClose={() => show(null)}
        />
      )}
      {shown === "import" && <ImportDialog onTake={keeping.take} onClose={() => show(null)} />}
    </div>
  );
}
