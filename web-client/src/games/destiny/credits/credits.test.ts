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
    expect(noticedPictures("Pictures in Destiny")).toEqual(creditedPictures(icons));
    expect(noticeUnder("Pictures in Destiny")).toContain(sourceOf(icons));
  });

  test("no card has a charge without a credit", () => {
    expect(Object.keys(art).sort()).toEqual([...new Set(icons.icons.map((icon) => icon.for))].sort());
  });

  test("whose the game is", () => {
    expect(noticeInOneLine).toContain(creditsTexts.en.game);
  });
});
