import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import type { Fault } from "../../../decks/requests";
import { Copies, sizeOf, type Deck } from "../../../setup";
import { Icon } from "../../../ui/Icons";
import { cardFace } from "../cards";
import { tvrzOf } from "../catalogue";
import { PartSign } from "../fort";
import { countsOf } from "./counts";
import { DeckBars, DeckCounts } from "./DeckPicture";
import { deckTexts } from "./texts";

/** The deck so far: its size, what it consists of, what is wrong with it, and its cards. */
export function DeckPanel(props: {
  deck: Deck;
  catalogue: Catalogue;
  /** The most copies of a card. */
  most: number;
  /** Null until known. */
  faults: readonly Fault[] | null;
  /** Why they are not known, in a sentence. */
  unchecked: string | null;
  /** How many cards a deck has. */
  wanted: string | null;
  onChange: (card: string, by: 1 | -1) => void;
  children: ReactNode;
}) {
  const { deck, catalogue, most, onChange } = props;
  const t = useTexts(deckTexts);
  const { lang } = useLanguage();
  const tvrz = tvrzOf(catalogue);
  const size = sizeOf(deck);
  const listed = Object.keys(tvrz.cards).filter((card) => (deck[card] ?? 0) > 0);
  return (
    <section className="panel tv-deck-panel" aria-labelledby="tv-deck">
      <div className="row wrap">
        <h2 id="tv-deck" className="sp">
          {t.yours}
        </h2>
        <b className="tv-deck-size" role="status">
          {t.cards(size)}
        </b>
      </div>
      {props.children}
      {props.wanted && <p className="note">{props.wanted}</p>}
      {size > 0 && (
        <>
          <DeckCounts deck={deck} catalogue={tvrz} />
          <p className="tv-deck-counts">
            <span>
              {t.attackers} <b>{countsOf(deck, tvrz).attackers}</b>
            </span>
          </p>
          <figure className="tv-deck-figure">
            <DeckBars deck={deck} catalogue={tvrz} />
            <figcaption className="note">{t.bars}</figcaption>
          </figure>
          <Faults catalogue={catalogue} faults={props.faults} unchecked={props.unchecked} />
        </>
      )}
      <h3>{t.inDeck}</h3>
      {size === 0 && <p className="note">{t.nothing}</p>}
      <ul className="tv-deck-list">
        {listed.map((card) => {
          const face = cardFace(tvrz, card, lang);
          return (
            face && (
              <li key={card} data-faulty={props.faults?.some((fault) => fault.card === card) ?? false}>
                <i className={`tv-bar-sample tv-bar-sample-${face.bar}`} aria-hidden="true" />
                <PartSign sign={face.sign} />
                <span className="sp">{face.name}</span>
                <Copies
                  name={face.name}
                  copies={deck[card] ?? 0}
                  most={most}
                  onChange={(by) => onChange(card, by)}
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** What is wrong with the deck, each with its card and its rule. */
function Faults(props: { catalogue: Catalogue; faults: readonly Fault[] | null; unchecked: string | null }) {
  const { catalogue, faults, unchecked } = props;
  const t = useTexts(deckTexts);
  const sentence = ({ code, card, rule }: Fault) => {
    const said = catalogue.words.problems[code] ?? code;
    const name = card === null ? "" : (catalogue.cards[card]?.name ?? card);
    const about = card !== null && !said.includes("{card}") ? `${name}: ` : "";
    const cited = rule !== null && !said.includes("{rule}") ? ` (${t.rule(rule)})` : "";
    return `${about}${said.replace("{card}", name).replace("{rule}", rule ?? "")}${cited}`;
  };
  return (
    <div className="tv-faults" role="status">
      {unchecked !== null ? (
        <p className="note">{unchecked}</p>
      ) : faults === null ? (
        <p className="note">{t.checking}</p>
      ) : faults.length === 0 ? (
        <p>
          <Icon name="check" /> {t.fine}
        </p>
      ) : (
        <>
          <h3>{t.faults}</h3>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.code} ${fault.card ?? ""}`}>{sentence(fault)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
