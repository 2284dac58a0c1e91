import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { match, state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { LogPanel } from "./LogPanel";

const HEIGHT = 200;
const LINE = 20;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A log of so many lines in a panel that shows ten. */
const panel = (count: number) => (
  <LanguageProvider initial="en">
    <LogPanel
      lines={Array.from({ length: count }, (_, n) => ({
        turn: n + 1,
        sign: null,
        words: `Line ${n + 1}.`,
        opens: null,
      }))}
      room={state.room}
      match={match}
      onOpen={() => undefined}
      extra={null}
    />
  </LanguageProvider>
);

test("a log follows new lines, unless the reader has scrolled up", () => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return this.querySelectorAll(".log-line").length * LINE;
  });
  const { rerender } = render(panel(20));
  const log = screen.getByRole("tabpanel");
  expect(log.scrollTop).toBe(20 * LINE);
  log.scrollTop = 40;
  fireEvent.scroll(log);
  rerender(panel(21));
  expect(log.scrollTop).toBe(40);
  log.scrollTop = 21 * LINE - HEIGHT;
  fireEvent.scroll(log);
  rerender(panel(22));
  expect(log.scrollTop).toBe(22 * LINE);
  log.scrollTop = 0;
  fireEvent.scroll(log);
  fireEvent.click(screen.getByRole("tab", { name: "Fair deal" }));
  fireEvent.click(screen.getByRole("tab", { name: "Log" }));
  expect(log.scrollTop).toBe(22 * LINE);
});

test("a log in a drawer is at its newest line when the drawer opens", () => {
  let height = 0;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(() => Math.min(height, HEIGHT));
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(() => height);
  const { container } = render(<details>{panel(20)}</details>);
  const log = screen.getByRole("tabpanel", { hidden: true });
  expect(log.scrollTop).toBe(0);
  height = 20 * LINE;
  const drawer = container.querySelector("details")!;
  drawer.open = true;
  fireEvent(drawer, new Event("toggle"));
  expect(log.scrollTop).toBe(20 * LINE);
});

test("a log stays at its newest line when something beside it takes of its height", () => {
  let resized: () => void = () => undefined;
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  let height = HEIGHT;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(() => height);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(20 * LINE);
  render(panel(20));
  const log = screen.getByRole("tabpanel");
  log.scrollTop = 20 * LINE - HEIGHT;
  height = HEIGHT / 2;
  resized();
  expect(log.scrollTop).toBe(20 * LINE);
  log.scrollTop = 40;
  fireEvent.scroll(log);
  resized();
  expect(log.scrollTop).toBe(40);
});
