import { useTexts } from "../../../i18n";
import type { Fault } from "../../../decks/requests";
import type { Catalogue } from "../../../protocol";
import type { Deck } from "../../../setup";
import { Icon } from "../../../ui/Icons";
import { browserTexts } from "../browser/texts";
import { Coin, TypeMark } from "../cards";
import { destinyOf, SYMBOLS, term, type CardFacts, type DestinyCatalogue } from "../catalogue";
import { Sign } from "../dice";
import { DECK, deckOf, deckSize } from "./team";
import { teamTexts } from "./texts";
import { faultSentence } from "./words";

const TYPES = ["upgrade", "support", "event"] as const;

/** The deck: what is wrong with the team and how to mend it, its cards by type, its sides and costs. */
export function DeckColumn(props: {
  catalogue: Catalogue;
  list: Deck;
  /** Null until known. */
  faults: readonly Fault[] | null;
  /** Why they are not known, in a sentence. */
  unchecked: string | null;
  onChange: (list: Deck) => void;
  onLegal: () => void;
  onOpen: (card: string) => void;
}) {
  const { catalogue, list, faults, unchecked, onChange, onLegal, onOpen } = props;
  const t = useTexts(teamTexts);
  const destiny = destinyOf(catalogue);
  const size = deckSize(list, destiny);
  const cards = deckOf(list, destiny);
  const faulty = new Set(faults?.map(({ card }) => card));
  return (
    <section className="ds-column-deck" aria-labelledby="ds-deck">
      <div className="ds-part-head">
        <h2 id="ds-deck">{t.deck}</h2>
        <p role="status" className={size === DECK ? "ds-count" : "ds-count ds-count-wrong"}>
          <b>{size}</b> {t.ofCards(DECK)}
        </p>
      </div>
      <Faults
        catalogue={catalogue}
        list={list}
        size={size}
        faults={faults}
        unchecked={unchecked}
        onChange={onChange}
        onLegal={onLegal}
      />
      <div className="ds-deck-lists">
        {TYPES.map((type) => (
          <DeckPart
            key={type}
            type={type}
            cards={cards.filter(({ card }) => card.type === type)}
            faulty={faulty}
            onOpen={onOpen}
          />
        ))}
        {size > 0 && <Charts cards={cards} catalogue={destiny} />}
      </div>
    </section>
  );
}

