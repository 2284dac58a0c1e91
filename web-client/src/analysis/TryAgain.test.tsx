import { cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import type { Replay, Try, TryVerdict } from "../protocol";
import type { TableProps } from "../room/tableProps";
import { http, RequestRefused } from "../socket";
import { TryAgain } from "./TryAgain";

/** A table that shows what it is given, and sends what is pressed. */
vi.mock("../table/TablePage", () => ({
  TablePage: ({ state, log, send, paused, you, waiting }: TableProps) => (
    <section aria-label="table">
      <p>
        {state.room.seats.map(({ player }) => player?.name).join(" against ")}, seat {you}, {log.length}{" "}
        events
      </p>
      {paused && <p>stopped: {paused.title}</p>}
      {!waiting &&
        state.match.question?.choices.map(({ notation }) => (
          <button
            key={notation}
            onClick={() => send("choose", { choice: notation, asked: state.match.asked })}
          >
            {notation}
          </button>
        ))}
      {state.match.canTakeBack && (
        <button onClick={() => send("takeBack", { moment: state.match.moment })}>take back</button>
      )}
    </section>
  ),
}));

const moment = { line: 1, view: {}, waiting: [], agreed: [], resigning: [], out: [], outcome: null };
const replay: Replay = {
  game: "sample",
  form: "duel",
  version: 1,
  players: ["Ines", "Mirko"],
  computers: [null, null],
  setup: { sealed: [], seats: [{}, {}], table: {} },
  seedHash: null,
  seed: null,
  match: "m1",
  mixed: null,
  start: moment,
  log: [],
  steps: [],
};

const question = (...notations: string[]): Try["question"] => ({
  seat: 1,
  prompt: "move",
  context: { source: null, chosen: [], left: 0 },
  choices: notations.map((notation) => ({ notation, parts: {}, verb: "move", card: null })) as never,
  fallback: notations[0] ?? "",
  offer: false,
});

const event = { kind: "moved" };
const tried = (more: Partial<Try>): Try => ({
  setup: replay.setup,
  view: {},
  waiting: [],
  question: null,
  agreed: [],
  resigning: [],
  out: [],
  outcome: null,
  log: [],
  events: [],
  verdict: null,
  ...more,
});

const verdict = (result: string): TryVerdict => ({
  result,
  behind: { mean: 4, error: 1 },
  gained: { mean: result === "worse" ? -6 : 7, error: 1 },
});

const done = vi.fn();
const show = () =>
  render(
    <LanguageProvider initial="en">
      <TryAgain
        link="secret"
        match="m1"
        replay={replay}
        seat={1}
        turn={3}
        title="Turn 7"
        catalogue={catalogue}
        lang="en"
        onDone={done}
      />
    </LanguageProvider>,
  );

beforeEach(() => done.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("A turn that is tried again", () => {
  it("is played at the table, judged when it is over, and may be tried once more", async () => {
    const ask = vi
      .spyOn(http, "tried")
      .mockImplementation(async (_link, _match, _seat, _turn, choices, judge) => {
        if (choices.length === 0) return tried({ question: question("a", "b"), log: [event, event] });
        if (choices.length === 1) return tried({ question: question("c"), events: [event] });
        return tried({ events: [event, event], verdict: judge ? verdict("better") : null });
      });
    show();
    await screen.findByText("Ines against Mirko, seat 1, 2 events");
    fireEvent.click(screen.getByText("b"));
    fireEvent.click(await screen.findByText("c"));
    await screen.findByText("stopped: Better than what you played");
    expect(screen.getByRole("status").textContent).toContain("raises your chance by 7 percentage points");
    expect(ask).toHaveBeenLastCalledWith("secret", "m1", 1, 3, ["b", "c"], true);
    fireEvent.click(screen.getByText("take back"));
    await screen.findByText("c");
    expect(ask).toHaveBeenLastCalledWith("secret", "m1", 1, 3, ["b"], false);
    fireEvent.click(screen.getByRole("button", { name: "Once more" }));
    await screen.findByText("b");
    expect(screen.queryByText("stopped: Better than what you played")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    expect(done).toHaveBeenCalledWith("better");
  });

  it.each([
    ["found", "Found. This is as good as the best that was found."],
    ["same", "No better than what you played. There is more to find here."],
    ["worse", "Worse than what you played. It lowers your chance by 6 percentage points more."],
  ])("that is %s says so", async (result, words) => {
    vi.spyOn(http, "tried").mockImplementation(async (_link, _match, _seat, _turn, choices, judge) =>
      choices.length === 0
        ? tried({ question: question("a") })
        : tried({ verdict: judge ? verdict(result) : null }),
    );
    show();
    fireEvent.click(await screen.findByText("a"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words));
  });

  it("says why it cannot be asked for, and asks again", async () => {
    const ask = vi
      .spyOn(http, "tried")
      .mockRejectedValueOnce(new RequestRefused(503, { code: "busy" }))
      .mockResolvedValue(tried({ question: question("a") }));
    show();
    await screen.findByText("The server is busy. Try again in a moment.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("a");
    expect(ask).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole("button", { name: "Back to the analysis" }));
    expect(done).toHaveBeenCalledWith("played");
  });
});
