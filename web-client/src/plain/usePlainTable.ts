import { useSyncExternalStore } from "react";
import { keep, kept } from "../ui/kept";

const NAME = "table";
const SWITCHED = "arenhold:table";

const on = (): boolean => kept(NAME) === "plain";

function subscribe(changed: () => void): () => void {
  window.addEventListener(SWITCHED, changed);
  return () => window.removeEventListener(SWITCHED, changed);
}

/** Whether the reader wants the plain table at every game, and a way to switch it. */
export function usePlainTable(): [boolean, (on: boolean) => void] {
  return [
    useSyncExternalStore(subscribe, on),
    (next) => {
      keep(NAME, next ? "plain" : null);
      window.dispatchEvent(new Event(SWITCHED));
    },
  ];
}
