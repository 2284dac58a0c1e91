import { cleanup, render } from "../../../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import facts from "../../../../../rules-core/src/main/resources/arenhold/rules/tashkalar/tash-kalar.json";
import { SessionProvider } from "../../../account/Session";
import { Sprite, place, squareAt } from "../board";
import { LanguageProvider, type Lang } from "../../../i18n";
import * as drawings from "./drawings";
import { Rules } from "./Rules";

const ranks = ["c", "h", "l"];
const rankAt = (drawing: drawings.Drawing, at: string) => ranks.indexOf(drawing.pieces[at]?.charAt(1) ?? "");
const knight = facts.decks.empire.cards.find(({ id }) => id === "knight")?.pattern ?? [];

/** The eight images of an offset, always in the same order. */
const images = (dr: number, dc: number) =>
  [
    [dr, dc],
    [dc, -dr],
    [-dr, -dc],
    [-dc, dr],
    [dr, -dc],
    [-dc, -dr],
    [-dr, dc],
    [dc, dr],
  ] as const;

/** The places of a card's pattern around a square in each of its eight orientations. */
function orientations(at: string): { at: string; rank: string }[][] {
  const { row, column } = place(at);
  return Array.from({ length: 8 }, (_, way) =>
    knight.map(({ dr, dc, rank }) => {
      const [down, right] = images(dr, dc)[way] ?? [0, 0];
      return { at: squareAt(row + down, column + right), rank: rank.charAt(0) };
    }),
  );
}

describe("The drawn positions keep to the facts of the game", () => {
  test("the squares are those of the arena, with its start squares (R2.3)", () => {
    const { grid, duelStart } = facts.boards.deathmatch;
    const kinds: Record<string, string> = { ".": "plain", R: "red", G: "green" };
    const all = grid.flatMap((line, row) =>
      [...line].flatMap((sign, column) => {
        const kind = kinds[sign];
        return kind ? [[squareAt(row, column), kind]] : [];
      }),
    );
    expect(drawings.squares).toEqual(Object.fromEntries(all));
    expect(Object.keys(drawings.start.pieces).sort()).toEqual(
      duelStart.squares.map(([row = 0, column = 0]) => squareAt(row, column)).sort(),
    );
  });

  test.each(["asDrawn", "turned"] as const)("the Knight of %s can be summoned there (R6.2, R6.3)", (name) => {
    const drawing = drawings[name];
    const { chosen, rings, doomed } = drawing.marks;
    const at = chosen?.at ?? "";
    const way = orientations(at).find((places) => places.every((piece) => rings.includes(piece.at)));
    expect(way).toHaveLength(rings.length);
    for (const piece of way ?? []) {
      expect(drawing.pieces[piece.at]?.charAt(0)).toBe("n");
      expect(rankAt(drawing, piece.at)).toBeGreaterThanOrEqual(ranks.indexOf(piece.rank));
    }
    expect(rankAt(drawing, at)).toBeLessThanOrEqual(ranks.indexOf("h"));
    expect(doomed).toEqual(drawing.pieces[at] ? [at] : []);
    if (name === "asDrawn") expect(way).toEqual(orientations(at)[0]);
  });

  test.each(["improvised", "together"] as const)(
    "the Knight of %s can be summoned there, with one enemy piece at most (R6.2, R9.1)",
    (name) => {
      const drawing = drawings[name];
      const { chosen, rings, doomed } = drawing.marks;
      const at = chosen?.at ?? "";
      const own = chosen?.piece?.charAt(0);
      const way = orientations(at).find((places) => places.every((piece) => rings.includes(piece.at)));
      expect(way).toHaveLength(rings.length);
      for (const piece of way ?? []) {
        expect(rankAt(drawing, piece.at)).toBeGreaterThanOrEqual(ranks.indexOf(piece.rank));
      }
      const enemies = rings.filter((square) => drawing.pieces[square]?.charAt(0) !== own);
      expect(enemies).toHaveLength(name === "improvised" ? 1 : 0);
      expect(rankAt(drawing, at)).toBeLessThanOrEqual(ranks.indexOf("h"));
      expect(doomed).toEqual(drawing.pieces[at] ? [at] : []);
    },
  );

  test("a Melee starts with a piece of another colour beside each symbol (R3.4.2)", () => {
    const symbols = facts.boards.deathmatch.meleeStart.markers.map(({ candidates }) =>
      candidates.map(([row = 0, column = 0]) => squareAt(row, column)),
    );
    const { pieces, marks } = drawings.meleeStart;
    expect([...marks.targets].sort()).toEqual(symbols.flat().sort());
    for (const symbol of symbols) expect(symbol.filter((at) => pieces[at])).toHaveLength(1);
    expect(new Set(Object.values(pieces)).size).toBe(symbols.length);
  });

  test("the task is met: one side fills the upright cross of the central squares", () => {
    const plus = facts.boards.highForm.centralPlus.map(([row = 0, column = 0]) => squareAt(row, column));
    expect([...drawings.tasks.marks.rings].sort()).toEqual(plus.sort());
    for (const at of plus) expect(drawings.tasks.pieces[at]?.charAt(0)).toBe("n");
  });

  test.each([
    ["standard", 0],
    ["combat", 1],
  ] as const)("the %s moves are the legal ones (R13.9, R13.10)", (name, highest) => {
    const drawing = drawings[name];
    const from = drawing.marks.rings[0] ?? "";
    const { row, column } = place(from);
    const near = [-1, 0, 1]
      .flatMap((down) => [-1, 0, 1].map((right) => squareAt(row + down, column + right)))
      .filter((at) => at !== from && drawings.squares[at]);
    const legal = near.filter((at) => rankAt(drawing, at) <= highest);
    expect([...drawing.marks.targets].sort()).toEqual(legal.sort());
    expect([...drawing.marks.doomed].sort()).toEqual(legal.filter((at) => drawing.pieces[at]).sort());
  });
});

describe("The rules page", () => {
  afterEach(cleanup);

  test.each([
    ["en", "Tash-Kalar: how to play"],
    ["cs", "Tash-Kalar: jak se hraje"],
    ["it", "Tash-Kalar: come si gioca"],
  ] as [Lang, string][])("has every section that its contents name, in %s", (lang, heading) => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    render(
      <LanguageProvider initial={lang}>
        <Sprite />
        <SessionProvider>
          <Rules />
        </SessionProvider>
      </LanguageProvider>,
    );
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(words("h1")).toEqual([heading]);
    const links = [...document.querySelectorAll("main nav a")];
    expect(words("main nav a")).toEqual(words("section h2"));
    expect(links).not.toHaveLength(0);
    for (const link of links) {
      expect(document.querySelector(`section${link.getAttribute("href")}`)).not.toBeNull();
    }
    expect(document.querySelectorAll("figure")).toHaveLength(10);
  });
});
