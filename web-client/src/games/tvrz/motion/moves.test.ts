import { describe, expect, it } from "vitest";
import { catalogue } from "../fixtures/fight";
import { moves } from "./moves";

const of = (events: { kind: string; [field: string]: unknown }[], you: number | null = 0) =>
  moves(events, catalogue, you);

describe("Motion", () => {
  it("lets a work rise course by course, on our wall or on the plan of its owner", () => {
    const laid = { kind: "laid", seat: 1, card: "fort-west-2" };
    expect(of([laid])).toEqual([
      { motion: "build", target: '[data-seat="1"] [data-part="west"]', delay: 0, duration: 420 },
    ]);
    expect(of([laid], 1)[0]?.target).toBe('[data-segment="west"] .tv-skyline');
    expect(of([{ kind: "laid", seat: 0, card: "fort-ring-1" }])).toHaveLength(4);
  });

  it("slides units out, whatever is hidden in them", () => {
    const known = of([{ kind: "sentOut", seat: 1, unit: 4, card: "raven" }]);
    expect(known).toEqual(of([{ kind: "sentOut", seat: 1, unit: 4, card: null }]));
    expect(known[0]).toMatchObject({ motion: "out", target: '[data-unit="4"]', duration: 260 });
  });

  it("lets units slide home as they were, and a crown come to whose red card it is now, once", () => {
    expect(of([{ kind: "cameHome", seat: 1, unit: 4 }])).toEqual([
      { motion: "home", target: '[data-unit="4"]', delay: 0, duration: 260 },
    ]);
    const barred = [1, 2].map((seat) => ({ kind: "barred", seat, card: "griffin", by: 3 }));
    expect(of(barred)).toEqual([
      { motion: "crown", target: '.tv-seat[data-of="3"] .tv-arms', delay: 0, duration: 420 },
    ]);
  });

  it("moves only our own drawn cards", () => {
    expect(of([{ kind: "drew", seat: 0, card: "dog" }])).toHaveLength(1);
    expect(of([{ kind: "drew", seat: 1, card: null }])).toEqual([]);
  });

  it("lets a fort fall first, then turns its arms", () => {
    const fall = of([{ kind: "out", seat: 2, how: "conquered", by: 0 }]);
    expect(fall.map(({ motion, delay }) => [motion, delay])).toEqual([
      ["breach", 0],
      ["turn", 900],
    ]);
  });

  it("is none for what was not seen live", () => {
    const many = Array.from({ length: 41 }, (_, unit) => ({ kind: "sentOut", seat: 1, unit, card: null }));
    expect(of(many)).toEqual([]);
  });

  it("moves nothing twice", () => {
    const twice = [
      { kind: "announced", seat: 1, target: 0, card: "ankat" },
      { kind: "declared", seat: 1, target: 0, part: "east" },
    ];
    expect(of(twice)).toHaveLength(1);
  });
});
