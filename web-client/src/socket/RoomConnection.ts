import jsonpatch, { type Operation } from "fast-json-patch";
import { ownTime, ServerTime } from "../clock/serverTime";
import type { FromClient, MatchEvent, Refusal, State, ToClient } from "../protocol";
import { RequestRefused } from "./http";
import { browser, type Outside, type Socket } from "./outside";

/**
 * The state of the connection to the room. `full`: the server has no place for us yet, and has told us when to come
 * back. `refused` is final: only another link or a reload helps.
 */
export type Connection =
  | { state: "connecting" }
  | { state: "connected" }
  | { state: "reconnecting"; attempt: number }
  | { state: "full" }
  | { state: "offline" }
  | { state: "refused"; code: string };

/** A message from a player or watcher to the room. */
export type Commands = Omit<FromClient, "hello" | "ping">;

/** Sends the room a message; it is carried out exactly once, also across a lost connection. */
export type Send = <T extends keyof Commands>(type: T, data: Commands[T]) => void;

/** Our seat's private plans: standing orders, and an answer that has not taken effect yet. */
export type Plans = ToClient["plans"];

/** What a computer advises us on our open question. */
export type Hint = ToClient["hint"];

export const NO_PLANS: Plans = { orders: [], given: null };

/** The room's state as known now. Immutable: every change creates a new object. */
export interface RoomNow {
  connection: Connection;
  version: number;
  state: State | null;
  /** Our identity in the room and the rights of our link; null until the room's greeting. */
  you: { id: string; name: string; role: string } | null;
  /** All events since the match began that this viewer may know, oldest first. */
  log: MatchEvent[];
  plans: Plans;
  /** The newest hint; about an earlier question if its number is another one. */
  hint: Hint | null;
  /** Whether a hint has been asked for and is not there yet. */
  hinting: boolean;
  /** The newest refusal of a command, until the next command is sent; `id` tells equal ones apart. */
  refusal: (Refusal & { id: number }) | null;
  /** Whether a command is not yet acknowledged. */
  waiting: boolean;
}

/** Milliseconds. */
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 10_000;
/** The longest that a server, or a proxy before it, can make us wait. */
const LONGEST_TOLD = 60_000;

/** Close reasons after which reconnecting would not help. */
const FINAL = new Set(["not-found", "invite-used", "put-out", "watching-ended"]);

interface Unacknowledged {
  id: string;
  text: string;
  /** Shown as pending. */
  waits: boolean;
  /** Sent by the page without a user action: refusals are not shown. */
  quiet: boolean;
}

/**
 * The connection to one room: gets a ticket, opens the socket, maintains the state from a snapshot and patches
 * without a gap, and resumes from its version after a reconnect. A command keeps its id until it is acknowledged or
 * refused (an idempotency key), so a resend never runs it twice.
 */
export class RoomConnection {
  private now: RoomNow = {
    connection: { state: "connecting" },
    version: -1,
    state: null,
    you: null,
    log: [],
    plans: NO_PLANS,
    hint: null,
    hinting: false,
    refusal: null,
    waiting: false,
  };
  private readonly listeners = new Set<() => void>();
  private readonly link: string;
  private readonly outside: Outside;
  private socket: Socket | null = null;
  private welcomed = false;
  private unacknowledged: Unacknowledged[] = [];
  private readonly time = new ServerTime();
  /** When the unanswered greetings and pings were sent. */
  private asked: number[] = [];
  private epoch = "";
  private attempt = 0;
  /** When the server has told us to come back, by `ownTime`. */
  private notBefore = 0;
  /** What is shown until then. */
  private waitingAs: Connection = { state: "connecting" };
  private round = 0;
  private repaired = Number.NEGATIVE_INFINITY;
  private refusals = 0;
  private stopped = true;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(link: string, outside: Outside = browser) {
    this.link = link;
    this.outside = outside;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): RoomNow => this.now;

  /** The server's clock, estimated from its answers. */
  readonly serverNow = (): number => this.time.now();

  start(): void {
    this.stopped = false;
    this.notBefore = 0;
    window.addEventListener("online", this.cameBack);
    window.addEventListener("offline", this.wentAway);
    document.addEventListener("visibilitychange", this.looked);
    void this.connect();
  }

  stop(): void {
    this.stopped = true;
    window.removeEventListener("online", this.cameBack);
    window.removeEventListener("offline", this.wentAway);
    document.removeEventListener("visibilitychange", this.looked);
    this.drop();
  }

