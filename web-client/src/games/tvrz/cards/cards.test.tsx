import axe from "axe-core";
import { afterEach, describe, expect, test } from "vitest";
import { LanguageProvider, type Lang } from "../../../i18n";
import { cleanup, render, screen } from "../../../fixtures/render";
import { tvrzOf } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { body } from "../fixtures/views";
import { Back, BodyCard, BodyCards, Card, cardFace, type CardFace } from ".";
import { Merged, Paired } from "./Bodies";
import type { CardProps } from "./Card";
import { art } from "./art.generated";
import { fits } from "./names";

const catalogue = tvrzOf(catalogueIn("en"));
const all = Object.values(catalogue.cards);
const face = (key: string, lang: Lang = "en") => cardFace(tvrzOf(catalogueIn(lang)), key, lang) as CardFace;

afterEach(cleanup);

/** The widest that a tile shows, in average letters: names are chosen with a little to spare. */
const TOLD_APART = 10.2;

const shown = (props: Partial<CardProps> & { face: CardFace }) => {
  const { container } = render(<Card {...props} />);
  return container.firstElementChild as HTMLElement;
};

describe("A card's face", () => {
  test("every card has a picture of its own art or of its works", () => {
    expect(all.filter(({ key, works }) => !works && !art[key]).map(({ key }) => key)).toEqual([]);
  });

  test("every trait has a sign", () => {
    const traits = new Set(all.flatMap((card) => card.traits.map(({ trait }) => trait)));
    expect([...traits].filter((trait) => !art[`trait-${trait}`])).toEqual([]);
  });

  test.each([
    ["olanor", "people", "north"],
    ["korunka", "mage", "north"],
    ["bear", "beast", "universal"],
    ["ankat", "monster", "south"],
    ["goblin-brawler", "people", "attack-only"],
    ["item-ring-might", "goods", "none"],
    ["flag-borzan", "flag", "none"],
    ["shadow", "shade", "none"],
    ["fort-east-3", "stone", "east"],
    ["fort-ring-1", "wood", "ring"],
    ["fort-nets", "wood", "sky"],
  ])("%s has the nature %s and the sign %s", (key, nature, sign) => {
    expect(face(key)).toMatchObject({ nature, sign });
  });

  test("it is the same object for the same card", () => {
    expect(face("olanor")).toBe(face("olanor"));
  });

  test("there is none for a card that is not in the catalogue", () => {
    expect(cardFace(catalogue, "nobody", "en")).toBeNull();
  });

  test.each(["en", "cs", "it"] as const)("no word is missing in %s", (lang) => {
    for (const { key } of all) {
      const { name, kind, place, label, text } = face(key, lang);
      expect([key, name, kind, label, text].every(Boolean)).toBe(true);
      expect(`${kind} ${place} ${label}`).not.toMatch(/undefined|[a-z][A-Z]/);
    }
  });

  test.each(["en", "cs", "it"] as const)("every card has a name in %s that fits on a tile", (lang) => {
    const long = all.map(({ key }) => face(key, lang).shortest).filter((name) => !fits(name, TOLD_APART));
    expect(long).toEqual([]);
  });

  test("small cards show the whole name where they have room", () => {
    expect(face("wind-lady")).toMatchObject({ short: "Lady of Winds", shortest: "Lady of Winds" });
    expect(face("knight-borzan")).toMatchObject({
      short: "Knight of King Borzan",
      shortest: "Borzan's Knight",
    });
    expect(face("samota").short).toBe("Samota");
  });

  test("screen readers hear part, strengths, traits and limit", () => {
    expect(face("strahon").label).toBe(
      "Duke Strahoň, gate, attack 7, defence 11, human, Nobility 3, Rider, one in the game",
    );
    expect(face("strahon", "cs").label).toContain("ÚS 7, OS 11, člověk, Šlechta 3, Jezdec");
    expect(face("fort-ring-1", "it").label).toContain("quattro muri, toglie 1, legno, brucia");
  });

  test("a mage's spells have their levels and what they work on", () => {
    expect(face("wind-lady").spells).toEqual(["Wings (human)", "Wings (self)", "Slow 2", "Rain"]);
  });
});

