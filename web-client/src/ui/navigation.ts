import { useSyncExternalStore } from "react";

const MOVED = "arenhold:moved";
let moves = 0;

/** Whether the reader has navigated since the document was loaded. */
export const hasMoved = (): boolean => moves > 0;

/** Navigates within the client, without loading the document again. */
export function go(path: string): void {
  history.pushState(null, "", path);
  moves++;
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("popstate", changed);
  window.addEventListener(MOVED, changed);
  return () => {
    window.removeEventListener("popstate", changed);
    window.removeEventListener(MOVED, changed);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** The pages. A link's token is opaque: only the server knows its target. */
export type Page =
  | { page: "start" }
  | { page: "credits" }
  | { page: "rules"; game: string | null }
  | { page: "decks"; game: string }
  | { page: "rankings" }
  | { page: "player"; id: string }
  | { page: "account"; letter: "verify" | "reset" | null }
  | { page: "unsubscribe"; secret: string }
  | { page: "replay"; link: string | null; match: string | null }
  | { page: "analysis"; link: string; match: string }
  | { page: "room"; token: string; role: "seat" | "watch" }
  | { page: "missing" };

const RULES = /^\/rules(?:\/([a-z0-9-]{1,64}))?\/?$/;
const DECKS = /^\/decks\/([a-z0-9-]{1,64})\/?$/;
const REPLAY = /^\/replay(?:\/([A-Za-z0-9_-]{1,128})(?:\/([A-Za-z0-9-]{1,64}))?)?\/?$/;
const ANALYSIS = /^\/analysis\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9-]{1,64})\/?$/;
const ACCOUNT = /^\/account(?:\/(verify|reset))?\/?$/;
const PLAYER = /^\/players\/([0-9a-f-]{36})\/?$/;
const UNSUBSCRIBE = /^\/unsubscribe\/([A-Za-z0-9_-]{1,64})\/?$/;
const TOKEN = /^\/(r|w)\/([A-Za-z0-9_-]{1,128})\/?$/;

export function pageOf(path: string): Page {
  if (path === "/" || path === "") return { page: "start" };
  if (path === "/credits" || path === "/credits/") return { page: "credits" };
  const rules = RULES.exec(path);
  if (rules) return { page: "rules", game: rules[1] ?? null };
  const decks = DECKS.exec(path);
  if (decks?.[1]) return { page: "decks", game: decks[1] };
  if (path === "/rankings" || path === "/rankings/") return { page: "rankings" };
  const player = PLAYER.exec(path);
  if (player?.[1]) return { page: "player", id: player[1] };
  const account = ACCOUNT.exec(path);
  if (account) return { page: "account", letter: (account[1] as "verify" | "reset" | undefined) ?? null };
  const unsubscribe = UNSUBSCRIBE.exec(path);
  if (unsubscribe?.[1]) return { page: "unsubscribe", secret: unsubscribe[1] };
  const replay = REPLAY.exec(path);
  if (replay) return { page: "replay", link: replay[1] ?? null, match: replay[2] ?? null };
  const analysis = ANALYSIS.exec(path);
  if (analysis?.[1] && analysis[2]) return { page: "analysis", link: analysis[1], match: analysis[2] };
  const link = TOKEN.exec(path);
  if (link?.[1] && link[2]) return { page: "room", token: link[2], role: link[1] === "w" ? "watch" : "seat" };
  return { page: "missing" };
}

/** The token in a pasted text: a whole address or the token alone. */
export function pastedLink(text: string): string | null {
  const trimmed = text.trim();
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(trimmed)?.[1] ?? trimmed;
  const page = pageOf(path);
  if (page.page === "room") return `/${page.role === "watch" ? "w" : "r"}/${page.token}`;
  return /^[A-Za-z0-9_-]{16,128}$/.test(trimmed) ? `/w/${trimmed}` : null;
}
