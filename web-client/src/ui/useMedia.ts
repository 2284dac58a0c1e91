import { useSyncExternalStore } from "react";

const list = (media: string): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia(media) : null;

/** Whether a media query matches now; `otherwise` where there are none, as in tests. */
export const matches = (media: string, otherwise: boolean): boolean => list(media)?.matches ?? otherwise;

/** The same, followed as it changes. */
export const useMedia = (media: string, otherwise: boolean): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = list(media);
      query?.addEventListener("change", changed);
      return () => query?.removeEventListener("change", changed);
    },
    () => matches(media, otherwise),
  );
