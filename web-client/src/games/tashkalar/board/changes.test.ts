import { describe, expect, it } from "vitest";
import { motion } from ".";
import { changes } from "./changes";
import type { TashKalarEvent } from "../types";

describe("events on the board", () => {
  it("wipes the old face off a converted piece and turns a raised one over", () => {
    expect(
      changes([
        { kind: "converted", at: "e5", from: "sc", to: "nc" },
        { kind: "raised", at: "e6", from: "nc", to: "nh" },
      ]),
    ).toEqual([
      { kind: "wipe", at: "e5", before: "sc", piece: "nc" },
      { kind: "turn", at: "e6", before: "nc", piece: "nh" },
    ]);
  });

  it("runs a ring round the arena for a flare, before its effect", () => {
    const events = [
      { kind: "flared", seat: 0, card: "flare-03", upper: true, lower: false },
      { kind: "placed", seat: 0, at: "e5", piece: "nc" },
    ] as TashKalarEvent[];
    const played = motion("m", changes(events));
    expect(played?.tracks.map(({ kind, start, duration }) => [kind, start, duration])).toEqual([
      ["ring", 0, 300],
      ["set", 300, 140],
    ]);
  });
});
