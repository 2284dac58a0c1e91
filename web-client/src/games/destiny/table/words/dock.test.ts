// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Lang } from "../../../../i18n";
import { dockTexts } from "./dock.texts";

it.each([
  ["en", "Ines has passed.", "Ines and Lin have passed."],
  ["cs", "Vynechává Ines.", "Vynechávají Ines a\u00a0Lin."],
  ["it", "Ines ha passato.", "Ines e Lin hanno passato."],
] as [Lang, string, string][])(
  "says of one and of several that they have passed, in %s",
  (lang, one, two) => {
    expect(dockTexts[lang].hasPassed(["Ines"])).toBe(one);
    expect(dockTexts[lang].hasPassed(["Ines", "Lin"])).toBe(two);
  },
);
