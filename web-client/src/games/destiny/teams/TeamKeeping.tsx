import { useState } from "react";
import { Ask } from "../../../decks/Ask";
import type { DeckOption } from "../../../decks/deckOption";
import { deckRequests, LONGEST_NAME, type Fault } from "../../../decks/requests";
import { EMPTY, type Building } from "../../../decks/useBuilding";
import type { Keeping } from "../../../decks/useKeeping";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck } from "../../../setup";
import { Icon } from "../../../ui/Icons";
import { Refused } from "../../../ui/Refused";
import { useDeed } from "../../../ui/useDeed";
import { Arms } from "../cards";
import { destinyOf, term, type DestinyCatalogue, type PreparedTeam } from "../catalogue";
import { ExportDialog, ImportDialog } from "./Sharing";
import { membersOf, sideOf } from "./team";
import { teamTexts } from "./texts";

/** Where a team comes from and goes to: ready and kept teams, text, link and file, keeping and deleting. */
export function TeamKeeping(props: {
  catalogue: Catalogue;
  building: Building;
  /** The team as it is written. */
  value: string;
  faults: readonly Fault[] | null;
  keeping: Keeping;
  /** The option that a random team is drawn for; null until known. */
  option: DeckOption | null;
  /** Replaces the team without asking. */
  onBuild: (next: Building) => void;
}) {
  const { catalogue, building, value, faults, keeping, option, onBuild } = props;
  const t = useTexts(teamTexts);
  const destiny = destinyOf(catalogue);
  const [shown, show] = useState<"export" | "import" | null>(null);
  const [removing, setRemoving] = useState(false);
  const { name, deck: list, changed, from } = building;
  const { mine, there, busy, waiting } = keeping;
  const prepared = destiny.teams.find(({ key }) => key === from) ?? null;

  const begin = (next: Building) => {
    setRemoving(false);
    keeping.begin(next);
  };
  const { busy: drawing, refusal: notDrawn, act } = useDeed();
  const draw = ({ form, option: { key } }: DeckOption) =>
    act(
      "draw",
      () => deckRequests.random("destiny", form, key),
      (drawn) => begin({ ...EMPTY, deck: readDeck(drawn.value), changed: true }),
    );
  const done = keeping.done === null ? "" : keeping.done === "kept" ? t.saved : t.removed;
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
            if (kept) begin({ ...EMPTY, id: kept.id, name: kept.name, deck: readDeck(kept.value) });
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
          <button type="button" className="btn" disabled={busy} onClick={() => keeping.keep(true)}>
            {t.saveNew}
          </button>
        )}
        <button
          type="button"
          className={left > 0 ? "btn" : "btn pri"}
          disabled={value === "" || busy || (there !== null && !changed)}
          onClick={() => keeping.keep(false)}
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
            onTake={() => begin({ ...EMPTY, from: team.key, name: team.name, deck: readDeck(team.value) })}
          />
        ))}
        <button
          type="button"
          className="btn quiet"
          disabled={option === null || drawing !== null}
          onClick={() => option && draw(option)}
        >
          {t.random}
        </button>
        <button type="button" className="btn quiet" onClick={() => begin(EMPTY)}>
          {t.empty}
        </button>
        <p role="status" className="note ds-keeping-state">
          {state}
        </p>
      </div>
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
      <Refused refusal={keeping.refusal ?? notDrawn} />
      {shown === "export" && (
        <ExportDialog
          name={name.trim()}
          list={list}
          value={value}
          catalogue={destiny}
          onClose={() => show(null)}
        />
      )}
      {shown === "import" && (
        <ImportDialog catalogue={destiny} onTake={keeping.take} onClose={() => show(null)} />
      )}
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