describe("A card as drawn", () => {
  test("is one picture whose name tells all, the state included", () => {
    shown({ face: face("ankat"), size: "compact", foot: { kind: "may", text: "Attack" }, chosen: true });
    const card = screen.getByRole("img", { name: /^Ankat, south wall, attack 11, defence 11, / });
    expect(card.getAttribute("aria-label")).toMatch(/Attack, chosen$/);
    expect(card.className).toContain("tv-may");
  });

  test("the words for a tile's foot replace its sign for screen readers", () => {
    const card = shown({
      face: face("ankat"),
      size: "tile",
      foot: { kind: "told", text: "×2", label: "doubled, 2 left" },
    });
    expect(card.getAttribute("aria-label")).toMatch(/doubled, 2 left$/);
    expect(card.textContent).toContain("×2");
  });

  test("raised strengths are underlined and spoken", () => {
    const card = shown({ face: face("spear-north"), size: "compact", attack: 6, defence: 8 });
    expect(card.querySelectorAll(".tv-raised")).toHaveLength(1);
    expect(card.getAttribute("aria-label")).toMatch(/attack 3, defence 8, .*attack 6$/);
  });

  test("an attack-only card has no shield", () => {
    const card = shown({ face: face("goblin-brawler") });
    expect(card.querySelector(".tv-shield")).toBeNull();
    expect(card.textContent).toContain("no defence");
  });

  test("red cards have a crown, and say that there is one in the game", () => {
    const card = shown({ face: face("griffin") });
    expect(card.querySelector(".tv-crown svg")).not.toBeNull();
    expect(card.textContent).toContain("one in the game");
  });

  test("works show what they take instead of strengths", () => {
    expect(shown({ face: face("fort-gate-3"), size: "tile" }).textContent).toContain("−3");
  });

  test("cards chosen in order have a numeral", () => {
    expect(shown({ face: face("ankat"), order: 2 }).textContent).toContain("2");
  });

  test("a card in Czech speaks Czech on the paper too", () => {
    render(
      <LanguageProvider initial="cs">
        <Card face={face("goblin-brawler", "cs")} />
      </LanguageProvider>,
    );
    expect(screen.getByText("nebrání")).toBeDefined();
  });
});

test("Cards have no faults for screen readers, in buttons or out of them", async () => {
  const { container } = render(
    <main>
      {["strahon", "fort-nets", "flag-borzan", "wind-lady"].map((key) => (
        <Card key={key} face={face(key)} />
      ))}
      <button type="button">
        <Card face={face("ankat")} size="tile" foot={{ kind: "may", text: "" }} />
      </button>
      <Merged face={face("bear")} guest={face("lur")} />
      <Back seat={1} cards={2} note="2 rounds" />
    </main>,
  );
  expect((await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual(
    [],
  );
});

describe("Cards that are one", () => {
  test("merged: both faces, and who has entered whom", () => {
    render(<Merged face={face("bear")} guest={face("lur")} size="compact" />);
    expect(screen.getByRole("img", { name: "Lur has entered Bear" })).toBeDefined();
  });

  test("paired: the sums of both", () => {
    render(
      <Paired
        leader={{ face: face("mahut") }}
        partner={{ face: face("elephant") }}
        attack={13}
        defence={18}
      />,
    );
    expect(screen.getByRole("group", { name: "fight as one" }).textContent).toContain("1318");
  });
});

describe("A card in a match", () => {
  const named = { catalogue, lang: "en" } as const;

  test("shows and says what is attached to it", () => {
    render(
      <BodyCard
        {...named}
        size="compact"
        body={{ ...body("spear-north", 6, 11), items: ["item-ring-might"] }}
      />,
    );
    const card = screen.getByRole("img", { name: /attack 6, defence 11, with Ring of Might$/ });
    expect(card.querySelectorAll(".tv-trait")).toHaveLength(1);
  });

  test("shows who has entered it", () => {
    render(<BodyCard {...named} size="tile" body={{ ...body("bear", 9, 11), guest: "lur" }} />);
    expect(screen.getByRole("img", { name: "Lur has entered Bear" })).toBeDefined();
  });

  test("a pair shows what it has together, on tiles each card what it has", () => {
    const pair = [body("mahut", 2, 5), body("elephant", 11, 13)];
    render(<BodyCards {...named} bodies={pair} />);
    expect(screen.getByRole("group", { name: "fight as one" }).textContent).toContain("1318");
    const tiles = render(<BodyCards {...named} bodies={pair} size="tile" />).container;
    expect(tiles.querySelector(".tv-sums")).toBeNull();
    expect(tiles.querySelectorAll(".tv-tile")).toHaveLength(2);
  });

  test("a card that the catalogue does not have is not drawn", () => {
    expect(render(<BodyCard {...named} body={body("nobody")} />).container.innerHTML).toBe("");
  });
});

describe("A face-down card", () => {
  test("says how many lie there, and nothing else", () => {
    render(<Back seat={1} cards={2} note="2 rounds" />);
    expect(screen.getByRole("img", { name: "2 face-down cards, stacked, 2 rounds" })).toBeDefined();
  });

  test("is the same for every card of a seat", () => {
    const first = render(<Back seat={3} />).container.innerHTML;
    expect(render(<Back seat={3} />).container.innerHTML).toBe(first);
  });
});
