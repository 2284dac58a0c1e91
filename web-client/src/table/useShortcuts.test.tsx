import { act, cleanup, render } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { useShortcuts } from "./useShortcuts";

afterEach(cleanup);

function Page({ keys }: { keys: Readonly<Record<string, () => void>> }) {
  useShortcuts(keys);
  return <p>shown</p>;
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));

test("keys work as soon as the page shows what they belong to", async () => {
  const end = vi.fn();
  const place = document.createElement("div");
  const shown = new Promise<void>((done) =>
    new MutationObserver(() => {
      press("End");
      done();
    }).observe(place, { childList: true }),
  );
  const root = createRoot(place);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  try {
    root.render(<Page keys={{ end }} />);
    await shown;
  } finally {
    vi.unstubAllGlobals();
  }
  expect(end).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

test("a key does what the page shows now", () => {
  const first = vi.fn();
  const second = vi.fn();
  const { rerender, unmount } = render(<Page keys={{ end: first }} />);
  rerender(<Page keys={{ end: second }} />);
  press("End");
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  unmount();
  press("End");
  expect(second).toHaveBeenCalledOnce();
});
