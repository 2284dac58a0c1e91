import { cardFace } from "../cards";
import { Arms, PartSign } from "../fort";
import type { Scene } from "../scene";
import type { FortView } from "../types";
import "./seats.css";

/** Whether a known card may as well lie face-down outside: a mark never tells which card went out. */
const mayBeOut = (fort: FortView): boolean => fort.units.some((unit) => unit.cards.includes(null));

/** How many cards of the others are known. */
export const knownCount = ({ view, you }: Scene): number =>
  view.seats.reduce((sum, fort, seat) => sum + (seat === you ? 0 : fort.known.length), 0);

/** Cards of others that were seen: still in hand, or in hand or out. */
export function Known({ scene, onOpen }: { scene: Scene; onOpen: (card: string) => void }) {
  const { view, you, catalogue, lang, nameOf, t } = scene;
  const seats = view.seats.flatMap((fort, seat) =>
    seat !== you && fort.known.length > 0 ? [{ fort, seat }] : [],
  );
  if (seats.length === 0) return <p className="muted">{t.nothingKnown}</p>;
  return (
    <div className="tv-known">
      {seats.map(({ fort, seat }) => (
        <section key={seat}>
          <h3>
            <Arms seat={seat} /> {mayBeOut(fort) ? t.knownInOrOut(nameOf(seat)) : t.knownIn(nameOf(seat))}
          </h3>
          <ul>
            {fort.known.map(({ card, attack, defence, items, guest }, i) => {
              const face = cardFace(catalogue, card, lang);
              if (!face) return null;
              const extra = [
                ...(guest ? [t.merged(cardFace(catalogue, guest, lang)?.name ?? guest)] : []),
                ...(items.length > 0
                  ? [t.carries(items.map((item) => cardFace(catalogue, item, lang)?.name ?? item))]
                  : []),
                mayBeOut(fort) && catalogue.cards[card]?.kind === "creature" ? t.inHandOrOut : t.inHand,
              ];
              return (
                <li key={`${card} ${i}`}>
                  <PartSign sign={face.sign} />
                  <span className="tv-known-name">
                    <button type="button" className="log-card" onClick={() => onOpen(card)}>
                      {face.name}
                    </button>{" "}
                    <span className="muted">{extra.join(", ")}</span>
                  </span>
                  {attack !== null && (
                    <span className="tv-known-strengths">
                      <span className="visually-hidden">
                        {t.attackOf(attack)}, {t.defenceOf(defence ?? 0)}
                      </span>
                      <span aria-hidden="true">
                        {attack}/{face.attackOnly ? "–" : defence}
                      </span>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
