import { useLayoutEffect, useState, type RefObject } from "react";
import type { Layout } from "../../../table/useLayout";
import type { Size } from "./ring";
import { useMedia } from "../../../ui/useMedia";

/** The inner size of an element, as it changes; `otherwise` until it is laid out. */
export function useSize(ref: RefObject<HTMLElement | null>, otherwise: Size): Size {
  const [size, set] = useState(otherwise);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver !== "function") return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) {
        set((old) => (old.width === width && old.height === height ? old : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

const TALL = "(min-height: 800px)";

/** Narrower windows have no room for a ring of forts beside the players. */
const BROAD = "(min-width: 1200px)";

/** Whether the window has room for compact cards below the field. */
export const useTallWindow = (): boolean => useMedia(TALL, true);

/** The layout of this table: what is broad enough for three columns may be too narrow for a ring of forts. */
export function useRoom(layout: Layout): Layout {
  const broad = useMedia(BROAD, true);
  return layout === "desktop" && !broad ? "tablet" : layout;
}
