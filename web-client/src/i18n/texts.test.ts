import { describe, expect, test } from "vitest";
import { detectLanguage, plural } from ".";

describe("Languages", () => {
  test("a language chosen before wins over the browser's", () => {
    expect(detectLanguage("it", ["cs-CZ"])).toBe("it");
  });

  test("of the browser's languages the first that we have is taken", () => {
    expect(detectLanguage(null, ["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(detectLanguage("klingon", ["it"])).toBe("it");
  });

  test("whoever reads none of ours gets English", () => {
    expect(detectLanguage(null, ["ja", "de"])).toBe("en");
    expect(detectLanguage(null, [])).toBe("en");
  });
});

describe("Plural forms", () => {
  const czech = (n: number) => plural("cs", n, { one: "# kámen", few: "# kameny", other: "# kamenů" });

  test("Czech has a form of its own for two to four", () => {
    expect([1, 2, 4, 5, 0, 21].map(czech)).toEqual([
      "1 kámen",
      "2 kameny",
      "4 kameny",
      "5 kamenů",
      "0 kamenů",
      "21 kamenů",
    ]);
  });

  test("Italian and English have two", () => {
    expect(plural("it", 1, { one: "# pedina", other: "# pedine" })).toBe("1 pedina");
    expect(plural("en", 2, { one: "# piece", other: "# pieces" })).toBe("2 pieces");
  });
});
