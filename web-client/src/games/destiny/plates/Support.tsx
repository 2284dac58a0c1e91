import { useTexts } from "../../../i18n";
import { softly } from "../../../ui/softly";
import { Arms, type CardFace } from "../cards";
import { cardTexts } from "../words/cards.texts";
import { Sockets } from "./Parts";
import type { DiePlace } from "./plateProps";
import { Face, standing } from "./Plate";
import { diceWords } from "./words";
import "./support.css";

/** Longer names than this are small, to take two lines. */
const LONG = 19;

/** A support in play: roundel, name, its die. 166 by 44; the charge lies when it is exhausted. */
export function Support(props: {
  face: CardFace;
  exhausted?: boolean;
  dice?: readonly DiePlace[];
  /** The damage that lies on it; 0 for most. */
  damage?: number;
  choice?: boolean;
  usable?: boolean;
  chosen?: boolean;
  pointed?: boolean;
  thing?: string;
  onChoose?: () => void;
}) {
  const { face, exhausted = false, dice = [], damage = 0, onChoose } = props;
  const t = useTexts(cardTexts);
  const state = exhausted ? "exhausted" : "ready";
  const label = [face.name, t[state], ...diceWords(dice, t), damage > 0 ? t.damageOnIt(damage) : ""];
  return (
    <div className={`ds-support ds-${face.colour} ${standing({ ...props, state })}`}>
      <Face
        className="ds-support-main"
        label={label.filter(Boolean).join(", ")}
        chosen={props.chosen}
        thing={props.thing}
        onChoose={onChoose}
      >
        <Arms card={face.key} type={face.type} colour={face.colour} size={38} state={state} />
        <span className={face.name.length > LONG ? "ds-support-name ds-support-long" : "ds-support-name"}>
          {softly(face.name)}
        </span>
        {damage > 0 && <b className="ds-support-damage">{damage}</b>}
        <Sockets dice={dice} face={face} size={20} />
      </Face>
    </div>
  );
}
