import { http } from "./http";

/** The part of WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The environment of a connection to a room; tests pass a fake. */
export interface Outside {
  ticket(link: string): Promise<{ ticket: string }>;
  session(): Promise<unknown>;
  open(): Socket;
  online(): boolean;
  random(): number;
  newId(): string;
}

/** The real environment. */
export const browser: Outside = {
  ticket: http.ticket,
  session: http.session,
  open: () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Socket;
  },
  online: () => navigator.onLine,
  random: Math.random,
  newId: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
};
