// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeOutside, someState } from "./fakeServer";
import { RequestRefused } from "./http";
import { RoomConnection } from "./RoomConnection";

const watchers = (n: number) => [{ op: "replace" as const, path: "/room/watcherCount", value: n }];

let outside: FakeOutside;
let line: RoomConnection;

/** Lets promises settle that are not waiting for a clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connected(version = 5) {
  line.start();
  await settle();
  return outside.last.opens().welcomes().snapshot(version);
}

beforeEach(() => {
  vi.useFakeTimers();
  outside = new FakeOutside();
  line = new RoomConnection("secret-link", outside);
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("The server's time", () => {
  test("is known from the greeting, and better from a ping right after it", async () => {
    line.start();
    await settle();
    const server = outside.last.opens();
    await vi.advanceTimersByTimeAsync(600);
    server.tells("welcome", {
      you: { id: "p1", name: "Ines" },
      role: "seat",
      epoch: "e1",
      time: Date.now() + 7_000,
    });
    expect(line.serverNow() - Date.now()).toBe(7_300);
    expect(server.sent.at(-1)).toEqual({ t: "ping", d: {} });
    await vi.advanceTimersByTimeAsync(20);
    server.tells("pong", { time: Date.now() + 6_990 });
    expect(line.serverNow() - Date.now()).toBe(7_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.serverNow() - Date.now()).toBe(7_000);
  });
});

describe("Our plans", () => {
  const plans = { orders: [{ about: "bid", answers: ["1a"] }], given: null };

  test("are those we were sent, and none after a greeting or in another match", async () => {
    const server = await connected(5);
    expect(line.current().plans).toEqual({ orders: [], given: null });
    server.tells("plans", plans);
    expect(line.current().plans).toEqual(plans);
    server.snapshot(9);
    expect(line.current().plans.orders).toEqual([]);
    server.tells("plans", plans);
    server.welcomes();
    expect(line.current().plans.orders).toEqual([]);
  });
});

describe("Connecting", () => {
  test("a ticket is shown in the greeting, and the snapshot becomes the state", async () => {
    const server = await connected(5);
    expect(server.sent[0]).toEqual({ t: "hello", d: { ticket: "ticket-1", commits: true } });
    expect(line.current()).toMatchObject({
      connection: { state: "connected" },
      version: 5,
      state: someState(),
    });
  });

  test("an identity unknown to the server is created again once", async () => {
    outside.refusals = [new RequestRefused(401, { code: "unknown-session" })];
    await connected();
    expect(outside.sessions).toBe(1);
    expect(line.current().connection.state).toBe("connected");
  });

  test("an identity whose new cookie is still on its way is asked for again", async () => {
    outside.refusals = [new RequestRefused(401, { code: "no-session" })];
    outside.session = () => {
      outside.session = () => Promise.resolve(++outside.sessions);
      return Promise.reject(new RequestRefused(503, { code: "busy" }));
    };
    line.start();
    await settle();
    expect(line.current().connection.state).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outside.sockets).toHaveLength(1);
  });

  test("a link that opens nothing is final", async () => {
    outside.refusals = [new RequestRefused(404, { code: "not-found" })];
    line.start();
    await settle();
    expect(line.current().connection).toEqual({ state: "refused", code: "not-found" });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(outside.sockets).toHaveLength(0);
  });

  test("a full server is asked again when it has told us to come, not sooner", async () => {
    const busy = (seconds: number) => new RequestRefused(503, { code: "busy" }, seconds);
    outside.refusals = [busy(40), busy(1)];
    line.start();
    await settle();
    expect(line.current().connection).toEqual({ state: "full" });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(outside.refusals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outside.refusals).toHaveLength(0);
    expect(line.current().connection).toEqual({ state: "full" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outside.sockets).toHaveLength(1);
    outside.last.opens().welcomes().snapshot(1);
    expect(line.current().connection.state).toBe("connected");
  });

  test("nor is it when the page is looked at, or the network comes back", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    outside.refusals = [new RequestRefused(503, { code: "busy" }, 40)];
    line.start();
    await settle();
    await vi.advanceTimersByTimeAsync(10_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(outside.sockets).toHaveLength(0);
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outside.sockets).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outside.sockets).toHaveLength(1);
  });

  test("a server that is down for maintenance is not shown as full", async () => {
    outside.refusals = [new RequestRefused(503, { code: "unexpected" }, 30)];
    line.start();
    await settle();
    expect(line.current().connection.state).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outside.sockets).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outside.sockets).toHaveLength(1);
  });

  test("no server, and no proxy, makes us wait longer than a minute", async () => {
    outside.refusals = [new RequestRefused(503, { code: "busy" }, 999_999_999)];
    line.start();
    await settle();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(outside.sockets).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outside.sockets).toHaveLength(1);
  });

  test("a server that is away is asked again after pauses that grow to a limit", async () => {
    outside.refusals = Array.from({ length: 9 }, () => new RequestRefused(0, { code: "unreachable" }));
    line.start();
    await settle();
    for (const pause of [400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]) {
      const left = outside.refusals.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(outside.refusals).toHaveLength(left);
      await vi.advanceTimersByTimeAsync(1);
      expect(outside.refusals).toHaveLength(left - 1);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    outside.last.opens().welcomes().snapshot(1);
    expect(line.current().connection.state).toBe("connected");
  });

  test("a request for a ticket that is never answered is given up, and its late answer is not heard", async () => {
    let late: (answer: { ticket: string }) => void = () => undefined;
    const ticket = outside.ticket;
    outside.ticket = () => new Promise((resolve) => (late = resolve));
    line.start();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(line.current().connection).toEqual({ state: "reconnecting", attempt: 1 });
    outside.ticket = ticket;
    await vi.advanceTimersByTimeAsync(400);
    outside.last.opens().welcomes().snapshot(1);
    late({ ticket: "late" });
    await settle();
    expect(outside.sockets).toHaveLength(1);
    expect(line.current().connection.state).toBe("connected");
    await vi.advanceTimersByTimeAsync(8_400);
    expect(outside.sockets).toHaveLength(1);
  });

  test("a socket that opens but never answers is given up", async () => {
    line.start();
    await settle();
    outside.last.opens();
    await vi.advanceTimersByTimeAsync(8_400);
    expect(outside.sockets).toHaveLength(2);
  });
});

describe("Steps", () => {
  test("a step changes a new state and leaves the old one as it was", async () => {
    const server = await connected(5);
    const before = line.current().state;
    server.step(6, watchers(3), [{ kind: "placed" }]);
    expect(line.current().state?.room.watcherCount).toBe(3);
    expect(before?.room.watcherCount).toBe(0);
    expect(line.current()).toMatchObject({ version: 6, log: [{ kind: "placed" }] });
  });

  test("an empty step raises the version and nothing else", async () => {
    const server = await connected(5);
    const before = line.current().state;
    server.step(6, []);
    expect(line.current().state).toBe(before);
    expect(line.current().version).toBe(6);
  });

  test("a step received twice counts once", async () => {
    const server = await connected(5);
    server.step(6, watchers(1), [{ kind: "placed" }]).step(6, watchers(9), [{ kind: "placed" }]);
    expect(line.current().state?.room.watcherCount).toBe(1);
    expect(line.current().log).toHaveLength(1);
  });

  test("a gap is never applied: it reconnects from the known version", async () => {
    const server = await connected(5);
    server.step(7, watchers(7));
    await settle();
    expect(line.current().state?.room.watcherCount).toBe(0);
    expect(server.open).toBe(false);
    expect(outside.last.opens().sent[0]).toEqual({
      t: "hello",
      d: { ticket: "ticket-2", epoch: "e1", version: 5, commits: true },
    });
    outside.last.welcomes().step(6, watchers(6)).step(7, watchers(7));
    expect(line.current()).toMatchObject({ version: 7, state: { room: { watcherCount: 7 } } });
  });

  test("a step out of order is caught up with, not mixed in", async () => {
    const server = await connected(5);
    server.step(7, watchers(7)).step(6, watchers(6));
    await settle();
    outside.last.opens().welcomes().step(6, watchers(6)).step(7, watchers(7));
    expect(line.current()).toMatchObject({ version: 7, state: { room: { watcherCount: 7 } } });
  });

  test("a patch that does not fit asks for a whole snapshot", async () => {
    const server = await connected(5);
    server.step(6, [{ op: "replace", path: "/room/nothing/here", value: 1 }]);
    await settle();
    expect(outside.last.opens().sent[0]).toEqual({ t: "hello", d: { ticket: "ticket-2", commits: true } });
    outside.last.welcomes().snapshot(6, someState(4));
    expect(line.current()).toMatchObject({ version: 6, state: { room: { watcherCount: 4 } } });
  });

  test("a server that keeps telling nonsense is not asked over and over", async () => {
    let server = await connected(5);
    server.step(9, []);
    await settle();
    server = outside.last.opens().welcomes().step(9, []);
    await settle();
    expect(outside.sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(outside.sockets).toHaveLength(3);
  });

  test("an invalid frame reconnects", async () => {
    const server = await connected(5);
    server.onmessage?.({ data: "<html>" });
    await settle();
    expect(outside.sockets).toHaveLength(2);
  });

  test("a kind of frame this client does not know is passed over", async () => {
    const server = await connected(5);
    server.tells("future", { anything: 1 }).step(6, watchers(2));
    expect(line.current().version).toBe(6);
  });
});

describe("Coming back", () => {
  test("a broken line comes back from the version it has", async () => {
    const server = await connected(5);
    server.step(6, watchers(1)).breaks();
    expect(line.current().connection).toEqual({ state: "reconnecting", attempt: 1 });
    await vi.advanceTimersByTimeAsync(400);
    expect(outside.last.opens().sent[0]).toEqual({
      t: "hello",
      d: { ticket: "ticket-2", epoch: "e1", version: 6, commits: true },
    });
    outside.last.welcomes().step(7, watchers(2));
    expect(line.current()).toMatchObject({ connection: { state: "connected" }, version: 7 });
  });

  test("messages from an abandoned socket are ignored", async () => {
    const old = await connected(5);
    old.breaks();
    await vi.advanceTimersByTimeAsync(400);
    old.step(6, watchers(9));
    expect(line.current().version).toBe(5);
  });

  test("without a network it waits, and goes on as soon as there is one", async () => {
    await connected(5);
    outside.isOnline = false;
    window.dispatchEvent(new Event("offline"));
    expect(line.current().connection).toEqual({ state: "offline" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outside.sockets).toHaveLength(1);
    outside.isOnline = true;
    window.dispatchEvent(new Event("online"));
    await settle();
    expect(outside.sockets).toHaveLength(2);
  });

  test("a silent line is asked after, and given up when it stays silent", async () => {
    const server = await connected(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sent.at(-1)).toEqual({ t: "ping", d: {} });
    server.tells("pong", {});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outside.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_400);
    expect(outside.sockets).toHaveLength(2);
  });

  test("a page that becomes visible checks the connection at once", async () => {
    const server = await connected(5);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(server.sent.at(-1)).toEqual({ t: "ping", d: {} });
  });

  test("a server that says why it ends the line for good is believed", async () => {
    const server = await connected(5);
    server.tells("bye", { code: "not-found" }).breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.current().connection).toEqual({ state: "refused", code: "not-found" });
    expect(outside.sockets).toHaveLength(1);
  });

  test("after leaving the page nothing is opened any more", async () => {
    const server = await connected(5);
    line.stop();
    server.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outside.sockets).toHaveLength(1);
  });
});

describe("Commands", () => {
  test("a command has an id of its own and waits for its acknowledgement", async () => {
    const server = await connected(5);
    line.send("choose", { choice: "place e5", asked: 41 });
    expect(server.commands()).toEqual([{ t: "choose", d: { choice: "place e5", asked: 41 }, a: "id-1" }]);
    expect(line.current().waiting).toBe(true);
    server.tells("ack", {}, { a: "id-1" });
    expect(line.current().waiting).toBe(false);
  });

  test("a choice whose acknowledgement was lost is sent again under the same id", async () => {
    const server = await connected(5);
    line.send("choose", { choice: "place e5", asked: 41 });
    server.breaks();
    await vi.advanceTimersByTimeAsync(400);
    outside.last.opens().welcomes();
    expect(outside.last.commands()).toEqual(server.commands());
    outside.last.tells("ack", {}, { a: "id-1" });
    outside.last.breaks();
    await vi.advanceTimersByTimeAsync(400);
    outside.last.opens().welcomes();
    expect(outside.last.commands()).toEqual([]);
  });

  test("messages during an outage are sent after it, in order", async () => {
    const server = await connected(5);
    server.breaks();
    line.send("seatOption", { key: "side", value: "black" });
    line.send("ready", { on: true, terms: 0 });
    await vi.advanceTimersByTimeAsync(400);
    expect(outside.last.opens().commands()).toEqual([]);
    outside.last.welcomes();
    expect(outside.last.commands().map(({ t }) => t)).toEqual(["seatOption", "ready"]);
  });

  test("a refusal is kept until the next command, and equal ones are distinguishable", async () => {
    const server = await connected(5);
    line.send("sit", { seat: 1 });
    server.tells("refused", { code: "seat-taken", params: { seat: "1" } }, { a: "id-1" });
    expect(line.current().refusal).toEqual({ code: "seat-taken", params: { seat: "1" }, id: 1 });
    expect(line.current().waiting).toBe(false);
    line.send("sit", { seat: 1 });
    expect(line.current().refusal).toBeNull();
    server.tells("refused", { code: "seat-taken" }, { a: "id-2" });
    expect(line.current().refusal?.id).toBe(2);
  });
});
