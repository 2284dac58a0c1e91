import { describe, expect, test } from "vitest";
import { pageOf, pastedLink } from "./navigation";

describe("Addresses", () => {
  test("the two kinds of room links keep their role and their token", () => {
    expect(pageOf("/r/abc_DEF-123")).toEqual({ page: "room", token: "abc_DEF-123", role: "seat" });
    expect(pageOf("/w/abc/")).toEqual({ page: "room", token: "abc", role: "watch" });
  });

  test("anything else that is not a page is missing", () => {
    for (const path of ["/r/", "/r/a/b", "/x", "/r/<script>", `/r/${"a".repeat(129)}`]) {
      expect(pageOf(path)).toEqual({ page: "missing" });
    }
  });

  test("a pasted address, path or bare token leads to its room", () => {
    expect(pastedLink(" https://arena.example/w/0123456789abcdef?x=1 ")).toBe("/w/0123456789abcdef");
    expect(pastedLink("http://localhost:8080/r/0123456789abcdef")).toBe("/r/0123456789abcdef");
    expect(pastedLink("0123456789abcdef")).toBe("/w/0123456789abcdef");
  });

  test("a pasted sentence leads nowhere", () => {
    for (const text of ["", "hello", "https://arena.example/", "https://arena.example/r/"]) {
      expect(pastedLink(text)).toBeNull();
    }
  });
});
