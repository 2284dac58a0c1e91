import { Dialog } from "../../../table/Dialog";
import { Card, cardFace } from "../cards";
import { Raises } from "../cards/Preview";
import { raises } from "../cards/raises";
import type { Scene } from "../scene";
import "../cards/held.css";

/** A discard pile, card by card. */
export function PileDialog(props: {
  scene: Scene;
  pile: number;
  onOpen: (card: string) => void;
  onClose: () => void;
}) {
  const { scene, pile, onOpen, onClose } = props;
  const { view, catalogue, lang, nameOf, t } = scene;
  const cards = view.piles[pile]?.discard ?? [];
  const title = view.piles.length > 1 ? t.discardPileOf(nameOf(pile)) : t.discardPile;
  return (
    <Dialog title={title} onClose={onClose} closeLabel={t.close}>
      {cards.length === 0 && <p className="muted">{t.empty}</p>}
      <div className="tv-pile">
        {cards.map((card, i) => {
          const face = cardFace(catalogue, card, lang);
          return (
            face && (
              <button key={`${card} ${i}`} type="button" className="tv-held" onClick={() => onOpen(card)}>
                <Card face={face} size="tile" />
              </button>
            )
          );
        })}
      </div>
    </Dialog>
  );
}

/** One whole card in a dialog. */
export function CardDialog({ scene, card, onClose }: { scene: Scene; card: string; onClose: () => void }) {
  const face = cardFace(scene.catalogue, card, scene.lang);
  if (!face) return null;
  return (
    <Dialog title={face.name} onClose={onClose} closeLabel={scene.t.close}>
      <div className="tv-one-card">
        <Card face={face} size="full" />
        <Raises lines={raises(scene.view, card, scene.catalogue, scene.lang)} />
      </div>
    </Dialog>
  );
}
