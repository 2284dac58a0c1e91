import { describe, expect, test } from "vitest";
import type { TimeControl } from "../protocol";
import type { OpenTable } from "../socket";
import { EVERYTHING, mayJoin, readWanted, select, type Viewer } from "./tables";

const viewer: Viewer = { id: "me", ratings: new Map([["game/duel", 1620]]) };
const live: TimeControl = { kind: "live", base: 900, increment: 20, delay: 0 };
const quick: TimeControl = { kind: "live", base: 300, increment: 5, delay: 0 };

const table = (room: string, more: Partial<OpenTable> = {}): OpenTable => ({
  room,
  link: room,
  game: "game",
  form: "duel",
  host: `host of ${room}`,
  hostName: room,
  seats: 2,
  taken: 1,
  rated: true,
  watching: false,
  options: {},
  clock: live,
  range: null,
  hostRating: 1500,
  hostProvisional: false,
  since: "2026-01-01T00:00:00Z",
  ...more,
});

const rooms = (tables: OpenTable[]) => tables.map(({ room }) => room);

describe("Open tables", () => {
  test("players within the range of a table may join it, both ends included, and its host always", () => {
    const range = { min: 1620, max: 1700 };
    expect(mayJoin(table("a", { range }), viewer)).toBe(true);
    expect(mayJoin(table("a", { range: { min: null, max: 1619 } }), viewer)).toBe(false);
    expect(mayJoin(table("a", { range: { min: null, max: 1619 }, host: "me" }), viewer)).toBe(true);
  });

  test("players without a rating in a form count with the initial one", () => {
    const other = { form: "other", range: { min: 1500, max: 1500 } };
    expect(mayJoin(table("a", other), viewer)).toBe(true);
  });

  test("each filter keeps matching tables, alone and combined", () => {
    const tables = [
      table("a"),
      table("b", { form: "crowd" }),
      table("c", { clock: { kind: "days", perTurn: 86_400 } }),
      table("d", { rated: false }),
      table("e", { range: { min: 1700, max: null } }),
      table("f", { host: "me" }),
    ];
    const only = (wanted: object) => rooms(select(tables, { ...EVERYTHING, ...wanted }, viewer)).join("");
    expect(only({})).toBe("abcdef");
    expect(only({ form: "game/crowd" })).toBe("b");
    expect(only({ clock: "days" })).toBe("c");
    expect(only({ rated: "no" })).toBe("d");
    expect(only({ rated: "yes", mine: true })).toBe("abc");
    expect(only({ form: "game/duel", clock: "live", rated: "yes", mine: true })).toBe("a");
  });

  test("every order puts equals as the server has them, the newest first", () => {
    const tables = [
      table("a", { hostRating: 1400, clock: { kind: "none" } }),
      table("b", { hostRating: 1600 }),
      table("c", { hostRating: 1800, clock: quick }),
      table("d", { hostRating: 1640, clock: { kind: "days", perTurn: 86_400 } }),
    ];
    const ordered = (order: typeof EVERYTHING.order) =>
      rooms(select(tables, { ...EVERYTHING, order }, viewer)).join("");
    expect(ordered("newest")).toBe("abcd");
    expect(ordered("nearest")).toBe("bdca");
    expect(ordered("strongest")).toBe("cdba");
    expect(ordered("fastest")).toBe("cbda");
  });

  test("filters are remembered, and invalid ones mean any", () => {
    const wanted = { ...EVERYTHING, clock: "live", mine: true, order: "nearest" } as const;
    expect(readWanted(JSON.stringify(wanted))).toEqual(wanted);
    for (const nonsense of [null, "", "{", '{"clock":7,"order":"best","mine":"yes","form":1}']) {
      expect(readWanted(nonsense)).toEqual(EVERYTHING);
    }
  });

  test("five thousand tables are filtered and sorted without a noticeable delay", () => {
    const many = Array.from({ length: 5_000 }, (_, i) =>
      table(String(i), {
        hostRating: 1000 + ((i * 37) % 1000),
        range: i % 3 ? null : { min: 1700, max: null },
      }),
    );
    expect(select(many, { ...EVERYTHING, mine: true, order: "nearest" }, viewer)).toHaveLength(3_333);
  });
});
