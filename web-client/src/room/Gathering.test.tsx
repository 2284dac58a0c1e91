import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider, type Lang } from "../i18n";
import type { Catalogue, FormInfo, RoomState } from "../protocol";
import { someState } from "../socket/fakeServer";
import { Gathering } from "./Gathering";

const catalogue: Catalogue = {
  game: "tashkalar",
  version: 1,
  board: { columns: 9, rows: 9, squares: {}, start: [] },
  cards: {},
  schools: {
    northern: { name: "Northern Empire", colour: "n", deck: "empire" },
    southern: { name: "Southern Empire", colour: "s", deck: "empire" },
  },
  forms: { duel: { name: "Duel" } },
  decks: [],
  texts: {},
};

const form: FormInfo = {
  key: "duel",
  minSeats: 2,
  maxSeats: 2,
  tableOptions: [
    { key: "first", values: ["random", "1", "2"], fallback: "random", distinct: false, together: null },
    { key: "takeBack", values: ["yes", "no"], fallback: "yes", distinct: false, together: null },
  ],
  seatOptions: [
    { key: "school", values: ["northern", "southern"], fallback: null, distinct: true, together: null },
  ],
  teams: [],
};

function show(
  room: Partial<RoomState>,
  who: { id: string; role: string } = { id: "p1", role: "seat" },
  lang: Lang = "en",
  at: FormInfo = form,
) {
  const you = { name: "Ines", ...who };
  const send = vi.fn();
  const whole = { ...someState().room, ...room };
  const seat = whole.seats.findIndex(({ player }) => player?.id === you.id);
  render(
    <LanguageProvider initial={lang}>
      <Gathering
        room={whole}
        you={you}
        seat={seat < 0 ? null : seat}
        catalogue={catalogue}
        form={at}
        send={send}
        refusal={null}
      />
    </LanguageProvider>,
  );
  return send;
}

const button = (name: string) => screen.queryByRole("button", { name });

afterEach(cleanup);

