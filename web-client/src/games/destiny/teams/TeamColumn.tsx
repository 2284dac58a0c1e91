import { useState } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import type { Deck } from "../../../setup";
import { Segments } from "../browser";
import { Arms, cardFace, HeartMark, SignedText, UniqueMark } from "../cards";
import { term, type Affiliation, type CardFacts, type DestinyCatalogue } from "../catalogue";
import { Sides } from "../dice";
import {
  battlefieldOf,
  memberKey,
  memberObjection,
  membersOf,
  POINTS,
  pointsOf,
  sideOf,
  withBattlefield,
  withMember,
  type Member,
  type Objection,
} from "./team";
import { teamTexts } from "./texts";

/** Points as a bar of 30: a segment a character, in its colour. */
export function PointsBar({ members }: { members: readonly Member[] }) {
  const points = pointsOf(members);
  const each = members.flatMap((member) =>
    Array.from({ length: member.copies }, (_, i) => ({ ...member, copy: i })),
  );
  return (
    <div className={points > POINTS ? "ds-bar ds-bar-over" : "ds-bar"} aria-hidden="true">
      {each.map(({ key, card, dice, copy }) => {
        const price = dice === 2 ? card.elite : card.points;
        return (
          <span key={`${key} ${copy}`} className={`ds-${card.colour}`} style={{ flexGrow: price }}>
            <b>
              <span>{card.name}</span> {price}
            </b>
          </span>
        );
      })}
      {points < POINTS && <span className="ds-bar-left" style={{ flexGrow: POINTS - points }} />}
    </div>
  );
}

interface PartProps {
  catalogue: DestinyCatalogue;
  list: Deck;
  onChange: (list: Deck) => void;
}

/** The team so far with its points, and all characters that might join it. */
export function TeamPart(props: PartProps & { onOpen: (card: string) => void }) {
  const { catalogue, list, onChange, onOpen } = props;
  const t = useTexts(teamTexts);
  const members = membersOf(list, catalogue);
  const points = pointsOf(members);
  const [wanted, setWanted] = useState<Affiliation | null>(null);
  const side = wanted ?? sideOf(members) ?? "hero";
  const chosen = new Set(members.map(({ card }) => card.key));
  const characters = Object.values(catalogue.cards).filter(({ type }) => type === "character");
  const row = (card: CardFacts) => (
    <CharacterRow
      key={card.key}
      card={card}
      list={list}
      members={members}
      onChange={onChange}
      onOpen={onOpen}
    />
  );
  return (
    <section className="ds-part-team" aria-labelledby="ds-team">
      <div className="ds-part-head">
        <h2 id="ds-team">{t.team}</h2>
        <p role="status" className={points > POINTS ? "ds-count ds-count-wrong" : "ds-count"}>
          <b>{points}</b> {t.ofPoints(POINTS)}
        </p>
      </div>
      <PointsBar members={members} />
      {members.length === 0 && <p className="note">{t.nobody}</p>}
      <ul className="ds-members">{characters.filter(({ key }) => chosen.has(key)).map(row)}</ul>
      <div className="ds-part-head">
        <h3>{t.characters}</h3>
        <Segments<Affiliation>
          label={term(catalogue, "affiliation", side)}
          values={[
            ["hero", t.heroes],
            ["villain", t.villains],
          ]}
          value={side}
          onChange={setWanted}
        />
      </div>
      <ul className="ds-candidates">
        {characters
          .filter(({ key, affiliation }) => !chosen.has(key) && [side, "neutral"].includes(affiliation))
          .map(row)}
      </ul>
    </section>
  );
}

