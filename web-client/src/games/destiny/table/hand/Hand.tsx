import { Card, cardFace, type CardSize } from "../../cards";
import { about, isPicked } from "../choose/draft";
import { walk } from "../keys/walk";
import { useReading } from "../plates/pointing";
import type { Scene } from "../scene";
import { footOf, goesBack } from "./feet";
import "./hand.css";

/** From this many cards on, all of them are compact. */
const MANY_CARDS = 7;

/** Our cards, each with what can be done with it. A tap on one that cannot be played shows it in full. */
export function Hand(props: {
  scene: Scene;
  size: CardSize;
  onOpen: (card: string) => void;
  /** Whose hand; in a replay and after the match also others'. */
  seat: number;
}) {
  const { scene, seat, onOpen } = props;
  const { view, you, nameOf, t } = scene;
  const cards = view.seats[seat]?.hand;
  if (!cards) return null;
  const size = props.size === "full" && cards.length >= MANY_CARDS ? "compact" : props.size;
  return (
    <div
      className={`ds-hand ds-hand-${size}`}
      role="group"
      aria-label={seat === you ? t.hand : t.handOf(nameOf(seat))}
      onKeyDown={walk}
    >
      {cards.map((card, i) => {
        const copy = cards.slice(0, i).filter((other) => other === card).length;
        return (
          <HeldCard key={`${card} ${copy}`} {...{ scene, card, copy, size, onOpen }} own={seat === you} />
        );
      })}
    </div>
  );
}

function HeldCard(props: {
  scene: Scene;
  card: string;
  copy: number;
  size: CardSize;
  own: boolean;
  onOpen: (card: string) => void;
}) {
  const { scene, card, copy, size, own, onOpen } = props;
  const { catalogue, lang, question, draft, choose } = scene;
  const reading = useReading(null, card);
  const face = cardFace(catalogue, card, lang);
  if (!face) return null;
  const thing = { kind: "card", key: card, copy } as const;
  const sent = own && goesBack(question, card, copy);
  const can = own && !sent && about(question, thing).length > 0;
  const chosen = sent || (can && isPicked(question, draft, thing));
  return (
    <button
      type="button"
      className="ds-held"
      data-card={card}
      data-thing={`card ${card} ${copy}`}
      aria-pressed={can ? chosen : undefined}
      onClick={() => (can ? choose(thing) : onOpen(card))}
      {...reading}
    >
      <Card
        face={face}
        size={size}
        foot={own ? footOf(scene, card, size === "tile", chosen) : null}
        chosen={chosen}
      />
    </button>
  );
}
