import { Card, cardFace } from "../cards";
import type { Scene } from "../scene";
import type { Waiting } from "../types";

/** Attackers that were slowed and lie before a fort until they arrive. */
export function WaitingAttackers({ scene, brief = false }: { scene: Scene; brief?: boolean }) {
  const { view, you } = scene;
  const all = view.seats.flatMap(({ waiting }, seat) => waiting.map((one) => ({ one, seat })));
  // Those before our own fort come first.
  const sorted = [...all].sort((a, b) => Number(b.one.target === you) - Number(a.one.target === you));
  if (sorted.length === 0) return null;
  return (
    <ul className="tv-waiting">
      {sorted.map(({ one, seat }, i) => (
        <WaitingAttacker key={i} {...{ scene, one, seat, brief }} />
      ))}
    </ul>
  );
}

function WaitingAttacker(props: { scene: Scene; one: Waiting; seat: number; brief: boolean }) {
  const { scene, one, seat, brief } = props;
  const { catalogue, lang, nameOf, you, t } = scene;
  const where =
    one.target === you
      ? t.beforeYour(one.part === null ? t.yourFort.toLowerCase() : t[one.part].toLowerCase())
      : t.waitsBefore(nameOf(one.target));
  return (
    <li>
      {one.cards.map(({ card }) => {
        const face = cardFace(catalogue, card, lang);
        if (brief) {
          return (
            <span key={card} className="tv-chip">
              {face?.short}
            </span>
          );
        }
        return face && <Card key={card} face={face} size="tile" />;
      })}
      <span className="tv-land-name">
        <b>{where}</b>
        <br />
        {seat === you ? t.yourArrives(one.rounds) : t.arrives(nameOf(seat), one.rounds)}
      </span>
    </li>
  );
}
