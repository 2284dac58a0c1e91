import { useTexts } from "../../../i18n";
import { cardTexts } from "../words/cards.texts";
import "./cards.css";

/** A face-down card: the same for every card. */
export function Back() {
  const t = useTexts(cardTexts);
  return <span className="ds-back" role="img" aria-label={t.back} />;
}
