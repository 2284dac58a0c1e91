import { useEffect, useState } from "react";
import { useDeckOption } from "../../../decks/deckOption";
import { EMPTY, useBuilding } from "../../../decks/useBuilding";
import { useFaults } from "../../../decks/useDecks";
import { useKeeping } from "../../../decks/useKeeping";
import { useLanguage, useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { useCatalogue } from "../../../room/useCatalogue";
import { readDeck, writeDeck, type Deck } from "../../../setup";
import { Page } from "../../../ui/Page";
import { refusalTexts, sentence } from "../../../ui/refusals";
import { CardDetails, Segments } from "../browser";
import { destinyOf } from "../catalogue";
import { CardColumn, type Which } from "./CardColumn";
import { DeckColumn } from "./DeckColumn";
import { linked } from "./link";
import { TeamKeeping } from "./TeamKeeping";
import { battlefieldOf, DECK, deckSize, keysOf, membersOf, POINTS, pointsOf } from "./team";
import { BattlefieldPart, TeamPart } from "./TeamColumn";
import { teamTexts } from "./texts";
import "../tokens.css";
import "./teams.css";
import "./team.css";
import "./deck.css";
import "./widths.css";

/** The team builder: characters and battlefield, all cards, the deck with what is wrong, and the teams one keeps. */
export function Teams() {
  const t = useTexts(teamTexts);
  const { lang } = useLanguage();
  const catalogue = useCatalogue("destiny", lang);
  return (
    <Page title={t.title}>
      <div className="ds-team-builder">
        <h1 className="visually-hidden">{t.heading}</h1>
        {catalogue && <Builder catalogue={catalogue} />}
      </div>
    </Page>
  );
}

type Tab = "team" | "cards" | "battlefield";

function Builder({ catalogue }: { catalogue: Catalogue }) {
  const t = useTexts(teamTexts);
  const r = useTexts(refusalTexts);
  const destiny = destinyOf(catalogue);
  const [building, build] = useBuilding("destiny.team");
  const [tab, setTab] = useState<Tab>("team");
  const [which, setWhich] = useState<Which>("legal");
  const [open, setOpen] = useState<string | null>(null);
  const asked = useDeckOption("destiny");
  const { deck: list } = building;
  const value = writeDeck(list, keysOf(destiny));
  const [faults, failure] = useFaults(
    asked && value !== "" ? { game: "destiny", form: asked.form, option: asked.option.key, value } : null,
  );
  const members = membersOf(list, destiny);
  const points = pointsOf(members);
  const size = deckSize(list, destiny);
  const change = (next: Deck) => build({ ...building, deck: next, changed: true });
  const keeping = useKeeping({ game: "destiny", building, value, unnamed: t.unnamed, onBuild: build });

  // Once: the address may hold a team.
  const [shared] = useState(() => linked(location.hash));
  useEffect(() => {
    if (!shared) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    keeping.begin({ ...EMPTY, name: shared.name, deck: readDeck(shared.value), changed: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the team of the address is taken once
  }, [shared]);

  const tabs = [
    ["team", t.team, `${points}/${POINTS}`, points > POINTS || points === 0],
    ["cards", t.cards, `${size}/${DECK}`, size !== DECK],
    ["battlefield", t.battlefield, battlefieldOf(list, destiny) ? "✓" : "–", !battlefieldOf(list, destiny)],
  ] as const;
  return (
    <>
      <TeamKeeping
        catalogue={catalogue}
        building={building}
        value={value}
        faults={value === "" ? null : faults}
        keeping={keeping}
        option={asked}
        onBuild={build}
      />
      <div className="ds-tabs">
        <Segments<Tab>
          label={t.show}
          value={tab}
          onChange={setTab}
          values={tabs.map(
            ([key, name, count, wrong]) =>
              [
                key,
                <span key={key} className="ds-segment-face">
                  {name}
                  <b className={wrong ? "ds-wrong" : ""}>{count}</b>
                </span>,
              ] as const,
          )}
        />
      </div>
      <div className="ds-builder" data-tab={tab}>
        <div className="ds-column-team">
          <TeamPart catalogue={destiny} list={list} onChange={change} onOpen={setOpen} />
          <BattlefieldPart catalogue={destiny} list={list} onChange={change} />
        </div>
        <CardColumn
          catalogue={destiny}
          list={list}
          which={which}
          onWhich={setWhich}
          onChange={change}
          onOpen={setOpen}
        />
        <DeckColumn
          catalogue={catalogue}
          list={list}
          faults={value === "" ? null : faults}
          unchecked={failure ? `${t.unchecked} ${sentence(r, failure.refusal, catalogue.words)}` : null}
          onChange={change}
          onLegal={() => {
            setWhich("legal");
            setTab("cards");
          }}
          onOpen={setOpen}
        />
      </div>
      {open !== null && <CardDetails card={open} catalogue={destiny} onClose={() => setOpen(null)} />}
    </>
  );
}
