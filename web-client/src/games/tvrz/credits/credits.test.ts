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
    expect(noticedPictures("Pictures in Tvrz")).toEqual(creditedPictures(icons));
    expect(noticeUnder("Pictures in Tvrz")).toContain(sourceOf(icons));
  });

  test("no card and no sign has a picture without a credit", () => {
    expect(Object.keys(art).sort()).toEqual([...new Set(icons.icons.map((icon) => icon.for))].sort());
  });

  test("whose the game is", () => {
    expect(noticeInOneLine).toContain(creditsTexts.en.game);
  });
});
