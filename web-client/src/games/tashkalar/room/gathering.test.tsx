import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider, type Lang } from "../../../i18n";
import type { Catalogue, FormInfo, RoomState } from "../../../protocol";
import { Gathering } from "../../../room/Gathering";
import { someState } from "../../../socket/fakeServer";
import { served } from "../fixtures/catalogue";
import { seatParts } from "./parts";
import { oneOf } from "../../../fixtures/options";

const catalogue: Catalogue = served({
  board: { columns: 9, rows: 9, squares: {}, start: [] },
  cards: {},
  schools: {
    northern: { name: "Northern Empire", colour: "n", deck: "empire" },
    southern: { name: "Southern Empire", colour: "s", deck: "empire" },
  },
  forms: { duel: { name: "Duel" } },
});

catalogue.words.forms.melee = { name: "Melee", text: "", advice: { 4: "Four may prefer a team game." } };

const form: FormInfo = {
  key: "duel",
  minSeats: 2,
  maxSeats: 2,
  tableOptions: [oneOf("first", ["random", "1", "2"], "random"), oneOf("takeBack", ["yes", "no"], "yes")],
  seatOptions: [oneOf("school", ["northern", "southern"], null, { distinct: true })],
  teams: [],
  usual: [],
};

function show(
  room: Partial<RoomState>,
  who: { id: string; role: string } = { id: "p1", role: "seat" },
  lang: Lang = "en",
  at: FormInfo = form,
) {
  const you = { name: "Ines", ...who };
  const send = vi.fn();
  const whole = { ...someState().room, game: "tashkalar", ...room };
  const seat = whole.seats.findIndex(({ player }) => player?.id === you.id);
  render(
    <LanguageProvider initial={lang}>
      <Gathering
        room={whole}
        you={you}
        seat={seat < 0 ? null : seat}
        catalogue={catalogue}
        form={at}
        parts={seatParts}
        send={send}
        refusal={null}
      />
    </LanguageProvider>,
  );
  return send;
}

afterEach(cleanup);

describe("Before a match of Tash-Kalar", () => {
  test("one can be ready only with a school", () => {
    const send = show({});
    expect(screen.getByRole("button", { name: "I am ready" }).hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /Southern/ }));
    expect(send).toHaveBeenCalledWith("seatOption", { key: "school", value: "southern" });
  });

  test("a school of another player cannot be chosen", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    show({
      seats: [mine, { ...other, player: { id: "p2", name: "Mirko" }, options: { school: "northern" } }],
    });
    expect(screen.getByRole("radio", { name: /Northern/ }).hasAttribute("disabled")).toBe(true);
  });

  test("agreed schools are proposed for every seat by any seated player", () => {
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
        oneOf("colour1", ["1", "3"], "1"),
        oneOf("colour2", ["2", "4"], "2"),
      ],
      teams: [0, 1, 0, 1],
      usual: [],
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

  test("a Melee of four advises that four may prefer a team game (R3.4.4)", () => {
    const [mine, other] = someState().room.seats;
    if (!mine || !other) throw new Error("two seats");
    show({ form: "melee", seats: [mine, other, other, other] });
    expect(screen.getByText("Four may prefer a team game.")).toBeTruthy();
    cleanup();
    show({ form: "melee", seats: [mine, other, other] });
    expect(screen.queryByText("Four may prefer a team game.")).toBeNull();
  });
});
