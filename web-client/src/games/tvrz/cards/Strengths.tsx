import { useTexts } from "../../../i18n";
import { cardTexts } from "../words/cards.texts";
import "./strengths.css";

interface Strength {
  /** The number shown. */
  value: number;
  /** Whether it differs from the printed one: a dotted line below. */
  raised?: boolean;
}

/** An attack strength: a dark blade. */
export function Blade({ value, raised = false }: Strength) {
  const t = useTexts(cardTexts);
  return (
    <span className={raised ? "tv-blade tv-raised" : "tv-blade"} role="img" aria-label={t.attack(value)}>
      <svg viewBox="0 0 44 32" aria-hidden="true">
        <path
          d="M2,2H29L42,16L29,30H2Z"
          fill="#17130e"
          stroke="var(--tv-edge)"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </svg>
      <b>{value}</b>
    </span>
  );
}

/** A defence strength: a light shield. */
export function Shield({ value, raised = false }: Strength) {
  const t = useTexts(cardTexts);
  return (
    <span className={raised ? "tv-shield tv-raised" : "tv-shield"} role="img" aria-label={t.defence(value)}>
      <svg viewBox="0 0 44 34" aria-hidden="true">
        <path
          d="M5,2H39V13C39,23 31,29 22,32.500C13,29 5,23 5,13Z"
          fill="#fffaf0"
          stroke="#17130e"
          strokeWidth={2.6}
          strokeLinejoin="round"
        />
      </svg>
      <b>{value}</b>
    </span>
  );
}
