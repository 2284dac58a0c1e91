import { describe, expect, test } from "vitest";
import { knownNames } from "../../../decks/known";
import { readDeckText, spelt } from "../../../decks/text";
import type { Lang } from "../../../i18n";
import { readDeck, withCopies, writeDeck } from "../../../setup";
import { destinyOf, type CardFacts } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { written } from "../fixtures/teams";
import { linked, linkTo } from "./link";
import {
  battlefieldOf,
  deckObjection,
  deckOf,
  deckSize,
  isForDecks,
  keysOf,
  memberObjection,
  membersOf,
  pointsOf,
  sideOf,
  withBattlefield,
  withMember,
} from "./team";
import { namesOfKeys, teamText } from "./teamText";

const LANGS: readonly Lang[] = ["en", "cs", "it"];
const catalogue = destinyOf(catalogueIn("en"));
const card = (key: string): CardFacts => {
  const found = catalogue.cards[key];
  if (!found) throw new Error(key);
  return found;
};
const members = (value: string) => membersOf(readDeck(value), catalogue);

describe("A team", () => {
  test.each(catalogue.teams.map(({ key, points }) => [key, points] as const))(
    "prepared as %s has its points, 30 cards and a battlefield, and admits all its cards (D3.1-D3.7)",
    (key, points) => {
      const list = readDeck(written(key));
      const team = membersOf(list, catalogue);
      expect(pointsOf(team)).toBe(points);
      expect(points).toBeLessThanOrEqual(30);
      expect(deckSize(list, catalogue)).toBe(30);
      expect(battlefieldOf(list, catalogue)).not.toBeNull();
      for (const { card: one } of deckOf(list, catalogue)) expect(deckObjection(one, team)).toBeNull();
    },
  );

  test("is written in the order of its parts, as it was read", () => {
    for (const { value } of catalogue.teams) {
      expect(writeDeck(readDeck(value), keysOf(catalogue)).split(",").sort()).toEqual(
        value.split(",").sort(),
      );
    }
  });

  test("has the side of its first character that is not neutral (D3.1)", () => {
    expect(sideOf(members("aw038"))).toBe("hero");
    expect(sideOf(members("aw011-elite,aw002:2"))).toBe("villain");
    expect(sideOf([])).toBeNull();
  });

  test("has a unique character once, with one die or two (D3.2)", () => {
    const rey = card("aw038");
    const once = withMember({}, rey, 1, 1);
    expect(withMember(once, rey, 2, 1)).toEqual({ "aw038-elite": 1 });
    expect(withMember(once, rey, 1, 1)).toEqual({ aw038: 1 });
    expect(withMember(once, rey, 1, -1)).toEqual({});
  });

  test("has others any number of times (D3.2)", () => {
    const trooper = card("aw002");
    expect(withMember(withMember({}, trooper, 1, 1), trooper, 1, 1)).toEqual({ aw002: 2 });
  });

  test("has one battlefield (D3.7)", () => {
    expect(withBattlefield({ aw168: 1, aw038: 1 }, "aw171", catalogue)).toEqual({ aw171: 1, aw038: 1 });
  });

  test("has between none and the most of a card (D3.4)", () => {
    expect(withCopies({ aw059: 2 }, "aw059", 1, 2)).toEqual({ aw059: 2 });
    expect(withCopies({ aw059: 1 }, "aw059", -1, 2)).toEqual({});
  });
});

describe("A character is objected to", () => {
  test("by as many points as it is over, its other version left out (D3.1)", () => {
    const team = members("aw046-elite,aw028");
    expect(memberObjection(card("aw028"), 2, team)).toEqual({ why: "over", points: 4 });
    expect(memberObjection(card("aw046"), 1, team)).toBeNull();
    expect(memberObjection(card("aw038"), 1, team)).toEqual({ why: "over", points: 9 });
  });

  test("on the other side (D3.1)", () => {
    expect(memberObjection(card("aw021"), 1, members("aw038"))).toMatchObject({ why: "side", is: "villain" });
    expect(memberObjection(card("aw021"), 1, [])).toBeNull();
  });
});

