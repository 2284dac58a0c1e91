import { act, cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, expect, test, vi } from "vitest";
import { sample } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { TableForm } from "./TableForm";

vi.mock("../games", async () => (await import("../fixtures/game")).onlySample);
vi.mock("../socket", async (actual) => {
  const { oneOf } = await import("../fixtures/options");
  const tableOptions = [oneOf("first", ["random", "1", "2", "3"], "random")];
  const form = {
    key: "crowd",
    minSeats: 2,
    maxSeats: 3,
    tableOptions,
    seatOptions: [],
    teams: [],
    usual: [],
  };
  return {
    ...(await actual<typeof import("../socket")>()),
    http: {
      games: () => Promise.resolve([{ key: "sample", version: 1, forms: [form] }]),
      words: () => new Promise(() => undefined),
    },
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("a choice that does not fit fewer players is not sent", async () => {
  vi.spyOn(sample, "fits").mockImplementation((_, value, seats) => !(Number(value) > seats));
  const send = vi.fn(() => Promise.resolve(null));
  render(
    <LanguageProvider initial="en">
      <TableForm title="A table" mayCount={false} counts={false} button={() => "Make"} send={send} />
    </LanguageProvider>,
  );
  const set = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
  await screen.findByRole("radio", { name: /^crowd/ });
  set("Players", "3");
  set("first", "3");
  set("Players", "2");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "first" }).value).toBe("random");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Make" })));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ seats: 2, options: {} }));
});
