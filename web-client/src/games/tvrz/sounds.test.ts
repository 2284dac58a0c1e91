import { describe, expect, it } from "vitest";
import { sounds } from "./sounds";

const heard = (...events: { kind: string; [field: string]: unknown }[]) => sounds(events);

describe("The sounds of a fight", () => {
  it("are a drum, a wall, tokens, two strokes and cracks", () => {
    expect(
      heard(
        { kind: "announced", seat: 0, card: "ankat" },
        { kind: "wallsCounted", taken: 1 },
        { kind: "committed", card: "dog" },
        { kind: "exchanged", card: "dog" },
        { kind: "doubled" },
        { kind: "judged", card: "dog", survives: false },
      ),
    ).toEqual(["drum", "stone", "tokens", "strokes", "crack"]);
  });

  it("keep silent about walls that take nothing, and about who lives", () => {
    expect(heard({ kind: "wallsCounted", taken: 0 }, { kind: "judged", survives: true })).toEqual([]);
  });

  it("crack once for all who die together", () => {
    const dies = { kind: "judged", survives: false };
    expect(heard(dies, dies, dies)).toEqual(["crack"]);
  });

  it("have one horn: a fort that falls", () => {
    expect(heard({ kind: "out", how: "conquered" })).toEqual(["horn"]);
    expect(heard({ kind: "out", how: "nobody" })).not.toContain("horn");
  });

  it("ring a low bell where the other copies of a red card leave", () => {
    expect(heard({ kind: "barred", seat: 1, card: "griffin", by: 0 })).toEqual(["lowBell"]);
  });

  it("tell works from other cards that are laid", () => {
    expect(heard({ kind: "laid", card: "fort-gate-2" }, { kind: "laid", card: "flag-borzan" })).toEqual([
      "plank",
      "token",
    ]);
  });
});
