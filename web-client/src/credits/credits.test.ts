import { describe, expect, test } from "vitest";
import notice from "../../../NOTICE?raw";
import fonts from "./fonts.json";
import { creditsTexts } from "./texts";

const plain = notice.replace(/\s+/g, " ");
const licences = Object.keys(import.meta.glob("../../public/licences/*"));
const shipped = Object.keys(import.meta.glob("../fonts/*"));

describe("The notice and the credits page tell the same", () => {
  test("every typeface with its holder, and its licence is shipped", () => {
    for (const { name, holder, licence } of fonts) {
      expect(plain).toContain(`${name}: ${holder}`);
      expect(licences).toContain(`../../public${licence}`);
    }
    const names = fonts.map(({ name }) => name.toLowerCase().replaceAll(" ", "-"));
    for (const file of shipped)
      expect(
        names.some((name) => file.includes(name)),
        file,
      ).toBe(true);
  });

  test("whose the games are, and that nobody is affiliated", () => {
    expect(plain).toContain("not affiliated");
    expect(creditsTexts.en.games).toContain("not affiliated");
  });
});
