import { describe, expect, it } from "vitest";
import { toldLines } from "../../../plain/logLines";
import { pieces, strong } from "../../../table/marked";
import { plain } from "../fixtures/fight";
import { naming } from "./logLines";

const log = [
  { kind: "turnBegan", seat: 0, turn: 3 },
  { kind: "laid", seat: 0, card: "dog" },
  { kind: "announced", seat: 0, target: 1, card: "ankat" },
  { kind: "turnBegan", seat: 1, turn: 4 },
  { kind: "wallsCounted", target: 0, works: ["fort-east-1"], taken: 1, left: 10 },
];

describe("The log", () => {
  it("numbers the first line of a turn", () => {
    expect(toldLines(log, plain, naming).map(({ turn }) => turn)).toEqual([3, null, 4]);
  });

  it("has the arms of the seat that acts, or of the fort it is about", () => {
    expect(toldLines(log, plain, naming).map(({ seat }) => seat)).toEqual([0, 0, 0]);
  });

  it("has cards in bold, and opens the first", () => {
    const [, announced] = toldLines(log, plain, naming);
    expect(announced?.words).toBe(`Ines attacks Mirko with ${strong("Ankat")}.`);
    expect(announced?.opens).toEqual({ key: "ankat", name: "Ankat" });
    expect(pieces(announced?.words ?? "")).toHaveLength(3);
  });

  it("leaves out what was taken back", () => {
    const back = [...log.slice(0, 2), { kind: "tookBack", seat: 0, undone: 1 }];
    expect(toldLines(back, plain, naming)).toEqual([]);
  });
});
