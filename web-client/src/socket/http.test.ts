import { afterEach, expect, test, vi } from "vitest";
import { command, http, refusalOf, request, RequestRefused } from "./http";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the timeout of a request pass on demand. */
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

test.each([
  ["40", 40],
  ["0", 0],
  [null, null],
  ["-1", null],
  ["1e999", null],
  ["12345678901", null],
  ["Wed, 21 Oct 2026 07:28:00 GMT", null],
])("a refusal says when to come back, if the server did: %s", async (header, seconds) => {
  const headers: HeadersInit = header === null ? {} : { "Retry-After": header };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"busy"}', { status: 503, headers })));
  const reason: unknown = await http.ticket("link").catch((refused: unknown) => refused);
  expect(reason instanceof RequestRefused && reason.retryAfter).toBe(seconds);
});

test.each(["", "{", "<html>"])("an answer that is not what was asked for is none: %j", async (text) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status: 200 })));
  for (const asked of [request("GET", "/api/tables"), http.session(), http.replay(new Blob())]) {
    const reason: unknown = await asked.catch((refused: unknown) => refused);
    expect(reason instanceof RequestRefused && reason.passing).toBe(true);
  }
});

test("an empty response is a success", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 200 })));
  expect(await command("DELETE", "/api/tables")).toBeUndefined();
});

test("a catalogue is that of the rules that are played by", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response("{}", { status: 200 }));
  });
  await http.catalogue("sample", "cs", 2);
  await http.catalogue("sample", "cs");
  expect(asked).toEqual(["/api/catalogue/sample/cs?version=2", "/api/catalogue/sample/cs"]);
});
