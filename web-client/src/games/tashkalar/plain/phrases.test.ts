// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Choice } from "../../../protocol";
import { served } from "../fixtures/catalogue";
import { hintWords } from "../../../table/hint/words";
import { catalogue, question, state } from "../fixtures/duel";
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
  expect(said("cs", place)).toBe("Umístit kámen na d5");
  expect(said("it", place)).toBe("Piazza una pedina in d5");
  expect(said("cs", choice("convert d5", "convert", { at: ["d5"] }))).toBe("Proměnit kámen na poli d5");
  expect(said("cs", choice("move a b", "move", { from: ["d5"], to: ["d6"] }))).toBe(
    "Pohnout kamenem z d5 na d6",
  );
  expect(said("en", choice("move a b", "move", { from: ["d5"], to: ["d6"] }))).toBe("Move from d5 to d6");
  const recall = choice("recall d5", "recall", { from: ["d5"], piece: ["nc"] });
  expect(said("en", recall)).toBe("Pick up the piece on d5");
  expect(said("cs", recall)).toBe("Vzít z arény kámen z pole d5");
  expect(said("it", recall)).toBe("Riprendi la pedina in d5");
});

test("a choice that is more than its verb and square says all of it", () => {
  const turned = choice("summon knight d5 e", "move", { at: ["d5"], direction: ["e"] });
  expect(said("en", turned)).toBe("Right, d5");
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
  expect(hinted("en", 0)).toBe("Start on c5");
  expect(hinted("cs", 0)).toBe("Začít na c5");
  expect(hinted("it", 0)).toBe("Comincia in c5");
  expect(hinted("en", 1)).toBe("Let Mirko start on c5");
  expect(hinted("cs", 1)).toBe("Nechat začít na c5: Mirko");
  expect(hinted("it", 1)).toBe("Fai cominciare Mirko in c5");
});
