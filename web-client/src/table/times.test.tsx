import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue as silent, match, state } from "../fixtures/game";
import type { Catalogue, ClockState, QuestionWindow } from "../protocol";
import type { TableProps } from "../room/tableProps";
import { NO_PLANS } from "../socket";
import { TableLayout } from "./TableLayout";
import { useTable } from "./useTable";

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(["color-contrast", "region"].map((rule) => [rule, { enabled: false }]));

const AT = 1_000_000;

const clockOf = (...windows: QuestionWindow[]): ClockState => ({
  control: { kind: "none" },
  at: AT,
  left: [null, null],
  free: [0, 0],
  running: [],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows,
});

const shared: QuestionWindow = { seats: [0, 1], left: 12_000, holdable: true, held: null };

const catalogue: Catalogue = {
  ...silent,
  table: {
    ...silent.table,
    orders: [
      {
        about: "show",
        name: "The card",
        answers: [
          { answer: "show", text: "Always show it" },
          { answer: "pass", text: "Never show it" },
          { answer: "!hold", text: "" },
        ],
      },
    ],
  },
};

/** A minimal table: what every table has, and nothing of a game. */
function Bare(props: TableProps) {
  const table = useTable(props, null);
  return (
    <TableLayout
      {...{ table }}
      board={<p>board</p>}
      prompt={null}
      own={null}
      hand={null}
      others={null}
      urgent={null}
      facts={null}
      brief={null}
      log={null}
      menu={null}
      notices={null}
    >
      {null}
    </TableLayout>
  );
}

let now = AT;
const given = (clock: ClockState | null, changed: Partial<TableProps> = {}): TableProps => ({
  state: { ...state, match: { ...match, clock } },
  log: [],
  send: vi.fn(),
  connection: { state: "connected" },
  refusal: null,
  waiting: false,
  lang: "en",
  catalogue,
  you: 0,
  now: () => now,
  ...changed,
});

/** Lets this many milliseconds pass. */
function pass(ms: number) {
  now += ms;
  act(() => vi.advanceTimersByTime(ms));
}

const told = () => screen.getByRole("status").textContent;
const times = () => screen.getByRole("region", { name: "Times to answer" });

