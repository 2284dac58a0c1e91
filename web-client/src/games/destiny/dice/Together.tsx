import { Children, type ReactNode } from "react";
import type { DieSymbol } from "../catalogue";
import { Sign } from "./Sign";
import "./dice.css";

/** A base die and the modifiers that join it: black plus signs between, so that they are one attack. */
export function Joined({ children }: { children: ReactNode }) {
  return (
    <span className="ds-joined">
      {Children.toArray(children).map((die, i) => (
        <span key={i}>
          {i > 0 && (
            <i className="ds-plus" aria-hidden="true">
              +
            </i>
          )}
          {die}
        </span>
      ))}
    </span>
  );
}

/** How a caption looks: as it is, lit (its group is chosen), striped (nothing can be resolved), or usable now. */
export type CaptionState = "plain" | "lit" | "striped" | "usable";

/**
 * The total below a group of dice with the same sign: `2 + 2 = 4 pay 1`, `up to 5`, `needs a base`. Its words come from
 * the server; nobody has to add up.
 */
export function Caption(props: {
  /** Null for blanks, which have no total. */
  of: DieSymbol | null;
  /** The total, in large numerals. */
  total?: string | undefined;
  /** What goes with it in words, such as what is to be paid. */
  children?: ReactNode;
  state?: CaptionState;
}) {
  const { of, total, children, state = "plain" } = props;
  return (
    <span className={`ds-caption ds-caption-${state}`}>
      {of && <Sign of={of} size={14} />}
      {total !== undefined && <b>{total}</b>}
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}

/** Dice that show the same sign, with their caption below. */
export function DiceGroup({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <span className="ds-group">
      <span className="ds-group-dice">{children}</span>
      {caption}
    </span>
  );
}
