import type { FromBrowser, ToBrowser } from "../protocol";
import type { Socket } from "../socket/outside";

/** The line's environment; tests pass a fake. */
export interface Outside {
  open(): Socket;
  random(): number;
}

const browser: Outside = {
  open: () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/live`) as unknown as Socket;
  },
  random: Math.random,
};

/** Milliseconds. */
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

type Hear<T extends keyof ToBrowser> = (data: ToBrowser[T]) => void;

/**
 * The page's one live line: what the server sends to every open page. Reconnects automatically. Nothing depends on
 * it: those who listen also ask by HTTP while it is down.
 */
export class LiveLine {
  private readonly outside: Outside;
  private readonly hearers = new Map<string, Set<(data: never) => void>>();
  private readonly watchers = new Set<() => void>();
  private socket: Socket | null = null;
  private up = false;
  private attempt = 0;
  private tables = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(outside: Outside = browser) {
    this.outside = outside;
  }

  /** Whether the line is up. */
  readonly connected = (): boolean => this.up;

  /** Calls `changed` whenever the line goes up or down; returns a function that ends it. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  /** Subscribes to every message of this type; returns a function that ends it. */
  hear<T extends keyof ToBrowser>(type: T, hear: Hear<T>): () => void {
    const all = this.hearers.get(type) ?? new Set();
    this.hearers.set(type, all);
    all.add(hear);
    return () => all.delete(hear);
  }

  /**
   * Has the server send the open tables until the returned function is called; several callers may subscribe at once.
   */
  watchTables(): () => void {
    if (++this.tables === 1) this.say("watchTables", { on: true });
    return () => {
      if (--this.tables === 0) this.say("watchTables", { on: false });
    };
  }

  /** Asks for all open tables again. */
  refreshTables(): void {
    this.say("watchTables", { on: true });
  }

  start(): void {
    document.addEventListener("visibilitychange", this.looked);
    window.addEventListener("online", this.looked);
    this.connect();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.looked);
    window.removeEventListener("online", this.looked);
    this.drop();
  }

  private connect(): void {
    this.drop();
    const socket = this.outside.open();
    this.socket = socket;
    this.expectAnAnswer();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.answered();
      this.attempt = 0;
      this.turn(true);
      if (this.tables > 0) this.say("watchTables", { on: true });
      this.pingLater();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.heard(String(data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.later();
    };
  }

  private heard(text: string): void {
    this.answered();
    this.pingLater();
    let frame: { t: string; d: unknown };
    try {
      frame = JSON.parse(text);
    } catch {
      this.later();
      return;
    }
    this.hearers.get(frame.t)?.forEach((hear) => hear(frame.d as never));
  }

  private say<T extends keyof FromBrowser>(type: T, data: FromBrowser[T]): void {
    if (this.up) this.socket?.send(JSON.stringify({ t: type, d: data }));
  }

  private pingLater(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.sign(), PING_EVERY);
  }

  private sign(): void {
    this.say("ping", {});
    this.expectAnAnswer();
  }

  private expectAnAnswer(): void {
    this.silence ??= setTimeout(() => this.later(), ANSWER_WITHIN);
  }

  private answered(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private readonly looked = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.up) this.sign();
    else if (this.retry !== undefined) this.connect();
  };

  private later(): void {
    this.drop();
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempt++);
    // Jitter: not all clients at once when the server is back.
    this.retry = setTimeout(() => this.connect(), longest * (0.5 + this.outside.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    this.retry = undefined;
    this.answered();
    const socket = this.socket;
    this.socket = null;
    this.turn(false);
    socket?.close();
  }

  private turn(up: boolean): void {
    if (this.up === up) return;
    this.up = up;
    this.watchers.forEach((changed) => changed());
  }
}
