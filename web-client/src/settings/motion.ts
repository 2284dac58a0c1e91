import { matches, useMedia } from "../ui/useMedia";
import { currentSettings } from "./store";
import type { Motion } from "./model";

const PACE: Readonly<Record<Motion, number>> = { none: 0, quick: 0.5, full: 1, slow: 2 };

const STILL = "(prefers-reduced-motion: reduce)";

/** Whether the reader's system asks for reduced motion. */
export const systemIsStill = (): boolean => matches(STILL, false);

/** The same, followed as it changes. */
export const useSystemIsStill = (): boolean => useMedia(STILL, false);

/**
 * The factor for all durations of motion; 0 where nothing moves and only the end is shown. The system's preference
 * takes precedence over the setting.
 */
export const pace = (): number => (systemIsStill() ? 0 : PACE[currentSettings().motion]);
