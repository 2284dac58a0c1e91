import { cleanup, fireEvent, render, screen, within } from "../../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  crowd,
  duel,
  ended,
  flags,
  hand,
  inspecting,
  inspections,
  parts,
  question,
  choice,
  tableOf,
} from "./fixtures/tables";
import type { TableProps } from "../../room/tableProps";
import { ComputerSeats } from "../../computer";
import { TvrzTable } from "./TvrzTable";
import type { TvrzView } from "./types";

/** Rules that need a real page, or all of it. */
const UNSEEN = Object.fromEntries(
  ["color-contrast", "label-content-name-mismatch", "region"].map((rule) => [rule, { enabled: false }]),
);

afterEach(cleanup);

function shown(props: TableProps) {
  const send = vi.fn();
  render(<TvrzTable {...props} send={send} />);
  return send;
}

const sent = (notation: string) => ["choose", { choice: notation, asked: 40 }] as const;

it("draws works that have burned charred until the turn ends", () => {
  const burned = { kind: "burned", seat: 0, target: 1, card: "fort-west-2" };
  const began = { kind: "turnBegan", seat: 0, turn: 7 };
  const charred = () => document.querySelectorAll('[data-seat="1"] [fill="url(#tv-burnt)"]').length;
  shown(tableOf(duel, { log: [burned, began] }));
  expect(charred()).toBe(0);
  cleanup();
  shown(tableOf(duel, { log: [began, burned] }));
  expect(charred()).toBeGreaterThan(0);
});

it("says on a phone why cards may not be used", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: !query.includes("min-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const asks = question("lay", [choice("done"), choice("lay ankat")]);
  shown(tableOf({ ...duel, attack: null, phase: "lay" }, { asks }));
  vi.unstubAllGlobals();
  expect([...document.querySelectorAll(".tv-tile .tv-reason")].map((foot) => foot.textContent)).toContain(
    "Next turn",
  );
});

it("sorts the order of defence: those of the fort first, then by part and name", () => {
  const props = tableOf(duel);
  const answers = ["wolf", "xorxos", "ankat", "thornling", "slave-east", "gate-warder", "dog"].map(
    (card) => ({
      answer: `defend ${card}`,
      text: props.catalogue.cards[card]?.name ?? card,
    }),
  );
  const orders = [{ about: "defence", name: "Order of defence", answers }];
  shown({ ...props, catalogue: { ...props.catalogue, table: { ...props.catalogue.table, orders } } });
  const list = screen.getByRole("combobox", { name: "When asked", hidden: true });
  const groups = [...list.querySelectorAll("optgroup")].map((group) => [
    group.label,
    ...[...group.querySelectorAll("option")].map((option) => option.text),
  ]);
  expect(groups[0]).toEqual(["Your fort", "Ankat", "Thornling", "Xorxos"]);
  expect(groups.slice(1)).toEqual(
    expect.arrayContaining([
      ["East wall", "Slave"],
      ["Gate", "Gate Warder"],
    ]),
  );
});

describe("our fort", () => {
  it("has every card behind its part, with what the part takes (T0.3, T4.2)", () => {
    shown(tableOf(duel, { asks: parts }));
    const fort = within(screen.getByRole("region", { name: "Your fort" }));
    const west = within(fort.getByRole("group", { name: "West wall, takes 3" }));
    expect(west.getByRole("button", { name: /^Xorxos/ })).toBeTruthy();
    const stores = within(fort.getByRole("group", { name: "Stores" }));
    expect(stores.getAllByRole("button")).toHaveLength(2);
    expect(fort.getByRole("group", { name: "Anywhere" }).textContent).toContain("nobody");
  });

  it("lays a picked flag by a second click", () => {
    const send = shown(tableOf(crowd, { asks: flags }));
    const flag = screen.getByRole("button", { name: /^Flag of King Borzan/ });
    fireEvent.click(flag);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /^Flag of King Borzan/, pressed: true }));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("flag flag-borzan"));
  });

  it("shows a whole card that nothing is asked of", () => {
    shown(tableOf(duel, { asks: parts }));
    fireEvent.click(screen.getByRole("button", { name: /^Xorxos/ }));
    expect(screen.getByRole("dialog", { name: "Xorxos" })).toBeTruthy();
  });

  it("walks by arrow keys", () => {
    shown(tableOf(duel, { asks: parts }));
    const first = screen.getByRole("button", { name: /^Xorxos/ });
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-card")).toBe("thornling");
    fireEvent.keyDown(document.activeElement as Element, { key: "End" });
    expect(document.activeElement?.getAttribute("data-card")).toBe("item-horn");
  });
});

