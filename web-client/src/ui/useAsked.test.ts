// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, cleanup, renderHook } from "../fixtures/render";
import { RequestRefused } from "../socket";
import { useAsked } from "./useAsked";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass, and promises settle. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const away = new RequestRefused(503, { code: "unavailable" });

/** What the hook returned last, by name. */
function asked<T>(ask: () => Promise<T>, every?: number) {
  const { result, unmount } = renderHook(() => useAsked(["thing"], ask, every));
  return {
    value: () => result.current[0],
    set: (value: T) => act(() => result.current[1](value)),
    failure: () => result.current[2]?.refusal.code,
    again: () => act(() => result.current[3]()),
    unmount,
  };
}

test("a failure is shown at once, and the request retried until it succeeds", async () => {
  const ask = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue("here");
  const { value, failure } = asked(ask);
  await pass(0);
  expect([value(), failure()]).toEqual([null, "unavailable"]);
  await pass(1_000);
  expect([value(), failure()]).toEqual([null, "unavailable"]);
  await pass(2_000);
  expect([value(), failure()]).toEqual(["here", undefined]);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("the waits between retries are bounded", async () => {
  const ask = vi.fn().mockRejectedValue(away);
  asked(ask);
  await pass(10 * 60_000);
  const before = ask.mock.calls.length;
  expect(before).toBeLessThan(30);
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(before + 1);
});

test("a refusal is retried only on request", async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new RequestRefused(404, { code: "not-found" }))
    .mockResolvedValue("here");
  const { value, failure, again } = asked(ask);
  await pass(10 * 60_000);
  expect(failure()).toBe("not-found");
  expect(ask).toHaveBeenCalledTimes(1);
  await again();
  await pass(0);
  expect([value(), failure()]).toEqual(["here", undefined]);
});

test("a retry on request does not wait for the next one that is due", async () => {
  let up = false;
  const ask = vi.fn(() => (up ? Promise.resolve("here") : Promise.reject(away)));
  const { value, again } = asked(ask);
  await pass(5 * 60_000);
  up = true;
  await again();
  await pass(0);
  expect(value()).toBe("here");
});

test("a late answer does not replace a newer value", async () => {
  let come: (answer: string) => void = () => undefined;
  const { value, set } = asked(() => new Promise<string>((resolve) => (come = resolve)));
  await pass(0);
  await set("newer");
  await pass(0);
  expect(value()).toBe("newer");
  come("late");
  await pass(0);
  expect(value()).toBe("newer");
});

test("an answer is forgotten with its last reader: the next identity in this page must not see it", async () => {
  const answers = ["of one", "of another"];
  const ask = () => new Promise<string>((resolve) => setTimeout(() => resolve(answers.shift() ?? ""), 100));
  const { result, rerender } = renderHook(
    ({ shown }: { shown: boolean }) => useAsked(shown ? ["private"] : null, ask)[0],
    { initialProps: { shown: true } },
  );
  await pass(100);
  expect(result.current).toBe("of one");
  rerender({ shown: false });
  await pass(0);
  rerender({ shown: true });
  await pass(100);
  expect(result.current).toBe("of another");
});

test("polls keep the last value while they fail", async () => {
  const ask = vi.fn().mockResolvedValueOnce("first").mockRejectedValueOnce(away).mockResolvedValue("second");
  const { value, failure, unmount } = asked(ask, 10_000);
  await pass(0);
  expect(value()).toBe("first");
  await pass(10_000);
  expect([value(), failure()]).toEqual(["first", "unavailable"]);
  await pass(1_000);
  expect([value(), failure()]).toEqual(["second", undefined]);
  const before = ask.mock.calls.length;
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(before);
});

test("one request is not repeated when the window gets the focus", async () => {
  const ask = vi.fn().mockResolvedValue("here");
  asked(ask);
  await pass(0);
  await act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
});
