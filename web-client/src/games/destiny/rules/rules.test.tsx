import { afterEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { cleanup, render, waitFor } from "../../../fixtures/render";
import { LanguageProvider, type Lang } from "../../../i18n";
import { http } from "../../../socket";
import { destinyOf, type CardFacts, type Side } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { Sprite } from "../Sprite";
import * as drawings from "./drawings";
import { Rules } from "./Rules";
import { rulesTexts } from "./texts";

const { cards } = destinyOf(catalogueIn("en"));
const card = (key: string): CardFacts => {
  const found = cards[key];
  if (!found) throw new Error(key);
  return found;
};
const sides = (dice: readonly drawings.Shown[]): Side[] =>
  dice.map(({ card: key, side }) => card(key).sides[side] as Side);
const summed = (dice: readonly drawings.Shown[]) => sides(dice).reduce((sum, { value }) => sum + value, 0);

describe("The drawn examples keep to the rules", () => {
  test("a modifier joins a base die with the same sign, and their values add up (D8.7)", () => {
    for (const attack of [drawings.joined, drawings.priced]) {
      const [base, ...modifiers] = sides(attack);
      expect(base?.plus).toBe(false);
      for (const one of modifiers) expect(one).toMatchObject({ plus: true, symbol: base?.symbol });
    }
    expect([summed(drawings.joined), summed(drawings.priced)]).toEqual([4, 5]);
    expect(sides(drawings.joined).map(({ cost }) => cost)).toEqual([0, 0]);
    expect(sides(drawings.priced).reduce((sum, { cost }) => sum + cost, 0)).toBe(1);
  });

  test("dice without a plus are attacks of their own (D8.9)", () => {
    expect(sides(drawings.apart).map(({ plus, value }) => [plus, value])).toEqual([
      [false, 2],
      [false, 1],
    ]);
  });

  test("each shield blocks one damage (D10.2)", () => {
    const { shields, damage, blocked, stays } = drawings.dealt;
    expect(blocked).toBe(Math.min(shields, damage));
    expect(stays).toBe(damage - blocked);
    expect(stays).toBeLessThan(card(drawings.dealt.card).health);
  });

  test("the die shown has a price, a plus and a blank side, once each", () => {
    const all = card(drawings.die).sides;
    expect(all.filter(({ cost }) => cost > 0)).toHaveLength(1);
    expect(all.filter(({ plus }) => plus)).toHaveLength(1);
    expect(all.filter(({ symbol }) => symbol === "blank")).toHaveLength(1);
  });
});

const LANGS = ["en", "cs", "it"] as const satisfies readonly Lang[];

const wordsOf = (lang: Lang): string[] => Object.values(rulesTexts[lang]);

describe("The drawn characters keep to the rules", () => {
  test("an activated one has rolled its dice and those of its upgrades (D9.10)", () => {
    const { card: key, upgrade, rolled } = drawings.activated;
    expect(card(upgrade).type).toBe("upgrade");
    expect(rolled.map((die) => die.card)).toEqual([key, key, upgrade]);
    expect(sides(rolled).every(Boolean)).toBe(true);
  });

  test("a new upgrade costs as much less as the replaced one cost (D6.6, D9.8)", () => {
    const { upgrades, by, pays } = drawings.replacing;
    expect(upgrades).toHaveLength(3);
    expect(card(by).cost - card(upgrades[2]).cost).toBe(pays);
    expect(card(by).attachTo).toBeNull();
  });
});

describe("The texts", () => {
  test.each(LANGS)("name no card, since a host may replace the names, in %s", (lang) => {
    const all = destinyOf(catalogueIn(lang)).cards;
    const said = wordsOf(lang).join(" ");
    for (const { name, type, unique } of Object.values(all)) {
      if (type === "character" && unique) expect(said).not.toContain(name);
    }
  });

  test.each(LANGS)("say the same numbers as in English, in %s", (lang) => {
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).sort();
    const keys = Object.keys(rulesTexts.en) as (keyof typeof rulesTexts.en)[];
    for (const key of keys) {
      expect([key, numbers(rulesTexts[lang][key])]).toEqual([key, numbers(rulesTexts.en[key])]);
    }
  });
});

afterEach(cleanup);

describe("The rules page", () => {
  test.each([
    ["en", "Destiny: how to play"],
    ["cs", "Destiny: jak se hraje"],
    ["it", "Destiny: come si gioca"],
  ] as [Lang, string][])("has every section that its contents name, in %s", async (lang, heading) => {
    vi.spyOn(http, "catalogue").mockResolvedValue(catalogueIn(lang));
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    render(
      <LanguageProvider initial={lang}>
        <Sprite />
        <SessionProvider>
          <Rules />
        </SessionProvider>
      </LanguageProvider>,
    );
    await waitFor(() => expect(document.querySelectorAll("figure")).toHaveLength(8));
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(words("h1")).toEqual([heading]);
    expect(words("main nav a")).toEqual(words("section > h2"));
    for (const link of document.querySelectorAll("main nav a")) {
      expect(document.querySelector(`section${link.getAttribute("href")}`)).not.toBeNull();
    }
    expect(document.querySelectorAll("#die dd")).toHaveLength(9 + 3);
    expect(document.querySelectorAll("#abilities dd, #keywords dd")).toHaveLength(7 + 3);
    for (const dd of document.querySelectorAll("dd")) expect(dd.textContent).not.toBe("");
  });
});