describe("A card of the deck is objected to", () => {
  test("on the other side, and nobody minds neutral ones (D3.5)", () => {
    expect(deckObjection(card("aw059"), members("aw011"))).toBeNull();
    expect(deckObjection(card("aw015"), members("aw038"))).toMatchObject({ why: "side", is: "villain" });
  });

  test("without a character of its colour; grey cards need none (D3.6)", () => {
    const team = members("aw046,aw028");
    expect(deckObjection(card("aw059"), team)).toEqual({ why: "colour", colour: "blue" });
    expect(deckObjection(card("aw063"), team)).toBeNull();
  });

  test("but for red weapons and vehicles of villains where Finn is (D3.8)", () => {
    expect(deckObjection(card("aw008"), members("aw038"))).toEqual({
      why: "side",
      is: "villain",
      defector: true,
    });
    expect(deckObjection(card("aw008"), members("aw045"))).toBeNull();
    expect(deckObjection(card("aw076"), members("aw045"))).toMatchObject({ why: "side", defector: false });
  });

  test("by no team without characters", () => {
    const all = Object.values(catalogue.cards).filter(({ type }) => isForDecks(type));
    expect(all.filter((one) => deckObjection(one, []) !== null)).toEqual([]);
  });
});

describe("A team as text", () => {
  const known = knownNames(LANGS.map(catalogueIn), namesOfKeys);

  test.each(LANGS)("comes back as it was, written in %s and read in any", (lang) => {
    const own = destinyOf(catalogueIn(lang));
    for (const { name, value } of own.teams) {
      const list = readDeck(value);
      expect(readDeckText(teamText(name, list, own), known)).toEqual({ deck: list, name, unknown: [] });
    }
  });

  test("no name means two cards, in whichever language", () => {
    const meant = new Map<string, string>();
    for (const lang of LANGS) {
      for (const [key, { name }] of Object.entries(catalogueIn(lang).cards)) {
        expect(meant.get(spelt(name)) ?? key, name).toBe(key);
        meant.set(spelt(name), key);
      }
    }
  });

  test.each([
    ["2 Dodge", { aw155: 2 }],
    ["2x dodge", { aw155: 2 }],
    ["Dodge x2", { aw155: 2 }],
    ["Rey (elite)", { "aw038-elite": 1 }],
    ["1 Rey, élite", { "aw038-elite": 1 }],
    ["aw011-elite,aw002:2", { "aw011-elite": 1, aw002: 2 }],
  ])("%s is understood", (text, list) => {
    expect(readDeckText(text, known)).toEqual({ deck: list, name: null, unknown: [] });
  });

  test("lines that name no card are handed back", () => {
    expect(readDeckText("# Mine\n2 Dodge\n3 Unicorn\n\naw155,aw999:2", known)).toEqual({
      deck: { aw155: 3 },
      name: "Mine",
      unknown: ["3 Unicorn", "aw999:2"],
    });
  });

  test("a megabyte of nonsense is read as far as a team may go", () => {
    const { deck: list, unknown } = readDeckText("nonsense\n".repeat(120_000), known);
    expect(list).toEqual({});
    expect(unknown.length).toBeLessThan(1000);
  });
});

describe("A team shared by link", () => {
  test("comes back with its name", () => {
    const link = linkTo(written("hero-starter"), "Rey & Finn #1", "https://example.org");
    expect(linked(new URL(link).hash)).toEqual({ value: written("hero-starter"), name: "Rey & Finn #1" });
  });

  test.each([
    "",
    "#cards",
    "#team=",
    "#team=<script>",
    "#team=wolf:3",
    `#team=${"aw155,".repeat(2000)}aw155`,
  ])("is none in %s", (hash) => {
    expect(linked(hash.slice(0, 20_000))).toBeNull();
  });

  test("is left without a name that cannot be read", () => {
    expect(linked("#team=aw038&name=%E0%A4%A")).toEqual({ value: "aw038", name: "" });
  });
});
