import { afterEach, describe, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "../../../fixtures/render";
import { AFFILIATIONS, COLOURS, SYMBOLS, type Side } from "../catalogue";
import { Sprite } from "../Sprite";
import { diceTexts } from "../words/dice.texts";
import { Caption, Die, dieLabel, DiceGroup, Joined, Sides, sideWords, Turning, type DieProps } from ".";
import { outline } from "./shape";

afterEach(cleanup);

const side = (more: Partial<Side> = {}): Side => ({
  symbol: "melee",
  value: 2,
  x: false,
  plus: false,
  cost: 0,
  ...more,
});

/** The numbers of a shown die, in drawing order. */
function numbers(props: Partial<DieProps>): string[] {
  const { container } = render(
    <Die side={side()} colour="blue" affiliation="hero" label="a die" {...props} />,
  );
  return [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
}

const tablet = (container: HTMLElement) =>
  [...container.querySelectorAll("path")].map((path) => path.getAttribute("fill"));

describe("Signs", () => {
  test("all are drawn in the page's definitions, and every hatching that dice refer to", () => {
    const { container } = render(<Sprite />);
    for (const symbol of SYMBOLS) expect(container.querySelector(`#ds-sign-${symbol}`)).not.toBeNull();
    for (const colour of COLOURS.filter((one) => one !== "grey"))
      expect(container.querySelector(`#ds-hatch-${colour}`)).not.toBeNull();
    expect(container.querySelector("#ds-stripes")).not.toBeNull();
  });
});

describe("The outline of a die", () => {
  test("tells its side without colour, at any inset", () => {
    for (const inset of [0, 5.5, 8])
      expect(new Set(AFFILIATIONS.map((one) => outline(one, inset))).size).toBe(3);
  });

  test("stays inside the one around it", () => {
    for (const one of AFFILIATIONS) {
      const all = [...outline(one, 8).matchAll(/\d+(\.\d+)?/g)].map(([n]) => Number(n));
      expect(Math.max(...all)).toBeLessThanOrEqual(56);
    }
  });
});

describe("A die", () => {
  test.each([20, 22, 27, 34, 64])("shows its cost in ten pixels at least, at %i", (size) => {
    const { container } = render(
      <Die side={side({ cost: 1 })} colour="blue" affiliation="hero" label="a die" size={size} />,
    );
    const units = Number(container.querySelector(".ds-die-number")?.getAttribute("font-size"));
    expect((units * size) / 64).toBeGreaterThanOrEqual(10);
  });

  test("shows its value, a plus before a modifier's, and its cost", () => {
    expect(numbers({})).toEqual(["2"]);
    expect(numbers({ side: side({ plus: true }) })).toEqual(["+2"]);
    expect(numbers({ side: side({ value: 3, cost: 1 }) })).toEqual(["3", "1"]);
    expect(numbers({ side: side({ symbol: "special", value: 0 }) })).toEqual([]);
    expect(numbers({ side: side({ symbol: "blank", value: 0 }) })).toEqual([]);
  });

  test("shows X until its value is known, underlined ever after", () => {
    const x = side({ value: 0, x: true });
    expect(numbers({ side: x })).toEqual(["X"]);
    expect(numbers({ side: x, value: 4 })).toEqual(["4"]);
  });

  test("shows the sum where a card changes it, and by how much", () => {
    expect(numbers({ value: 3, change: 1 })).toEqual(["3", "+1"]);
    expect(numbers({ value: 1, change: -1 })).toEqual(["1", "−1"]);
  });

  test("shows the numeral of a copy", () => {
    expect(numbers({ copy: 2 })).toEqual(["2", "2"]);
  });

  test("is dark on light alone, light on dark where it only joins: also without colour", () => {
    const base = render(<Die side={side()} colour="red" affiliation="neutral" label="base" flat />).container;
    const joins = render(
      <Die side={side({ plus: true })} colour="red" affiliation="neutral" label="joins" flat />,
    ).container;
    expect(tablet(base)).toContain("#fff6e3");
    expect(tablet(joins)).toContain("#17130e");
    expect(tablet(joins)).not.toContain("#fff6e3");
  });

  test("on its card shows no sign, but the card's charge", () => {
    const { container } = render(
      <Die
        side={side()}
        state="card"
        card="aw038"
        colour="blue"
        affiliation="hero"
        label="Rey, die on its card"
      />,
    );
    expect(container.querySelector("use")).toBeNull();
    expect(container.querySelector("svg svg path")?.getAttribute("d")).toMatch(/^m/i);
  });

  test("tumbles as an empty outline: never a false side", () => {
    expect(numbers({ side: null, state: "tumbling" })).toEqual([]);
  });

  test.each(["chosen", "joined", "blocked", "resolved", "removed"] as const)(
    "looks unlike one in the pool when it is %s",
    (state) => {
      const shown = (is: DieProps["state"]) =>
        render(<Die side={side()} state={is ?? "pool"} colour="blue" affiliation="hero" label="a die" />)
          .container.innerHTML;
      const drawing = shown(state).replace(/data-state="\w+"/, "");
      expect(drawing).not.toBe(shown("pool").replace(/data-state="\w+"/, ""));
    },
  );

  test("says the reason why it cannot be resolved below it, and in its name once", () => {
    const label = dieLabel({ card: "Holdout Blaster", side: side(), more: ["needs a base"] }, diceTexts.en);
    render(
      <Die
        side={side({ plus: true })}
        state="blocked"
        reason="needs a base"
        colour="grey"
        affiliation="neutral"
        label={label}
      />,
    );
    expect(screen.getByRole("img", { name: /needs a base$/ })).toBeDefined();
    expect(screen.getByText("needs a base").getAttribute("aria-hidden")).toBe("true");
  });
});

describe("A die in words", () => {
  test("says whose it is, what it shows and costs, what joins it and the total", () => {
    const label = dieLabel(
      {
        card: "Rey's Staff",
        side: side({ value: 3, cost: 1 }),
        joined: [{ card: "Rey", value: 2 }],
        total: 5,
      },
      diceTexts.en,
    );
    expect(label).toBe("Rey's Staff, 3 melee, costs 1, joined by Rey plus 2, total 5");
  });

  test("says the numeral of a copy, and that it lies on its card", () => {
    expect(dieLabel({ card: "First Order Stormtrooper", copy: 2, side: null }, diceTexts.en)).toBe(
      "First Order Stormtrooper 2, die on its card",
    );
  });

  test("says X, or what it counts now", () => {
    const x = side({ symbol: "resource", value: 0, x: true });
    expect(sideWords(x, diceTexts.en)).toBe("X resource");
    expect(sideWords(x, diceTexts.en, 4)).toBe("4 resource");
  });

  test("says what a special costs", () => {
    expect(sideWords(side({ symbol: "special", value: 0, cost: 1 }), diceTexts.en)).toBe("special, costs 1");
  });

  test.each(["en", "cs", "it"] as const)("no sign is without a word in %s", (lang) => {
    const words = SYMBOLS.map((symbol) => sideWords(side({ symbol }), diceTexts[lang]));
    expect(new Set(words).size).toBe(SYMBOLS.length);
    expect(words.join()).not.toContain("undefined");
  });

  test("counts the resources that are short", () => {
    expect([1, 2, 5].map(diceTexts.cs.short)).toEqual(["chybí 1 zdroj", "chybí 2 zdroje", "chybí 5 zdrojů"]);
  });
});

describe("Dice together", () => {
  test("a base and its modifiers have a plus between them", () => {
    const { container } = render(
      <Joined>
        <Die side={side()} colour="blue" affiliation="hero" label="base" />
        <Die side={side({ plus: true })} colour="blue" affiliation="hero" label="joins" />
      </Joined>,
    );
    expect(container.textContent).toBe("2++2");
    expect(container.querySelectorAll(".ds-plus")).toHaveLength(1);
  });

  test("a group shows its total below", () => {
    const { container } = render(
      <DiceGroup
        caption={
          <Caption of="melee" total="up to 4">
            pay 1
          </Caption>
        }
      >
        <Die side={side()} colour="blue" affiliation="hero" label="base" />
      </DiceGroup>,
    );
    expect(container.querySelector(".ds-caption")?.textContent).toBe("up to 4pay 1");
  });

  test("the sides of a die are one picture with all of them as its name", () => {
    const sides = [side(), side({ symbol: "blank", value: 0 })];
    render(<Sides sides={sides} colour="red" affiliation="villain" />);
    expect(screen.getByRole("img", { name: "die: 2 melee, blank" })).toBeDefined();
  });

  test("a die is turned to a side that is offered", () => {
    const choose = vi.fn();
    const sides = [side(), side({ value: 3, cost: 1 }), side({ symbol: "blank", value: 0 })];
    render(
      <Turning
        sides={sides}
        offered={[0, 1]}
        chosen={0}
        colour="yellow"
        affiliation="hero"
        name="Han Solo"
        onChoose={choose}
      />,
    );
    const offered = screen.getAllByRole("radio");
    expect(offered.map((one) => one.getAttribute("aria-checked"))).toEqual(["true", "false"]);
    fireEvent.click(screen.getByRole("radio", { name: "3 melee, costs 1" }));
    expect(choose).toHaveBeenCalledWith(1);
  });
});