describe("Before the match", () => {
  test("whoever came by the seat link may sit down", () => {
    const send = show({}, { id: "p2", role: "seat" });
    fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
    expect(send).toHaveBeenCalledWith("sit", { seat: 1 });
  });

  test("whoever came to watch is offered no seat", () => {
    show({}, { id: "p2", role: "watch" });
    expect(button("Sit here")).toBeNull();
    expect(screen.getByText(/A seat is given by the seat link only/)).toBeTruthy();
  });

  test("one can be ready only with a school", () => {
    const send = show({});
    expect(screen.getByRole("button", { name: "I am ready" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /Southern/ }));
    expect(send).toHaveBeenCalledWith("seatOption", { key: "school", value: "southern" });
  });

  test("a school somebody else chose cannot be chosen", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    show({
      seats: [mine, { ...other, player: { id: "p2", name: "Mirko" }, options: { school: "northern" } }],
    });
    expect(screen.getByRole("radio", { name: /Northern/ }).hasAttribute("disabled")).toBe(true);
  });

  test("only the host may change the options", () => {
    const send = show({});
    fireEvent.change(screen.getByRole("combobox", { name: "Taking back" }), { target: { value: "no" } });
    expect(send).toHaveBeenCalledWith("tableOption", { key: "takeBack", value: "no" });
    cleanup();
    show({ host: "somebody-else" });
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("the host chooses the clock, everybody else reads it in words", () => {
    const send = show({});
    fireEvent.change(screen.getByRole("combobox", { name: "Clock" }), { target: { value: "live" } });
    const control = { kind: "live" as const, base: 900, increment: 20, delay: 0 };
    expect(send).toHaveBeenCalledWith("clock", { control });
    cleanup();
    show({ host: "somebody-else", clock: control });
    expect(screen.getByText("15 min for each player, 20 s added after each turn")).toBeTruthy();
    cleanup();
    show({ host: "somebody-else" });
    expect(screen.getByText("No clock")).toBeTruthy();
  });

  test("links are shown to those who may pass them on, and to nobody else", () => {
    show({ seatLink: "seat-secret", watchLink: "watch-secret" });
    expect(screen.getByDisplayValue(/\/r\/seat-secret$/)).toBeTruthy();
    expect(screen.getByDisplayValue(/\/w\/watch-secret$/)).toBeTruthy();
    cleanup();
    show({}, { id: "p2", role: "watch" });
    expect(button("Copy seat link")).toBeNull();
  });

  test("seats are swapped by offering, withdrawing and accepting", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" }, present: true };
    const send = show({ seats: [mine, mirko] });
    fireEvent.click(screen.getByRole("button", { name: "Offer to swap seats" }));
    expect(send).toHaveBeenLastCalledWith("swap", { seat: 1 });
    cleanup();
    const again = show({ seats: [{ ...mine, swap: 1 }, mirko] });
    fireEvent.click(screen.getByRole("button", { name: "Withdraw the offer to swap" }));
    expect(again).toHaveBeenLastCalledWith("swap", { seat: null });
    cleanup();
    show({ seats: [mine, { ...mirko, swap: 0 }] });
    expect(button("Swap seats with Mirko")).toBeTruthy();
  });

  test.each([
    ["en", "Close this table", "Close it", "Keep it open"],
    ["cs", "Zavřít tento stůl", "Zavřít", "Nechat otevřený"],
    ["it", "Chiudi questo tavolo", "Chiudi", "Lascia aperto"],
  ] as const)("the host closes the table once they have confirmed it (%s)", (lang, close, really, keep) => {
    const send = show({}, undefined, lang);
    fireEvent.click(screen.getByRole("button", { name: close }));
    fireEvent.click(screen.getByRole("button", { name: keep }));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: close }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: keep }));
    fireEvent.click(screen.getByRole("button", { name: really }));
    expect(send).toHaveBeenCalledWith("close", {});
  });

  test.each([
    ["en", "Fair deal"],
    ["cs", "Poctivé rozdávání"],
    ["it", "Carte date in modo equo"],
  ] as const)("what is published of the deal can be looked up and written down (%s)", (lang, title) => {
    show({ deal: { match: "the-match", seedHash: "the-hash", revealing: false } }, undefined, lang);
    const ahead = screen.getByText(title).closest("details");
    if (!ahead) throw new Error("nothing to open");
    expect(ahead.open).toBe(false);
    expect(within(ahead).getByText("the-match").tagName).toBe("CODE");
    expect(within(ahead).getByText("the-hash").tagName).toBe("CODE");
  });

  test("nobody else may close it", () => {
    show({}, { id: "p2", role: "seat" });
    expect(button("Close this table")).toBeNull();
  });

  test("only the host may free a seat, and only that of somebody who is gone", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" } };
    const send = show({ seats: [mine, { ...mirko, present: false }] });
    fireEvent.click(screen.getByRole("button", { name: "Free the seat of Mirko" }));
    expect(send).toHaveBeenCalledWith("free", { seat: 1 });
    cleanup();
    show({ seats: [mine, { ...mirko, present: true }] });
    expect(button("Free the seat of Mirko")).toBeNull();
    cleanup();
    show({ host: "somebody-else", seats: [mine, { ...mirko, present: false }] });
    expect(button("Free the seat of Mirko")).toBeNull();
  });

  test("only the host may put somebody out, and is asked before", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" }, present: true };
    const send = show({ seats: [mine, mirko] });
    fireEvent.click(screen.getByRole("button", { name: "Put Mirko out" }));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Yes, put out" }));
    expect(send).toHaveBeenCalledWith("putOut", { seat: 1 });
    cleanup();
    show({ host: "somebody-else", seats: [mine, mirko] });
    expect(button("Put Mirko out")).toBeNull();
  });

  test("one drags oneself to a free seat, or to somebody in order to swap", () => {
    const carried = { types: ["application/x-arenhold-player"], setData: vi.fn(), effectAllowed: "" };
    const send = show({});
    const [, free] = screen.getAllByRole("region", { name: /Ines|Free/ });
    if (!free) throw new Error("two seats");
    fireEvent.dragOver(free, { dataTransfer: carried });
    fireEvent.drop(free, { dataTransfer: carried });
    expect(send).toHaveBeenLastCalledWith("sit", { seat: 1 });
    cleanup();
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const again = show({ seats: [mine, { ...other, player: { id: "p2", name: "Mirko" } }] });
    fireEvent.drop(screen.getByRole("region", { name: "Mirko" }), { dataTransfer: carried });
    expect(again).toHaveBeenLastCalledWith("swap", { seat: 1 });
    fireEvent.drop(screen.getByRole("region", { name: "Mirko" }), {
      dataTransfer: { types: ["text/plain"] },
    });
    expect(again).toHaveBeenCalledTimes(1);
  });

  test("being ready names what one agrees to", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const send = show({ seats: [{ ...mine, options: { school: "northern" } }, other], terms: 7 });
    fireEvent.click(screen.getByRole("button", { name: "I am ready" }));
    expect(send).toHaveBeenCalledWith("ready", { on: true, terms: 7 });
  });

  test("schools that are agreed are proposed for every seat by whoever sits", () => {
    const table = { schools: "agreed" };
    const send = show({ table });
    fireEvent.change(screen.getByRole("combobox", { name: "Proposed for Seat 2" }), {
      target: { value: "southern" },
    });
    expect(send).toHaveBeenCalledWith("propose", { seat: 1, key: "school", value: "southern" });
    cleanup();
    show({ table }, { id: "p2", role: "seat" });
    expect(screen.queryByRole("combobox", { name: /Proposed/ })).toBeNull();
  });

  test("a team form has two sides, and the host says whose school gives each its colour", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const teams: FormInfo = {
      ...form,
      key: "team-duel",
      minSeats: 4,
      maxSeats: 4,
      tableOptions: [
        ...form.tableOptions,
        { key: "colour1", values: ["1", "3"], fallback: "1", distinct: false, together: null },
        { key: "colour2", values: ["2", "4"], fallback: "2", distinct: false, together: null },
      ],
      teams: [0, 1, 0, 1],
    };
    const radek = { ...other, player: { id: "p3", name: "Radek" }, options: { school: "southern" } };
    const room = { seats: [{ ...mine, options: { school: "northern" } }, other, radek, other] };
    const send = show(room, undefined, undefined, teams);
    const first = screen.getByRole("region", { name: "Team 1" });
    expect(
      within(first)
        .getAllByRole("region")
        .map((seat) => seat.dataset.seat),
    ).toEqual(["0", "2"]);
    fireEvent.change(within(first).getByRole("combobox", { name: "Whose colour" }), {
      target: { value: "3" },
    });
    expect(send).toHaveBeenCalledWith("tableOption", { key: "colour1", value: "3" });
    expect(screen.getAllByRole("combobox", { name: /colour/i })).toHaveLength(2);
    cleanup();
    show({ ...room, host: "somebody-else" }, undefined, undefined, teams);
    expect(screen.queryByRole("combobox", { name: "Whose colour" })).toBeNull();
  });

  test("a Melee of four is told that four may prefer a team game (R3.4.4)", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    show({ form: "melee", seats: [mine, other, other, other] });
    expect(screen.getByText(/may prefer a team game/)).toBeTruthy();
    cleanup();
    show({ form: "melee", seats: [mine, other, other] });
    expect(screen.queryByText(/may prefer a team game/)).toBeNull();
  });

  test("what was played here before is listed, newest first, and can be taken home", () => {
    const people = [
      { id: "p1", name: "Ines" },
      { id: "p2", name: "Mirko" },
    ];
    show({
      seatLink: "secret",
      played: [
        { id: "m1", players: people, places: [1, 2] },
        { id: "m2", players: people, places: [1, 1] },
      ],
    });
    const [newest, first] = within(screen.getByRole("region", { name: /Played/ })).getAllByRole("listitem");
    expect(newest?.textContent).toContain("A tie");
    expect(first?.textContent).toContain("Won by Ines");
    expect(
      within(first as HTMLElement)
        .getByRole("link", { name: "Match file" })
        .getAttribute("href"),
    ).toBe("/api/links/secret/matches/m1");
  });

  test("it speaks Czech and Italian", () => {
    show({}, undefined, "cs");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Před partií");
    cleanup();
    show({}, undefined, "it");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Prima della partita");
  });
});
