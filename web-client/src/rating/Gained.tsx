import { signed } from "./change";
import "./rating.css";

/** A rating's change after a match: up or down, by sign and by shape. */
export function Gained({ gained }: { gained: number }) {
  const way = gained > 0 ? "rating-won" : gained < 0 ? "rating-lost" : "";
  return <b className={`num ${way}`}>{signed(gained)}</b>;
}
