import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getNamed } from "../../../fixtures/named";
import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import { LanguageProvider, type Lang } from "../../../i18n";
import { cardFace, type CardFace } from "../cards";
import { destinyOf, type DestinyCatalogue } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { CardBrowser } from ".";
import { EVERYTHING, matches, toggled, type Filter } from "./filter";

const catalogue = destinyOf(catalogueIn("en"));
const faces = Object.keys(catalogue.cards).map((key) => cardFace(catalogue, key, "en") as CardFace);
const found = (filter: Partial<Filter>) =>
  faces.filter((face) => matches(face, { ...EVERYTHING, ...filter })).map(({ key }) => key);

afterEach(cleanup);

describe("A filter", () => {
  test("that asks for nothing finds all", () => {
    expect(found({})).toHaveLength(174);
  });

  test("finds by name and text, whatever the case and accents", () => {
    expect(found({ text: "PADME" })).toEqual(["aw048"]);
    expect(found({ text: "look at an opponent's hand" }).length).toBeGreaterThan(1);
  });

  test("finds by type, colour and side", () => {
    expect(found({ type: "battlefield" })).toHaveLength(10);
    for (const key of found({ colours: ["red", "blue"], affiliation: "hero" })) {
      expect(["red", "blue"]).toContain(catalogue.cards[key]?.colour);
      expect(catalogue.cards[key]?.affiliation).toBe("hero");
    }
  });

  test("finds dice that have all the sides, and a modifier of the first", () => {
    for (const key of found({ symbols: ["ranged", "disrupt"], plus: true })) {
      const sides = catalogue.cards[key]?.sides ?? [];
      expect(sides.some(({ symbol, plus }) => symbol === "ranged" && plus)).toBe(true);
      expect(sides.some(({ symbol }) => symbol === "disrupt")).toBe(true);
    }
    expect(found({ symbols: ["ranged", "disrupt"], plus: true }).length).toBeGreaterThan(0);
  });

  test("takes a value in and out", () => {
    expect(toggled(toggled([], "a"), "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});

const show = (lang: Lang = "en", shown = destinyOf(catalogueIn(lang))) =>
  render(
    <LanguageProvider initial={lang}>
      <main>
        <CardBrowser catalogue={shown} />
      </main>
    </LanguageProvider>,
  );

/** One card of each kind that is drawn in its own way: the others of its kind differ only in words and numbers. */
function oneOfEach(all: DestinyCatalogue): DestinyCatalogue {
  const kinds = new Map(
    Object.values(all.cards).map((card) => {
      const { type, colour, affiliation, unique, elite, sides } = card;
      return [[type, colour, affiliation, unique, elite > 0, sides.length > 0].join(), card];
    }),
  );
  return { ...all, cards: Object.fromEntries([...kinds.values()].map((card) => [card.key, card])) };
}

describe("The card browser", () => {
  beforeEach(() => localStorage.clear());

  test("shows all cards, and the ones that are looked for", () => {
    show();
    expect(screen.getByRole("status").textContent).toBe("174 cards");
    fireEvent.change(screen.getByRole("searchbox", { name: "Name or text" }), { target: { value: "rey" } });
    fireEvent.click(screen.getByRole("radio", { name: "Characters" }));
    expect(screen.getByRole("status").textContent).toBe("1 of 174 cards");
    fireEvent.click(getNamed("button", "Show all cards"));
    expect(screen.getByRole("status").textContent).toBe("174 cards");
  });

  test("opens a card with its sides and words explained", () => {
    show();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Rey's Staff" } });
    fireEvent.click(screen.getByRole("button", { name: /^Rey's Staff/ }));
    const dialog = screen.getByRole("dialog", { name: "Rey's Staff" });
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(6);
    expect(within(dialog).getByText("3 melee, costs 1")).toBeDefined();
    expect(within(dialog).getByText("You may have only one of them in play.")).toBeDefined();
  });

  test("shows dice in rows: cards without one are left out", () => {
    show();
    fireEvent.click(screen.getByRole("radio", { name: "Dice" }));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Rey's Staff" } });
    const row = screen.getByRole("button", { name: /^Rey's Staff.*die: 1 melee/ });
    expect(row.querySelectorAll(".ds-die")).toHaveLength(6);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Take Cover" } });
    expect(screen.getByRole("status").textContent).toBe("No card is like that.");
  });

  test.each(["en", "cs", "it"] as const)("has no faults of accessibility in %s", async (lang) => {
    const { container } = show(lang, oneOfEach(destinyOf(catalogueIn(lang))));
    fireEvent.click(screen.getAllByRole("radio")[2] as HTMLElement);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "an" } });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
