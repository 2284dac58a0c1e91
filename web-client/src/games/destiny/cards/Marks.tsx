import type { ReactNode } from "react";
import type { Affiliation, CardType } from "../catalogue";
import "./marks.css";

const TYPES: Readonly<Record<CardType, string>> = {
  character: "M4 3h16v8c0 6-3.5 9-8 11-4.5-2-8-5-8-11z",
  upgrade: "M9 2h6v4h5v15H4V6h5z",
  support: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19",
  event: "M2 5h20l-4 7 4 7H2l4-7z",
  battlefield: "M4 2h3v20H4zM8 3h13l-4 5 4 5H8z",
};

const AFFILIATIONS: Readonly<Record<Affiliation, string>> = {
  hero: "M4 17 12 7l8 10",
  villain: "M4 7l8 10 8-10",
  neutral: "M4 12h16",
};

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg className="ds-mark" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A card's type: shield, hook, roundel, banderole or standard. Decorative: put words beside it. */
export const TypeMark = ({ of }: { of: CardType }) => (
  <Mark>
    <path fill="currentColor" d={TYPES[of]} />
  </Mark>
);

/** A card's side: chevron, chevron reversed, fess. Decorative. */
export const AffiliationMark = ({ of }: { of: Affiliation }) => (
  <Mark>
    <path
      d={AFFILIATIONS[of]}
      fill="none"
      stroke="currentColor"
      strokeWidth={4.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Mark>
);

/** The lozenge of unique cards. Decorative. */
export const UniqueMark = () => (
  <Mark>
    <path fill="currentColor" d="M12 3 20 12 12 21 4 12Z" />
  </Mark>
);

/** The heart before a number of health. Decorative. */
export const HeartMark = () => (
  <Mark>
    <path
      fill="currentColor"
      d="M12 21C4 14.5 2.5 11.5 2.5 8.5A4.9 4.9 0 0 1 12 6.8 4.9 4.9 0 0 1 21.5 8.5C21.5 11.5 20 14.5 12 21Z"
    />
  </Mark>
);

/** Resources or a price, as a coin with its number. Its words stand elsewhere. */
export const Coin = ({ children }: { children: ReactNode }) => <span className="ds-coin">{children}</span>;

/** The numeral of a copy: which of several characters alike. */
export const CopyMark = ({ children }: { children: ReactNode }) => <i className="ds-copy">{children}</i>;
