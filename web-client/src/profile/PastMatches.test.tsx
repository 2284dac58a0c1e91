import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import type { PastMatch } from "../socket";
import { PastMatches } from "./PastMatches";
import { EVERYTHING, PAGE, wishes } from "./wishes";

vi.mock("../setup", async (actual) => ({
  ...(await actual<typeof import("../setup")>()),
  useForms: () => ({ forms: [], known: true }),
}));

const past = (n: number): PastMatch => {
  const seat = { options: {}, before: null, after: null, chance: null };
  return {
    id: `m${n}`,
    game: "sample",
    form: "duel",
    rated: false,
    uncounted: null,
    ended: "2026-01-03T03:04:05Z",
    reason: "played",
    continued: false,
    seats: [
      { ...seat, player: { id: "me", name: "Ines" }, side: 0, place: 1 },
      { ...seat, player: { id: `p${n}`, name: `Ben ${n}` }, side: 1, place: 2 },
    ],
  } as PastMatch;
};
const page = (from: number, length = PAGE) => Array.from({ length }, (_, i) => past(from + i));

function show() {
  const heading = createRef<HTMLElement>();
  render(
    <LanguageProvider initial="en">
      <PastMatches
        {...{ id: "me", game: "sample", catalogue: null, heading, filter: EVERYTHING }}
        formName={() => "Duel"}
        onFilter={() => undefined}
      />
    </LanguageProvider>,
  );
}
const rows = () => within(screen.getByRole("list")).getAllByRole("listitem");

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Older matches", () => {
  it("come once, however often they are asked for, and none of them twice", async () => {
    vi.spyOn(wishes, "opponents").mockResolvedValue([]);
    const asked = vi.spyOn(wishes, "matches").mockResolvedValueOnce(page(0));
    show();
    const button = await screen.findByRole("button", { name: "Show older matches" });
    let answer: (matches: PastMatch[]) => void = () => undefined;
    asked.mockReturnValue(new Promise((done) => (answer = done)));
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenLastCalledWith("me", "sample", EVERYTHING, past(PAGE - 1));
    // A match that ended meanwhile may shift the pages by one.
    answer(page(PAGE - 1, 4));
    await screen.findByText("3 older matches added.");
    expect(rows()).toHaveLength(PAGE + 3);
    expect(document.activeElement).toBe(rows()[PAGE]);
    expect(screen.queryByRole("button", { name: "Show older matches" })).toBeNull();
  });

  it("can be retried, and leave the focus where the reader has moved it meanwhile", async () => {
    vi.spyOn(wishes, "opponents").mockResolvedValue([]);
    const asked = vi.spyOn(wishes, "matches").mockResolvedValueOnce(page(0));
    show();
    const button = await screen.findByRole("button", { name: "Show older matches" });
    asked.mockRejectedValueOnce(new Error("away"));
    fireEvent.click(button);
    const again = await screen.findByRole("button", { name: "Try again" });
    asked.mockResolvedValueOnce(page(PAGE));
    fireEvent.click(again);
    const result = screen.getByRole("combobox", { name: "Result" });
    result.focus();
    await screen.findByText(`${PAGE} older matches added.`);
    expect(document.activeElement).toBe(result);
    expect(screen.getByRole("button", { name: "Show older matches" })).toBeTruthy();
  });
});

it("matches of one player are not shown as those of another while these load", async () => {
  vi.spyOn(wishes, "opponents").mockResolvedValue([]);
  vi.spyOn(wishes, "matches")
    .mockResolvedValueOnce(page(0, 2))
    .mockReturnValue(new Promise(() => undefined));
  const heading = createRef<HTMLElement>();
  const of = (id: string) => (
    <LanguageProvider initial="en">
      <PastMatches
        {...{ id, game: "sample", catalogue: null, heading, filter: EVERYTHING }}
        formName={() => "Duel"}
        onFilter={() => undefined}
      />
    </LanguageProvider>
  );
  const { rerender } = render(of("me"));
  await screen.findByText(/Ben 1/);
  rerender(of("another"));
  expect(screen.queryByText(/Ben 1/)).toBeNull();
  expect(screen.getByRole("list").getAttribute("aria-busy")).toBe("true");
});
