import { matches, useMedia } from "../ui/useMedia";

/** The available space: three columns, one column with cards, one column with tiles. */
export type Layout = "desktop" | "tablet" | "phone";

const WIDE = "(min-width: 1200px), (min-width: 940px) and (min-height: 620px) and (min-aspect-ratio: 6/5)";
const MEDIUM = "(min-width: 700px)";
const TALL = "(min-height: 860px) and (min-width: 1440px)";
const TALLER = "(min-height: 1010px) and (min-width: 1440px)";

/** The layout for the current window. */
export function useLayout(): Layout {
  const wide = useMedia(WIDE, true);
  const medium = useMedia(MEDIUM, true);
  return wide ? "desktop" : medium ? "tablet" : "phone";
}

/** Whether cards are small enough to show only their most important words. */
export const useTiny = (): boolean => !useMedia("(min-width: 1200px)", true);

/** Whether the window fits whole cards, also below a team's panel or a large score board. */
export const useTall = (many: boolean): boolean => useMedia(many ? TALLER : TALL, true);

/** Whether the window is so low that other players' details are shortened. */
export const useLow = (): boolean => useMedia("(max-height: 859px)", false);

/** Whether the window is wide and so short that the board stands beside all else, as on a phone in landscape. */
export const useShort = (): boolean => useMedia("(max-height: 619px) and (min-aspect-ratio: 6/5)", false);

/** Whether there is a mouse: a second click on the same square can then confirm. */
export const hasMouse = (): boolean => matches("(hover: hover) and (pointer: fine)", true);
