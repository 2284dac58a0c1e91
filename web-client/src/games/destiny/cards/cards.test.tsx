import axe from "axe-core";
import { afterEach, describe, expect, test } from "vitest";
import { cleanup, render, screen } from "../../../fixtures/render";
import { LanguageProvider, type Lang } from "../../../i18n";
import { CARD_TYPES, destinyOf } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { Arms, Back, Card, cardFace, SignedText, spokenText, type CardFace, type CardProps } from ".";
import { art } from "./art.generated";

const LANGS = ["en", "cs", "it"] as const satisfies readonly Lang[];
const catalogue = destinyOf(catalogueIn("en"));
const all = Object.values(catalogue.cards);
const face = (key: string, lang: Lang = "en") =>
  cardFace(destinyOf(catalogueIn(lang)), key, lang) as CardFace;

afterEach(cleanup);

const shown = (props: Partial<CardProps> & { face: CardFace }) => {
  const { container } = render(<Card {...props} />);
  return container.firstElementChild as HTMLElement;
};

const part = (card: HTMLElement, name: string) => card.querySelector(`.ds-${name}`)?.textContent;

describe("A card's face", () => {
  test("every card has a charge, and each another one", () => {
    expect(all.filter(({ key }) => !art[key])).toEqual([]);
    expect(new Set(Object.values(art)).size).toBe(all.length);
  });

  test("it is the same object for the same card", () => {
    expect(face("aw038")).toBe(face("aw038"));
  });

  test("there is none for a card that is not in the catalogue", () => {
    expect(cardFace(catalogue, "aw999", "en")).toBeNull();
  });

  test.each(LANGS)("no word is missing in %s", (lang) => {
    for (const { key } of all) {
      const { name, line, label, text } = face(key, lang);
      expect(name && label).toBeTruthy();
      const said = `${name} ${line} ${label} ${spokenText(face(key, lang))}`;
      expect(said).not.toMatch(/undefined|null|\bAW\d/);
      expect(text.every((run) => run.head !== null || run.text !== "")).toBe(true);
    }
  });

  test.each(LANGS)("every sign in a text is one that is drawn, in %s", (lang) => {
    for (const { key } of all) expect(spokenText(face(key, lang))).not.toMatch(/[{}]/);
  });

  test("a special ability begins with its sign, actions and claims with their word", () => {
    expect(face("aw005").text.at(-1)).toMatchObject({
      head: null,
      text: expect.stringMatching(/^\{special\}/),
    });
    expect(face("aw004").text.at(-1)?.head).toBe("Action.");
    expect(face("aw168").text.at(-1)?.head).toBe("Claim.");
  });
});

describe("A full card", () => {
  test("of a character shows its points with one die and with two, its health and its subtitle", () => {
    const card = shown({ face: face("aw011") });
    expect(part(card, "points")).toBe("10/13");
    expect(part(card, "health")).toBe("11");
    expect(part(card, "line")).toBe("Vader's Disciple");
  });

  test("of a character without an elite version shows one number", () => {
    const card = shown({ face: face("aw002") });
    expect(part(card, "points")).toBe("7");
    expect(part(card, "line")).toBe("not unique");
  });

  test("of an upgrade shows its cost, its keywords and six sides", () => {
    const card = shown({ face: face("aw051") });
    expect(part(card, "coin")).toBe("3");
    expect(part(card, "text")).toMatch(/^Ambush\. /);
    expect(card.querySelectorAll(".ds-die")).toHaveLength(6);
    expect(part(card, "health")).toBeUndefined();
  });

  test("of a battlefield has neither cost nor points", () => {
    const card = shown({ face: face("aw168") });
    expect(part(card, "coin")).toBeUndefined();
    expect(part(card, "points")).toBeUndefined();
    expect(part(card, "line")).toBe("Starkiller Base");
  });

  test("says all of it in its name, with its state last", () => {
    shown({
      face: face("aw044"),
      foot: { kind: "nearly", text: "1 short", label: "1 resource short" },
      chosen: true,
    });
    const card = screen.getByRole("img", { name: /^Rey's Staff/ });
    expect(card.getAttribute("aria-label")).toMatch(
      /costs 2, die: 1 melee.*Remove a die showing melee or ranged\., 1 resource short, chosen$/,
    );
  });
});

describe("A small card", () => {
  test("compact leaves the text out, also of its name", () => {
    const card = shown({ face: face("aw044"), size: "compact" });
    expect(part(card, "text")).toBeUndefined();
    expect(card.getAttribute("aria-label")).not.toContain("Remove");
  });

  test("a tile shows its name, its charge and its cost", () => {
    const card = shown({ face: face("aw044"), size: "tile", foot: { kind: "may", text: "1 die" } });
    expect(card.textContent).toBe("Rey's Staff21 die");
  });
});

describe("Arms", () => {
  test("each type has a frame of its own", () => {
    const frames = CARD_TYPES.map((type) => {
      const { container } = render(<Arms card="aw038" type={type} colour="grey" />);
      return container.querySelector("path")?.getAttribute("d");
    });
    expect(new Set(frames).size).toBe(CARD_TYPES.length);
  });

  test("stand upright, lie, or hang broken", () => {
    const drawn = (["ready", "exhausted", "defeated"] as const).map(
      (state) =>
        render(<Arms card="aw038" type="character" colour="blue" state={state} />).container.innerHTML,
    );
    expect(drawn[0]).not.toContain("rotate");
    expect(drawn[1]).toContain("rotate(90");
    expect(drawn[2]).toContain("rotate(180");
    expect(drawn[2]).not.toContain("ds-hatch");
  });
});

test("A sign in a text is drawn, and read aloud in its place", () => {
  const { container } = render(
    <SignedText text="Remove a die showing {melee} or {nothing}." nameOf={(symbol) => `the ${symbol}`} />,
  );
  expect(container.textContent).toBe("Remove a die showing  or {nothing}.");
  expect(screen.getByRole("img", { name: "the melee" })).toBeDefined();
});

test("Face-down cards are alike", () => {
  render(<Back />);
  expect(screen.getByRole("img", { name: "face-down card" })).toBeDefined();
});

test("Cards have no faults of accessibility", async () => {
  const { container } = render(
    <LanguageProvider>
      <main>
        {(["full", "compact", "tile"] as const).map((size) => (
          <button type="button" key={size}>
            <Card face={face("aw044")} size={size} />
          </button>
        ))}
      </main>
    </LanguageProvider>,
  );
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
