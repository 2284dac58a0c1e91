import { Dialog } from "../../../../table/Dialog";
import { Card, cardFace } from "../../cards";
import { piecesOf } from "../pieces";
import { cardName, type Scene } from "../scene";
import { SeatArms } from "./SeatArms";

/** One whole card in a dialog. */
export function CardDialog(props: { scene: Scene; card: string; onClose: () => void }) {
  const { scene, card, onClose } = props;
  const face = cardFace(scene.catalogue, card, scene.lang);
  if (!face) return null;
  return (
    <Dialog title={face.name} onClose={onClose} closeLabel={scene.t.close}>
      <div className="ds-one-card">
        <Card face={face} size="full" />
      </div>
    </Dialog>
  );
}

/** What everybody knows of a seat's cards: those in play, discards, what was set aside, what was seen in the hand and in the deck. */
export function PileDialog(props: {
  scene: Scene;
  seat: number;
  onOpen: (card: string) => void;
  onClose: () => void;
}) {
  const { scene, seat, onOpen, onClose } = props;
  const { view, nameOf, t } = scene;
  const side = view.seats[seat];
  if (!side) return null;
  const piles: readonly { title: string; cards: readonly (string | null)[] }[] = [
    {
      title: t.inPlay,
      cards: piecesOf(view).flatMap((piece) => (piece.seat === seat ? [piece.card] : [])),
    },
    { title: t.discards, cards: side.discard },
    { title: t.aside, cards: side.aside },
    { title: t.known, cards: side.hand === null ? side.known : [] },
    { title: t.onTop, cards: side.top },
    { title: t.below, cards: side.bottom },
    { title: t.unused, cards: side.unused === null ? [] : [side.unused] },
  ];
  const shown = piles.filter(({ title, cards }) => title === t.discards || cards.length > 0);
  return (
    <Dialog title={t.pilesOf(nameOf(seat))} onClose={onClose} closeLabel={t.close}>
      {shown.map(({ title, cards }) => (
        <section key={title} className="ds-pile">
          <h3>{title}</h3>
          {cards.length === 0 && <p className="muted">{t.empty}</p>}
          <div className="ds-piles">
            {cards.map((card, i) => (
              <PileCard key={`${card} ${i}`} {...{ scene, card, onOpen }} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** Every player's piles, one button each. */
export function Piles({ scene, onPile }: { scene: Scene; onPile: (seat: number) => void }) {
  const { view, nameOf, t } = scene;
  return (
    <ul className="ds-pile-list">
      {view.seats.map(({ discard, aside }, seat) => (
        <li key={seat}>
          <SeatArms seat={seat} size={16} />
          <button type="button" className="log-card" onClick={() => onPile(seat)}>
            {nameOf(seat)}
          </button>
          <span className="muted">
            {t.discards} {discard.length}
            {aside.length > 0 && `, ${t.aside} ${aside.length}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PileCard(props: { scene: Scene; card: string | null; onOpen: (card: string) => void }) {
  const { scene, card, onOpen } = props;
  const { catalogue, lang, t } = scene;
  const face = card === null ? null : cardFace(catalogue, card, lang);
  if (card === null || !face) {
    return <span className="chip">{card === null ? t.unknownCard : cardName(scene, card)}</span>;
  }
  return (
    <button type="button" className="ds-held" onClick={() => onOpen(card)}>
      <Card face={face} size="tile" />
    </button>
  );
}
