import { useTexts } from "../i18n";
import { setupTexts } from "./texts";
import "./deck.css";

/** One more and one less of a card, and how many there are. */
export function Copies(props: {
  /** The card's name. */
  name: string;
  copies: number;
  most: number;
  onChange: (by: 1 | -1) => void;
}) {
  const { name, copies, most, onChange } = props;
  const t = useTexts(setupTexts);
  return (
    <span className="copies" role="group" aria-label={t.copies(copies, name)}>
      <button
        type="button"
        className="btn icn"
        aria-label={t.oneLess(name)}
        disabled={copies === 0}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <b aria-hidden="true">{copies}</b>
      <button
        type="button"
        className="btn icn"
        aria-label={t.oneMore(name)}
        disabled={copies >= most}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </span>
  );
}
