import { useState } from "react";
import { deckRequests, LONGEST_NAME, type Fault } from "../../../decks/requests";
import { useDecks, withDeck } from "../../../decks/useDecks";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck, type Deck } from "../../../setup";
import { Icon } from "../../../ui/Icons";
import { Refused } from "../../../ui/Refused";
import { useDeed } from "../../../ui/useDeed";
import { Arms } from "../cards";
import { destinyOf, term, type DestinyCatalogue, type PreparedTeam } from "../catalogue";
import { ExportDialog, ImportDialog } from "./Sharing";
import { membersOf, sideOf } from "./team";
import { teamTexts } from "./texts";
import { EMPTY, type Building } from "./useBuilding";

/** Where a team comes from and goes to: ready and kept teams, text, link and file, keeping and deleting. */
export function Keeping(props: {
  catalogue: Catalogue;
  building: Building;
  /** The team as it is written. */
  value: string;
  faults: readonly Fault[] | null;
  /** What waits for the reader's word, because it would lose changes. */
  waiting: Building | null;
  onWait: (next: Building | null) => void;
  /** Begins with another team, after asking where that loses changes. */
  onBegin: (next: Building) => void;
  /** Replaces the team without asking. */
  onBuild: (next: Building) => void;
}) {
  const { catalogue, building, value, faults, waiting, onWait, onBegin, onBuild } = props;
  const t = useTexts(teamTexts);
  const destiny = destinyOf(catalogue);
  const [mine, setMine] = useDecks("destiny");
  const { busy, refusal, act } = useDeed();
  const [shown, show] = useState<"export" | "import" | null>(null);
  const [removing, setRemoving] = useState(false);
  const [done, setDone] = useState("");
  const { id, name, list, changed, from } = building;
  const there = mine?.find((one) => one.id === id) ?? null;
  const prepared = destiny.teams.find(({ key }) => key === from) ?? null;

  const begin = (next: Building) => {
    setDone("");
    setRemoving(false);
    onBegin(next);
  };
  const called = name.trim() || t.unnamed;
  const keep = (as: string | null) =>
    act(
      "keep",
      () =>
        as === null ? deckRequests.keep("destiny", called, value) : deckRequests.change(as, called, value),
      (kept) => {
        setMine(withDeck(mine ?? [], kept));
        onBuild({ ...building, id: kept.id, from: null, name: kept.name, changed: false });
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
  const take = (read: Deck, readName: string | null) =>
    begin({ ...EMPTY, name: (readName ?? "").slice(0, LONGEST_NAME), list: read, changed: true });
  const state = changed && value !== "" ? (prepared ? t.copyOf(prepared.name) : t.unsaved) : done;
  const left = faults?.length ?? 0;
  return (
    <div className="ds-keeping">
      <div className="ds-keeping-row">
        <input
          className="field ds-team-name"
          aria-label={t.name}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={t.unnamed}
          onChange={(event) => onBuild({ ...building, name: event.target.value, changed: true })}
        />
        <select
          className="field"
          aria-label={t.yours}
          value={there?.id ?? ""}
          onChange={(event) => {
            const kept = mine?.find((one) => one.id === event.target.value);
            if (kept)
              begin({ id: kept.id, from: null, name: kept.name, list: readDeck(kept.value), changed: false });
          }}
        >
          <option value="">{mine?.length ? `${t.yours} …` : `${t.yours}: ${t.noneKept}`}</option>
          {mine?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <span className="sp" />
        <button type="button" className="btn quiet" onClick={() => show("import")}>
          <Icon name="down" /> {t.fromText}
        </button>
        <button type="button" className="btn quiet" disabled={value === ""} onClick={() => show("export")}>
          <Icon name="share" /> {t.asText}
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
        {there && changed && (
          <button type="button" className="btn" disabled={busy !== null} onClick={() => keep(null)}>
            {t.saveNew}
          </button>
        )}
        <button
          type="button"
          className={left > 0 ? "btn" : "btn pri"}
          disabled={value === "" || busy !== null || (there !== null && !changed)}
          onClick={() => keep(there?.id ?? null)}
        >
          {left > 0 ? t.saveFaulty(left) : t.save}
        </button>
      </div>
      <div className="ds-keeping-row">
        <span className="lbl">{t.ready}</span>
        {destiny.teams.map((team) => (
          <ReadyTeam
            key={team.key}
            team={team}
            catalogue={destiny}
            chosen={from === team.key}
            changed={changed}
            onTake={() =>
              begin({ id: null, from: team.key, name: team.name, list: readDeck(team.value), changed: false })
            }
          />
        ))}
        <button type="button" className="btn quiet" onClick={() => begin(EMPTY)}>
          {t.empty}
        </button>
        <p role="status" className="note ds-keeping-state">
          {state}
        </p>
      </div>
      {waiting && (
        <div className="ds-ask" role="alertdialog" aria-label={t.replaceAsk}>
          <p>{t.replaceAsk}</p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              onWait(null);
              onBuild(waiting);
            }}
          >
            {t.replaceYes}
          </button>
          <button type="button" className="btn quiet" onClick={() => onWait(null)}>
            {t.removeNo}
          </button>
        </div>
      )}
      {removing && there && (
        <div className="ds-ask" role="group" aria-label={t.removeAsk(there.name)}>
          <p>{t.removeAsk(there.name)}</p>
          <button type="button" className="btn" disabled={busy !== null} onClick={() => remove(there.id)}>
            {t.removeYes}
          </button>
          <button type="button" className="btn quiet" onClick={() => setRemoving(false)}>
            {t.removeNo}
          </button>
        </div>
      )}
      <Refused refusal={refusal} />
      {shown === "export" && (
        <ExportDialog
          name={name.trim()}
          list={list}
          value={value}
          catalogue={destiny}
          onClose={() => show(null)}
        />
      )}
      {shown === "import" && <ImportDialog catalogue={destiny} onTake={take} onClose={() => show(null)} />}
    </div>
  );
}

/** A team that comes with the game, by the arms of its characters. */
function ReadyTeam(props: {
  team: PreparedTeam;
  catalogue: DestinyCatalogue;
  chosen: boolean;
  changed: boolean;
  onTake: () => void;
}) {
  const { team, catalogue, chosen, changed, onTake } = props;
  const t = useTexts(teamTexts);
  const members = membersOf(readDeck(team.value), catalogue);
  const side = sideOf(members) ?? "neutral";
  return (
    <button type="button" className="ds-ready" aria-pressed={chosen} onClick={onTake}>
      <span className="ds-ready-arms">
        {members.map(({ key, card }) => (
          <Arms key={key} card={card.key} type={card.type} colour={card.colour} size={32} />
        ))}
      </span>
      <span>
        <b>{team.name}</b>
        <small>{t.teamOf(team.points, term(catalogue, "affiliation", side))}</small>
      </span>
      {chosen && !changed && <Icon name="check" />}
    </button>
  );
}
