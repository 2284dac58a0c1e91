import type { StoredSettings } from "../protocol";
import { keep, kept } from "../ui/kept";
import { changed, parsed, type Local } from "./local";
import { DEFAULTS, settingsIn, type Settings } from "./model";

const NAME = "settings";

/** Names under which single settings were kept before, with what they meant. */
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

/** Reads what is kept, which another tab may have changed. */
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
  // Where storage is refused the settings last as long as the page.
  text = kept(NAME);
  show(next);
}

/** All settings as they are now: the same object until one of them changes. */
export function currentSettings(): Settings {
  look();
  return settings;
}

/** What this browser keeps. */
export function localSettings(): Local {
  look();
  return local;
}

/** Keeps what `change` makes of it, and tells everything that shows settings. */
export function updateLocal(change: (local: Local) => Local): void {
  look();
  store(change(local));
  for (const tell of [...listeners]) tell();
}

/** Sets these; the others stay. */
export const changeSettings = (changes: StoredSettings): void => updateLocal((now) => changed(now, changes));

/** Calls `listener` after every change, also one of another tab; answers how to end it. */
export function onSettings(listener: () => void): () => void {
  const elsewhere = () => listener();
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}
