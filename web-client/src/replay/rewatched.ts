import type { ReactNode } from "react";
import type { Lang } from "../i18n";
import type { Catalogue, Replay } from "../protocol";
import type { Moments } from "./moments";

/** Props that the replay page passes to a game's replay table. */
export interface Rewatched {
  replay: Replay;
  moments: Moments;
  /** The current moment, from 0. */
  at: number;
  /** Changes with every jump: the moment is then shown without motion. */
  jumps: number;
  /** Goes to another moment. */
  go: (moment: number) => void;
  catalogue: Catalogue;
  lang: Lang;
  /** Buttons and slider; `begins` are the moments at which turns begin. */
  controls: (begins: readonly number[]) => ReactNode;
}
