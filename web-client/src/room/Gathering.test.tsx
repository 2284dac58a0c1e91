import { cleanup, fireEvent, render, screen, within } from "../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import { catalogue, form } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import type { FormInfo, RoomState } from "../protocol";
import { someState } from "../socket/fakeServer";
import { Gathering } from "./Gathering";
import { plainSeats } from "../setup/seatParts";

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
        parts={plainSeats}
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
  test("a visitor by the seat link may sit down", () => {
    const send = show({}, { id: "p2", role: "seat" });
    fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
    expect(send).toHaveBeenCalledWith("sit", { seat: 1 });
  });

  test("a visitor by the watch link is offered no seat", () => {
    show({}, { id: "p2", role: "watch" });
    expect(button("Sit here")).toBeNull();
    expect(screen.getByText(/Only the seat link gives a seat/)).toBeTruthy();
  });

  test("as soon as a guest sits down, a rated table says that it does not count, and why", () => {
    const seats = (guest: object) =>
      someState().room.seats.map((seat, i) =>
        i === 0 ? seat : { ...seat, player: { id: "p2", name: "Mirko" }, ...guest },
      );
    const [counts, doesNot] = [/· Rated$/, /· Not rated: a guest is playing$/];
    show({ rated: true, seats: seats({}) });
    expect([screen.queryByText(counts), screen.queryByText(doesNot)]).toEqual([expect.anything(), null]);
    cleanup();
    show({ rated: true, seats: seats({ guest: true }) });
    expect([screen.queryByText(counts), screen.queryByText(doesNot)]).toEqual([null, expect.anything()]);
    expect(screen.getAllByText("Not rated: a guest is playing")).toHaveLength(2);
    cleanup();
    show({ rated: true, host: "p9", seats: seats({ guest: true }) });
    expect(screen.queryByText("Rated")).toBeNull();
    cleanup();
    show({ rated: false, seats: seats({ guest: true }) });
    expect(screen.getByText(/· Casual$/)).toBeTruthy();
  });

  test("only the host may change the options", () => {
    const send = show({});
    fireEvent.change(screen.getByRole("combobox", { name: "Taking back" }), { target: { value: "no" } });
    expect(send).toHaveBeenCalledWith("tableOption", { key: "takeBack", value: "no" });
    cleanup();
    show({ host: "somebody-else" });
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("the host chooses the clock, all others read it in words", () => {
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
    const again = show({ seats: [{ ...mine, sealed: {}, swap: 1 }, mirko] });
    fireEvent.click(screen.getByRole("button", { name: "Withdraw the offer to swap" }));
    expect(again).toHaveBeenLastCalledWith("swap", { seat: null });
    cleanup();
    show({ seats: [mine, { ...mirko, sealed: {}, swap: 0 }] });
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
    ["it", "Distribuzione equa"],
  ] as const)(
    "the published fingerprint of the deal can be looked up and written down (%s)",
    (lang, title) => {
      show({ deal: { match: "the-match", seedHash: "the-hash", revealing: false } }, undefined, lang);
      const ahead = screen.getByText(title).closest("details");
      if (!ahead) throw new Error("nothing to open");
      expect(ahead.open).toBe(false);
      expect(within(ahead).getByText("the-match").tagName).toBe("CODE");
      expect(within(ahead).getByText("the-hash").tagName).toBe("CODE");
    },
  );

  test("nobody else may close it", () => {
    show({}, { id: "p2", role: "seat" });
    expect(button("Close this table")).toBeNull();
  });

  test("only the host may free a seat, and only an absent player's", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" } };
    const send = show({ seats: [mine, { ...mirko, present: false }] });
    fireEvent.click(screen.getByRole("button", { name: "Free Mirko's seat" }));
    expect(send).toHaveBeenCalledWith("free", { seat: 1 });
    cleanup();
    show({ seats: [mine, { ...mirko, present: true }] });
    expect(button("Free Mirko's seat")).toBeNull();
    cleanup();
    show({ host: "somebody-else", seats: [mine, { ...mirko, present: false }] });
    expect(button("Free Mirko's seat")).toBeNull();
  });

  test("only the host may remove a player, after a confirmation", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" }, present: true };
    const send = show({ seats: [mine, mirko] });
    fireEvent.click(screen.getByRole("button", { name: "Remove Mirko" }));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Yes, remove" }));
    expect(send).toHaveBeenCalledWith("putOut", { seat: 1 });
    cleanup();
    show({ host: "somebody-else", seats: [mine, mirko] });
    expect(button("Remove Mirko")).toBeNull();
  });

  test("players drag their own name to a free seat, or to another player to swap", () => {
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

  test("being ready names the terms agreed to", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const send = show({ seats: [mine, other], terms: 7 });
    fireEvent.click(screen.getByRole("button", { name: "I am ready" }));
    expect(send).toHaveBeenCalledWith("ready", { on: true, terms: 7 });
  });

  test("earlier matches are listed, newest first, and can be saved", () => {
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

  test.each([
    ["en", "Your table is ready", "Before the match", "Waiting for one more player."],
    ["cs", "Tvůj stůl je připravený", "Před partií", "Čeká se ještě na jednoho hráče."],
    ["it", "Il tuo tavolo è pronto", "Prima della partita", "Manca ancora una persona."],
  ] as const)("the title and the foot say how far it is (%s)", (lang, ready, before, waits) => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const title = () => screen.getByRole("heading", { level: 1 }).textContent;
    show({ seats: [{ ...mine, ready: true }, other] }, undefined, lang);
    expect(title()).toBe(ready);
    expect(screen.getByText(waits)).toBeTruthy();
    cleanup();
    show({ host: "somebody-else" }, undefined, lang);
    expect(title()).toBe(before);
  });

  test("a player who is ready reads who is not, and can take it back", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    const mirko = { ...other, player: { id: "p2", name: "Mirko" }, present: true };
    const send = show({ seats: [{ ...mine, ready: true }, mirko], terms: 7 });
    expect(screen.getByText("Waiting for Mirko.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Not ready after all" }));
    expect(send).toHaveBeenCalledWith("ready", { on: false, terms: 7 });
  });

  test("the link can be shared with other programs where the browser can", () => {
    const share = vi.fn(() => Promise.reject(new Error("changed my mind")));
    show({ seatLink: "seat-secret" });
    expect(button("Share")).toBeNull();
    cleanup();
    Object.assign(navigator, { share });
    try {
      show({ seatLink: "seat-secret" });
      fireEvent.click(screen.getByRole("button", { name: "Share" }));
      expect(share).toHaveBeenCalledExactlyOnceWith({ url: `${location.origin}/r/seat-secret` });
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  });
});
