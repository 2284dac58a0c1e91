import type {
  Analysis,
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
  Try,
} from "../protocol";

export type { MyRoom, OpenTable };

/** The server refused, or could not be reached (`code` is then `unreachable`). */
export class RequestRefused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  /** In how many seconds the server asks us to come back; null if it did not say. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Refusal, retryAfter: number | null = null) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }

  /** Whether a retry may help: the server was away or busy and did not process the request. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Why a request failed. */
export const refusalOf = (reason: unknown): Refusal =>
  reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" };

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends a request; an answer that is not JSON counts as none. Rejects with `RequestRefused`. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const value = parsed(await send(method, path, JSON_TYPE, written(body)));
  if (value === undefined) throw new RequestRefused(0, { code: "unreachable" });
  return value as T;
}

/** Sends a request without a response body. Rejects with `RequestRefused`. */
export async function command(method: Exclude<Method, "GET">, path: string, body?: unknown): Promise<void> {
  await send(method, path, JSON_TYPE, written(body));
}

const JSON_TYPE = "application/json";

const written = (body: unknown): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

/** The parsed JSON of a text; undefined if invalid. */
function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The timeout of a request, in milliseconds. */
const ANSWER_WITHIN = 30_000;

/** Sends a body of this type; resolves to the text of the response. Rejects with `RequestRefused`. */
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
    const told = response.headers.get("Retry-After") ?? "";
    const retryAfter = /^\d{1,9}$/.test(told) ? Number(told) : null;
    throw new RequestRefused(response.status, { code, params: refusal?.params }, retryAfter);
  }
  return text;
}

export interface NewRoom {
  game: string;
  form: string;
  seats: number;
  table: Record<string, string>;
  /** What the host chooses for their own seat. */
  seat: Record<string, string>;
  /** The levels of computers on the seats after the host's. */
  computers?: readonly string[];
  watching: boolean;
  rated: boolean;
  listed: boolean;
  clock: TimeControl;
  /** The rating range of an open table; null for everyone. */
  range: RatingRange | null;
}

/** A displayed rating. */
export interface ShownRating {
  shown: number;
  /** Half the width of the rating's likely range. */
  uncertainty: number;
  provisional: boolean;
}

/** A seat of a finished match; without ratings if it was not rated. */
export interface PastSeat {
  /** Empty for a deleted account. */
  player: PlayerName;
  /** Seats with the same side won or lost together. */
  side: number;
  place: number;
  /** Its choices, by seat option. */
  options: Record<string, string>;
  before: ShownRating | null;
  after: ShownRating | null;
  /** The side's chance of winning before the match. */
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
  /** Whether it went on from a moment of another match. */
  continued: boolean;
  seats: PastSeat[];
}

/** Replaces the link where a match is known from a player's history; every link is longer. */
const HISTORY = "match";

/** The private part of an account. */
export interface Account {
  /** Null if none was given. */
  email: string | null;
  emailVerified: boolean;
  passkeys: number;
  since: string;
}

/** This browser's identity. */
export interface Me {
  player: PlayerName;
  /** Null for a guest. */
  account: Account | null;
  /** Whether the server sends e-mails. */
  mail: boolean;
}

const analysisOf = (link: string, match: string) =>
  link === HISTORY ? `/api/matches/${match}/analysis` : `/api/links/${link}/matches/${match}/analysis`;

/** All HTTP requests except those of the account page alone. */
export const http = {
  session: () => request<Me>("POST", "/api/session", {}),
  rename: (name: string) => request<Me>("PUT", "/api/me/name", { name }),
  createRoom: (room: NewRoom) =>
    request<{ room: string; link: string; watch: string | null }>("POST", "/api/rooms", room),
  openTables: () => request<OpenTable[]>("GET", "/api/tables"),
  myRooms: () => request<MyRoom[]>("GET", "/api/me/rooms"),
  ticket: (link: string) => request<{ ticket: string }>("POST", "/api/tickets", { link }),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  /** A finished match as a file: one of the room's, or the newest; without a link, one from a player's history. */
  matchFile: (link: string, match: string | null) =>
    send(
      "GET",
      link === HISTORY
        ? `/api/matches/${match ?? ""}`
        : `/api/links/${link}/${match === null ? "match" : `matches/${match}`}`,
      "text/plain",
    ),
  /** Asks for the analysis of a match; answers as far as it has come. The link as for `matchFile`. */
  askForAnalysis: (link: string, match: string) => request<Analysis>("POST", analysisOf(link, match), {}),
  /** An analysis that was asked for, as far as it has come. */
  analysis: (link: string, match: string) => request<Analysis>("GET", analysisOf(link, match)),
  /**
   * A marked turn of one's own, tried again by these choices, and judged once there is nothing left to choose. `seat` and
   * `turn` count from 0, as in the analysis.
   */
  tried: (
    link: string,
    match: string,
    seat: number,
    turn: number,
    choices: readonly string[],
    judge: boolean,
  ) => {
    const query = new URLSearchParams(choices.map((choice) => ["choice", choice]));
    if (judge) query.set("judge", "yes");
    return request<Try>("GET", `${analysisOf(link, match)}/seats/${seat}/turns/${turn}/try?${query}`);
  },
  /** A room of one's own in which a match goes on from a moment of its replay, against computers of this level. */
  playOn: (link: string, match: string, wanted: { moment: number; seat: number; level: string }) =>
    request<{ room: string; link: string }>(
      "POST",
      `${link === HISTORY ? "/api" : `/api/links/${link}`}/matches/${match}/on`,
      wanted,
    ),
  /** The rating changes of a room's newest match. */
  ratings: (link: string) => request<PastMatch>("GET", `/api/links/${link}/ratings`),
  /** Has a match file checked and returned step by step. */
  replay: async (file: Blob): Promise<Replay> => {
    const replay = parsed(await send("POST", "/api/replays", "text/plain", file));
    if (replay === undefined) throw new RequestRefused(0, { code: "unreachable" });
    return replay as Replay;
  },
  /** The words of every game with its forms and options, by the game's key. */
  words: (lang: string) => request<Record<string, GameWords>>("GET", `/api/words/${lang}`),
  /** Everything about a game, for this version of its rules or the newest. */
  catalogue: (game: string, lang: string, version: number | null = null) =>
    request<Catalogue>(
      "GET",
      `/api/catalogue/${game}/${lang}${version === null ? "" : `?version=${version}`}`,
    ),
};