describe("the field", () => {
  it("lets a part be chosen on the plan, with what would arrive there", () => {
    const send = shown(tableOf(duel, { asks: parts }));
    const west = screen.getByRole("button", { name: "West wall, would arrive with 14" });
    fireEvent.click(west);
    expect(west.getAttribute("aria-pressed")).toBe("true");
    fireEvent.keyDown(west, { key: "Enter" });
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("part west"));
  });

  it("lets a unit be inspected, and never shows its faces", () => {
    const send = shown(tableOf(inspecting, { asks: inspections }));
    const land = within(screen.getByRole("group", { name: "Land of Radek" }));
    const [, second] = land.getAllByRole("button");
    fireEvent.click(second as Element);
    fireEvent.click(second as Element);
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("inspect 6"));
    expect(land.queryByText(/Raven/)).toBeNull();
  });

  it("lets a fort be chosen as target", () => {
    const target = question("target", [choice("at 2"), choice("at 4")]);
    const send = shown(tableOf({ ...inspecting, phase: "attack" }, { asks: target }));
    const radek = screen.getByRole("button", { name: "Fort of Radek" });
    fireEvent.click(radek);
    fireEvent.click(radek);
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("at 4"));
    expect(screen.queryByRole("button", { name: "Fort of Giulia" })).toBeNull();
  });

  it("stays in sight in our own attack while a unit may be fought on the way (T12.1)", () => {
    const attack = {
      number: 3,
      seat: 0,
      target: 3,
      cards: hand("savage-marsh"),
      part: "south" as const,
      infiltrates: false,
      left: 6,
      doubled: false,
      guards: [],
      slowed: null,
      steps: [],
    };
    const detour = question("detour", [choice("pass"), choice("fight 5"), choice("fight 6")]);
    const send = shown(tableOf({ ...inspecting, attack, phase: "attack" }, { asks: detour }));
    const [first] = within(screen.getByRole("group", { name: "Land of Radek" })).getAllByRole("button");
    fireEvent.click(first as Element);
    fireEvent.click(first as Element);
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("fight 5"));
    expect(document.querySelector(".tv-fight-panel")).toBeNull();
  });

  it("says who may attack whom (T2.4), who waits, and what works for a while", () => {
    shown(tableOf(inspecting, { asks: inspections }));
    expect(screen.getByText("left neighbour")).toBeTruthy();
    expect(screen.getByText("not your neighbour")).toBeTruthy();
    expect(screen.getByText("Before your north wall")).toBeTruthy();
    expect(screen.getByText("Rain until Radek's turn")).toBeTruthy();
  });
});

