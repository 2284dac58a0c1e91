import { CardFace } from ".";
import type { TashKalarCatalogue } from "../catalogue";
import { Dialog } from "../../../table/Dialog";
import { anyFace } from "./faces";
import type { GameTexts } from "../words/texts";

/** One whole card, large, in a dialog. */
export function CardDialog(props: {
  card: string;
  colour: string;
  catalogue: TashKalarCatalogue;
  onClose: () => void;
  t: GameTexts;
}) {
  const { card, colour, catalogue, t } = props;
  const face = anyFace(card, colour, catalogue, t);
  if (!face) return null;
  return (
    <Dialog title={face.name} onClose={props.onClose} closeLabel={t.close}>
      <div className="one-card">
        <CardFace face={face} />
      </div>
    </Dialog>
  );
}
