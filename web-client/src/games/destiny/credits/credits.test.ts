import { describe, expect, test } from "vitest";
import notice from "../../../../../NOTICE?raw";
import { art } from "../cards/art.generated";
import icons from "./icons.json";
import { creditsTexts } from "./texts";

const plain = notice.replace(/\s+/g, " ");

/** The part of the notice under a heading, up to the next unindented line. */
const part = (heading: string) =>
  notice.split(new RegExp(`^${heading}.*\\n`, "m"))[1]?.split(/\n(?=\S)/)[0] ?? "";

describe("The notice and the credits tell the same", () => {
  test("every charge with its author, and no other", () => {
    const listed = part("Pictures in Destiny")
      .replace(/\n {5,}/g, " ")
      .split("\n")
      .flatMap((line) => {
        const [, author, pictures] = /^ {4}([^:]+): (.+)$/.exec(line) ?? [];
        return pictures ? pictures.split(/, */).map((icon) => `${icon.trim()} by ${author}`) : [];
      });
    const credited = new Set(icons.icons.map(({ icon, author }) => `${icon} by ${author}`));
    expect(listed.sort()).toEqual([...credited].sort());
    expect(part("Pictures in Destiny").replace(/\s+/g, " ")).toContain(
      `${icons.package}), under ${icons.licence}, ${icons.licenceUrl}, ${icons.changes}`,
    );
  });

  test("no card has a charge without a credit", () => {
    expect(Object.keys(art).sort()).toEqual([...new Set(icons.icons.map((icon) => icon.for))].sort());
  });

  test("whose the game is", () => {
    expect(plain).toContain(creditsTexts.en.game);
  });
});
