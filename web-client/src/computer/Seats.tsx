import { createContext, useCallback, useContext, type ReactNode } from "react";
import { ComputerSign } from "./ComputerSign";
import { signed } from "./Signed";

const Held = createContext<readonly (string | null)[]>([]);

/** Says which seats of a match computers hold. */
export function ComputerSeats(props: {
  /** The level of each seat's computer; null for a person's or a free seat. */
  levels: readonly (string | null)[];
  children: ReactNode;
}) {
  return <Held value={props.levels}>{props.children}</Held>;
}

/** Stands before a player's name at a table: the sign of a computer, nothing for a person. */
export function SeatSign({ seat }: { seat: number }) {
  const level = useContext(Held)[seat];
  return level ? <ComputerSign level={level} inline /> : null;
}

/** The names of players for texts that are drawn by {@link Signed}: a computer's sign stands before its name. */
export function useSigned(nameOf: (seat: number) => string): (seat: number) => string {
  const levels = useContext(Held);
  return useCallback((seat: number) => signed(nameOf(seat), levels[seat]), [levels, nameOf]);
}
