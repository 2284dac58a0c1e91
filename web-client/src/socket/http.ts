import type {
  Catalogue,
  GameInfo,
  GameWords,
  MyRoom,
  OpenTable,
  PlayerName,
  RatingRange,
  Refusal,
  Replay,
  TimeControl,
} from "../protocol";

export type { MyRoom, OpenTable };

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

/** Why something we asked for was not done. */
export const refusalOf = (reason: unknown): Refusal =>
  reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" };

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks the server for something; an answer that is not JSON counts as none. Rejects with `RequestRefused`. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const value = parsed(await send(method, path, JSON_TYPE, written(body)));
  if (value === undefined) throw new RequestRefused(0, { code: "unreachable" });
  return value as T;
}

/** Has the server do something of which it has nothing to say. Rejects with `RequestRefused`. */
export async function command(method: Exclude<Method, "GET">, path: string, body?: unknown): Promise<void> {
  await send(method, path, JSON_TYPE, written(body));
}

const JSON_TYPE = "application/json";

const written = (body: unknown): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

/** The value in a text that should be JSON; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Milliseconds after which an answer is not waited for any more. */
const ANSWER_WITHIN = 30_000;

/** Sends a body of this type; answers the text of the response. Rejects with `RequestRefused`. */
async function send(method: Method, path: string, type: string, body?: string | Blob): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? {} : { "Content-Type": type, "X-Arenhold": "1" },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    text = await response.text();
  } catch {
    throw new RequestRefused(0, { code: "unreachable" });
  }
  if (!response.ok) {
    const refusal = parsed(text) as Partial<Refusal> | undefined;
    const code =
      typeof refusal?.code === "string" ? refusal.code : response.status === 429 ? "too-many" : "unexpected";
    throw new RequestRefused(response.status, { code, params: refusal?.params });
  }
  return text;
}

export interface NewRoom {
  game: string;
  form: string;
  seats: number;
  table: Record<string, string>;
  watching: boolean;
  rated: boolean;
  listed: boolean;
  clock: TimeControl;
  /** Whom an open table is for; null for everybody. */
  range: RatingRange | null;
}

/** A rating as people are shown it. */
export interface ShownRating {
  shown: number;
  /** What to add and take away for the range that very probably holds the truth. */
  uncertainty: number;
  provisional: boolean;
}

/** A seat of a finished match; without ratings where the match did not count. */
export interface PastSeat {
  /** The name is empty for a player whose account was deleted. */
  player: PlayerName;
  /** Seats with the same side won or lost together. */
  side: number;
  place: number;
  /** What it played with, by seat option. */
  options: Record<string, string>;
  before: ShownRating | null;
  after: ShownRating | null;
  /** How probable it was that this side wins. */
  chance: number | null;
}

/** A finished match. */
export interface PastMatch {
  id: string;
  game: string;
  form: string;
  /** Whether it counted for ratings. */
  rated: boolean;
  /** Why it did not: `not-wanted`, `guests`, `quick-end`, `abandoned`. */
  uncounted: string | null;
  ended: string;
  reason: string;
  seats: PastSeat[];
}

/** What stands for the link where a match is known from somebody's history; every link is longer. */
const HISTORY = "match";

/** What only its owner sees of an account. */
export interface Account {
  /** Null if none was given. */
  email: string | null;
  emailVerified: boolean;
  passkeys: number;
  since: string;
}

/** Who this browser is. */
export interface Me {
  player: PlayerName;
  /** Null for a guest. */
  account: Account | null;
  /** Whether the server sends e-mails. */
  mail: boolean;
}

/** Everything the client asks for outside the socket, besides what only the account page asks. */
export const http = {
  session: () => request<Me>("POST", "/api/session", {}),
  rename: (name: string) => request<Me>("PUT", "/api/me/name", { name }),
  createRoom: (room: NewRoom) =>
    request<{ room: string; link: string; watch: string | null }>("POST", "/api/rooms", room),
  openTables: () => request<OpenTable[]>("GET", "/api/tables"),
  myRooms: () => request<MyRoom[]>("GET", "/api/me/rooms"),
  ticket: (link: string) => request<{ ticket: string }>("POST", "/api/tickets", { link }),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  /** A finished match as a file: one of the room's, or the newest; by no link, one of somebody's history. */
  matchFile: (link: string, match: string | null) =>
    send(
      "GET",
      link === HISTORY
        ? `/api/matches/${match ?? ""}`
        : `/api/links/${link}/${match === null ? "match" : `matches/${match}`}`,
      "text/plain",
    ),
  /** What the newest match of a room made of ratings. */
  ratings: (link: string) => request<PastMatch>("GET", `/api/links/${link}/ratings`),
  /** Has a match file checked and told step by step. */
  replay: async (file: Blob): Promise<Replay> => {
    const replay = parsed(await send("POST", "/api/replays", "text/plain", file));
    if (replay === undefined) throw new RequestRefused(0, { code: "unreachable" });
    return replay as Replay;
  },
  /** What every game and its forms and options are called, by the game's key. */
  words: (lang: string) => request<Record<string, GameWords>>("GET", `/api/words/${lang}`),
  /** Everything about a game, by this version of its rules or the newest. */
  catalogue: (game: string, lang: string, version: number | null = null) =>
    request<Catalogue>(
      "GET",
      `/api/catalogue/${game}/${lang}${version === null ? "" : `?version=${version}`}`,
    ),
};
