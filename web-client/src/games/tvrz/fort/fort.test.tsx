import axe from "axe-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "../../../fixtures/render";
import { tvrzOf } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { body, fort } from "../fixtures/views";
import { Fill } from "./Fill";
import { planWords } from "./planWords";
import { FortPlan, Skyline, knownAt, strengthsOf, worksOf } from ".";

afterEach(cleanup);

const catalogue = tvrzOf(catalogueIn("en"));
const works = worksOf(["fort-ring-1", "fort-north-2", "fort-gate-3", "fort-nets"], catalogue);

describe("The works of a fort", () => {
  test("stand by part, those round all walls outside of the others", () => {
    expect(works.courses.north).toEqual([
      { value: 2, material: "wood", burnt: false },
      { value: 1, material: "wood", burnt: false },
    ]);
    expect(works.courses.gate).toEqual([{ value: 3, material: "stone", burnt: false }]);
    expect(works.nets).toBe(true);
  });

  test("what a part takes is the sum of its courses; nets count for nothing on foot (T4.2)", () => {
    expect(strengthsOf(works)).toEqual({ north: 3, south: 1, east: 1, west: 1, gate: 3 });
  });

  test("burnt ones are drawn and take nothing", () => {
    const burning = worksOf(["fort-gate-3"], catalogue, ["fort-ring-1"]);
    expect(burning.courses.east).toEqual([{ value: 1, material: "wood", burnt: true }]);
    expect(strengthsOf(burning)).toMatchObject({ east: 0, gate: 3 });
  });

  test("known defenders stand at their part; others are left out", () => {
    const seen = fort({
      known: [body("gate-warder", 3, 9), body("strahon", 7, 11), body("dog", 2, 2), body("item-horn")],
    });
    expect(knownAt(seen, catalogue)).toEqual({ gate: [9, 11] });
  });
});

describe("The plan of a fort", () => {
  test("is a picture with a name; its numbers are for the eye alone", () => {
    render(<FortPlan label="Fort of Ines" seat={0} works={works} hand={6} plates={{ north: 3 }} />);
    expect(screen.getByRole("img", { name: /^Fort of Ines, / }).textContent).toBe("36");
  });

  test("is told in words to those who do not see it", () => {
    const shown = {
      works: worksOf(["fort-north-2", "fort-gate-3", "fort-nets"], catalogue),
      flag: "flag-borzan",
      unknown: "6 unknown",
      known: { gate: [11, 9] },
      marks: { gate: "attacked" },
    } as const;
    expect(planWords(shown, "en")).toEqual([
      "takes at north wall 2, gate 3",
      "nets against flyers",
      "flag of King Borzan",
      "6 unknown",
      "known defenders: gate 11 and 9",
      "under attack: gate",
    ]);
    expect(planWords({ works: worksOf([], catalogue) }, "cs")).toEqual(["bez opevnění"]);
    expect(planWords(shown, "it")).toContain("difensori noti: porta 11 e 9");
  });

  test("parts that may be chosen are buttons, for mouse and keyboard", () => {
    const onPart = vi.fn();
    render(
      <FortPlan
        label="Fort of Ines"
        seat={0}
        works={works}
        marks={{ north: "choosable", gate: "chosen" }}
        onPart={onPart}
        partLabel={(part) => `the ${part}`}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "the north" }));
    const gate = screen.getByRole("button", { name: "the gate", pressed: true });
    fireEvent.keyDown(gate, { key: "Enter" });
    expect(onPart.mock.calls).toEqual([["north"], ["gate"]]);
    expect(screen.queryByRole("button", { name: "the east" })).toBeNull();
  });

  test("has no faults for screen readers, with buttons or without", async () => {
    const { container } = render(
      <main>
        <FortPlan label="Fort of Ines" seat={0} works={works} hand={6} plates={{ north: 3 }} />
        <FortPlan
          label="Fort of Mirko"
          seat={1}
          works={works}
          marks={{ north: "choosable" }}
          onPart={() => undefined}
          partLabel={(part) => part}
        />
        <FortPlan label="Fort of Radek" seat={2} works={works} out ruin={["taken by", "Ines"]} />
      </main>,
    );
    expect(
      (await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations,
    ).toEqual([]);
  });

  test("more than five courses are not drawn", () => {
    const high = worksOf(["fort-gate-3", "fort-gate-3", "fort-gate-2"], catalogue);
    const { container } = render(<FortPlan label="" seat={0} works={high} />);
    expect(container.querySelectorAll('[data-part="gate"] rect[fill^="url(#tv-"]')).toHaveLength(2);
    expect(strengthsOf(high).gate).toBe(8);
  });

  test("a ruin has neither yard nor plates", () => {
    const { container } = render(
      <FortPlan label="" seat={2} works={works} hand={0} plates={{ north: 3 }} out />,
    );
    expect(container.querySelector("text")).toBeNull();
    expect(container.querySelector("polygon")).toBeNull();
  });
});

describe("The wall from the front", () => {
  test("has a layer for every point", () => {
    const { container } = render(<Skyline courses={works.courses.north} width={136} />);
    expect(container.querySelectorAll('rect[height="15"]')).toHaveLength(3);
  });

  test("has no more than five layers, however strong it is", () => {
    const high = worksOf(["fort-gate-3", "fort-gate-3"], catalogue).courses.gate;
    const { container } = render(<Skyline courses={high} width={136} />);
    expect(container.querySelectorAll('rect[height="15"]')).toHaveLength(5);
  });

  test("shows works that are about to be laid as broken outlines", () => {
    const { container } = render(<Skyline courses={[]} width={136} planned={2} />);
    expect(container.querySelectorAll("rect[stroke-dasharray]")).toHaveLength(2);
  });
});

test("A seat's fill has the tincture and the hatching of its arms", () => {
  const { container } = render(<Fill view={null} seat={1} />);
  const fills = [...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("fill"));
  expect(fills).toEqual(["#f2c13d", "url(#tv-hatch-1)"]);
});
