// Made from the server's protocol records by ProtocolTypesTest; not to be edited.
// docs/protocol.md explains what they mean.

export interface Frame<T extends string, D> {
  t: T;
  d: D;
  v?: number;
  a?: string;
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

export type Code =
  | "not-found"
  | "invite-used"
  | "put-out"
  | "seat-taken"
  | "no-seat"
  | "out-of-range"
  | "not-host"
  | "wrong-phase"
  | "bad-option"
  | "option-taken"
  | "not-asked"
  | "not-offered"
  | "bad-order"
  | "stale"
  | "wrong-number"
  | "not-allowed"
  | "no-hints"
  | "grave-mistake"
  | "no-return"
  | "over"
  | "paused"
  | "not-yet"
  | "parked"
  | "malformed"
  | "unknown-message"
  | "too-large"
  | "too-fast"
  | "too-many"
  | "wrong-origin"
  | "no-session"
  | "bad-ticket"
  | "bad-name"
  | "bad-file"
  | "name-taken"
  | "too-many-attempts"
  | "renamed-too-often"
  | "weak-password"
  | "wrong-login"
  | "has-account"
  | "no-account"
  | "bad-email"
  | "no-mail"
  | "not-verified"
  | "expired"
  | "no-passkeys"
  | "too-many-passkeys"
  | "too-many-decks"
  | "too-many-engines"
  | "bad-token"
  | "no-engine"
  | "too-many-analyses"
  | "no-mistake"
  | "not-imagined"
  | "bad-setup"
  | "not-met"
  | "closed"
  | "no-challenges"
  | "ask-later"
  | "too-many-challenges"
  | "yourself"
  | "too-slow"
  | "watching-ended"
  | "busy"
  | "unavailable"
  | "restarting";

export interface FromClient {
  hello: { ticket: string; epoch?: string; version?: number; commits?: boolean };
  sit: { seat: number | null };
  stand: Record<string, never>;
  swap: { seat: number | null };
  seatComputer: { seat: number; level: string };
  seatEngine: { seat: number; engine: string };
  free: { seat: number };
  putOut: { seat: number };
  seats: { count: number };
  seatOption: { key: string; value: string };
  tableOption: { key: string; value: string };
  watching: { on: boolean };
  propose: { seat: number; key: string; value: string };
  listed: { on: boolean };
  close: Record<string, never>;
  rated: { on: boolean };
  clock: { control: TimeControl };
  range: { min: number | null; max: number | null };
  ready: { on: boolean; terms: number };
  commit: { match: string; commitment: string };
  reveal: { match: string; number: string };
  again: Record<string, never>;
  againSwapped: Record<string, never>;
  choose: { choice: string; asked: number };
  weigh: { choice: string; asked: number };
  takeBack: { moment: number };
  resign: { moment: number };
  stop: { moment: number };
  hint: { asked: number; depth: number };
  hold: { asked: number };
  release: { asked: number };
  order: { about: string; answers: string[] };
  pause: Record<string, never>;
  unpause: Record<string, never>;
  changeClock: { control: TimeControl };
  agree: { proposal: number };
  decline: { proposal: number };
  claimWin: { moment: number };
  standIn: { moment: number };
  comeBack: { moment: number };
  ping: Record<string, never>;
}

export interface ToClient {
  welcome: { you: PlayerName; role: "seat" | "watch"; epoch: string; time: number };
  snapshot: { state: State; log: MatchEvent[] };
  step: { patch: PatchOperation[]; events: MatchEvent[] };
  plans: { orders: StandingOrder[]; given: GivenAnswer | null };
  hint: { asked: number; depth: number; verb: string | null; where: Record<string, string[]>; which: Record<string, string[]>; steps: Choice[]; chance: number | null; reasons: HintReason[] };
  ack: Record<string, never>;
  refused: { code: Code; params: Record<string, string> };
  pong: { time: number };
  bye: { code: Code };
}

export interface FromBrowser {
  watchTables: { on: boolean };
  ping: Record<string, never>;
}

export interface ToBrowser {
  tables: { version: number; all: OpenTable[] };
  tableChanges: { version: number; changed: OpenTable[]; gone: string[] };
  mine: { turns: number; at: number; rooms: MyRoom[] };
  noticed: { unread: number; newest: Notice | null };
  paired: { link: string };
  challenged: { id: string; from: PlayerName; game: string; form: string; clock: TimeControl; rated: boolean };
  challengeGone: { id: string };
  pong: { time: number };
  bye: { code: Code };
}

export interface State {
  room: RoomState;
  match: MatchState | null;
}

export interface RoomState {
  game: string;
  form: string;
  phase: "gathering" | "playing" | "over" | "parked";
  parked: string | null;
  host: string;
  seats: SeatState[];
  table: Record<string, string>;
  terms: number;
  rated: boolean;
  clock: TimeControl;
  watching: boolean;
  seatLink: string | null;
  watchLink: string | null;
  listed: boolean;
  range: RatingRange | null;
  watchers: PlayerName[];
  watcherCount: number;
  played: PlayedMatch[];
  meeting: boolean;
  deal: NextDeal | null;
}

export interface SeatState {
  player: PlayerName | null;
  options: Record<string, string>;
  sealed: Record<string, string>;
  ready: boolean;
  present: boolean;
  swap: number | null;
  commitment: string | null;
  guest?: boolean;
}

export interface PlayerName {
  id: string;
  name: string;
  computer?: string;
}

export interface NextDeal {
  match: string;
  seedHash: string;
  revealing: boolean;
}

export interface MixedNumber {
  commitment: string;
  number: string;
}

export interface PlayedMatch {
  id: string;
  players: PlayerName[];
  places: number[];
}

export interface MatchState {
  id: string;
  version: number;
  continues: string | null;
  seedHash: string;
  seed: string | null;
  mixed: (MixedNumber | null)[] | null;
  setup: Settings;
  view: unknown;
  waiting: Waiting[];
  question: Question | null;
  asked: number;
  canTakeBack: boolean;
  canResign: boolean;
  canStop: boolean;
  canComeBack: boolean;
  canHint: boolean;
  agreed: number[];
  resigning: number[];
  out: OutSeat[];
  outcome: Outcome | null;
  standIns: StandInSeat[];
  strikes: EngineStrikes[];
  choices: number;
  moment: number;
  clock: ClockState | null;
}

export interface ClockState {
  control: TimeControl;
  at: number;
  left: (number | null)[];
  free: number[];
  running: number[];
  paused: ClockPause | null;
  proposal: ClockProposal | null;
  declined: DeclinedProposal | null;
  absent: AbsentSeat[];
  windows: QuestionWindow[];
}

export interface ClockPause {
  since: number;
  until: number;
  agreed: number[];
}

export interface ClockProposal {
  number: number;
  seat: number;
  kind: "pause" | "control";
  control: TimeControl | null;
  agreed: number[];
}

export interface DeclinedProposal {
  number: number;
  seat: number;
  by: number;
}

export interface AbsentSeat {
  seat: number;
  since: number;
  claimableAt: number;
  goesOn: boolean;
  computer: string | null;
}

export interface OutSeat {
  seat: number;
  reason: string;
}

export interface StandInSeat {
  seat: number;
  computer: string;
}

export interface EngineStrikes {
  seat: number;
  count: number;
  fault: string;
}

export interface QuestionWindow {
  seats: number[];
  left: number;
  holdable: boolean;
  held: HeldClock | null;
}

export interface HeldClock {
  seat: number | null;
  left: number;
}

export interface GivenAnswer {
  asked: number;
  choice: string;
}

export interface HintReason {
  key: string;
  parts: Record<string, string[]>;
}

export interface StandingOrder {
  about: string;
  answers: string[];
}

export type TimeControl =
  | { kind: "none" }
  | { kind: "live"; base: number; increment: number; delay: number }
  | { kind: "days"; perTurn: number };

export interface RatingRange {
  min: number | null;
  max: number | null;
}

export interface Settings {
  seats: Record<string, string>[];
  sealed: Record<string, SealedChoice>[];
  table: Record<string, string>;
}

export interface SealedChoice {
  hash: string;
  salt: string | null;
}

export interface OpenTable {
  room: string;
  link: string;
  game: string;
  form: string;
  host: string;
  hostName: string;
  seats: number;
  taken: number;
  rated: boolean;
  watching: boolean;
  options: Record<string, string>;
  clock: TimeControl;
  range: RatingRange | null;
  hostRating: number;
  hostProvisional: boolean;
  since: string;
}

export interface MyRoom {
  room: string;
  link: string;
  game: string;
  form: string;
  phase: "gathering" | "playing" | "over" | "parked";
  players: (PlayerName | null)[];
  seat: number;
  turn: boolean;
  since: number;
  clock: TimeControl;
  left: number | null;
}

export interface Notice {
  id: number;
  kind: string;
  page: string | null;
  params: Record<string, string>;
  at: number;
  read: boolean;
}

export interface Replay {
  game: string;
  form: string;
  version: number;
  players: string[];
  computers: (string | null)[];
  setup: Settings;
  match: string | null;
  seedHash: string | null;
  seed: string | null;
  mixed: (MixedNumber | null)[] | null;
  start: ReplayMoment;
  log: MatchEvent[];
  steps: ReplayStep[];
}

export interface ReplayMoment {
  line: number;
  view: unknown;
  waiting: Waiting[];
  agreed: number[];
  resigning: number[];
  out: OutSeat[];
  outcome: Outcome | null;
}

export interface ReplayStep {
  entries: string[];
  patch: PatchOperation[];
  events: MatchEvent[];
}

export interface Analysis {
  state: string;
  waiting: number;
  done: number;
  nodes: number;
  whole: boolean;
  even: number;
  seats: SeatAnalysis[];
}

export interface SeatAnalysis {
  result: number;
  luck: Points;
  adjusted: Points;
  turns: TurnAnalysis[];
  draws: DrawAnalysis[];
}

export interface TurnAnalysis {
  turn: number;
  until: number;
  own: boolean;
  moment: number;
  end: number;
  played: Points;
  best: Points;
  loss: Points;
  mark: string;
  gained: number;
  deciding: number;
  fork: number;
  choices: string[];
  better: string[];
  reasons: TurnReason[];
  branch: ReplayStep | null;
  opened: Points | null;
}

export interface DrawAnalysis {
  turn: number;
  moment: number;
  luck: Points;
}

export interface Points {
  mean: number;
  error: number;
}

export interface TurnReason {
  key: string;
  parts: Record<string, string[]>;
}

export interface Try {
  setup: Settings;
  view: unknown;
  waiting: Waiting[];
  question: Question | null;
  agreed: number[];
  resigning: number[];
  out: OutSeat[];
  outcome: Outcome | null;
  log: MatchEvent[];
  events: MatchEvent[];
  verdict: TryVerdict | null;
}

export interface TryVerdict {
  result: string;
  behind: Points;
  gained: Points;
}

export interface Question {
  seat: number;
  prompt: string;
  context: QuestionContext;
  choices: Choice[];
  fallback: string;
  offer: boolean;
}

export interface QuestionContext {
  source: string | null;
  chosen: string[];
  left: number;
}

export interface Choice {
  notation: string;
  verb: string;
  parts: Record<string, string[]>;
}

export interface Waiting {
  seat: number;
  prompt: string | null;
  source: string | null;
}

export interface Outcome {
  places: number[];
  reason: string;
  deciders: Decider[];
}

export interface Decider {
  key: string;
  values: number[];
}

export interface GameInfo {
  key: string;
  version: number;
  forms: FormInfo[];
  problems: string[];
}

export interface FormInfo {
  key: string;
  minSeats: number;
  maxSeats: number;
  tableOptions: OptionInfo[];
  seatOptions: OptionInfo[];
  teams: number[];
  usual: UsualChoice[];
}

export type OptionInfo =
  | { kind: "oneof"; key: string; values: string[]; fallback: string | null; distinct: boolean; together: TableChoice | null; secret: boolean }
  | { kind: "range"; key: string; least: number; most: number; fallback: string | null; secret: boolean }
  | { kind: "decklist"; key: string; cards: string[]; copies: number; least: number; most: number; prepared: PreparedDeck[]; fallback: string | null; secret: boolean };

export interface TableChoice {
  option: string;
  value: string;
}

export interface UsualChoice {
  option: string;
  value: string;
  minSeats: number;
  maxSeats: number;
  rated: boolean;
}

export interface PreparedDeck {
  key: string;
  value: string;
}

export interface Catalogue {
  game: string;
  version: number;
  words: GameWords;
  cards: Record<string, CardWords>;
  table: TableWords;
  data: unknown;
}

export interface CardWords {
  name: string;
}

export interface TableWords {
  prompts: Record<string, string>;
  choices: Record<string, string>;
  happened: Record<string, string>;
  fields: Record<string, string>;
  bySeat: string[];
  ofSeats: string[];
  orders: OrderWords[];
}

export interface OrderWords {
  about: string;
  name: string;
  answers: AnswerWords[];
}

export interface AnswerWords {
  answer: string;
  text: string;
}

export interface GameWords {
  name: string;
  forms: Record<string, FormWords>;
  options: Record<string, OptionWords>;
  problems: Record<string, string>;
  reasons: Record<string, string>;
}

export interface FormWords {
  name: string;
  text: string;
  advice: Record<number, string>;
}

export interface OptionWords {
  name: string;
  values: Record<string, ValueWords>;
}

export interface ValueWords {
  name: string;
  brief: string;
}

export interface StoredSettings {
  sounds?: boolean;
  volume?: number;
  turnSound?: boolean;
  motion?: "none" | "quick" | "full" | "slow";
  oneClick?: boolean;
  tutor?: boolean;
  plainTable?: boolean;
  shortcuts?: boolean;
  look?: "system" | "noon" | "night" | "chalk";
  language?: "en" | "cs" | "it";
}
