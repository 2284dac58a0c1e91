import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { withCopies, type Deck } from "../../../setup";
import { EVERYTHING, Filters, matches, Segments } from "../browser";
import { Arms, cardFace, Coin, UniqueMark, type CardFace } from "../cards";
import { term, type DestinyCatalogue } from "../catalogue";
import { Sides } from "../dice";
import { deckObjection, isForDecks, membersOf } from "./team";
import { teamTexts } from "./texts";
import { deckReason } from "./words";

/** Which cards are listed: those that the team admits, all, or those in the deck. */
export type Which = "legal" | "all" | "chosen";

/** How many copies of a card a deck may have (D3.4). */
const COPIES = 2;

/** All cards of decks with filters, each with its copies; what the team does not admit stays visible, with the reason. */
export function CardColumn(props: {
  catalogue: DestinyCatalogue;
  list: Deck;
  which: Which;
  onWhich: (which: Which) => void;
  onChange: (list: Deck) => void;
  onOpen: (card: string) => void;
}) {
  const { catalogue, list, which, onWhich, onChange, onOpen } = props;
  const t = useTexts(teamTexts);
  const { lang } = useLanguage();
  const [filter, setFilter] = useState(EVERYTHING);
  // Rows are given the same function all along: another one would draw all of them anew at each press and letter.
  const latest = useRef({ list, onChange });
  useLayoutEffect(() => {
    latest.current = { list, onChange };
  });
  const copy = useCallback((key: string, by: 1 | -1) => {
    const { list, onChange } = latest.current;
    onChange(withCopies(list, key, by, Math.max(list[key] ?? 0, COPIES)));
  }, []);
  const members = membersOf(list, catalogue);
  const rows = Object.values(catalogue.cards).flatMap((card) => {
    const face = isForDecks(card.type) ? cardFace(catalogue, card.key, lang) : null;
    if (!face) return [];
    const objection = deckObjection(card, members);
    const copies = list[card.key] ?? 0;
    return [{ card, face, copies, reason: objection && deckReason(objection, catalogue, t) }];
  });
  const legal = rows.filter(({ reason }) => reason === null);
  const chosen = rows.filter(({ copies }) => copies > 0);
  const listed = {
    legal: rows.filter(({ reason, copies }) => reason === null || copies > 0),
    all: rows,
    chosen,
  };
  const shown = listed[which].filter(({ face }) => matches(face, filter));
  return (
    <section className="ds-column-cards" aria-labelledby="ds-cards">
      <h2 id="ds-cards" className="visually-hidden">
        {t.cards}
      </h2>
      <Filters
        catalogue={catalogue}
        filter={filter}
        onChange={setFilter}
        types={["upgrade", "support", "event"]}
      >
        <Segments<Which>
          label={t.which}
          values={[
            ["legal", t.legal(legal.length)],
            ["all", t.all(rows.length)],
            ["chosen", t.inDeck(chosen.length)],
          ]}
          value={which}
          onChange={onWhich}
        />
      </Filters>
      {shown.length === 0 && <p className="note">{t.noCards}</p>}
      <ul className="ds-card-rows">
        {shown.map(({ card, face, copies, reason }) => (
          <CardRow
            key={card.key}
            face={face}
            keywords={card.keywords.map((keyword) => term(catalogue, "keyword", keyword)).join(", ")}
            copies={copies}
            reason={reason}
            onCopies={copy}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

const CardRow = memo(function CardRow(props: {
  face: CardFace;
  keywords: string;
  copies: number;
  /** Why the team does not admit it; null if it does. */
  reason: string | null;
  onCopies: (card: string, by: 1 | -1) => void;
  onOpen: (card: string) => void;
}) {
  const { face, keywords, copies, reason, onCopies, onOpen } = props;
  const t = useTexts(teamTexts);
  const standing = reason === null ? "" : copies > 0 ? "ds-row-faulty" : "ds-objected";
  return (
    <li className={`ds-card-row ds-${face.colour} ${standing}`}>
      {face.cost !== null && <Coin>{face.cost}</Coin>}
      <Arms card={face.key} type={face.type} colour={face.colour} size={32} />
      <span className="ds-card-row-facts">
        <button
          type="button"
          className="ds-open"
          title={t.details(face.name)}
          onClick={() => onOpen(face.key)}
        >
          {face.unique && <UniqueMark />}
          {face.name}
        </button>
        <small>{reason ?? [face.line, keywords].filter(Boolean).join(", ")}</small>
      </span>
      <span className="ds-card-row-die">
        {face.sides.length > 0 && (
          <Sides sides={face.sides} colour={face.colour} affiliation={face.affiliation} size={22} inRow />
        )}
      </span>
      <span className="ds-copies" role="group" aria-label={t.count(copies, face.name)}>
        <button
          type="button"
          aria-label={t.less(face.name)}
          disabled={copies === 0}
          onClick={() => onCopies(face.key, -1)}
        >
          −
        </button>
        <b aria-hidden="true">{copies}</b>
        <button
          type="button"
          aria-label={reason === null ? t.more(face.name) : `${t.more(face.name)}, ${reason}`}
          disabled={copies >= COPIES || reason !== null}
          onClick={() => onCopies(face.key, 1)}
        >
          +
        </button>
      </span>
    </li>
  );
});