function DeckPart(props: {
  type: (typeof TYPES)[number];
  cards: readonly { card: CardFacts; copies: number }[];
  faulty: ReadonlySet<string | null>;
  onOpen: (card: string) => void;
}) {
  const { type, cards, faulty, onOpen } = props;
  const b = useTexts(browserTexts);
  return (
    <div className="ds-deck-part">
      <h3>
        <TypeMark of={type} />
        {b.typesOf(type)}
        <span>{cards.reduce((sum, { copies }) => sum + copies, 0)}</span>
      </h3>
      <ul>
        {cards.map(({ card, copies }) => (
          <li key={card.key} className={faulty.has(card.key) ? "ds-faulty" : ""}>
            <i className={`ds-colour ds-${card.colour}`} aria-hidden="true" />
            <button type="button" className="ds-open" onClick={() => onOpen(card.key)}>
              {copies > 1 && <b>{copies} × </b>}
              {card.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong, each with the way to mend it. */
function Faults(props: {
  catalogue: Catalogue;
  list: Deck;
  size: number;
  faults: readonly Fault[] | null;
  unchecked: string | null;
  onChange: (list: Deck) => void;
  onLegal: () => void;
}) {
  const { catalogue, list, size, faults, unchecked, onChange, onLegal } = props;
  const t = useTexts(teamTexts);
  if (Object.keys(list).length === 0) return null;
  if (unchecked !== null || faults === null) {
    return (
      <div className="ds-verdict" role="status">
        <p className="note">{unchecked ?? t.checking}</p>
      </div>
    );
  }
  if (faults.length === 0) {
    return (
      <div className="ds-verdict ds-verdict-fine" role="status">
        <h3>
          <Icon name="check" /> {t.fine}
        </h3>
      </div>
    );
  }
  const takeOut = (key: string) =>
    onChange(Object.fromEntries(Object.entries(list).filter(([card]) => card !== key)));
  return (
    <div className="ds-verdict ds-verdict-faulty" role="status">
      <h3>
        <Icon name="not" /> {t.faults(faults.length)}
      </h3>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.card ?? ""}`}>
            {fault.code === "deck-too-small" && (
              <>
                <b>{t.missing(DECK - size)}</b> {t.chosenOf(size, DECK)}{" "}
              </>
            )}
            {fault.code !== "deck-too-small" && (
              <>
                <FaultSentence {...{ fault, catalogue }} />{" "}
              </>
            )}
            {fault.code === "deck-too-small" && (
              <button type="button" className="ds-mend" onClick={onLegal}>
                {t.showLegal}
              </button>
            )}
            {fault.card !== null && (
              <button type="button" className="ds-mend" onClick={() => takeOut(fault.card ?? "")}>
                {t.takeOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fault in words; its rule leads to the part of the rules about teams, beside a team that may not be kept yet. */
function FaultSentence({ fault, catalogue }: { fault: Fault; catalogue: Catalogue }) {
  const said = faultSentence(fault, catalogue);
  const { rule } = fault;
  if (rule === null) return said;
  const at = said.lastIndexOf(rule);
  return (
    <>
      {said.slice(0, at)}
      <a className="text" href="/rules/destiny#team" target="_blank" rel="noopener">
        {rule}
      </a>
      {said.slice(at + rule.length)}
    </>
  );
}

/** Pixels of the highest bar. */
const HIGH = 76;

/** How often each sign stands on the dice of the deck, and how many cards have each cost. */
function Charts(props: {
  cards: readonly { card: CardFacts; copies: number }[];
  catalogue: DestinyCatalogue;
}) {
  const { cards, catalogue } = props;
  const t = useTexts(teamTexts);
  const count = (of: (card: CardFacts) => number) =>
    cards.reduce((sum, { card, copies }) => sum + of(card) * copies, 0);
  const sides = SYMBOLS.map(
    (symbol) =>
      [symbol, count((card) => card.sides.filter((side) => side.symbol === symbol).length)] as const,
  );
  const dearest = Math.max(...cards.map(({ card }) => card.cost));
  const costs = Array.from(
    { length: dearest + 1 },
    (_, cost) => [cost, count((card) => (card.cost === cost ? 1 : 0))] as const,
  );
  const bar = (amount: number, highest: number) => ({
    height: Math.max(1, Math.round((amount / Math.max(1, highest)) * HIGH)),
  });
  const most = Math.max(...sides.map(([, n]) => n));
  const dear = Math.max(...costs.map(([, n]) => n));
  const said = sides.map(([symbol, n]) => `${term(catalogue, "symbol", symbol)} ${n}`).join(", ");
  return (
    <div className="ds-charts">
      <figure>
        <figcaption>{t.diceSides}</figcaption>
        <div className="ds-deck-chart" role="img" aria-label={`${t.diceSides}: ${said}`}>
          {sides.map(([symbol, n]) => (
            <span key={symbol}>
              <i style={bar(n, most)} />
              <Sign of={symbol} size={16} />
              <b>{n}</b>
            </span>
          ))}
        </div>
      </figure>
      <figure>
        <figcaption>{t.costs}</figcaption>
        <div
          className="ds-deck-chart"
          role="img"
          aria-label={`${t.costs}: ${costs.map(([cost, n]) => `${cost}: ${n}`).join(", ")}`}
        >
          {costs.map(([cost, n]) => (
            <span key={cost}>
              <i style={bar(n, dear)} />
              <Coin>{cost}</Coin>
              <b>{n}</b>
            </span>
          ))}
        </div>
      </figure>
    </div>
  );
}
