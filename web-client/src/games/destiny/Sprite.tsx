import { SYMBOLS } from "./catalogue";
import { signs } from "./dice/signs";
import "./tokens.css";

/**
 * The SVG definitions that other drawings refer to: signs of dice (`#ds-sign-melee`), the hatching of colours
 * (`#ds-hatch-red`) and the stripes of what is blocked (`#ds-stripes`). Render it once, before the first drawing.
 */
export function Sprite() {
  return (
    <svg width={0} height={0} style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {SYMBOLS.map((symbol) => (
          <symbol key={symbol} id={`ds-sign-${symbol}`} viewBox="0 0 24 24">
            <g fill="currentColor">{signs[symbol]}</g>
          </symbol>
        ))}
        <pattern id="ds-hatch-red" width={8} height={8} patternUnits="userSpaceOnUse">
          <path d="M1.6,0V8M5.6,0V8" stroke="var(--ds-red-hatch)" strokeWidth={1.6} />
        </pattern>
        <pattern id="ds-hatch-blue" width={8} height={8} patternUnits="userSpaceOnUse">
          <path d="M0,1.6H8M0,5.6H8" stroke="var(--ds-blue-hatch)" strokeWidth={1.6} />
        </pattern>
        <pattern id="ds-hatch-yellow" width={6} height={6} patternUnits="userSpaceOnUse">
          <g fill="var(--ds-yellow-hatch)">
            <circle cx={1.5} cy={1.5} r={1.15} />
            <circle cx={4.5} cy={4.5} r={1.15} />
          </g>
        </pattern>
        <pattern id="ds-stripes" width={9} height={9} patternUnits="userSpaceOnUse">
          <path d="M-2,2L2,-2M-1,10L10,-1M7,11L11,7" stroke="#17130e" strokeWidth={1.4} opacity={0.5} />
        </pattern>
      </defs>
    </svg>
  );
}
