import { cleanup, fireEvent, render, screen, waitFor, within } from "../../../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { LanguageProvider, type Lang } from "../../../i18n";
import { http } from "../../../socket";
import { tvrzOf, type CardFacts } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { Sprite } from "../fort/Sprite";
import * as drawings from "./drawings";
import { Rules } from "./Rules";

const { cards } = tvrzOf(catalogueIn("en"));
const card = (key: string): CardFacts => {
  const found = cards[key];
  if (!found) throw new Error(key);
  return found;
};

describe("The drawn fights keep to the rules", () => {
  test.each(["walls", "local", "elsewhere", "long"] as const)("%s (T4.2, T7.5, T8.1, T16.1)", (name) => {
    const { attacker, part, comes, steps } = drawings[name];
    expect(comes).toBe(card(attacker).attack);
    let left = comes;
    let doubled = false;
    for (const step of steps) {
      if (step.card === null) {
        expect(doubled).toBe(false);
        doubled = true;
        left *= 2;
        expect(step).toEqual({ card: null, takes: 0, left });
        continue;
      }
      const { works, defence, stands } = card(step.card);
      if (works) expect(works.covers).toContain(part);
      else if (stands !== part && stands !== "universal") expect(doubled).toBe(true);
      const strength = works?.value ?? defence ?? 0;
      const takes = Math.min(strength, left);
      left -= takes;
      expect(step).toMatchObject({ takes, left });
      expect(step.kept).toEqual(works ? undefined : { of: defence, left: strength - takes });
    }
  });

  test("the doubling comes right before the first defender from elsewhere (T7.5)", () => {
    const { steps, part } = drawings.long;
    const from = steps.findIndex(({ card: key }) => {
      const stands = key === null ? null : card(key).stands;
      return stands !== null && stands !== part && stands !== "universal";
    });
    expect(steps.findIndex(({ card: key }) => key === null)).toBe(from - 1);
  });

  test("the freed slave fights with three times its printed defence, and lives (T12.5, T16.2)", () => {
    const { card: key, strength, loses, printed } = drawings.freed;
    expect(printed).toBe(card(key).defence);
    expect(strength).toBe(3 * printed);
    expect(2 * (strength - loses)).toBeGreaterThan(printed);
  });

  test("Toront falls to one robber (T12.2)", () => {
    const { card: key, by, strength, loses, printed } = drawings.ambushed;
    expect([strength, printed]).toEqual([card(key).defence, card(key).defence]);
    expect(loses).toBe(card(by ?? "").attack);
    expect(2 * (strength - loses)).not.toBeGreaterThan(printed);
  });
});

/** The page, once the catalogue has come. */
async function show(lang: Lang) {
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
  await waitFor(() => expect(document.querySelector(".tv-browser-cards")).not.toBeNull());
}

const list = (): HTMLElement => document.querySelector<HTMLElement>(".tv-browser-cards") as HTMLElement;

afterEach(cleanup);

describe("The rules page", () => {
  test.each([
    ["en", "Tvrz: how to play"],
    ["cs", "Tvrz: jak se hraje"],
    ["it", "Tvrz: come si gioca"],
  ] as [Lang, string][])("has every section that its contents name, in %s", async (lang, heading) => {
    await show(lang);
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(words("h1")).toEqual([heading]);
    expect(words("main nav a")).toEqual(words("section > h2"));
    for (const link of document.querySelectorAll("main nav a")) {
      expect(document.querySelector(`section${link.getAttribute("href")}`)).not.toBeNull();
    }
    expect(document.querySelectorAll("figure")).toHaveLength(11);
    expect(document.querySelectorAll("#traits dd, #magic dd")).toHaveLength(24 + 17);
    for (const dd of document.querySelectorAll("dd")) expect(dd.textContent).not.toBe("");
  });

  test("shows all cards, and those that are looked for", async () => {
    await show("cs");
    const every = Object.keys(cards).length;
    expect(within(list()).getAllByRole("button")).toHaveLength(every);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "vlci knezka" } });
    expect(within(list()).getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText(`Karty: 1 / ${every}`)).toBeTruthy();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "xyz" } });
    expect(screen.getByText("Taková karta není.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Ukázat všechny karty" }));
    fireEvent.click(screen.getByRole("radio", { name: "brána" }));
    fireEvent.change(screen.getByRole("combobox", { name: "Vlastnost" }), { target: { value: "patrol" } });
    const found = [...list().querySelectorAll(".tv-name")].map(({ textContent }) => textContent);
    expect(found).toEqual(["Strážce brány", "Stopař Rysoun"]);
  });

  test("explains a card in full", async () => {
    await show("en");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Mahout" } });
    fireEvent.click(within(list()).getByRole("button"));
    const dialog = screen.getByRole("dialog", { name: "Mahout" });
    expect(within(dialog).getByText(/Together with Elephant/)).toBeTruthy();
    expect(within(dialog).getByText(/Serve it: elephant/)).toBeTruthy();
    expect(within(dialog).getByText(/One of that name in each deck/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog", { name: "Mahout" })).toBeNull();
  });
});
