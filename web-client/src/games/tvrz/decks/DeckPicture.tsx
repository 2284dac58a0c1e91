import { useLanguage, useTexts } from "../../../i18n";
import type { Deck } from "../../../setup";
import { cardFace, Picture } from "../cards";
import { term, type TvrzCatalogue } from "../catalogue";
import { PartSign } from "../fort";
import { countsOf, DEFENDED } from "./counts";
import { deckTexts } from "./texts";
import "./deckPicture.css";

/** Pixels of the highest bar. */
const HIGH = 40;

/** The sum of defence at each part, as bars. */
export function DeckBars({ deck, catalogue }: { deck: Deck; catalogue: TvrzCatalogue }) {
  const t = useTexts(deckTexts);
  const { defence } = countsOf(deck, catalogue);
  const highest = Math.max(1, ...Object.values(defence));
  const words = DEFENDED.map((part) => `${term(catalogue, "part", part)} ${defence[part]}`).join(", ");
  return (
    <span className="tv-deck-bars" role="img" aria-label={`${t.bars}: ${words}`} title={t.bars}>
      {DEFENDED.map((part) => (
        <span key={part}>
          <b>{defence[part]}</b>
          <i style={{ height: Math.max(1, Math.round((defence[part] / highest) * HIGH)) }} />
          <PartSign sign={part} />
        </span>
      ))}
    </span>
  );
}

/** What a deck consists of, in a line. */
export function DeckCounts({ deck, catalogue }: { deck: Deck; catalogue: TvrzCatalogue }) {
  const t = useTexts(deckTexts);
  const counts = countsOf(deck, catalogue);
  const all = [
    [t.works, counts.works],
    [t.defenders, counts.defenders],
    [t.attackOnly, counts.attackOnly],
    [t.mages, counts.mages],
    [t.envoys, counts.envoys],
  ] as const;
  return (
    <span className="tv-deck-counts">
      {all.map(([word, count]) => (
        <span key={word}>
          {word} <b>{count}</b>
        </span>
      ))}
    </span>
  );
}

/** A few of a deck's cards as small charges on the colour of their nature; decorative. */
export function DeckFaces({ cards, catalogue }: { cards: readonly string[]; catalogue: TvrzCatalogue }) {
  const { lang } = useLanguage();
  return (
    <span className="tv-deck-faces" aria-hidden="true">
      {cards.map((card) => {
        const face = cardFace(catalogue, card, lang);
        return (
          face && (
            <span key={card} className={`tv-deck-face tv-deck-face-${face.nature}`}>
              <Picture of={card} />
            </span>
          )
        );
      })}
    </span>
  );
}