describe("a fight", () => {
  const ours = {
    ...crowd,
    active: 1,
    attack: {
      ...(crowd.attack as NonNullable<typeof crowd.attack>),
      seat: 1,
      target: 0,
      left: 6,
      guards: [],
    },
  };

  it("has a sign for who attacks beside a name on a small plan", () => {
    shown(tableOf(crowd));
    const name = document.querySelector('.tv-fort[data-seat="3"] > .tv-fort-name');
    expect(name?.querySelector(".tv-chip-acts > .visually-hidden")?.textContent).toBe("attacks");
    expect(name?.querySelector(".tv-chip-acts > svg")).not.toBeNull();
  });

  it("offers to hold the clock only where there is one", () => {
    const props = tableOf(ours, { asks: question("approach", [choice("pass")]) });
    const { match } = props.state;
    const clock = {
      control: { kind: "none" as const },
      seats: [],
      at: 0,
      spent: [],
      paused: null,
      proposal: null,
      declined: null,
      absent: [],
      windows: [{ seats: [0, 1], left: 9_000, holdable: true, held: null }],
    };
    const { rerender } = render(<TvrzTable {...props} />);
    expect(screen.getByRole("group", { name: "Pass" })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Hold the clock" })).toBeNull();
    rerender(<TvrzTable {...props} state={{ ...props.state, match: { ...match, clock: clock as never } }} />);
    expect(screen.getByRole("group", { name: "Hold the clock" })).toBeTruthy();
  });

  it("shows on a tablet which side is a computer", () => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      matches: media === "(min-width: 700px)",
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    render(
      <ComputerSeats levels={crowd.seats.map((_, seat) => (seat === 0 ? null : "novice"))}>
        <TvrzTable {...tableOf(ours)} />
      </ComputerSeats>,
    );
    const title = document.querySelector<HTMLElement>(".tv-fight-title") as HTMLElement;
    expect(within(title).getAllByRole("img", { name: "Computer" })).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

describe("the players", () => {
  it("stand in playing order from us on, with how they went out", () => {
    const out = { kind: "out", seat: 5, how: "conquered", by: 4, cards: [] };
    shown(tableOf(crowd, { log: [{ kind: "turnBegan", seat: 4, turn: 6 }, out] }));
    const rows = within(screen.getByRole("region", { name: "Players" })).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual([
      "Ines",
      "Mirko",
      "Giulia",
      "Radek",
      "Lin",
      "Oskar",
      "Tereza",
      "Bruno",
    ]);
    expect(rows[5]?.textContent).toContain("turn 6, taken by Lin");
    expect(rows[3]?.textContent).toContain("attacks");
  });

  it("have known cards: in hand, or out as well where somebody is out face-down (R109)", () => {
    shown(tableOf(duel, { asks: parts }));
    fireEvent.click(screen.getByRole("tab", { name: "Known 3" }));
    const panel = screen.getByRole("tabpanel");
    expect(within(panel).getByText("Gate Warder")).toBeTruthy();
    expect(panel.textContent).toContain("Known, in Mirko's hand or out");
  });

  it("have discards that can be looked through", () => {
    shown(tableOf(inspecting));
    fireEvent.click(screen.getByRole("button", { name: "Discards 1" }));
    expect(
      within(screen.getByRole("dialog", { name: "Discard pile" })).getByRole("button", { name: /^Dog/ }),
    ).toBeTruthy();
  });
});

describe("a phone", () => {
  it("draws the fort that a flyer goes for, though it is not next to us", () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const announced = { ...duel.attack, seat: 0, target: 4 } as TvrzView["attack"];
    shown(tableOf({ ...crowd, active: 0, attack: announced }, { asks: parts }));
    const field = screen.getByRole("region", { name: "Forts and landscapes" });
    const ways = [...field.querySelectorAll("[data-thing^=part]")].map((way) =>
      way.getAttribute("data-thing"),
    );
    expect(ways).toEqual(parts.choices.map(({ notation }) => notation));
    vi.unstubAllGlobals();
  });
});

describe("the end", () => {
  it("says for each player how they went (R113)", async () => {
    shown(ended());
    expect(screen.getByRole("heading", { name: "Ines wins" })).toBeTruthy();
    expect(screen.getByText("Toront went through the gate of Radek in turn 11")).toBeTruthy();
    const rows = within(screen.getByRole("region", { name: "How each player went" })).getAllByRole(
      "listitem",
    );
    expect(rows.map((row) => row.querySelector("h2")?.textContent)).toEqual([
      "Ines",
      "Radek",
      "Mirko",
      "Giulia",
    ]);
    expect(rows[0]?.textContent).toContain("1 fort taken");
    expect(rows[1]?.textContent).toContain("turn 11, taken by Ines: Toront at the gate, 19 left");
    expect(rows[2]?.textContent).toContain("turn 9, nobody to attack with");
    const { violations } = await axe.run(document.body, { rules: UNSEEN });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("names who resigned among two, who goes out of no fort", () => {
    const props = tableOf(duel, {});
    const outcome = { places: [2, 1], reason: "resigned", deciders: [] };
    shown({
      ...props,
      state: {
        room: { ...props.state.room, phase: "over" },
        match: { ...props.state.match, question: null, outcome },
      },
    });
    expect(screen.getByText(/^Ines resigned\.$/)).toBeTruthy();
  });
});

describe("every table", () => {
  it.each([
    ["of two", tableOf(duel, { asks: parts })],
    ["of four", tableOf(inspecting, { asks: inspections })],
    ["of eight", tableOf(crowd, { asks: flags })],
    ["of eight, watched", tableOf(crowd, { you: null })],
  ])("%s passes axe", async (_, props) => {
    shown(props);
    const { violations } = await axe.run(document.body, { rules: UNSEEN });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
  });
});
