import { useTexts } from "../../../i18n";
import { cardTexts } from "../words/cards.texts";
import "./strengths.css";

interface Strength {
  /** The number shown. */
  value: number;
  /** Whether it differs from the printed one: a dotted line below. */
  raised?: boolean;
}

/** A number on its sign. */
function Sign(
  props: Strength & { kind: "tv-blade" | "tv-shield"; label: string; children: React.ReactNode },
) {
  const { value, raised = false, kind, label, children } = props;
  return (
    <span className={raised ? `${kind} tv-raised` : kind} role="img" aria-label={label}>
      {children}
      <b>{value}</b>
    </span>
  );
}

/** An attack strength: a dark blade. */
export function Blade(strength: Strength) {
  const t = useTexts(cardTexts);
  return (
    <Sign {...strength} kind="tv-blade" label={t.attack(strength.value)}>
      <svg viewBox="0 0 44 32" aria-hidden="true">
        <path
          d="M2,2H29L42,16L29,30H2Z"
          fill="#17130e"
          stroke="var(--tv-edge)"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </svg>
    </Sign>
  );
}

/** A defence strength: a light shield. */
export function Shield(strength: Strength) {
  const t = useTexts(cardTexts);
  return (
    <Sign {...strength} kind="tv-shield" label={t.defence(strength.value)}>
      <svg viewBox="0 0 44 34" aria-hidden="true">
        <path
          d="M5,2H39V13C39,23 31,29 22,32.500C13,29 5,23 5,13Z"
          fill="#fffaf0"
          stroke="#17130e"
          strokeWidth={2.6}
          strokeLinejoin="round"
        />
      </svg>
    </Sign>
  );
}
