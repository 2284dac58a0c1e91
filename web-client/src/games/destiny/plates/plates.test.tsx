import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "../../../fixtures/render";
import { destinyOf } from "../catalogue";
import { cardFace, type CardFace } from "../cards";
import { catalogueIn } from "../fixtures/catalogue";
import { Plate, SmallPlate, Support, type PlateProps, type PlateUpgrade } from ".";

const face = (key: string) => cardFace(destinyOf(catalogueIn("en")), key, "en") as CardFace;

afterEach(cleanup);

const staff: PlateUpgrade = { id: "aw044.1", face: face("aw044"), dice: ["out"] };
const robes: PlateUpgrade = { id: "aw040.1", face: face("aw040"), dice: ["card"] };

function counts(props: Partial<PlateProps>): Record<string, number> {
  const { container } = render(<Plate face={face("aw038")} {...props} />);
  const count = (selector: string) => container.querySelectorAll(selector).length;
  return {
    cells: count(".ds-cells i"),
    gone: count(".ds-cell-gone"),
    going: count(".ds-cell-going"),
    shields: count(".ds-shield-on"),
    shieldsGoing: count(".ds-shield-going"),
    places: count(".ds-shields svg"),
    sockets: count(".ds-plate-row .ds-socket"),
    out: count(".ds-plate-row .ds-socket-out"),
  };
}

describe("The plate of a character", () => {
  test("shows one cell a point of health, three places for shields, a socket a die", () => {
    expect(counts({ damage: 2, shields: 1, dice: ["card", "out"] })).toEqual({
      cells: 10,
      gone: 2,
      going: 0,
      shields: 1,
      shieldsGoing: 0,
      places: 3,
      sockets: 2,
      out: 1,
    });
  });

  test("shows what would go, never more than is left", () => {
    expect(counts({ damage: 8, shields: 2, loss: { health: 5, shields: 2 } })).toMatchObject({
      gone: 8,
      going: 2,
      shields: 0,
      shieldsGoing: 2,
    });
  });

  test("tells all of it in its name", () => {
    render(
      <Plate
        face={face("aw038")}
        copy={2}
        damage={2}
        shields={1}
        state="exhausted"
        dice={["out", "out"]}
        upgrades={[staff, robes]}
        foot={{ kind: "soft", text: "2 blocked, 3 left" }}
      />,
    );
    const said =
      "Rey 2, 8 of 10 health left, 1 shield, exhausted, 2 dice rolled out, upgrades: Rey's Staff, Jedi Robes, 2 blocked, 3 left";
    expect(screen.getByRole("img", { name: said })).toBeDefined();
  });

  test("of a defeated one keeps the name alone", () => {
    const { container } = render(<Plate face={face("aw038")} state="defeated" damage={10} />);
    expect(screen.getByRole("img", { name: "Rey, defeated" })).toBeDefined();
    expect(container.querySelector(".ds-cells")).toBeNull();
  });

  test("cracks where it would be defeated", () => {
    const { container } = render(<Plate face={face("aw038")} loss={{ health: 4, defeated: true }} />);
    expect(container.querySelector(".ds-crack")).not.toBeNull();
  });

  test("is a button where it can be chosen; its upgrades are others", () => {
    const choose = vi.fn();
    const upgrade = vi.fn();
    render(
      <Plate
        face={face("aw038")}
        upgrades={[staff, { ...robes, choice: true }]}
        onChoose={choose}
        onUpgrade={upgrade}
        chosen
      />,
    );
    const rey = screen.getByRole("button", { name: /^Rey, / });
    expect(rey.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(rey);
    fireEvent.click(screen.getByRole("button", { name: "Jedi Robes" }));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(upgrade).toHaveBeenCalledWith("aw040.1");
  });
});

describe("An upgrade that would be replaced", () => {
  test("says so in words", () => {
    const replaced = { ...robes, replaced: true };
    render(<SmallPlate face={face("aw038")} upgrades={[staff, replaced]} />);
    expect(
      screen.getByRole("img", { name: /upgrades: Rey's Staff, Jedi Robes \(would be replaced\)$/ }),
    ).toBeDefined();
    cleanup();
    render(<Plate face={face("aw038")} upgrades={[staff, replaced]} onUpgrade={() => {}} />);
    expect(screen.getByText("would be replaced")).toBeDefined();
  });
});

describe("The small plate", () => {
  test("shows health, shields that are there, dice, and a hook an upgrade", () => {
    const { container } = render(
      <SmallPlate face={face("aw038")} shields={2} dice={["card"]} upgrades={[staff, robes]} />,
    );
    expect(container.querySelectorAll(".ds-shields svg")).toHaveLength(2);
    expect(container.querySelectorAll(".ds-hook")).toHaveLength(2);
    expect(screen.getByRole("img", { name: /upgrades: Rey's Staff, Jedi Robes$/ })).toBeDefined();
  });
});

describe("A support", () => {
  test("says whether it is exhausted, where its die lies, and what damage lies on it", () => {
    render(<Support face={face("aw049")} dice={["out"]} exhausted />);
    expect(screen.getByRole("img", { name: "Millennium Falcon, exhausted, 1 die rolled out" })).toBeDefined();
    render(<Support face={face("aw099")} damage={3} />);
    expect(screen.getByRole("img", { name: "Backup Muscle, ready, 3 damage on it" })).toBeDefined();
  });
});

test("Plates have no faults of accessibility", async () => {
  const { container } = render(
    <main>
      <Plate
        face={face("aw038")}
        dice={["card", "out"]}
        upgrades={[staff]}
        onChoose={() => {}}
        onUpgrade={() => {}}
      />
      <SmallPlate face={face("aw045")} dice={["card"]} onChoose={() => {}} />
      <Support face={face("aw043")} dice={["card"]} onChoose={() => {}} />
      <Plate face={face("aw010")} dice={["card"]} upgrades={[robes]} />
    </main>,
  );
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
