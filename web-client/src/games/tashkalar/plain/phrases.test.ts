// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Choice } from "../../../protocol";
import { served } from "../fixtures/catalogue";
import { hintWords } from "../../../table/hint/words";
import { catalogue, question, state } from "../fixtures/duel";
import { gameTexts } from "../words/texts";
import { kinds } from "./hints.texts";
import { words } from "./words";

const choice = (notation: string, verb: string, parts: Choice["parts"]): Choice => ({
  notation,
  verb,
  parts,
});

const said = (lang: "en" | "cs" | "it", one: Choice) =>
  words.phrase?.(one, { match: state.match, catalogue: served(catalogue), you: 0, nameOf: String, lang });

test("a choice is a phrase with its square", () => {
  const place = choice("place d5", "place", { at: ["d5"], piece: ["nc"] });
  expect(said("en", place)).toBe("Place a piece on d5");
  expect(said("cs", place)).toBe("Umísti kámen na d5");
  expect(said("it", place)).toBe("Piazza una pedina in d5");
  expect(said("cs", choice("convert d5", "convert", { at: ["d5"] }))).toBe("Proměň kámen na poli d5");
  expect(said("cs", choice("move a b", "move", { from: ["d5"], to: ["d6"] }))).toBe(
    "Pohni kamenem z d5 na d6",
  );
  expect(said("en", choice("move a b", "move", { from: ["d5"], to: ["d6"] }))).toBe("Move from d5 to d6");
  const recall = choice("recall d5", "recall", { from: ["d5"], piece: ["nc"] });
  expect(said("en", recall)).toBe("Pick up the piece on d5");
  expect(said("cs", recall)).toBe("Vezmi z arény kámen z pole d5");
  expect(said("it", recall)).toBe("Riprendi la pedina in d5");
});

const EVERY: readonly Choice[] = [
  ...(
    "place recall destroy raise lower convert summonAt take pay piece mover leaper target leap group order square " +
    "gateway mirror store restore exchange gather appear"
  )
    .split(" ")
    .map((verb) => choice("d5", verb, { [verb === "recall" ? "from" : "at"]: ["d5"], piece: ["nc"] })),
  ...["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((direction) =>
    choice(`>${direction}`, "aim", { at: ["d5", "d6"], direction: [direction] }),
  ),
  ..."place convert move raise combat action near far lower destroy step back self copy arrow twice slay rise"
    .split(" ")
    .map((branch) => choice(branch, "branch", { branch: [branch] })),
  ..."summon discard discardCard discardPending discardFlare return recover copy freeze keep warp thaw flare"
    .split(" ")
    .map((verb) => choice(verb, verb, { card: ["knight"] })),
  ...["c", "h", "l"].map((rank) => choice(rank, "rank", { rank: [rank], piece: ["nc"] })),
  ...["unpaired", "legend"].map((verb) => choice("s", verb, { colour: ["s"] })),
  choice("d5-d6", "move", { from: ["d5"], to: ["d6"] }),
  choice("d6", "leap", { from: ["d5"], to: ["d6"] }),
  choice("stop", "stop", {}),
  choice("skip", "skip", {}),
  choice("end", "end", {}),
];

test.each(["en", "cs", "it"] as const)("every choice is a sentence in %s", (lang) => {
  const t = gameTexts(lang);
  const bare = [t.doChoose, t.doSkip, t.doStop, catalogue.cards["knight"]?.name ?? ""];
  const ways = ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map(t.direction);
  for (const one of EVERY) {
    const words = said(lang, one) ?? "";
    expect([...bare, ...ways]).not.toContain(words);
    expect(words).not.toMatch(/^[^ ]+( [^ ]+)?, [a-i][1-9]$/);
    expect(words.startsWith(`${t.doChoose},`) || words.startsWith(`${t.doChoose}:`)).toBe(false);
    expect(words).not.toMatch(/^\d/);
    expect(words.split(" ").length).toBeGreaterThan(1);
  }
});