  readonly send: Send = (type, data) => {
    this.say(type, data, false);
  };

  /** Like `send`, for messages without a user action: they are not shown as pending, and refusals are not shown. */
  readonly quietly: Send = (type, data) => {
    this.say(type, data, true);
  };

  private say(type: string, data: unknown, quiet: boolean): void {
    if (this.now.connection.state === "refused") return;
    const id = this.outside.newId();
    const text = JSON.stringify({ t: type, d: data, a: id });
    // A hint takes its time: players who have seen enough answer before it comes.
    const waits = !quiet && type !== "hint";
    this.unacknowledged.push({ id, text, quiet, waits });
    if (waits) this.change({ refusal: null, waiting: true });
    else if (type === "hint") this.change({ refusal: null, hinting: true });
    if (this.welcomed) this.socket?.send(text);
  }

  private async connect(): Promise<void> {
    if (this.stopped || this.now.connection.state === "refused") return;
    this.drop();
    const round = this.round;
    if (!this.outside.online()) {
      this.change({ connection: { state: "offline" } });
      return;
    }
    if (this.now.connection.state !== "full" && (this.now.state !== null || this.attempt > 0)) {
      this.change({ connection: { state: "reconnecting", attempt: this.attempt } });
    }
    // The request for a ticket may also go unanswered.
    this.expectAnAnswer();
    let ticket: string;
    try {
      ticket = await this.freshTicket();
    } catch (reason) {
      if (this.stale(round)) return;
      if (reason instanceof RequestRefused && !reason.passing) this.refuse(reason.refusal.code);
      else this.later(reason instanceof RequestRefused ? reason : null);
      return;
    }
    if (this.stale(round)) return;
    const socket = this.outside.open();
    this.socket = socket;
    socket.onopen = () => {
      if (this.stale(round)) return;
      const known = this.now.state === null ? {} : { epoch: this.epoch, version: this.now.version };
      this.asked = [ownTime()];
      socket.send(JSON.stringify({ t: "hello", d: { ticket, ...known, commits: true } }));
    };
    socket.onmessage = ({ data }) => {
      if (!this.stale(round)) this.heard(data);
    };
    socket.onclose = () => {
      if (!this.stale(round)) this.later();
    };
    this.expectAnAnswer();
  }

  /** A ticket; if the server did not know the identity, retried once with a new one. */
  private async freshTicket(): Promise<string> {
    try {
      return (await this.outside.ticket(this.link)).ticket;
    } catch (reason) {
      if (!(reason instanceof RequestRefused) || reason.status !== 401) throw reason;
      await this.outside.session();
      return (await this.outside.ticket(this.link)).ticket;
    }
  }