function CharacterRow(
  props: Omit<PartProps, "catalogue"> & {
    card: CardFacts;
    members: readonly Member[];
    onOpen: (card: string) => void;
  },
) {
  const { card, list, members, onChange, onOpen } = props;
  const t = useTexts(teamTexts);
  const versions = [1 as const, ...(card.elite > 0 ? [2 as const] : [])];
  const chosen = members.some((member) => member.card.key === card.key);
  const against = memberObjection(card, 1, members);
  const out = !chosen && against?.why === "side";
  const reasons = [
    out ? (card.affiliation === "hero" ? t.heroOnly : t.villainOnly) : "",
    card.unique ? "" : t.anyNumber,
  ].filter(Boolean);
  return (
    <li
      className={`ds-character ds-${card.colour} ${chosen ? "ds-in-team" : ""} ${out ? "ds-objected" : ""}`}
    >
      <Arms card={card.key} type={card.type} colour={card.colour} size={chosen ? 46 : 36} />
      <span className="ds-character-facts">
        <button
          type="button"
          className="ds-open"
          title={t.details(card.name)}
          onClick={() => onOpen(card.key)}
        >
          {card.unique && <UniqueMark />}
          {card.name}
        </button>
        {reasons.length > 0 && <small>{reasons.join("; ")}</small>}
        {!out && (
          <span className="ds-character-die">
            <HeartMark />
            {card.health}
            <Sides sides={card.sides} colour={card.colour} affiliation={card.affiliation} size={20} inRow />
          </span>
        )}
      </span>
      <span className="ds-versions">
        {versions.map((dice) => (
          <Version
            key={dice}
            card={card}
            dice={dice}
            copies={list[memberKey(card.key, dice)] ?? 0}
            objection={memberObjection(card, dice, members)}
            onTake={(by) => onChange(withMember(list, card, dice, by))}
          />
        ))}
      </span>
    </li>
  );
}

/** A character with one die or two: its points, pressed while it is in the team; dashed where it does not fit. */
function Version(props: {
  card: CardFacts;
  dice: 1 | 2;
  copies: number;
  objection: Objection | null;
  onTake: (by: 1 | -1) => void;
}) {
  const { card, dice, copies, objection, onTake } = props;
  const t = useTexts(teamTexts);
  const points = dice === 2 ? card.elite : card.points;
  const words = dice === 2 ? t.twoDice : t.oneDie;
  const isOver = objection?.why === "over";
  const below = isOver && copies === 0 ? t.over(objection.points) : words;
  const why =
    objection === null
      ? ""
      : isOver
        ? t.overLong(objection.points)
        : card.affiliation === "hero"
          ? t.heroOnly
          : t.villainOnly;
  // The name holds what is seen, and then what is not.
  const unseen = copies > 0 ? "" : isOver ? words : why;
  const name = `${card.name}: ${points} ${below}${unseen && `, ${unseen}`}`;
  if (!card.unique && copies > 0) {
    return (
      <span className="ds-copies" role="group" aria-label={t.count(copies, card.name)}>
        <button type="button" aria-label={t.less(card.name)} onClick={() => onTake(-1)}>
          −
        </button>
        <b aria-hidden="true">{copies}</b>
        <button
          type="button"
          aria-label={why ? `${t.more(card.name)}, ${why}` : t.more(card.name)}
          disabled={objection !== null}
          onClick={() => onTake(1)}
        >
          +
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="ds-version"
      aria-pressed={copies > 0}
      aria-label={name}
      disabled={copies === 0 && objection !== null}
      onClick={() => onTake(copies > 0 ? -1 : 1)}
    >
      <b>{points}</b> <span>{below}</span>
    </button>
  );
}

/** All battlefields, one of them chosen. */
export function BattlefieldPart({ catalogue, list, onChange }: PartProps) {
  const t = useTexts(teamTexts);
  const { lang } = useLanguage();
  const chosen = battlefieldOf(list, catalogue);
  return (
    <section className="ds-part-battlefield" aria-labelledby="ds-battlefield">
      <div className="ds-part-head">
        <h3 id="ds-battlefield">{t.battlefield}</h3>
        <small>{t.anySuits}</small>
      </div>
      <div className="ds-battlefields" role="radiogroup" aria-labelledby="ds-battlefield">
        {Object.values(catalogue.cards)
          .filter(({ type }) => type === "battlefield")
          .map((card) => {
            const face = cardFace(catalogue, card.key, lang);
            return (
              <label key={card.key} className="ds-battlefield">
                <input
                  type="radio"
                  name="ds-battlefield"
                  checked={chosen?.key === card.key}
                  onChange={() => onChange(withBattlefield(list, card.key, catalogue))}
                />
                <Arms card={card.key} type={card.type} colour={card.colour} size={38} />
                <span>
                  <b>{card.name}</b>
                  <small>
                    {face?.text.map(({ head, text }) => (
                      <span key={text}>
                        {head && head} <SignedText text={text} nameOf={face.signName} />
                      </span>
                    ))}
                  </small>
                </span>
              </label>
            );
          })}
      </div>
    </section>
  );
}
