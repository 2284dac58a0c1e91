// Engines of people's own: which are connected, and one's own with their tokens.
import { useQuery } from "@tanstack/react-query";
import { command, request } from "../socket";

/** An engine that is connected. */
export interface Connected {
  id: string;
  name: string;
  /** The name of the person to whom it belongs. */
  owner: string;
  /** What the program calls itself. */
  program: string;
  version: string;
  /** How many matches it plays. */
  matches: number;
  /** Whether it may play another one. */
  free: boolean;
}

/** An engine of our own. */
export interface OwnEngine {
  id: string;
  name: string;
  since: string;
  /** Whether it has a token. */
  token: boolean;
  connected: Connected | null;
}

/** How often the list of engines is asked for again, in milliseconds: they come and go. */
const AGAIN = 10_000;

/** The engines that are connected and play this game; null until loaded. */
export function useEngines(game: string | null): readonly Connected[] | null {
  const { data } = useQuery({
    queryKey: ["engines", game],
    queryFn: () => request<Connected[]>("GET", `/api/games/${encodeURIComponent(game ?? "")}/engines`),
    enabled: game !== null,
    refetchInterval: AGAIN,
  });
  return data ?? null;
}

/** Requests about our own engines. */
export const ownEngines = {
  all: () => request<OwnEngine[]>("GET", "/api/me/engines"),
  make: (name: string) => request<{ id: string; token: string }>("POST", "/api/me/engines", { name }),
  renew: (id: string) => request<{ token: string }>("POST", `/api/me/engines/${id}/token`),
  revoke: (id: string) => command("DELETE", `/api/me/engines/${id}/token`),
  remove: (id: string) => command("DELETE", `/api/me/engines/${id}`),
};
