import { useState } from "react";
import { deckRequests, LONGEST_NAME } from "../../../decks/requests";
import { useDecks, withDeck } from "../../../decks/useDecks";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck, writeDeck, type Deck } from "../../../setup";
import { Refused } from "../../../ui/Refused";
import { useDeed } from "../../../ui/useDeed";
import { tvrzOf } from "../catalogue";
import { ExportDialog, ImportDialog } from "./DeckTextDialogs";
import { deckText } from "./deckText";
import { deckTexts } from "./texts";
import type { Building } from "./useBuilding";

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
  const [mine, setMine] = useDecks("tvrz");
  const { busy, refusal, act } = useDeed();
  const [shown, show] = useState<"export" | "import" | null>(null);
  const [removing, setRemoving] = useState(false);
  const [done, setDone] = useState("");
  /** What waits for the reader's word, because it would lose changes. */
  const [waiting, wait] = useState<Building | null>(null);
  const { decks } = tvrzOf(catalogue);
  const { id, name, deck, changed } = building;
  const value = writeDeck(deck, cards);
  const there = mine?.find((one) => one.id === id) ?? null;

  const begin = (next: Building) => {
    setDone("");
    setRemoving(false);
    if (changed && value !== "") wait(next);
    else onBuild(next);
  };
  const take = (next: Building) => {
    wait(null);
    onBuild(next);
  };
  const start = (key: string) => {
    const [kind, which] = key.split("/");
    const prepared = decks.find((one) => one.key === which);
    const kept = mine?.find((one) => one.id === which);
    if (kind === "prepared" && prepared) {
      begin({ id: null, name: prepared.name, deck: prepared.cards, changed: false });
    } else if (kind === "kept" && kept) {
      begin({ id: kept.id, name: kept.name, deck: readDeck(kept.value), changed: false });
    } else if (kind === "empty") {
      begin({ id: null, name: "", deck: {}, changed: false });
    }
  };
  const called = name.trim() || t.unnamed;
  const keep = (as: string | null) =>
    act(
      "keep",
      () => (as === null ? deckRequests.keep("tvrz", called, value) : deckRequests.change(as, called, value)),
      (kept) => {
        setMine(withDeck(mine ?? [], kept));
        onBuild({ id: kept.id, name: kept.name, deck, changed: false });
        setDone(t.saved);
      },
    );
  const remove = (which: string) =>
    act(
      "remove",
      () => deckRequests.remove(which),
      () => {
        setMine((mine ?? []).filter((one) => one.id !== which));
        onBuild({ ...building, id: null, changed: true });
        setRemoving(false);
        setDone(t.removed);
      },
    );
  const taken = (read: Deck, readName: string | null) =>
    begin({ id: null, name: (readName ?? "").slice(0, LONGEST_NAME), deck: read, changed: true });

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
        <div className="tv-ask" role="alertdialog" aria-label={t.replaceAsk}>
          <p>{t.replaceAsk}</p>
          <div className="row wrap">
            <button type="button" className="btn" onClick={() => take(waiting)}>
              {t.replaceYes}
            </button>
            <button type="button" className="btn quiet" onClick={() => wait(null)}>
              {t.removeNo}
            </button>
          </div>
        </div>
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
          disabled={value === "" || busy !== null || (there !== null && !changed)}
          onClick={() => keep(there?.id ?? null)}
        >
          {t.save}
        </button>
        {there && (
          <button
            type="button"
            className="btn"
            disabled={value === "" || busy !== null}
            onClick={() => keep(null)}
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
        <div className="tv-ask" role="group" aria-label={t.removeAsk(there.name)}>
          <p>{t.removeAsk(there.name)}</p>
          <div className="row wrap">
            <button type="button" className="btn" disabled={busy !== null} onClick={() => remove(there.id)}>
              {t.removeYes}
            </button>
            <button type="button" className="btn quiet" onClick={() => setRemoving(false)}>
              {t.removeNo}
            </button>
          </div>
        </div>
      )}
      <p role="status" className="note">
        {changed && value !== "" ? t.unsaved : done}
      </p>
      <Refused refusal={refusal} />
      {shown === "export" && (
        <ExportDialog
          text={deckText(name.trim(), deck, cards, (card) => catalogue.cards[card]?.name ?? card)}
          onClose={() => show(null)}
        />
      )}
      {shown === "import" && <ImportDialog onTake={taken} onClose={() => show(null)} />}
    </div>
  );
}