test("Czech hints speak to the player, and use no infinitives", () => {
  for (const one of EVERY)
    expect(said("cs", one)).not.toMatch(/^(Jako další |Tuto část |V tomto )?\p{L}+[tc](\s|$)/u);
  for (const verb of Object.keys(kinds.cs)) {
    const hint = { asked: 1, depth: 1, verb, where: {}, which: {}, steps: [], chance: null, reasons: [] };
    const scene = {
      match: state.match,
      catalogue: served(catalogue),
      you: 0,
      nameOf: String,
      lang: "cs" as const,
    };
    expect(hintWords(hint, scene, words, false).title).not.toMatch(/^Zkus tohle|^\p{L}+t\b/u);
  }
});

test("a choice says what it does with its square, its direction or its effect", () => {
  expect(said("en", choice("d3", "take", { at: ["d3"] }))).toBe("Turn your piece on d3 into the new being");
  expect(said("en", choice("g1", "group", { at: ["g1"] }))).toBe("Add the piece on g1 to the group");
  const aim = choice(">n", "aim", { at: ["d1", "d2"], direction: ["n"], destroys: ["c1", "d1"] });
  expect(said("en", aim)).toBe("Aim upwards, at c1 and d1");
  const far = choice("far", "branch", { branch: ["far"] });
  expect(said("en", far)).toBe("Destroy all enemy commons up to two squares away");
  expect(said("en", choice("d5", "square", { at: ["d5"] }))).toBe("Place a piece on d5");
  const tree = { at: ["d5"], piece: ["sc"], destroys: ["d5"] };
  expect(said("en", choice("d5", "square", tree))).toBe("Destroy the piece on d5");
});

test("another side's piece that is placed is named by its owner", () => {
  const enemies = choice("sc d5", "place", { at: ["d5"], piece: ["sc"] });
  const said = (["en", "cs", "it"] as const).map((lang) =>
    words.phrase?.(enemies, {
      match: state.match,
      catalogue: served(catalogue),
      you: 0,
      nameOf: (seat) => ["Ines", "Mirko"][seat] ?? "",
      lang,
    }),
  );
  expect(said).toEqual([
    "Place a piece of Mirko on d5",
    "Umísti na d5 soupeřův kámen (Mirko)",
    "Piazza in d5 una pedina di Mirko",
  ]);
});

test("a being is summoned on its square", () => {
  const [card = "", { name = "" } = {}] = Object.entries(catalogue.cards)[0] ?? [];
  expect(said("en", choice(`summon ${card} d5`, "summon", { card: [card], at: ["d5"] }))).toBe(
    `Summon ${name} on d5`,
  );
});

test("a hint about the start squares says who begins where", () => {
  const starts = ["nc", "sc"].map((piece) => choice(`${piece} c5`, "place", { at: ["c5"], piece: [piece] }));
  const hinted = (lang: "en" | "cs" | "it", step: number) =>
    hintWords(
      {
        asked: 1,
        depth: 3,
        verb: "place",
        where: {},
        which: {},
        steps: starts.slice(step, step + 1),
        chance: null,
        reasons: [],
      },
      {
        match: { ...state.match, question: question("start", starts) },
        catalogue: served(catalogue),
        you: 0,
        nameOf: (seat) => ["Ines", "Mirko"][seat] ?? "",
        lang,
      },
      words,
      false,
    ).title;
  expect(hinted("en", 0)).toBe("Put your own piece (Northern Empire) on c5.");
  expect(hinted("cs", 0)).toBe("Umísti vlastní kámen (Northern Empire) na c5.");
  expect(hinted("it", 0)).toBe("Piazza la tua pedina (Northern Empire) in c5.");
  expect(hinted("en", 1)).toBe("Let Mirko start on c5.");
  expect(hinted("cs", 1)).toBe("Nech začít na c5: Mirko.");
  expect(hinted("it", 1)).toBe("Fai cominciare Mirko in c5.");
});