beforeEach(() => {
  now = AT;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The time of a question", () => {
  test("counts down, and is read out when it begins and when it is nearly up", () => {
    render(<Bare {...given(clockOf({ ...shared, seats: [0], holdable: false, left: 20_000 }))} />);
    expect(within(times()).getByText("Your time to answer")).toBeTruthy();
    const timer = within(times()).getByRole("timer");
    expect(timer.getAttribute("aria-live")).toBe("off");
    expect(timer.textContent).toBe("0:20");
    expect(told()).toBe("20 seconds to answer.");
    pass(8_000);
    expect(timer.textContent).toBe("0:12");
    expect(told()).toBe("20 seconds to answer.");
    pass(7_500);
    expect(told()).toBe("Your time is nearly up.");
  });

  test("of others is shown and not read out", () => {
    render(<Bare {...given(clockOf({ ...shared, seats: [1], holdable: false }))} />);
    expect(within(times()).getByText("Time to answer: Mirko")).toBeTruthy();
    expect(told()).toBe("");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("among computers comes in for its last hour, without a message", () => {
    const seats = state.room.seats.map((seat, i) =>
      i === 0 ? seat : { ...seat, player: { id: "c", name: "Novice", computer: "novice" } },
    );
    const props = given(clockOf({ ...shared, seats: [0], holdable: false, left: 43_200_000 }));
    render(<Bare {...props} state={{ ...props.state, room: { ...state.room, seats } }} />);
    expect(screen.queryByRole("region", { name: "Times to answer" })).toBeNull();
    expect(told()).toBe("");
    now += 41_400_000;
    pass(2_000);
    expect(within(times()).getByRole("timer").textContent).toBe("29:58");
    expect(told()).toBe("30 minutes to answer.");
  });

  test("takes no space without a timed question", () => {
    render(<Bare {...given(clockOf())} />);
    expect(screen.queryByRole("region", { name: "Times to answer" })).toBeNull();
  });

  test("says that an answer is noted", () => {
    const plans = { orders: [], given: { asked: match.asked, choice: "pass" } };
    render(<Bare {...given(clockOf(shared), { plans })} />);
    expect(told()).toContain("Your answer is noted");
    expect(within(times()).getByText(/Your answer is noted/)).toBeTruthy();
  });
});

describe("A public clock", () => {
  test("is held and let go by those who are asked", () => {
    const props = given(clockOf(shared));
    const { rerender } = render(<Bare {...props} />);
    expect(told()).toBe("Shared clock: 12 seconds.");
    fireEvent.click(screen.getByRole("button", { name: "Hold the clock" }));
    expect(props.send).toHaveBeenLastCalledWith("hold", { asked: match.asked });
    const held = clockOf({ ...shared, held: { seat: 0, left: 15_000 } });
    rerender(<Bare {...props} state={{ ...state, match: { ...match, clock: held } }} />);
    expect(told()).toBe("You hold the clock.");
    expect(within(times()).getByText("stopped")).toBeTruthy();
    pass(3_000);
    expect(times().textContent).toContain("Resumes in 0:12");
    expect(times().textContent).toContain("stopped0:12");
    fireEvent.click(screen.getByRole("button", { name: "Let it run" }));
    expect(props.send).toHaveBeenLastCalledWith("release", { asked: match.asked });
  });

  test("that another player holds can be held next", () => {
    const props = given(clockOf({ ...shared, held: { seat: 1, left: 15_000 } }));
    render(<Bare {...props} />);
    expect(told()).toBe("Mirko holds the clock.");
    fireEvent.click(screen.getByRole("button", { name: "Hold it next" }));
    expect(props.send).toHaveBeenLastCalledWith("hold", { asked: match.asked });
    expect(within(times()).getByText("You hold it next.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Don't hold it" }));
    expect(props.send).toHaveBeenLastCalledWith("release", { asked: match.asked });
  });

  test("is no watcher's to hold", () => {
    render(<Bare {...given(clockOf(shared), { you: null })} />);
    expect(within(times()).getByText("Shared clock")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("waits for everyone after the server was down, and nobody holds it then", () => {
    render(<Bare {...given(clockOf({ ...shared, held: { seat: null, left: 15_000 } }))} />);
    expect(told()).toContain("waits until everyone is back");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("Standing orders", () => {
  const ask = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

  test("are given, put in order and withdrawn", () => {
    const props = given(null);
    const { rerender } = render(<Bare {...props} />);
    fireEvent.change(ask("When asked"), { target: { value: "show" } });
    expect(props.send).toHaveBeenLastCalledWith("order", { about: "show", answers: ["show"] });
    expect(ask("When asked").value).toBe("show");
    const plans = { orders: [{ about: "show", answers: ["show"] }], given: null };
    rerender(<Bare {...props} plans={plans} />);
    fireEvent.change(ask("Otherwise"), { target: { value: "pass" } });
    expect(props.send).toHaveBeenLastCalledWith("order", { about: "show", answers: ["show", "pass"] });
    fireEvent.change(ask("When asked"), { target: { value: "" } });
    expect(props.send).toHaveBeenLastCalledWith("order", { about: "show", answers: [] });
  });

  test("that follow each other fast are not undone by the first that is confirmed", () => {
    const props = given(null);
    const { rerender } = render(<Bare {...props} />);
    fireEvent.change(ask("When asked"), { target: { value: "show" } });
    fireEvent.change(ask("Otherwise"), { target: { value: "pass" } });
    const told = (...answers: string[]) => ({ orders: [{ about: "show", answers }], given: null });
    rerender(<Bare {...props} plans={told("show")} />);
    expect(screen.getByDisplayValue("Never show it")).toBeTruthy();
    rerender(<Bare {...props} plans={told("show", "pass")} />);
    expect(screen.getByDisplayValue("Never show it")).toBeTruthy();
    // Orders given later on another page of ours are shown.
    rerender(<Bare {...props} plans={told("pass")} />);
    expect(ask("When asked").value).toBe("pass");
  });

  test("that the server refuses are not shown as given", () => {
    const props = given(null);
    const { rerender } = render(<Bare {...props} plans={NO_PLANS} />);
    fireEvent.change(ask("When asked"), { target: { value: "pass" } });
    rerender(<Bare {...props} plans={NO_PLANS} refusal={{ code: "bad-order", params: {}, id: 1 }} />);
    expect(ask("When asked").value).toBe("");
  });

  test("to hold the clock are answered by nobody after that", () => {
    const plans = { orders: [{ about: "show", answers: ["!hold"] }], given: null };
    render(<Bare {...given(null, { plans })} />);
    expect(screen.getByText("Hold the clock and ask me")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Otherwise" })).toBeNull();
  });

  test("are nothing to watchers, nor in games that know none", () => {
    const { rerender } = render(<Bare {...given(null, { you: null })} />);
    expect(screen.queryByText("Standing orders")).toBeNull();
    rerender(<Bare {...given(null, { catalogue: silent })} />);
    expect(screen.queryByText("Standing orders")).toBeNull();
  });

  test("and times have nothing that axe finds fault with", async () => {
    vi.useRealTimers();
    const { container } = render(<Bare {...given(clockOf(shared))} />);
    const { violations } = await axe.run(container, { rules: UNSEEN });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
