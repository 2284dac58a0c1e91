import { describe, expect, test } from "vitest";
import { pageOf, pastedLink } from "./navigation";

describe("Addresses", () => {
  test("the two kinds of room links keep their role and their token", () => {
    expect(pageOf("/r/abc_DEF-123")).toEqual({ page: "room", token: "abc_DEF-123", role: "seat" });
    expect(pageOf("/w/abc/")).toEqual({ page: "room", token: "abc", role: "watch" });
  });

  test("a replay is of a file, of a room's newest match, or of one of its matches", () => {
    expect(pageOf("/replay")).toEqual({ page: "replay", link: null, match: null });
    expect(pageOf("/replay/abc_DEF-1/")).toEqual({ page: "replay", link: "abc_DEF-1", match: null });
    expect(pageOf("/replay/abc/0a1b-2c")).toEqual({ page: "replay", link: "abc", match: "0a1b-2c" });
    for (const path of ["/replays", "/replay/a/b/c", "/replay/a/b_c"]) {
      expect(pageOf(path)).toEqual({ page: "missing" });
    }
  });

  test("decks are those of a game", () => {
    expect(pageOf("/decks/a-game/")).toEqual({ page: "decks", game: "a-game" });
    for (const path of ["/decks", "/decks/a/b"]) expect(pageOf(path)).toEqual({ page: "missing" });
  });

  test("the link in an e-mail keeps its secret", () => {
    expect(pageOf("/unsubscribe/abc_DEF-123")).toEqual({ page: "unsubscribe", secret: "abc_DEF-123" });
    expect(pageOf("/unsubscribe/")).toEqual({ page: "missing" });
  });

  test("anything else that is not a page is missing", () => {
    for (const path of ["/r/", "/r/a/b", "/x", "/r/<script>", `/r/${"a".repeat(129)}`]) {
      expect(pageOf(path)).toEqual({ page: "missing" });
    }
  });

  test("a pasted address, path or bare token leads to its room", () => {
    expect(pastedLink(" https://table.example/w/0123456789abcdef?x=1 ")).toBe("/w/0123456789abcdef");
    expect(pastedLink("http://localhost:8080/r/0123456789abcdef")).toBe("/r/0123456789abcdef");
    expect(pastedLink("0123456789abcdef")).toBe("/w/0123456789abcdef");
  });

  test("a pasted sentence leads nowhere", () => {
    for (const text of ["", "hello", "https://table.example/", "https://table.example/r/"]) {
      expect(pastedLink(text)).toBeNull();
    }
  });
});
