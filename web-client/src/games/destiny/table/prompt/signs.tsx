import type { ReactNode } from "react";

const SIGNS = {
  play: (
    <>
      <rect x="6" y="8" width="12" height="14" rx="1.5" />
      <path d="M12 5V1M9 3.5 12 .8 15 3.5M12 18v-6M9.5 14 12 11.5 14.5 14" />
    </>
  ),
  activate: <path d="M3 13v8h18v-8M8 4h8v8H8zM12 17v-2" />,
  resolve: <path d="M4 4h10v10H4zM12 20l3 2.5 6-8" />,
  reroll: <path d="M3 8h8v13H3zM14 17h7v-7h-7M12 4a8 8 0 0 1 8 3M20.5 3v4.5H16" />,
  use: <path d="M13.5 2 5 13.5h6L10 22l9-12h-6z" />,
  claim: <path d="M5 22V3h14l-3.5 4.5L19 12H5" />,
  pass: <path d="M4 12h13M12 6l6 6-6 6M21 5v14" />,
  hand: <path d="M4 8l8-3 4 12-8 3zM13 5.5l7 1.5-3 11" />,
  deck: <path d="M5 6h11v14H5zM8 3h11v14" />,
  pile: <path d="M4 9h12v11H4zM7 5l12 3-2.5 11" />,
  coin: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="var(--ds-coin)" stroke="#17130e" strokeWidth="2.2" />
      <path d="M12 7 17 12 12 17 7 12Z" fill="#17130e" stroke="none" />
    </>
  ),
  later: <path d="M9 5l7 7-7 7" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

/** A small drawing beside its words. Decorative. */
export const TableSign = ({ name }: { name: SignName }) => (
  <svg className={`ic ds-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {SIGNS[name]}
    </g>
  </svg>
);
