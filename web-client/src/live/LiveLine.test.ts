// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLine } from "./LiveLine";
import { merged } from "./LiveProvider";

class FakeSocket {
  sent: unknown[] = [];
  open = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.open = false;
  }
  tells(t: string, d: unknown) {
    this.onmessage?.({ data: JSON.stringify({ t, d }) });
  }
}

let sockets: FakeSocket[];
let line: LiveLine;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  line = new LiveLine({
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    random: () => 1,
  });
  line.start();
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

test("subscribers receive messages until they unsubscribe", () => {
  const heard: string[] = [];
  const end = line.hear("paired", ({ link }) => heard.push(link));
  last().onopen?.();
  last().tells("paired", { link: "one" });
  last().tells("future", {});
  end();
  last().tells("paired", { link: "two" });
  expect(heard).toEqual(["one"]);
});

test("a broken line comes back after pauses that grow, and asks for the tables again", async () => {
  last().onopen?.();
  line.watchTables();
  expect(last().sent).toEqual([{ t: "watchTables", d: { on: true } }]);
  last().onclose?.({ code: 1006 });
  expect(line.connected()).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(999);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  last().onopen?.();
  expect(line.connected()).toBe(true);
  expect(last().sent).toEqual([{ t: "watchTables", d: { on: true } }]);
});

test("a silent line is asked after and given up", async () => {
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(last().sent).toEqual([{ t: "ping", d: {} }]);
  last().tells("pong", { time: 1 });
  await vi.advanceTimersByTimeAsync(25_000 + 9_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(sockets).toHaveLength(2);
});

test("a line that never opens is given up", async () => {
  await vi.advanceTimersByTimeAsync(10_000 + 500);
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets).toHaveLength(2);
  expect(line.connected()).toBe(true);
});

test("two subscribers to the tables share one request, until neither needs it", () => {
  last().onopen?.();
  const one = line.watchTables();
  const two = line.watchTables();
  one();
  expect(last().sent).toHaveLength(1);
  two();
  expect(last().sent.at(-1)).toEqual({ t: "watchTables", d: { on: false } });
});

test("changed and removed tables update the list, newest first", () => {
  const table = (room: string, since: string, taken = 1) => ({ room, since, taken }) as never;
  const before = [table("b", "2026-02"), table("a", "2026-01")];
  const after = merged(before, { changed: [table("c", "2026-03"), table("a", "2026-01", 2)], gone: ["b"] });
  expect(after).toEqual([table("c", "2026-03"), table("a", "2026-01", 2)]);
});
