import { ringing, WORKER } from "./push";

/** A browser notification, for while no page is visible. */
interface Told {
  /** Its tag; the same notification from two pages is shown once. */
  key: string;
  words: string;
  /** Where it leads. */
  page: string;
  lang: string;
}

/** A page's message to the service worker. */
export type ToWorker = { tell: Told } | { end: string };

async function say(message: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  registration?.active?.postMessage(message);
}

/** Shows this if the reader allows notifications in this browser; otherwise does nothing. */
export async function tellInBackground(told: Told): Promise<void> {
  const may = await ringing().catch(() => "cannot");
  if (may === "on") await say({ tell: told });
}

/** Removes a notification by its tag. */
export async function endInBackground(key: string): Promise<void> {
  const may = await ringing().catch(() => "cannot");
  if (may !== "cannot") await say({ end: key });
}

/** Navigates when the reader presses a notification shown by this page; returns a function that ends it. */
export function goWhereAsked(go: (page: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<{ go?: string }>) => {
    if (typeof data.go === "string") go(data.go);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  return () => navigator.serviceWorker.removeEventListener("message", hear);
}
