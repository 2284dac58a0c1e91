// The time parts of the table, each with a test-controlled clock: one file, because all of them appear together.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, LanguageProvider, type Lang } from "../i18n";
import type { ClockState, TimeControl } from "../protocol";
import { ClockHelp } from "./ClockHelp";
import { ClockMenu } from "./ClockMenu";
import { ClockNotices } from "./ClockNotices";
import { endWords } from "./endWords";
import { LowTime } from "./LowTime";
import { SeatClock } from "./SeatClock";
import { clockTexts } from "./texts";

const START = 1_763_727_000_000;
const LIVE: TimeControl = { kind: "live", base: 900, increment: 20, delay: 0 };

const clock = (part: Partial<ClockState> = {}): ClockState => ({
  control: LIVE,
  at: START,
  left: [754_000, 600_000],
  free: [0, 0],
  running: [0],
  paused: null,
  proposal: null,
  declined: null,
  absent: [],
  windows: [],
  ...part,
});

const names = ["Ines", "Mirko", "Lin", "Oskar"];
const nameOf = (seat: number) => names[seat] ?? "";
const now = () => Date.now();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const inLanguage = (children: React.ReactNode, lang: Lang = "en") => (
  <LanguageProvider initial={lang}>{children}</LanguageProvider>
);

describe("A clock at a strip", () => {
  const show = (state: ClockState, seat = 0) =>
    render(inLanguage(<SeatClock clock={state} seat={seat} name="Ines" now={now} />));
  const shown = () => screen.getByRole("timer", { name: "Ines's clock" });

  test("runs by itself, second by second, then tenth by tenth, down to nothing", async () => {
    show(clock({ left: [12_000, 1] }));
    expect(shown().textContent).toContain("0:12");
    await pass(1_100);
    expect(shown().textContent).toContain("0:10");
    await pass(1_500);
    expect(shown().textContent).toContain("0:09.4");
    await pass(60_000);
    expect(shown().textContent).toContain("0:00.0");
  });

  test("that seemed to be up goes on once the server's clock is known better", async () => {
    let ahead = 3_600_000;
    render(inLanguage(<SeatClock clock={clock()} seat={0} name="Ines" now={() => now() + ahead} />));
    expect(shown().textContent).toContain("0:00.0");
    ahead = 0;
    await pass(1_000);
    expect(shown().textContent).toContain("12:33");
  });

  test("that is stopped does not re-render", () => {
    show(clock(), 1);
    expect(shown().textContent).toBe("10:00stopped");
    expect(shown().className).not.toContain("runs");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that runs says so by a word and a sign, not by colour alone", () => {
    show(clock());
    expect(shown().textContent).toContain("running");
    expect(shown().querySelector(".seat-clock-sign svg")).toBeTruthy();
  });

  test("with little time says so", () => {
    show(clock({ left: [29_000, 1] }));
    expect(shown().className).toContain("low");
    expect(shown().textContent).toContain("little time left");
  });

  test("shows the rest of this turn's delay", async () => {
    show(clock({ control: { ...LIVE, delay: 10 }, free: [10_000, 10_000] }));
    expect(shown().textContent).toContain("delay 10 s");
    await pass(3_500);
    expect(shown().textContent).toContain("12:34");
    expect(shown().textContent).toContain("delay 7 s");
    await pass(10_000);
    expect(shown().textContent).toContain("delay 0 s");
    expect(shown().textContent).toContain("12:30");
  });

  test("shows days and hours where people come and go", () => {
    show(clock({ control: { kind: "days", perTurn: 172_800 }, left: [100_800_000, 0] }));
    expect(shown().textContent).toContain("1 d 4 h");
  });

  test("has the room of hours where it began with them, or has come to them", () => {
    const classes = () => shown().className.split(" ");
    show(clock({ control: { ...LIVE, base: 3_540 }, left: [3_840_000, 0] }));
    expect(shown().textContent).toContain("1:04:00");
    expect(classes()).toContain("of-hours");
    cleanup();
    show(clock({ control: { ...LIVE, base: 3_540 }, left: [3_540_000, 0] }));
    expect(classes()).not.toContain("of-hours");
    cleanup();
    show(clock({ control: { ...LIVE, base: 3_600 }, left: [600_000, 0] }));
    expect(classes()).toContain("of-hours");
  });

  test("is not there where there is no clock", () => {
    show(clock({ control: { kind: "none" }, left: [null, null] }));
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

describe("Little time", () => {
  test("is announced once for each player, even if time is added later", async () => {
    const low = (state: ClockState, match = "m1") =>
      inLanguage(<LowTime clock={state} match={match} you={0} nameOf={nameOf} now={now} />);
    const { rerender } = render(low(clock({ left: [31_000, 600_000] })));
    const told = () => screen.getByRole("status").textContent;
    expect(told()).toBe("");
    await pass(1_600);
    expect(told()).toBe("You have little time left.");
    rerender(low(clock({ at: Date.now(), left: [50_000, 20_000], running: [1] })));
    await pass(600);
    expect(told()).toBe("Mirko has little time left.");
    rerender(low(clock({ at: Date.now(), left: [20_000, 20_000], running: [0] })));
    await pass(2_000);
    expect(told()).toBe("Mirko has little time left.");
  });
});

function notices(
  state: ClockState,
  you: number | null = 0,
  sides = [0, 1],
  lang: Lang = "en",
  out: number[] = [],
) {
  const send = vi.fn();
  render(
    inLanguage(<ClockNotices clock={state} moment={12} {...{ you, sides, out, nameOf, send, now }} />, lang),
  );
  return send;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => screen.queryAllByRole("button").map((button) => button.textContent);

describe("A pause", () => {
  const paused = (agreed: number[]) => clock({ paused: { since: START, until: START + 86_400_000, agreed } });

  test("says until when, and goes on when all want that", () => {
    const send = notices(paused([]));
    expect(screen.getByRole("status").textContent).toMatch(
      /^The match is paused\. Paused until .* at the latest/,
    );
    press("Resume");
    expect(send).toHaveBeenCalledExactlyOnceWith("unpause", {});
  });

  test("says who wants to go on", () => {
    notices(paused([1]));
    expect(screen.getByText(/Mirko wants to resume\./)).toBeTruthy();
    cleanup();
    notices(paused([0]));
    expect(screen.getByText(/You want to resume\. Waiting for Mirko\./)).toBeTruthy();
    expect(buttons()).toEqual([]);
    cleanup();
    notices(paused([1, 2]), 0, [0, 1, 2]);
    expect(screen.getByText(/Mirko and Lin want to resume\./)).toBeTruthy();
  });

  test("is read-only for watchers", () => {
    notices(paused([1]), null);
    expect(screen.getByText(/Mirko wants to resume\./)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});

describe("A proposal", () => {
  const pause = clock({ proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed: [1] } });
  const other: TimeControl = { kind: "live", base: 1_800, increment: 30, delay: 0 };
  const change = clock({ proposal: { number: 7, seat: 1, kind: "control", control: other, agreed: [1] } });

  test("of a pause is agreed to or declined, that one and no other", () => {
    const send = notices(pause);
    expect(screen.getByRole("alert").textContent).toContain("Mirko proposes a pause.");
    press("Agree");
    expect(send).toHaveBeenLastCalledWith("agree", { proposal: 7 });
    press("Decline");
    expect(send).toHaveBeenLastCalledWith("decline", { proposal: 7 });
  });

  test("of another clock is said in words and agreed to exactly", () => {
    const send = notices(change);
    expect(screen.getByText(/30 min for each player, 30 s added after each turn/)).toBeTruthy();
    press("Agree");
    expect(send).toHaveBeenLastCalledWith("agree", { proposal: 7 });
  });

  test("of one's own waits for the others and can be withdrawn", () => {
    const send = notices(pause, 1, [0, 1, 2]);
    expect(screen.getByRole("status").textContent).toBe("You propose a pause. Waiting for Ines and Lin.");
    expect(buttons()).toEqual(["Withdraw"]);
    press("Withdraw");
    expect(send).toHaveBeenCalledExactlyOnceWith("decline", { proposal: 7 });
  });

  describe("that comes to nothing", () => {
    const of = (seat: number) =>
      clock({ proposal: { number: 7, seat, kind: "control", control: other, agreed: [seat] } });
    const table = (state: ClockState, you: number | null) =>
      inLanguage(
        <ClockNotices
          clock={state}
          moment={12}
          sides={[0, 1, 2]}
          out={[]}
          {...{ you, nameOf, now }}
          send={vi.fn()}
        />,
      );
    const told = () => document.querySelector(".clock-told")?.textContent;

    test.each<[string, number, number, number | null, string]>([
      ["declined by the other", 0, 1, 0, "Mirko declined your proposal."],
      ["withdrawn by the other", 1, 1, 0, "Mirko withdrew the proposal."],
      ["withdrawn by us", 0, 0, 0, "You withdrew your proposal."],
      ["declined by us", 1, 0, 0, "You declined."],
      ["declined by a third", 1, 2, 0, "Lin declined Mirko's proposal."],
      ["watched", 1, 0, null, "Ines declined Mirko's proposal."],
    ])("is shown for some seconds: %s", async (_, seat, by, you, words) => {
      const declined = { number: 7, seat, by };
      const { rerender } = render(table(of(seat), you));
      expect(told()).toBe("");
      rerender(table(clock({ declined }), you));
      expect(told()).toBe(words);
      await pass(5_000);
      rerender(table(clock({ at: Date.now(), declined }), you));
      expect(told()).toBe(words);
      await pass(4_000);
      expect(told()).toBe("");
      rerender(table(clock({ at: Date.now(), declined }), you));
      expect(told()).toBe("");
    });

    test("is not shown to players who come later", () => {
      render(table(clock({ declined: { number: 7, seat: 1, by: 0 } }), 0));
      expect(told()).toBe("");
    });

    test("is not shown for one that was agreed to", () => {
      const { rerender } = render(table(of(0), 0));
      rerender(table(clock({ control: other }), 0));
      expect(told()).toBe("");
      rerender(table(pause, 0));
      rerender(table(clock({ paused: { since: START, until: START + 1_000, agreed: [] } }), 0));
      expect(told()).toBe("");
    });

    test("disappears once there is another", () => {
      const { rerender } = render(table(of(0), 0));
      rerender(table(clock({ declined: { number: 7, seat: 0, by: 1 } }), 0));
      rerender(table(pause, 0));
      expect(told()).toBe("");
    });
  });

  test("ignores taps meant for the previous content, but no keys", async () => {
    const send = notices(pause);
    const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
    tap("Agree");
    await pass(300);
    tap("Decline");
    expect(send).not.toHaveBeenCalled();
    press("Decline");
    expect(send).toHaveBeenCalledExactlyOnceWith("decline", { proposal: 7 });
    await pass(150);
    tap("Agree");
    expect(send).toHaveBeenLastCalledWith("agree", { proposal: 7 });
  });

  test("that was agreed to by a tap is not declined by a second one", async () => {
    const send = vi.fn();
    const shown = (agreed: number[]) =>
      inLanguage(
        <ClockNotices
          clock={clock({ proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed } })}
          moment={12}
          you={0}
          sides={[0, 1, 2]}
          out={[]}
          {...{ nameOf, send, now }}
        />,
      );
    const { rerender } = render(shown([1]));
    await pass(1_000);
    rerender(shown([1, 0]));
    fireEvent.click(screen.getByRole("button", { name: "Decline" }), { detail: 2 });
    expect(send).not.toHaveBeenCalled();
  });

  test("that we agreed to waits for the others", () => {
    const state = clock({ proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed: [1, 0] } });
    notices(state, 0, [0, 1, 2]);
    expect(screen.getByRole("status").textContent).toContain("You agreed. Waiting for Lin.");
    expect(buttons()).toEqual(["Decline"]);
  });

  test("is read-only for watchers", () => {
    notices(change, null);
    expect(screen.getByRole("status").textContent).toContain("Waiting for Ines.");
    expect(buttons()).toEqual([]);
  });
});

describe("A player who is gone", () => {
  const gone = (seat = 1, goesOn = false, computer: string | null = null) =>
    clock({ absent: [{ seat, since: START - 35_000, claimableAt: START + 55_000, goesOn, computer }] });
  const words = () => document.body.textContent ?? "";

  test("is waited for, by the second, until the win may be claimed", async () => {
    const send = notices(gone());
    expect(words()).toContain("Mirko has been gone for 0:35. You can claim the win in 0:55.");
    expect(buttons()).toEqual([]);
    await pass(1_000);
    expect(words()).toContain("Mirko has been gone for 0:36. You can claim the win in 0:54.");
    await pass(54_000);
    expect(words()).toContain("You can claim the win now.");
    expect(buttons()).toEqual(["Wait", "Claim the win"]);
    press("Claim the win");
    expect(send).toHaveBeenCalledExactlyOnceWith("claimWin", { moment: 12 });
  });

  test("is not counted in the first seconds", async () => {
    const absent = { seat: 1, since: START, claimableAt: START + 90_000, goesOn: false, computer: null };
    notices(clock({ absent: [absent] }));
    expect(words()).toContain("Mirko is gone. You can claim the win in 1:30.");
    expect(words()).not.toContain("has been gone");
    await pass(4_000);
    expect(words()).not.toContain("has been gone");
    await pass(1_000);
    expect(words()).toContain("Mirko has been gone for 0:05. You can claim the win in 1:25.");
  });

  test("may not be claimed against for longer than the server's clock seemed to be ahead", async () => {
    let ahead = 3_600_000;
    const state = gone();
    const given = { you: 0, sides: [0, 1], out: [], nameOf, send: vi.fn(), now: () => now() + ahead };
    render(inLanguage(<ClockNotices clock={state} moment={12} {...given} />));
    expect(buttons()).toEqual(["Wait", "Claim the win"]);
    ahead = 0;
    await pass(1_000);
    expect(buttons()).toEqual([]);
    ahead = 3_600_000;
    await pass(1_000);
    expect(buttons()).toEqual(["Wait", "Claim the win"]);
  });

  test("may be waited for longer; the win can still be claimed", async () => {
    notices(gone());
    await pass(56_000);
    press("Wait");
    expect(buttons()).toEqual(["Claim the win"]);
  });

  test("is announced once, not every second", async () => {
    notices(gone());
    const status = screen.getByRole("status");
    expect(status.textContent?.trim()).toBe("Mirko is gone.");
    await pass(10_000);
    expect(status.textContent?.trim()).toBe("Mirko is gone.");
  });

  test("of our own side gives us nothing to claim", async () => {
    notices(gone(2), 0, [0, 1, 0, 1]);
    expect(words()).toContain("Lin has been gone for 0:35. The other side can end the match in 0:55.");
    await pass(56_000);
    expect(buttons()).toEqual([]);
  });

  test("where more than two sides play lets the match be ended", async () => {
    notices(gone(), 0, [0, 1, 2]);
    expect(words()).toContain("You can end the match in 0:55.");
    await pass(56_000);
    expect(buttons()).toEqual(["Wait", "End the match"]);
  });

  test("where the others play on lets all others do so, teammates included", async () => {
    const send = notices(gone(2, true), 0, [0, 1, 0, 1]);
    expect(words()).toContain("You can play on without them in 0:55.");
    await pass(56_000);
    expect(words()).toContain("You can play on without them now.");
    press("Play on without them");
    expect(send).toHaveBeenCalledExactlyOnceWith("claimWin", { moment: 12 });
  });

  test("of two may be played for by a computer, as the other likes", async () => {
    const send = notices(gone(1, false, "adept"));
    await pass(56_000);
    expect(words()).toContain(
      "You can claim the win now. Or let a computer play for them until they come back.",
    );
    expect(buttons()).toEqual(["Wait", "Claim the win", "Let a computer play on"]);
    expect(screen.getByRole("button", { name: "Let a computer play on" }).className).not.toContain("pri");
    press("Let a computer play on");
    expect(send).toHaveBeenCalledExactlyOnceWith("standIn", { moment: 12 });
  });

  test("of three is best played for by a computer", async () => {
    notices(gone(1, true, "adept"), 0, [0, 1, 2]);
    await pass(56_000);
    expect(buttons()).toEqual(["Wait", "Play on without them", "Let a computer play on"]);
    expect(screen.getByRole("button", { name: "Let a computer play on" }).className).toContain("pri");
  });

  test("of our own side may be played for by a computer even if we cannot claim anything", async () => {
    notices(gone(2, false, "adept"), 0, [0, 1, 0, 1]);
    expect(words()).toContain("You can let a computer play for them in 0:55.");
    await pass(56_000);
    expect(words()).toContain("You can let a computer play for them now.");
    expect(buttons()).toEqual(["Wait", "Let a computer play on"]);
  });

  test("does not concern players who are out, whose consent is not needed either", async () => {
    notices(gone(1, true), 0, [0, 1, 2], "en", [0]);
    await pass(56_000);
    expect(words()).toContain("The others can play on without them now.");
    expect(buttons()).toEqual([]);
    cleanup();
    notices(
      clock({ proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed: [1] } }),
      0,
      [0, 1, 2],
      "en",
      [0],
    );
    expect(screen.getByRole("status").textContent).toContain("Waiting for Lin.");
    expect(buttons()).toEqual([]);
  });

  test("is read-only for watchers", async () => {
    notices(gone(), null);
    await pass(56_000);
    expect(words()).toContain("The other side can end the match now.");
    expect(buttons()).toEqual([]);
  });
});

describe("The menu", () => {
  const menu = (control: TimeControl, state: ClockState | null) => {
    const send = vi.fn();
    render(inLanguage(<ClockMenu control={control} clock={state} send={send} />));
    return send;
  };

  test("proposes a pause after a question", () => {
    const send = menu(LIVE, clock());
    press("Pause");
    expect(screen.getByRole("dialog", { name: "Propose a pause?" })).toBeTruthy();
    press("Propose");
    expect(send).toHaveBeenCalledExactlyOnceWith("pause", {});
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("proposes another clock with the same fields, never the current one", () => {
    const send = menu(LIVE, clock());
    press("Change the clock");
    expect(screen.getByRole("button", { name: "Propose" }).hasAttribute("disabled")).toBe(true);
    fireEvent.change(screen.getByRole("combobox", { name: "Time" }), { target: { value: "3" } });
    press("Propose");
    expect(send).toHaveBeenCalledExactlyOnceWith("changeClock", {
      control: { kind: "live", base: 1_800, increment: 30, delay: 0 },
    });
  });

  test("offers no pause without a clock, nor while one lasts", () => {
    menu({ kind: "none" }, null);
    expect(buttons()).toEqual(["Change the clock"]);
    cleanup();
    menu(LIVE, clock({ paused: { since: START, until: START + 1, agreed: [] } }));
    expect(buttons()).toEqual(["Change the clock"]);
  });

  test("lets one proposal be settled before the next", () => {
    menu(LIVE, clock({ proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed: [1] } }));
    for (const name of ["Pause", "Change the clock"])
      expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
  });
});

describe("In every language", () => {
  const everything = clock({
    left: [5_000, 600_000],
    proposal: {
      number: 7,
      seat: 1,
      kind: "control",
      control: { kind: "days", perTurn: 86_400 },
      agreed: [1],
    },
    paused: { since: START, until: START + 86_400_000, agreed: [1] },
  });

  test.each(Object.keys(LANGUAGES) as Lang[])(
    "nothing is left unsaid or without a name (%s)",
    async (lang) => {
      const send = vi.fn();
      const { container } = render(
        inLanguage(
          <main>
            <h1>x</h1>
            <h2>y</h2>
            <SeatClock clock={everything} seat={0} name="Ines" now={now} />
            <ClockNotices
              clock={{
                ...everything,
                paused: null,
                absent: [{ seat: 1, since: START, claimableAt: START, goesOn: false, computer: "adept" }],
              }}
              moment={1}
              you={0}
              sides={[0, 1]}
              out={[]}
              {...{ nameOf, send, now }}
            />
            <ClockNotices
              clock={everything}
              moment={1}
              you={0}
              sides={[0, 1]}
              out={[]}
              {...{ nameOf, send, now }}
            />
            <ClockMenu control={LIVE} clock={null} send={send} />
            <ClockHelp />
          </main>,
          lang,
        ),
      );
      vi.useRealTimers();
      const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(container.textContent).not.toMatch(/undefined|NaN|object/);
    },
  );

  test.each(Object.keys(LANGUAGES) as Lang[])("a match that time ended says why (%s)", (lang) => {
    const t = clockTexts[lang];
    const said = ["time", "left", "abandoned"].map((reason) => endWords(reason, "Mirko", t));
    expect(new Set(said).size).toBe(3);
    expect(said[0]).toContain("Mirko");
    expect(said[1]).toContain("Mirko");
    expect(endWords("resigned", "Mirko", t)).toBeNull();
  });
});
