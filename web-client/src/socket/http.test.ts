import { afterEach, expect, test, vi } from "vitest";
import { refusalOf, request, RequestRefused } from "./http";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the time for an answer run out when the test says so. */
function timeIsUp(): () => void {
  const waiting = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(waiting.signal);
  return () => waiting.abort(new DOMException("time is up", "TimeoutError"));
}

const until = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, no) => signal?.addEventListener("abort", () => no(signal.reason as Error)));

test("a server that does not answer cannot be reached", async () => {
  const end = timeIsUp();
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => until(init?.signal));
  const refused = request("GET", "/api/tables").catch((reason: unknown) => reason);
  end();
  const reason = await refused;
  expect(refusalOf(reason)).toEqual({ code: "unreachable" });
  expect(reason instanceof RequestRefused && reason.passing).toBe(true);
});

test("nor can one whose answer breaks off", async () => {
  const end = timeIsUp();
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) =>
    Promise.resolve({ ok: true, status: 200, text: () => until(init?.signal) }),
  );
  const refused = request("GET", "/api/tables").catch(refusalOf);
  await Promise.resolve();
  end();
  expect(await refused).toEqual({ code: "unreachable" });
});

test("what the server says is why it refused", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"busy"}', { status: 503 })));
  expect(await request("GET", "/api/tables").catch(refusalOf)).toEqual({ code: "busy", params: undefined });
});

test.each(["", "{", "<html>"])("an answer that is not what was asked for is none: %j", async (text) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status: 200 })));
  const reason: unknown = await request("GET", "/api/tables").catch((refused: unknown) => refused);
  expect(reason instanceof RequestRefused && reason.passing).toBe(true);
});

test("nothing need be said of what was done", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 200 })));
  expect(await request("DELETE", "/api/tables")).toBeUndefined();
});
