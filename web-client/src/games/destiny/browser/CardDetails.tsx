import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../../../i18n";
import { Dialog } from "../../../table/Dialog";
import { Card, cardFace, SignedText } from "../cards";
import { term, type DestinyCatalogue, type TermGroup } from "../catalogue";
import { Die, sideWords } from "../dice";
import { diceTexts } from "../words/dice.texts";
import { browserTexts } from "./texts";
import "./browser.css";

/** One card in full: each of its sides, and a sentence for every word on it. */
export function CardDetails(props: { card: string; catalogue: DestinyCatalogue; onClose: () => void }) {
  const { catalogue, onClose } = props;
  const t = useTexts(browserTexts);
  const dice = useTexts(diceTexts);
  const { lang } = useLanguage();
  const face = cardFace(catalogue, props.card, lang);
  const card = catalogue.cards[props.card];
  if (!face || !card) return null;

  const symbols = [...new Set(card.sides.map(({ symbol }) => symbol))];
  const words: (readonly [group: TermGroup, key: string])[] = [
    ["type", card.type],
    ["affiliation", card.affiliation],
    ["colour", card.colour],
    ...card.keywords.map((keyword) => ["keyword", keyword] as const),
    ...[...new Set(card.abilities.map(({ timing }) => timing))].map((timing) => ["timing", timing] as const),
    ...(card.unique ? [["word", "unique"] as const] : []),
    ...(card.elite > 0 ? [["word", "elite"] as const] : []),
    ...symbols.map((symbol) => ["symbol", symbol] as const),
    ...(card.sides.some(({ plus }) => plus) ? [["word", "modifier"] as const] : []),
    ...(card.sides.some(({ cost }) => cost > 0) ? [["word", "side-cost"] as const] : []),
    ...(card.sides.some(({ x }) => x) ? [["word", "x"] as const] : []),
  ];
  return (
    <Dialog title={face.name} onClose={onClose} closeLabel={t.close}>
      <div className="ds-details">
        <span className="ds-details-card">
          <Card face={face} />
        </span>
        <div className="ds-details-words">
          {card.sides.length > 0 && (
            <ol className="ds-details-sides" aria-label={t.sides}>
              {card.sides.map((side, i) => (
                <li key={`${i} ${side.symbol}`}>
                  <Die side={side} colour={card.colour} affiliation={card.affiliation} size={44} label="" />
                  <small>{sideWords(side, dice)}</small>
                </li>
              ))}
            </ol>
          )}
          <dl>
            {words.map(([group, key]) => (
              <Word key={`${group} ${key}`} name={term(catalogue, group, key)}>
                <SignedText text={catalogue.terms[group]?.[key]?.text ?? ""} nameOf={face.signName} />
              </Word>
            ))}
          </dl>
        </div>
      </div>
    </Dialog>
  );
}

function Word({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
