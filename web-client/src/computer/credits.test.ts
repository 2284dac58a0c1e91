import { expect, test } from "vitest";
import { creditedPictures, noticedPictures, noticeUnder, sourceOf } from "../fixtures/notice";
import { beasts } from "./beasts.generated";
import icons from "./credits/icons.json";

test("The notice and the credits tell the same of the beasts, and no beast has no credit", () => {
  expect(noticedPictures("Pictures of computer players")).toEqual(creditedPictures(icons));
  expect(noticeUnder("Pictures of computer players")).toContain(sourceOf(icons));
  expect(Object.keys(beasts)).toEqual(icons.icons.map((icon) => icon.for));
});
