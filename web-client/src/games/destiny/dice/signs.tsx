import type { ReactNode } from "react";
import type { DieSymbol } from "../catalogue";

/** The points of a star, in a square of 24 units. */
function star(outer: number, inner: number, rays: number): string {
  return Array.from({ length: 2 * rays }, (_, i) => {
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)},${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

const line = { fill: "none", stroke: "currentColor" } as const;

/**
 * The signs, drawn in a square of 24 units with the current colour; cuts show `--ds-cut`. Whole things are gained
 * (coin, shield), broken things are taken from an opponent (halved coin, torn card).
 */
export const signs: Readonly<Record<DieSymbol, ReactNode>> = {
  melee: (
    <>
      <path d="M8 16 18.6 5.4" stroke="currentColor" strokeWidth={5} />
      <path d="M15.9 3.6 22.4 1.6 20.4 8.1Z" />
      <path d="M4.2 11.2 12.8 19.8" stroke="currentColor" strokeWidth={3.3} strokeLinecap="round" />
      <path d="M7.5 16.5 3.2 20.8" stroke="currentColor" strokeWidth={3.8} strokeLinecap="round" />
    </>
  ),
  ranged: (
    <>
      <path d="M7.5 2C16.5 6.5 16.5 17.5 7.5 22" {...line} strokeWidth={3.2} strokeLinecap="round" />
      <path d="M7.5 2 4.2 12 7.5 22" {...line} strokeWidth={1.4} />
      <path d="M1.5 12H17" stroke="currentColor" strokeWidth={2.8} />
      <path d="M16.2 6.6 23.4 12 16.2 17.4Z" />
    </>
  ),
  shield: (
    <>
      <path d="M3 2.5H21V10.5C21 16.8 17.2 20.7 12 22.8 6.8 20.7 3 16.8 3 10.5Z" />
      <path d="M6 9H18" stroke="var(--ds-cut)" strokeWidth={2} />
    </>
  ),
  resource: (
    <>
      <circle cx={12} cy={12} r={10.3} />
      <path d="M12 7 17 12 12 17 7 12Z" fill="var(--ds-cut)" />
    </>
  ),
  disrupt: (
    <>
      <path d="M12.2 1.5A10.3 10.3 0 0 0 8.3 21.4L11.3 14.7 6.9 11.6Z" />
      <path d="M15.7 2.6A10.3 10.3 0 0 1 11.8 22.5L15.7 12.7 11.3 9.6Z" />
    </>
  ),
  discard: (
    <>
      <path d="M4 1.2H17.5V7.3L13.3 10.3 9.8 7.2 4 11.2Z" />
      <path d="M6.5 17 11.5 13.5 15 16.7 20.5 12.7V22.8H6.5Z" />
    </>
  ),
  focus: (
    <>
      <path d="M8.4 8.4H15.6V15.6H8.4Z" />
      <path d="M3 13.5A9 9 0 0 1 17.8 5.2" {...line} strokeWidth={2.8} />
      <path d="M20.8 .9 21.4 9 13.7 6.7Z" />
      <path d="M21 10.5A9 9 0 0 1 6.2 18.8" {...line} strokeWidth={2.8} />
      <path d="M3.2 23.1 2.6 15 10.3 17.3Z" />
    </>
  ),
  special: <polygon points={star(11.7, 4.9, 6)} />,
  blank: <path d="M12 5.5 18.5 12 12 18.5 5.5 12Z" {...line} strokeWidth={2.4} />,
};
