import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import type { ClockState, MatchState, RoomState, SeatState, TimeControl } from "../protocol";
import { someState } from "../socket/fakeServer";
import { matchTime } from "./matchTime";

const NOW = 1_763_727_000_000;
const control: TimeControl = { kind: "live", base: 900, increment: 20, delay: 0 };
const clock: ClockState = {
  control,
  at: NOW,
  left: [900_000, 25_000],
  free: [0, 0],
  running: [1],
  paused: null,
  proposal: { number: 7, seat: 1, kind: "pause", control: null, agreed: [1] },
  declined: null,
  absent: [],
  windows: [],
};

const [ours, theirs] = someState().room.seats as [SeatState, SeatState];
const seats = [ours, { ...theirs, player: { id: "p2", name: "Mirko" } }];

function show(match: Partial<MatchState>, you: number | null = 0, room: Partial<RoomState> = {}) {
  const given = {
    room: { ...someState().room, seats, phase: "playing" as const, ...room },
    match: {
      id: "m1",
      moment: 3,
      out: [],
      standIns: [],
      strikes: [],
      outcome: null,
      clock,
      ...match,
    } as MatchState,
    control,
    sides: [],
    you,
    lang: "en" as const,
    send: vi.fn(),
    now: () => NOW,
  };
  const drawn = (now: Partial<MatchState>) => {
    const time = matchTime({ ...given, match: { ...given.match, ...now } });
    return (
      <LanguageProvider initial="en">
        {time.clockOf?.(0)}
        {time.clockOf?.(1)}
        {time.notices}
        {time.clockMenu}
      </LanguageProvider>
    );
  };
  const { rerender } = render(drawn({}));
  return (next: Partial<MatchState>) => rerender(drawn(next));
}

afterEach(cleanup);

describe("The time of a match", () => {
  test("is shown for every seat, by name, the running one said", () => {
    show({});
    expect(screen.getByRole("timer", { name: "Ines's clock" }).textContent).toContain("15:00");
    const other = screen.getByRole("timer", { name: "Mirko's clock" });
    expect(other.textContent).toContain("0:25");
    expect(other.textContent).toContain("running, little time left");
  });

  test("comes with what is proposed, and a menu for those who play", () => {
    show({});
    expect(screen.getByRole("button", { name: "Agree" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Change the clock" })).toBeTruthy();
    cleanup();
    show({}, null);
    expect(screen.getByText(/Mirko proposes a pause\./)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is nothing where there is no clock, but a clock can be proposed", () => {
    show({ clock: null });
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByRole("button", { name: "Change the clock" })).toBeTruthy();
    cleanup();
    show({ clock: { ...clock, control: { kind: "none" }, left: [null, null], proposal: null } });
    expect(screen.queryByRole("timer")).toBeNull();
  });

  test("reports a declined clock in a match without one", () => {
    const none: ClockState = { ...clock, control: { kind: "none" }, left: [null, null], running: [] };
    const then = show({
      clock: { ...none, proposal: { number: 7, seat: 0, kind: "control", control, agreed: [0] } },
    });
    then({ clock: { ...none, proposal: null, declined: { number: 7, seat: 0, by: 1 } } });
    expect(screen.getByText("Mirko declined your proposal.")).toBeTruthy();
    then({ clock: null });
    expect(screen.getByText("Mirko declined your proposal."), "for some seconds").toBeTruthy();
  });

  test("is over with the match", () => {
    show({ outcome: { places: [1, 2], reason: "time", deciders: [] }, clock: null }, 0, { phase: "over" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
