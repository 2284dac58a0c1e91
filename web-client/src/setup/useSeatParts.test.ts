// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { plainSeats } from "./seatParts";
import { useSeatParts } from "./useSeatParts";

const { one, other, later } = vi.hoisted(() => {
  let come: (parts: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => (come = resolve));
  return {
    one: { name: "one's parts" },
    other: { name: "the other's parts" },
    later: { slow, come: (parts: unknown) => come(parts) },
  };
});
vi.mock("../games", () => ({
  gameOf: (key: string | undefined) =>
    key === "one"
      ? { key, seats: () => Promise.resolve(one) }
      : key === "other"
        ? { key, seats: () => later.slow }
        : undefined,
}));

afterEach(cleanup);

test("seat parts of one game are never given as those of another while these load", async () => {
  const { result, rerender } = renderHook(({ game }) => useSeatParts(game), {
    initialProps: { game: "one" as string | undefined },
  });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(one));
  rerender({ game: "other" });
  expect(result.current).toBeNull();
  later.come(other);
  await waitFor(() => expect(result.current).toBe(other));
  rerender({ game: "without its own" });
  expect(result.current).toBe(plainSeats);
  rerender({ game: undefined });
  expect(result.current).toBeNull();
});
