import type { DieSymbol } from "../catalogue";
import "./dice.css";

/**
 * A sign alone, in the current colour, for captions, texts and lists; 1.05 em in running text. Decorative unless it has
 * a `label`. Set `--ds-cut` where the ground is not that of panels.
 */
export function Sign({ of, label, size }: { of: DieSymbol; label?: string; size?: number }) {
  return (
    <svg
      className="ds-sign"
      viewBox="0 0 24 24"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
    >
      <use href={`#ds-sign-${of}`} />
    </svg>
  );
}