  private heard(data: unknown): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    let frame: { t: string; d: unknown; v?: number; a?: string };
    try {
      frame = JSON.parse(String(data));
    } catch {
      this.again();
      return;
    }
    switch (frame.t) {
      case "welcome": {
        const { you, role, epoch, time } = frame.d as ToClient["welcome"];
        this.answered(time);
        this.welcomed = true;
        this.epoch = epoch;
        this.attempt = 0;
        this.change({
          connection: { state: "connected" },
          you: { ...you, role },
          plans: NO_PLANS,
          hinting: false,
        });
        for (const { text } of this.unacknowledged) this.socket?.send(text);
        // A greeting may be answered late; a ping is answered at once, and measures the time better.
        this.probe();
        break;
      }
      case "snapshot": {
        const { state, log } = frame.d as ToClient["snapshot"];
        // Plans follow it, and those of another match are void.
        this.change({ state, log, plans: NO_PLANS, version: frame.v ?? 0 });
        break;
      }
      case "plans":
        this.change({ plans: frame.d as Plans });
        break;
      case "hint":
        this.change({ hint: frame.d as Hint, hinting: false });
        break;
      case "step":
        this.step(frame.d as ToClient["step"], frame.v ?? -1);
        break;
      case "ack":
        this.settle(frame.a);
        break;
      case "refused":
        if (this.settle(frame.a)?.quiet) break;
        this.change({ hinting: false, refusal: { ...(frame.d as Refusal), id: ++this.refusals } });
        break;
      case "bye": {
        const { code } = frame.d as ToClient["bye"];
        if (FINAL.has(code)) this.refuse(code);
        break;
      }
      case "pong":
        this.answered((frame.d as ToClient["pong"]).time);
        break;
      default:
        // Messages that a newer server may add: receiving them is enough.
        break;
    }
    if (this.welcomed) this.pingLater();
  }

  private step({ patch, events }: ToClient["step"], version: number): void {
    const { state, log } = this.now;
    if (state !== null && version <= this.now.version) return;
    if (state === null || version !== this.now.version + 1) {
      this.again();
      return;
    }
    let next: State;
    try {
      next =
        patch.length === 0
          ? state
          : (jsonpatch.applyPatch(state, patch as Operation[], true, false).newDocument as State);
    } catch {
      this.change({ state: null, version: -1 });
      this.again();
      return;
    }
    this.change({ state: next, version, log: events.length === 0 ? log : [...log, ...events] });
  }

  /** The pending command with this id, now answered. */
  private settle(id: string | undefined): Unacknowledged | undefined {
    const settled = this.unacknowledged.find((command) => command.id === id);
    this.unacknowledged = this.unacknowledged.filter((command) => command !== settled);
    this.change({ waiting: this.unacknowledged.some(({ waits }) => waits) });
    return settled;
  }

  private refuse(code: string): void {
    this.drop();
    this.unacknowledged = [];
    this.change({ connection: { state: "refused", code }, waiting: false });
  }

  /** Reconnects because something was missed: at once, but not in a tight loop. */
  private again(): void {
    const before = this.repaired;
    this.repaired = ownTime();
    if (this.repaired - before < ANSWER_WITHIN) this.later();
    else void this.connect();
  }

  /**
   * Reconnects after a jittered exponential back-off with a limit, but not before the server has told us to come.
   *
   * @param refused why we got no ticket, if the server said so
   */
  private later(refused: RequestRefused | null = null): void {
    if (this.stopped) return;
    this.drop();
    this.attempt++;
    const grown = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(this.attempt - 1, 6));
    const random = this.outside.random();
    const retryAfter = refused?.retryAfter ?? null;
    const told = retryAfter === null ? 0 : Math.min(LONGEST_TOLD, 1000 * retryAfter) + 1000 * random;
    this.notBefore = ownTime() + told;
    const delay = Math.max(told, grown * (0.5 + random / 2));
    const busy = refused?.refusal.code === "busy";
    const inLine = busy && (told > LONGEST_DELAY || this.now.connection.state === "full");
    const back: Connection = inLine ? { state: "full" } : { state: "reconnecting", attempt: this.attempt };
    this.waitingAs = back;
    this.change({ connection: this.outside.online() ? back : { state: "offline" } });
    this.retry = setTimeout(() => void this.connect(), delay);
  }

  /** Drops the current socket and ignores anything it still delivers. */
  private drop(): void {
    this.round++;
    this.welcomed = false;
    this.asked = [];
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  private stale(round: number): boolean {
    return this.stopped || round !== this.round;
  }

  private pingLater(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.probe(), PING_EVERY);
  }

  /** The answer to the oldest unanswered message: the server's clock showed `theirs` in between. */
  private answered(theirs: number): void {
    const sent = this.asked.shift();
    if (sent !== undefined) this.time.heard(theirs, sent);
  }

  private probe(): void {
    this.asked.push(ownTime());
    this.socket?.send(JSON.stringify({ t: "ping", d: {} }));
    this.expectAnAnswer();
  }

  private expectAnAnswer(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.later(), ANSWER_WITHIN);
  }

  private readonly cameBack = (): void => {
    if (this.now.connection.state === "refused") return;
    this.attempt = 0;
    const wait = this.notBefore - ownTime();
    if (wait <= 0) void this.connect();
    else {
      this.drop();
      this.change({ connection: this.waitingAs });
      this.retry = setTimeout(() => void this.connect(), wait);
    }
  };

  private readonly wentAway = (): void => {
    if (this.now.connection.state === "refused") return;
    this.drop();
    this.change({ connection: { state: "offline" } });
  };

  /** The page is visible again: a phone may have slept for hours, so check the connection at once. */
  private readonly looked = (): void => {
    if (document.visibilityState !== "visible" || this.now.connection.state === "refused") return;
    if (this.welcomed) this.probe();
    else if (this.socket === null && ownTime() >= this.notBefore) void this.connect();
  };

  private change(part: Partial<RoomNow>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }
}
