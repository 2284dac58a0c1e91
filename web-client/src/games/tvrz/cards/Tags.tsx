import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icons";
import { CrossedEye } from "./CrossedEye";
import "./backs.css";

const SIGNS = { hidden: <CrossedEye />, seen: <Icon name="eye" />, open: null } as const;

/**
 * Below a card: black with a crossed eye for one's own that others do not see, light with an eye for one seen in
 * another hand, plain black for what everybody sees.
 */
export function CardTag({ kind, children }: { kind: keyof typeof SIGNS; children: ReactNode }) {
  return (
    <span className={`tv-tag tv-tag-${kind}`}>
      {SIGNS[kind]}
      {children}
    </span>
  );
}
