// The wire protocol, version 1: what passes through the socket and the HTTP interface.
// The same shapes stand as Java records in the server; docs/protocol.md explains them.

export interface Frame<T extends string, D> {
  t: T;
  d: D;
  v?: number;
  a?: string;
}

export interface FromClient {
  hello: { ticket: string; version?: number };
  sit: { seat: number };
  stand: Record<string, never>;
  option: { key: string; value: string };
  table: { key: string; value: string };
  watching: { on: boolean };
  ready: { on: boolean };
  choose: { choice: string };
  takeBack: Record<string, never>;
  resign: Record<string, never>;
  stop: Record<string, never>;
  ping: Record<string, never>;
}

export interface PatchOperation {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  from?: string;
  value?: unknown;
}

export interface MatchEvent {
  kind: string;
  [field: string]: unknown;
}

export interface ToClient {
  welcome: { you: PlayerName; viewer: string; time: string };
  snapshot: { state: State; log: MatchEvent[] };
  step: { patch: PatchOperation[]; events: MatchEvent[]; by?: number | null };
  ack: Record<string, never>;
  error: { code: string; params?: Record<string, unknown> };
  pong: Record<string, never>;
  bye: { code: string };
}

export interface PlayerName {
  id: string;
  name: string;
}

export interface SeatState {
  player: PlayerName | null;
  options: Record<string, string>;
  ready: boolean;
  present: boolean;
}

export interface RoomState {
  game: string;
  form: string;
  phase: "gathering" | "playing" | "over" | "parked";
  host: string;
  you: { player: string; seat: number | null };
  seats: SeatState[];
  table: Record<string, string>;
  watching: boolean;
  watchLink: string | null;
  seatLink: string | null;
  watchers: PlayerName[];
  watcherCount: number;
  parked: { reason: string } | null;
}

export interface Choice {
  notation: string;
  verb: string;
  parts: Record<string, string[]>;
}

export interface Question {
  seat: number;
  prompt: string;
  context: { source: string | null; chosen: string[]; left: number };
  choices: Choice[];
  fallback: string;
  offer: boolean;
}

export interface Waiting {
  seat: number;
  prompt: string | null;
  source: string | null;
}

export interface Outcome {
  places: number[];
  reason: string;
  deciders: { key: string; values: number[] }[];
}

export interface MatchState {
  id: string;
  seedHash: string;
  seed: string | null;
  /** What this viewer may see of the game, in the game's own shape. */
  view: unknown;
  waiting: Waiting[];
  question: Question | null;
  canTakeBack: boolean;
  canResign: boolean;
  canStop: boolean;
  agreed: number[];
  outcome: Outcome | null;
  choices: number;
}

export interface State {
  room: RoomState;
  match: MatchState | null;
}

export interface Refusal {
  code: string;
  params?: Record<string, unknown>;
}
