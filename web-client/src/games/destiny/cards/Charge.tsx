import { art } from "./art.generated";

/**
 * The charge of a card (`aw038`): one flat figure in the current colour, 512 units wide. In another SVG give it its
 * place. Decorative; nothing for a card that has none.
 */
export function Charge(props: { of: string; x?: number; y?: number; size?: number }) {
  const { of, x, y, size } = props;
  const drawn = art[of];
  return drawn ? (
    <svg
      className="ds-charge"
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <path fill="currentColor" d={drawn} />
    </svg>
  ) : null;
}
