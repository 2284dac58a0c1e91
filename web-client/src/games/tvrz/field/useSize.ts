import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from "react";
import type { Size } from "./ring";

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

const tall = () => (typeof matchMedia === "function" ? matchMedia(TALL) : null);

const subscribe = (changed: () => void) => {
  const list = tall();
  list?.addEventListener("change", changed);
  return () => list?.removeEventListener("change", changed);
};

/** Whether the window has room for compact cards below the field. */
export const useTallWindow = (): boolean => useSyncExternalStore(subscribe, () => tall()?.matches ?? true);
