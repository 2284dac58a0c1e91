import { ARMS } from "./heraldry";
import "./fort.css";

/** The arms of a seat, decorative: put its player's name beside them. Turned over for a seat that is out. */
export function Arms({ seat, out = false }: { seat: number; out?: boolean }) {
  return (
    <svg className={out ? "tv-arms tv-turned" : "tv-arms"} viewBox="0 0 100 112" aria-hidden="true">
      <use href={`#tv-arms-${seat % ARMS.length}`} />
    </svg>
  );
}
