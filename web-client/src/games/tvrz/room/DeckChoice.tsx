import { useState } from "react";
import { useDecks } from "../../../decks/useDecks";
import { useTexts } from "../../../i18n";
import type { Catalogue } from "../../../protocol";
import { readDeck, sizeOf, Tiles, writeDeck, type DeckListOption, type Tile } from "../../../setup";
import { tvrzOf } from "../catalogue";
import { FACES, facesOf } from "../decks/counts";
import { DeckBars, DeckCounts, DeckFaces } from "../decks/DeckPicture";
import { ImportDialog } from "../decks/DeckTextDialogs";
import { deckTexts } from "../decks/texts";
import "./deckChoice.css";

/** The value of the tile for a deck that is neither prepared nor kept. */
const PASTED = "pasted";

/** A deck: one of the prepared ones, a kept one, or one from text. What is chosen is for its player's eyes. */
export function DeckChoice(props: {
  catalogue: Catalogue;
  option: DeckListOption;
  value: string | null;
  /** How many cards every deck at this table has; null if that is free. */
  size: number | null;
  /** Whether there is little room: no bars, no counts, no notes. */
  brief?: boolean;
  onChoose: (value: string) => void;
}) {
  const { catalogue, option, value, brief = false, onChoose } = props;
  const t = useTexts(deckTexts);
  const tvrz = tvrzOf(catalogue);
  const [mine] = useDecks("tvrz");
  const [pasting, setPasting] = useState(false);
  const prepared = option.prepared.map(({ key, value: deck }) => ({
    key: `prepared/${key}`,
    name: key,
    deck,
  }));
  const kept = (mine ?? []).map(({ id, name, value: deck }) => ({
    key: `kept/${id}`,
    name,
    deck: writeDeck(readDeck(deck), option.cards),
  }));
  const decks = [...prepared, ...kept];
  const chosen = decks.find(({ deck }) => deck === value)?.key ?? (value === null ? undefined : PASTED);
  const barred = (deck: string) => {
    const cards = sizeOf(readDeck(deck));
    if (props.size !== null) return cards === props.size ? undefined : t.wantedExactly(props.size);
    return cards < option.least || cards > option.most ? t.wanted(option.least, option.most) : undefined;
  };
  const picture = (deck: string, faces: readonly string[]) => (
    <span className="tv-deck-tile">
      <span className="row wrap">
        <DeckFaces cards={faces} catalogue={tvrz} />
        {!brief && <DeckBars deck={readDeck(deck)} catalogue={tvrz} />}
      </span>
      {!brief && <DeckCounts deck={readDeck(deck)} catalogue={tvrz} />}
    </span>
  );
  const tiles: Tile<string>[] = [
    ...prepared.map(({ key, name, deck }) => {
      const facts = tvrz.decks.find((one) => one.key === name);
      return {
        key,
        name: facts?.name ?? name,
        text: facts?.text,
        picture: picture(deck, FACES[name] ?? []),
        barred: barred(deck),
      };
    }),
    ...kept.map(({ key, name, deck }) => {
      return {
        key,
        name,
        note: t.cards(sizeOf(readDeck(deck))),
        picture: picture(deck, facesOf(readDeck(deck), tvrz)),
        barred: barred(deck),
      };
    }),
    ...(chosen === PASTED && value !== null
      ? [
          {
            key: PASTED,
            name: t.pasted,
            note: t.cards(sizeOf(readDeck(value))),
            picture: picture(value, facesOf(readDeck(value), tvrz)),
          },
        ]
      : []),
  ];
  return (
    <div className="tv-deck-choice">
      <Tiles
        className="tv-deck-tiles"
        legend={t.yourDeck}
        tiles={tiles}
        value={chosen}
        onChoose={(key) => {
          const deck = decks.find((one) => one.key === key)?.deck;
          if (deck !== undefined) onChoose(deck);
        }}
      />
      <div className="tv-deck-notes">
        <section>
          <h3>{t.own}</h3>
          <p>{t.ownWhat}</p>
          <div className="row wrap">
            <a className="btn" href="/decks/tvrz" target="_blank" rel="noopener">
              {t.build}
            </a>
            <button type="button" className="btn" onClick={() => setPasting(true)}>
              {t.paste}
            </button>
          </div>
        </section>
        {!brief && (
          <section>
            <h3>{t.othersSee}</h3>
            <p>{t.othersSeeWhat}</p>
          </section>
        )}
      </div>
      {pasting && (
        <ImportDialog
          onTake={(deck) => onChoose(writeDeck(deck, option.cards))}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}
