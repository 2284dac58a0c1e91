import type { PatchOperation, RoomState, State } from "../protocol";
import { RequestRefused } from "./http";
import type { Outside, Socket } from "./outside";

/** A room state with the tester at seat 0 before the match. */
export function someState(choices = 0): State {
  const room: RoomState = {
    game: "sample",
    form: "duel",
    phase: "gathering",
    host: "p1",
    seats: [
      {
        player: { id: "p1", name: "Ines" },
        options: {},
        ready: false,
        present: true,
        sealed: {},
        swap: null,
        commitment: null,
      },
      { player: null, options: {}, ready: false, present: false, sealed: {}, swap: null, commitment: null },
    ],
    table: { first: "random", takeBack: "yes" },
    watching: true,
    watchLink: null,
    seatLink: null,
    watchers: [],
    watcherCount: choices,
    parked: null,
    terms: 0,
    played: [],
    rated: false,
    listed: false,
    clock: { kind: "none" },
    range: null,
    meeting: false,
    deal: null,
  };
  return { room, match: null };
}

interface Sent {
  t: string;
  d: Record<string, unknown>;
  a?: string;
}

/** The server's end of one connection: received messages, and methods to answer or to close. */
export class FakeSocket implements Socket {
  readonly sent: Sent[] = [];
  open = true;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    if (this.open) this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.open = false;
  }

  opens(): this {
    this.onopen?.(undefined as never);
    return this;
  }

  tells(t: string, d: unknown, more: { v?: number; a?: string } = {}): this {
    this.onmessage?.({ data: JSON.stringify({ t, d, ...more }) });
    return this;
  }

  welcomes(): this {
    return this.tells("welcome", {
      you: { id: "p1", name: "Ines" },
      role: "seat",
      epoch: "e1",
      time: 0,
    });
  }

  snapshot(version: number, state: State = someState()): this {
    return this.tells("snapshot", { state, log: [] }, { v: version });
  }

  step(version: number, patch: PatchOperation[], events: { kind: string }[] = []): this {
    return this.tells("step", { patch, events }, { v: version });
  }

  breaks(): void {
    this.open = false;
    this.onclose?.({ code: 1006 });
  }

  /** Received commands, without greetings and pings. */
  commands(): Sent[] {
    return this.sent.filter(({ t }) => t !== "hello" && t !== "ping");
  }
}

/** A connection's environment under a test's control. */
export class FakeOutside implements Outside {
  readonly sockets: FakeSocket[] = [];
  isOnline = true;
  tickets = 0;
  sessions = 0;
  /** The outcome of the next ticket requests, instead of a ticket. */
  refusals: RequestRefused[] = [];
  private ids = 0;

  ticket = (): Promise<{ ticket: string }> => {
    const refused = this.refusals.shift();
    if (refused) return Promise.reject(refused);
    return Promise.resolve({ ticket: `ticket-${++this.tickets}` });
  };

  session = (): Promise<unknown> => Promise.resolve(++this.sessions);

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  online = (): boolean => this.isOnline;
  random = (): number => 1;
  newId = (): string => `id-${++this.ids}`;

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}
