import type { FightTexts } from "../words/fight.texts";
import { phaseOf } from "./asking";

/** The three phases of a turn, with the running one marked. */
export function Rail({ phase, t }: { phase: string; t: FightTexts }) {
  const at = phaseOf(phase);
  if (at === null) return null;
  return (
    <ol className="tv-rail">
      {[t.fortify, t.layAndSend, t.attackPhase].map((name, i) => (
        <li
          key={name}
          className={i === at ? "tv-on" : i < at ? "tv-done" : ""}
          aria-current={i === at ? "step" : undefined}
        >
          {t.phase(i + 1, name)}
        </li>
      ))}
    </ol>
  );
}
