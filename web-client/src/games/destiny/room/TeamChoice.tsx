import { useState } from "react";
import { deckRequests } from "../../../decks/requests";
import { useDecks } from "../../../decks/useDecks";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck, sizeOf, Tiles, writeDeck, type DeckListOption, type Tile } from "../../../setup";
import { Refused } from "../../../ui/Refused";
import { useDeed } from "../../../ui/useDeed";
import { Arms } from "../cards";
import { destinyOf, term, type DestinyCatalogue } from "../catalogue";
import { membersOf, PointsBar, pointsOf, sideOf } from "../teams";
import { ImportDialog } from "../teams/Sharing";
import { teamTexts } from "../teams/texts";
import "./teamChoice.css";

/** The value of the tile for a team that is neither prepared nor kept. */
const PASTED = "pasted";

/** A team: one of the prepared ones, a kept one, or one from text. What is chosen is for its player's eyes. */
export function TeamChoice(props: {
  catalogue: Catalogue;
  /** The form's key, and its option. */
  form: string;
  option: DeckListOption;
  value: string | null;
  /** Whether there is little room: no bars, no notes. */
  brief?: boolean;
  onChoose: (value: string) => void;
}) {
  const { catalogue, form, option, value, brief = false, onChoose } = props;
  const t = useTexts(teamTexts);
  const destiny = destinyOf(catalogue);
  const [mine] = useDecks("destiny");
  const [pasting, setPasting] = useState(false);
  const { busy, refusal, act } = useDeed();
  const prepared = option.prepared.map(({ key, value: team }) => ({
    key: `prepared/${key}`,
    name: destiny.teams.find((one) => one.key === key)?.name ?? key,
    team,
  }));
  const kept = (mine ?? []).map(({ id, name, value: team }) => ({
    key: `kept/${id}`,
    name,
    team: writeDeck(readDeck(team), option.cards),
  }));
  const teams = [...prepared, ...kept];
  const chosen = teams.find(({ team }) => team === value)?.key ?? (value === null ? undefined : PASTED);
  const pasted = chosen === PASTED && value !== null ? [{ key: PASTED, name: t.pasted, team: value }] : [];
  const tiles: Tile<string>[] = [...teams, ...pasted].map(({ key, name, team }) => {
    const members = membersOf(readDeck(team), destiny);
    const cards = sizeOf(readDeck(team));
    return {
      key,
      name,
      note: t.teamOf(pointsOf(members), term(destiny, "affiliation", sideOf(members) ?? "neutral")),
      picture: <TeamPicture team={team} catalogue={destiny} brief={brief} />,
      barred: cards < option.least || cards > option.most ? t.unfinished : undefined,
    };
  });
  return (
    <div className="ds-team-choice">
      <Tiles
        className="ds-team-tiles"
        legend={t.yourTeam}
        tiles={tiles}
        value={chosen}
        onChoose={(key) => {
          const team = teams.find((one) => one.key === key)?.team;
          if (team !== undefined) onChoose(team);
        }}
      />
      <div className="row wrap">
        <a className="btn" href="/decks/destiny" target="_blank" rel="noopener">
          {t.build}
        </a>
        <button type="button" className="btn" onClick={() => setPasting(true)}>
          {t.fromText}
        </button>
        <button
          type="button"
          className="btn"
          disabled={busy !== null}
          onClick={() =>
            act(
              "draw",
              () => deckRequests.random("destiny", form, option.key),
              (drawn) => onChoose(drawn.value),
            )
          }
        >
          {t.random}
        </button>
      </div>
      <Refused refusal={refusal} />
      {!brief && <p className="note">{t.othersSee}</p>}
      {pasting && (
        <ImportDialog
          catalogue={destiny}
          onTake={(list) => onChoose(writeDeck(list, option.cards))}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}

/** A team by the arms of its characters, and its points as a bar. */
function TeamPicture(props: { team: string; catalogue: DestinyCatalogue; brief: boolean }) {
  const members = membersOf(readDeck(props.team), props.catalogue);
  const each = members.flatMap(({ key, card, copies }) =>
    Array.from({ length: copies }, (_, i) => ({ id: `${key} ${i}`, card })),
  );
  return (
    <span className="ds-team-picture" aria-hidden="true">
      <span className="ds-team-arms">
        {each.map(({ id, card }) => (
          <Arms key={id} card={card.key} type={card.type} colour={card.colour} size={40} />
        ))}
      </span>
      {!props.brief && <PointsBar members={members} />}
    </span>
  );
}
