import type { CSSProperties } from "react";
import { useTexts } from "../../../i18n";
import { Arms } from "../fort/Arms";
import { armsOf } from "../fort/heraldry";
import { cardTexts } from "../words/cards.texts";
import "./backs.css";

/**
 * A face-down card, or a stack of them: its owner's arms, and nothing else that could tell one from another.
 * @param props.note shown below: for how long it has been out
 */
export function Back(props: { seat: number; cards?: number; size?: "large" | "small"; note?: string }) {
  const { seat, cards = 1, size = "large", note = "" } = props;
  const t = useTexts(cardTexts);
  const words = cards > 1 ? t.backs(cards) : t.back;
  return (
    <span
      className={size === "small" ? "tv-back tv-back-small" : "tv-back"}
      style={{ "--tv-back": armsOf(seat).field } as CSSProperties}
      role="img"
      aria-label={note ? `${words}, ${note}` : words}
    >
      {cards > 1 && <i className="tv-back-edge" />}
      <span className="tv-back-face">
        <Arms seat={seat} />
      </span>
      {note && <span className="tv-back-note">{note}</span>}
    </span>
  );
}
