import { Drawn } from "../../../ui/Icons";

const PATHS = {
  cards: "M4 7l9-3 5 14-9 3zM16 5h5v13",
  right: "M5 12h14M12 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
} as const;

/** A sign of the table in the current text colour. Hidden from screen readers: put words beside it. */
export function Sign({ name }: { name: keyof typeof PATHS }) {
  return <Drawn path={PATHS[name]} />;
}
