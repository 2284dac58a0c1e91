// @vitest-environment jsdom
import { act, cleanup, renderHook } from "../fixtures/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestRefused } from "./http";
import { useLasting } from "./useLasting";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass, and promises settle. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("failed requests are retried after growing waits until they succeed", async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockRejectedValueOnce(new Error("still away"))
    .mockResolvedValue("here");
  const { result } = renderHook(() => useLasting("again", ask));
  await pass(0);
  expect(result.current).toBeNull();
  await pass(1_000);
  expect(result.current).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1_000);
  expect(result.current).toBe("here");
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("and so are invalid answers", async () => {
  const answers: unknown[] = [null, ["here"]];
  const ask = async () => (answers.shift() as string[]).map((one) => one.toUpperCase());
  const { result } = renderHook(() => useLasting("sense", ask));
  await pass(0);
  await pass(3_000);
  expect(result.current).toEqual(["HERE"]);
});

test("and refusals", async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new RequestRefused(404, { code: "not-found" }))
    .mockResolvedValue("here");
  const { result } = renderHook(() => useLasting("refused", ask));
  await pass(0);
  await pass(1_000);
  expect(result.current).toBe("here");
});

test("all users share one request", async () => {
  const ask = vi.fn(() => Promise.resolve("here"));
  const { result } = renderHook(() => [useLasting("shared", ask), useLasting("shared", ask)]);
  await pass(0);
  expect(result.current).toEqual(["here", "here"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("nothing is requested without a key, nor after unmounting", async () => {
  const ask = vi.fn(() => Promise.reject<string>(new Error("away")));
  const { rerender, unmount } = renderHook(({ key }) => useLasting(key, ask), {
    initialProps: { key: null as string | null },
  });
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  rerender({ key: "left" });
  await pass(0);
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("the previous value remains while another loads", async () => {
  const ask = (key: string) => () => Promise.resolve(key);
  const { result, rerender } = renderHook(({ key }) => useLasting(key, ask(key)), {
    initialProps: { key: "first" },
  });
  await pass(0);
  rerender({ key: "second" });
  expect(result.current).toBe("first");
  await pass(0);
  expect(result.current).toBe("second");
});
