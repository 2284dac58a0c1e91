import { describe, expect, test } from "vitest";
import {
  creditedPictures,
  noticedPictures,
  noticeInOneLine,
  noticeUnder,
  sourceOf,
} from "../../../fixtures/notice";
import { art } from "../cards/art.generated";
import icons from "./icons.json";
import { creditsTexts } from "./texts";

describe("The notice and the credits tell the same", () => {
  test("every picture with its author, and no other", () => {
    expect(noticedPictures("Pictures on the cards")).toEqual(creditedPictures(icons));
    expect(noticeUnder("Pictures on the cards")).toContain(sourceOf(icons));
  });

  test("no card has a picture without a credit", () => {
    expect(Object.keys(art).sort()).toEqual([...new Set(icons.icons.map((icon) => icon.for))].sort());
  });

  test("whose the game is", () => {
    expect(noticeInOneLine.replace("Chvatil", "Chvátil")).toContain(creditsTexts.en.game);
  });
});
