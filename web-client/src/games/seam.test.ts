import { describe, expect, test } from "vitest";
import { games } from ".";
import registry from "../../../rules-core/src/main/java/arenhold/rules/Games.java?raw";

const files: Record<string, string> = {
  ...import.meta.glob<string>(["../**/*.{ts,tsx,css,json}"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const glossaries = import.meta.glob<{ glossary: readonly string[] }>("./*/glossary.ts", { eager: true });

/** From the root of the sources: `games/tashkalar/sides.ts`. */
const path = (key: string): string =>
  key.startsWith("../") ? key.slice(3) : `games/${key.replace("./", "")}`;

const sources = Object.entries(files).map(([key, text]) => ({ path: path(key), text }));
const folders = [...new Set(sources.flatMap(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** The one place that names the games. */
const REGISTRY = "games/index.ts";

/** A text in words, as people read it: `prompt-card` and `promptCard` are both a prompt and a card. */
const inWords = (text: string): string =>
  ` ${text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")} `;

/** The classes that a style sheet styles wherever they stand: `.a` and `.a:hover`, but not `.b .a`. */
function styled(css: string): Set<string> {
  let plain = css.replace(/\/\*[^]*?\*\//g, "");
  // What `:is(…)` and its like hold belongs to the selector around it.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  const selectors = [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => (list ?? "").split(","));
  return new Set(selectors.flatMap((one) => /^\.([\w-]+)(?::[\w-]+)*$/.exec(one.trim())?.[1] ?? []));
}

/** Whether the server has its line of this game: until then the folder grows. */
const hosted = (game: string): boolean => new RegExp(`import arenhold\\.rules\\.${game}\\.`).test(registry);

test("Every registered game has a folder, and every module of a game on the server's list is registered", () => {
  const keys: readonly string[] = games.map(({ key }) => key);
  const modules = folders.filter((game) => sources.some(({ path }) => path === `games/${game}/index.ts`));
  expect(keys.filter((key) => !modules.includes(key))).toEqual([]);
  expect(modules.filter((game) => hosted(game) && !keys.includes(game))).toEqual([]);
  expect(keys.filter(hosted)).toEqual(keys);
});

describe.each(folders)("Outside of its folder, the game %s", (game) => {
  const inside = `games/${game}/`;
  const outside = sources.filter(({ path }) => !path.startsWith(inside));
  const glossary = glossaries[`./${game}/glossary.ts`]?.glossary ?? [];

  test("has a glossary", () => {
    expect(glossary.length).toBeGreaterThan(0);
  });

  test("is imported by nothing but the registry", () => {
    const imports = new RegExp(`["'](?:[^"'\\n]*/games|\\.)/${game}(?:/[^"'\\n]*)?["']`);
    const found = outside.filter(({ path, text }) => path !== REGISTRY && imports.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("is spoken of by nothing shared: its words are in folders of games alone", () => {
    const found = outside.flatMap(({ path, text }) => {
      if (path === REGISTRY || folders.some((other) => path.startsWith(`games/${other}/`))) return [];
      const words = inWords(text);
      return glossary.filter((word) => words.includes(` ${word} `)).map((word) => `${path}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test("styles no class that is styled elsewhere too: style sheets stay when pages change", () => {
    const classes = (all: typeof sources) =>
      new Set(all.flatMap(({ path, text }) => (path.endsWith(".css") ? [...styled(text)] : [])));
    const elsewhere = classes(outside);
    const own = classes(sources.filter(({ path }) => path.startsWith(inside)));
    expect(own.size).toBeGreaterThan(0);
    expect([...own].filter((name) => elsewhere.has(name))).toEqual([]);
  });
});

test.each(folders)(
  "The game %s styles no class in two of its folders: the page opened last would decide",
  (game) => {
    const places = new Map<string, Set<string>>();
    for (const { path, text } of sources) {
      if (!path.startsWith(`games/${game}/`) || !path.endsWith(".css")) continue;
      for (const name of styled(text)) {
        places.set(name, (places.get(name) ?? new Set()).add(path.replace(/[^/]+$/, "")));
      }
    }
    const shared = [...places].filter(([, folders]) => folders.size > 1);
    expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(" ")}`)).toEqual([]);
  },
);
