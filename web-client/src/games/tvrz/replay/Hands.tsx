import { BodyCard } from "../cards";
import { Arms } from "../fort";
import type { Scene } from "../scene";
import { SEGMENTS, sorted } from "../wall/segments";
import "../cards/held.css";

/** The hands that may be seen, sorted as behind a wall; the seat at the bottom comes first. */
export function Hands({ scene, onOpen }: { scene: Scene; onOpen: (card: string) => void }) {
  const { view, below, catalogue, lang, nameOf, out, t } = scene;
  const seats = view.seats.map((_, i) => (below + i) % view.seats.length);
  return seats.map((seat) => {
    const hand = view.seats[seat]?.hand;
    if (!hand || out.has(seat)) return null;
    const groups = sorted(hand, catalogue);
    return (
      <section key={seat} className="panel tv-open-hand" aria-label={t.fortOf(nameOf(seat))}>
        <h3>
          <Arms seat={seat} /> {nameOf(seat)}
        </h3>
        <div className="tv-open-cards">
          {SEGMENTS.flatMap((segment) =>
            groups[segment].map(({ body, copy }) => (
              <button
                key={`${body.card} ${copy}`}
                type="button"
                className="tv-held"
                onClick={() => onOpen(body.card)}
              >
                <BodyCard {...{ body, catalogue, lang }} size="tile" />
              </button>
            )),
          )}
        </div>
      </section>
    );
  });
}
