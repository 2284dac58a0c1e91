import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether an element's content is higher than the element. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
