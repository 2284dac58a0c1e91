import type { ReactNode } from "react";
import type { Lang } from "../i18n";
import type { Catalogue, Replay } from "../protocol";
import type { Moments } from "./moments";

/** What the replay page hands to the table of a game. */
export interface Rewatched {
  replay: Replay;
  moments: Moments;
  /** The moment to be shown, from 0. */
  at: number;
  /** Changes when the moment was not reached by one step on: nothing is then shown as moving. */
  jumps: number;
  /** Shows another moment. */
  go: (moment: number) => void;
  catalogue: Catalogue;
  lang: Lang;
  /** Buttons and slider; `begins` are the moments at which turns begin. */
  controls: (begins: readonly number[]) => ReactNode;
}
