import type { StoredSettings } from "../protocol";
import { keep, kept } from "../ui/kept";
import { changed, parsed, type Local } from "./local";
import { DEFAULTS, settingsIn, type Settings } from "./model";

const NAME = "settings";

/** Legacy storage keys of single settings, with their meanings. */
const FORMER: Readonly<Record<string, (value: string) => unknown>> = {
  theme: (look) => ({ look }),
  lang: (language) => ({ language }),
  table: (table) => ({ plainTable: table === "plain" }),
  shortcuts: (keys) => ({ shortcuts: keys !== "off" }),
};

let text: string | null | undefined;
let local: Local;
let settings: Settings;
const listeners = new Set<() => void>();

function show(next: Local): void {
  local = next;
  settings = { ...DEFAULTS, ...next.chosen };
}

/** Reads the stored settings, which another tab may have changed. */
function look(): void {
  const now = kept(NAME);
  if (text === undefined || now !== text) {
    text = now;
    show(parsed(now));
  }
  for (const [name, meaning] of Object.entries(FORMER)) {
    const former = kept(name);
    if (former === null) continue;
    keep(name, null);
    store(changed(local, settingsIn(meaning(former))));
  }
}

function store(next: Local): void {
  keep(NAME, JSON.stringify(next));
  // If storage is refused, the settings last as long as the page.
  text = kept(NAME);
  show(next);
}

/** All settings now: the same object until one of them changes. */
export function currentSettings(): Settings {
  look();
  return settings;
}

/** The stored settings of this browser. */
export function localSettings(): Local {
  look();
  return local;
}

/** Stores the result of `change` and notifies all listeners. */
export function updateLocal(change: (local: Local) => Local): void {
  look();
  store(change(local));
  for (const tell of [...listeners]) tell();
}

/** Sets these; the others stay. */
export const changeSettings = (changes: StoredSettings): void => updateLocal((now) => changed(now, changes));

/** Calls `listener` after every change, also from another tab; returns a function that ends it. */
export function onSettings(listener: () => void): () => void {
  const elsewhere = () => listener();
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}
