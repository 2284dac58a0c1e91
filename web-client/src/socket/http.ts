import type { Catalogue, GameInfo, PlayerName, Refusal } from "../protocol";

/** The server said no, or could not be reached (`code` is then `unreachable`). */
export class RequestRefused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
  }

  /** Whether asking again later may help: the server was away or busy, it did not judge the request. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

async function request<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Arenhold": "1" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new RequestRefused(0, { code: "unreachable" });
  }
  const text = await response.text().catch(() => "");
  let answer: unknown;
  try {
    answer = text === "" ? undefined : JSON.parse(text);
  } catch {
    answer = undefined;
  }
  if (!response.ok) {
    const refusal = answer as Partial<Refusal> | undefined;
    const code =
      typeof refusal?.code === "string" ? refusal.code : response.status === 429 ? "too-many" : "unexpected";
    throw new RequestRefused(response.status, { code, params: refusal?.params });
  }
  return answer as T;
}

export interface NewRoom {
  game: string;
  form: string;
  seats: number;
  table: Record<string, string>;
  watching: boolean;
}

/** A table we sit at or made. */
export interface MyRoom {
  link: string;
  game: string;
  form: string;
  phase: string;
  /** Names by seat; null where a seat is free. */
  players: (string | null)[];
}

/** Everything the client asks for outside the socket. */
export const http = {
  session: () => request<{ player: PlayerName }>("POST", "/api/session", {}),
  rename: (name: string) => request<{ player: PlayerName }>("PUT", "/api/me/name", { name }),
  createRoom: (room: NewRoom) =>
    request<{ room: string; link: string; watch: string | null }>("POST", "/api/rooms", room),
  myRooms: () => request<MyRoom[]>("GET", "/api/me/rooms"),
  ticket: (link: string) => request<{ ticket: string }>("POST", "/api/tickets", { link }),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  catalogue: (game: string, lang: string) => request<Catalogue>("GET", `/api/catalogue/${game}/${lang}`),
};
