// @vitest-environment jsdom
import { act, cleanup, renderHook } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { form, onlySample } from "../fixtures/game";
import { useForms } from "./useForms";

const { answers } = vi.hoisted(() => ({ answers: [] as unknown[] }));
vi.mock("../games", () => onlySample);
vi.mock("../socket", async (actual) => ({
  ...(await actual<typeof import("../socket")>()),
  http: { games: () => Promise.resolve(answers.shift()) },
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("games that came as something else are asked for again", async () => {
  vi.useFakeTimers();
  answers.push(undefined, {}, [{ key: "sample", version: 1, forms: [form], problems: [] }]);
  const { result } = renderHook(() => useForms("sample"));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toEqual({ forms: [], known: false });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(result.current).toEqual({ forms: [form], known: true });
});
