import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { catalogue, form, state } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import type { RoomState } from "../protocol";
import { ChangedTerms } from "./ChangedTerms";
import { useAgreed } from "./useAgreed";
import { useSitting } from "./useSitting";

const gathering: RoomState = { ...state.room, phase: "gathering", table: { takeBack: "yes" } };
const changed: RoomState = {
  ...gathering,
  terms: gathering.terms + 1,
  table: { takeBack: "no" },
  clock: { kind: "days", perTurn: 172_800 },
  rated: !gathering.rated,
};

const show = (agreed: RoomState | null, room: RoomState, lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <ChangedTerms {...{ agreed, room, form }} words={catalogue.words} />
    </LanguageProvider>,
  );

afterEach(cleanup);

test("every changed term is shown, before and after", () => {
  show(gathering, changed);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Taking back: Within a turn now Not allowed",
    "Clock: No clock now 2 days per turn",
    expect.stringMatching(/^Ratings: .+ now .+/),
  ]);
});

test.each(["en", "cs", "it"] as const)("nothing is shown if nothing has changed (%s)", (lang) => {
  const { container } = show(gathering, { ...gathering, listed: !gathering.listed }, lang);
  expect(container.textContent).toBe("");
});

const ready = (room: RoomState, on: boolean): RoomState => ({
  ...room,
  seats: room.seats.map((seat) => ({ ...seat, ready: on })),
});

test("what was agreed to stays what it was until we agree again", () => {
  const { result, rerender } = renderHook(({ room }) => useAgreed(room, 0), {
    initialProps: { room: ready(gathering, true) },
  });
  rerender({ room: ready(changed, false) });
  expect(result.current?.terms).toBe(gathering.terms);
  rerender({ room: ready(changed, true) });
  expect(result.current?.terms).toBe(changed.terms);
});

test("the terms of a match are agreed to, those of the next are not", () => {
  const { result, rerender } = renderHook(({ room }) => useAgreed(room, 0), {
    initialProps: { room: ready({ ...gathering, phase: "over" }, false) },
  });
  rerender({ room: ready(changed, false) });
  expect(result.current?.terms).toBe(gathering.terms);
});

const free: RoomState = {
  ...gathering,
  host: "p1",
  meeting: false,
  seats: gathering.seats.map((seat, i) => (i === 0 ? seat : { ...seat, player: null })),
};

function sit(room: RoomState, you: { id: string; role: string }) {
  const send = vi.fn();
  const hook = renderHook(({ now }) => useSitting(now, you, true, send), { initialProps: { now: room } });
  return { send, rerender: (now: RoomState) => hook.rerender({ now }) };
}

test("opening the seat link sits down, once", () => {
  const { send, rerender } = sit(free, { id: "p9", role: "seat" });
  expect(send).toHaveBeenCalledExactlyOnceWith("sit", { seat: null });
  rerender({ ...free, terms: free.terms + 1 });
  expect(send).toHaveBeenCalledTimes(1);
});

test("watchers, hosts, latecomers and matched players take no seat", () => {
  const others = { id: "p9", role: "seat" };
  expect(sit(free, { id: "p9", role: "watch" }).send).not.toHaveBeenCalled();
  expect(sit({ ...free, host: "p9" }, others).send).not.toHaveBeenCalled();
  expect(sit(gathering, others).send).not.toHaveBeenCalled();
  expect(sit({ ...free, meeting: true }, others).send).not.toHaveBeenCalled();
});

test("a player who stands up stays standing", () => {
  const seated = { ...free, seats: gathering.seats };
  const { send, rerender } = sit(seated, { id: "p2", role: "seat" });
  rerender(free);
  expect(send).not.toHaveBeenCalled();
});
