import { listed, useLanguage, useTexts } from "../../../i18n";
import { Dialog } from "../../../table/Dialog";
import { Card, cardFace, TraitWord } from "../cards";
import { term, type TermGroup, type TraitFacts, type TvrzCatalogue } from "../catalogue";
import { browserTexts } from "./texts";

/** One card in full, with a sentence for each of its traits and spells and for what limits its copies. */
export function CardDetails(props: { card: string; catalogue: TvrzCatalogue; onClose: () => void }) {
  const { catalogue, onClose } = props;
  const text = (group: TermGroup, key: string) => catalogue.terms[group][key]?.text;
  const word = (group: TermGroup, key: string) => term(catalogue, group, key);
  const t = useTexts(browserTexts);
  const { lang } = useLanguage();
  const face = cardFace(catalogue, props.card, lang);
  const card = catalogue.cards[props.card];
  if (!face || !card) return null;

  const tagged = (tags: readonly string[] = []) =>
    listed(
      lang,
      tags.map((tag) => word("tag", tag)),
    );
  const named = (cards: readonly string[]) =>
    listed(
      lang,
      cards.map((key) => catalogue.cards[key]?.name ?? key),
    );
  const more = ({ controls, partners, leaders }: TraitFacts) =>
    controls
      ? t.controls(tagged(controls))
      : partners || leaders
        ? t.pairs(named(partners ?? leaders ?? []))
        : "";
  return (
    <Dialog title={face.name} onClose={onClose} closeLabel={t.close}>
      <div className="tv-details">
        <span className="tv-details-card">
          <Card face={face} />
        </span>
        <dl>
          {card.traits.map((trait) => (
            <div key={trait.trait}>
              <dt>
                <TraitWord
                  face={{
                    trait: trait.trait,
                    word: word("trait", trait.trait),
                    level: trait.level ?? null,
                  }}
                />
              </dt>
              <dd>
                {text("trait", trait.trait)} {more(trait)}
              </dd>
            </div>
          ))}
          {card.spells.map(({ spell, level, scope }) => (
            <div key={`${spell} ${scope ?? ""}`}>
              <dt>
                <b>
                  {[word("spell", spell), level, scope && `(${word("tag", scope)})`]
                    .filter(Boolean)
                    .join(" ")}
                </b>
              </dt>
              <dd>{text("spell", spell)}</dd>
            </div>
          ))}
          {card.stands && (
            <div>
              <dt>{word("part", card.stands)}</dt>
              <dd>{text("part", card.stands)}</dd>
            </div>
          )}
          {card.works && (
            <div>
              <dt>{word("material", card.works.material)}</dt>
              <dd>{text("material", card.works.material)}</dd>
            </div>
          )}
          {card.attack === null && (
            <div>
              <dt>{word("kind", card.kind)}</dt>
              <dd>{text("kind", card.kind)}</dd>
            </div>
          )}
          {card.count > 0 && (
            <div>
              <dt>{word("bar", card.bar)}</dt>
              <dd>
                {text("bar", card.bar)} ({t.inPack(card.count)})
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Dialog>
  );
}
