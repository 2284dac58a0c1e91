// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { detectLanguage, listed, localeOf, outOf, percent, plural } from ".";

describe("Languages", () => {
  test("a language chosen before wins over the browser's", () => {
    expect(detectLanguage("it", ["cs-CZ"])).toBe("it");
  });

  test("of the browser's languages the first that we have is taken", () => {
    expect(detectLanguage(null, ["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(detectLanguage("klingon", ["it"])).toBe("it");
  });

  test("readers of none of our languages get English", () => {
    expect(detectLanguage(null, ["ja", "de"])).toBe("en");
    expect(detectLanguage(null, [])).toBe("en");
  });
});

describe("Dates, numbers and lists", () => {
  test("are written as in the reader's region, if their browser names one of the page's language", () => {
    expect(localeOf("en", ["cs-CZ", "en-GB", "en-US"])).toBe("en-GB");
    expect(localeOf("it", ["it-CH"])).toBe("it-CH");
  });

  test("follow the page's language wherever the reader may be", () => {
    expect(localeOf("cs", ["en-GB", "de"])).toBe("cs");
    expect(localeOf("en", [])).toBe("en");
  });

  test("a region that no browser knows is passed over", () => {
    expect(localeOf("en", ["en-US@posix", "en-AU"])).toBe("en-AU");
  });

  test("a share is a percentage in the language's format", () => {
    expect(["en", "cs", "it"].map((lang) => percent(lang as "en" | "cs" | "it", 0.85))).toEqual([
      "85%",
      "85\u00a0%",
      "85%",
    ]);
  });

  test("the last two of a list are joined by a word", () => {
    expect(listed("cs", ["Ana", "Bo"])).toBe("Ana a\u00a0Bo");
    expect(listed("it", ["Ana", "Bo", "Cy"])).toBe("Ana, Bo e Cy");
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

  test("Czech has one for fractions, too", () => {
    const hours = { one: "# hodina", few: "# hodiny", many: "# hodiny", other: "# hodin" };
    expect([1, 1.5, 2, 5].map((n) => plural("cs", n, hours))).toEqual([
      "1 hodina",
      "1,5 hodiny",
      "2 hodiny",
      "5 hodin",
    ]);
  });

  test("Czech says out of how many as the number is read", () => {
    expect([2, 3, 5, 7, 8, 10, 14, 120].map(outOf)).toEqual([
      "ze 2",
      "ze 3",
      "z 5",
      "ze 7",
      "z 8",
      "z 10",
      "ze 14",
      "ze 120",
    ]);
  });

  test("Italian and English have two", () => {
    expect(plural("it", 1, { one: "# pedina", other: "# pedine" })).toBe("1 pedina");
    expect(plural("en", 2, { one: "# piece", other: "# pieces" })).toBe("2 pieces");
  });
});
