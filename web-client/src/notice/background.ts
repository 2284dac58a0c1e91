import { ringing, WORKER } from "./push";

/** What the browser shows while no page of ours is seen. */
interface Told {
  /** Tells it from every other; the same told by two pages is shown once. */
  key: string;
  words: string;
  /** Where it leads. */
  page: string;
  lang: string;
}

/** What a page says to the worker. */
export type ToWorker = { tell: Told } | { end: string };

async function say(message: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  registration?.active?.postMessage(message);
}

/** Shows this where the reader lets this browser tell him of things; nothing anywhere else. */
export async function tellInBackground(told: Told): Promise<void> {
  const may = await ringing().catch(() => "cannot");
  if (may === "on") await say({ tell: told });
}

/** Takes away what is shown of it. */
export async function endInBackground(key: string): Promise<void> {
  const may = await ringing().catch(() => "cannot");
  if (may !== "cannot") await say({ end: key });
}

/** Goes where a notification leads that this page had shown, once it is pressed; answers how to end that. */
export function goWhereAsked(go: (page: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<{ go?: string }>) => {
    if (typeof data.go === "string") go(data.go);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  return () => navigator.serviceWorker.removeEventListener("message", hear);
}
