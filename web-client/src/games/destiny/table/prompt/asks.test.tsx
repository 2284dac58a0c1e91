import { cleanup, fireEvent, render, screen } from "../../../../fixtures/render";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import rules from "../../../../../../rules-core/src/main/java/arenhold/rules/destiny/play/Ask.java?raw";
import { LANGUAGES, type Lang } from "../../../../i18n";
import { catalogueIn } from "../../fixtures/catalogue";
import { DestinyTable } from "../DestinyTable";
import { ASKS } from "../fixtures/asks";
import { choice, question, tableOf } from "../fixtures/tables";
import { view } from "../fixtures/views";

/** What nature is asked: never put to a player. */
const OF_NATURE = ["roll", "draw", "pick", "beside"];

const body = rules.slice(rules.indexOf("enum Ask"), rules.indexOf("@Override"));
const PROMPTS = [...body.matchAll(/^ {2}([A-Z_]+)[,;]/gm)]
  .map(([, name = ""]) => name.toLowerCase().replace(/_/g, "-"))
  .filter((prompt) => !OF_NATURE.includes(prompt));

const LANGS = Object.keys(LANGUAGES) as Lang[];

const WIDTHS = { desktop: 1440, tablet: 820, phone: 390, "phone in landscape": 844 } as const;

const HEIGHTS: Record<number, number> = { 1440: 900, 844: 390 };

/** Answers media queries as a window of this width would. */
function wide(width: number) {
  const height = HEIGHTS[width] ?? 1180;
  const holds = (condition: string): boolean =>
    [...condition.matchAll(/\((min|max)-(width|height|aspect-ratio):\s*(\d+)(?:px|\/(\d+))\)/g)].every(
      ([, bound, side, value, of]) => {
        const has = { width, height, "aspect-ratio": width / height }[side ?? ""] ?? 0;
        const limit = Number(value) / Number(of ?? 1);
        return bound === "min" ? has >= limit : has <= limit;
      },
    );
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: /width|height/.test(media) && media.split(",").some(holds),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

afterEach(cleanup);
beforeEach(() => wide(WIDTHS.desktop));

function shown(prompt: string, lang: Lang = "en") {
  const send = vi.fn(() => true as never);
  const ask = ASKS[prompt];
  if (!ask) throw new Error(`no sample of ${prompt}`);
  render(<DestinyTable {...tableOf(ask.shown, { asks: ask.asks, lang })} send={send} />);
  return { send, ask: ask.asks };
}

/** The sentence of a question, below its title, and the buttons that answer at once. */
const answers = () => [...document.querySelectorAll("[data-choice]")].map((one) => one.textContent);

const sent = (notation: string) => ["choose", { choice: notation, asked: 40 }] as const;

/**
 * Points at the controls of the table, each once, until all that is wanted is found, and answers what a press of the
 * purple button would send.
 */
function reached(send: ReturnType<typeof vi.fn>, wanted: readonly string[]): Set<string> {
  const found = new Set<string>();
  const note = () => {
    for (const one of document.querySelectorAll<HTMLElement>("[data-choice]"))
      found.add(one.dataset["choice"] ?? "");
    for (const [, command] of send.mock.calls as [string, { choice: string }][]) found.add(command.choice);
  };
  note();
  const controls = () => [...document.querySelectorAll<HTMLElement>("[data-thing]")];
  for (let i = 0; wanted.some((one) => !found.has(one)); i++) {
    const control = controls()[i];
    if (!control) break;
    fireEvent.click(control);
    note();
  }
  return found;
}

it("has a sample of every question that the rules ask a player, and of no other", () => {
  expect(PROMPTS.length).toBeGreaterThan(35);
  expect(Object.keys(ASKS).sort()).toEqual([...PROMPTS].sort());
});

describe.each(PROMPTS)("The question %s", (prompt) => {
  it.each(LANGS)("is a sentence, and its buttons have words (%s)", (lang) => {
    shown(prompt, lang);
    const title = document.querySelector(".prompt h2")?.textContent ?? "";
    expect(title).not.toBe("");
    const words = [title, document.querySelector(".prompt p")?.textContent ?? "", ...answers()];
    for (const said of words) {
      expect(said).not.toMatch(/undefined|NaN|aw\d{3}|\{|\b0 (resource|zdroj|risors)/);
      expect(said).not.toContain(prompt.length > 5 && prompt.includes("-") ? prompt : "[");
    }
    for (const said of answers()) expect(said).not.toBe("");
  });

  it.each(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[])("can be answered in every way on a %s", (room) => {
    wide(WIDTHS[room]);
    const { send, ask } = shown(prompt);
    const opens = screen.queryByText(/^(Your own side|Opponents' side)$/, { selector: "button > span" });
    if (opens) fireEvent.click(opens);
    if (prompt === "order" || SEVERAL.includes(prompt)) return;
    const rail = new Set(["reroll", "claim", "pass"]);
    const wanted = ask.choices.map(({ notation }) => notation).filter((notation) => !rail.has(notation));
    const found = reached(send, wanted);
    for (const notation of wanted) expect([...found], notation).toContain(notation);
  });
});

/** Their answers are picked together; tests of their own show it. */
const SEVERAL = ["set-back", "upkeep", "join", "reroll", "action", "extra"];

describe("Words of a card", () => {
  it.each([
    ["en", "Deal 1 damage to a character", "Gain 1 resource", "Give a character 1 shield"],
    ["cs", "Způsobit postavě 1 zranění", "Získat 1 zdroj", "Přidělit postavě 1 štít"],
    ["it", "Infliggi 1 danno a un personaggio", "Ottieni 1 risorsa", "Fornisci 1 scudo a un personaggio"],
  ] as const)("tell its effects apart (%s)", (lang, ...effects) => {
    shown("mode", lang);
    expect(answers()).toEqual(effects);
  });

  it.each([
    ["en", "Yes: spend 1 resource to remove one of its dice", "Decline"],
    ["cs", "Ano: utratit 1 zdroj a odstranit jednu její kostku", "Odmítnout"],
    ["it", "Sì: spendi 1 risorsa per rimuovere un suo dado", "Rifiuta"],
  ] as const)("tell what a yes does (%s)", (lang, yes, no) => {
    shown("may", lang);
    expect(answers().sort()).toEqual([yes, no].sort());
  });

  it("name groups of dice by their cards (147)", () => {
    const asks = question(
      "mode",
      [
        choice("mode 1", { effect: "aw147.1.whole", group: "aw011" }),
        choice("mode 2", { effect: "aw147.2.whole" }),
      ],
      { source: "aw147" },
    );
    render(<DestinyTable {...tableOf(view(), { asks })} />);
    expect(answers()).toEqual(["Remove all dice of the pool: Kylo Ren", "Remove no dice"]);
  });

  it.each(LANGS)("are there for every question, choice and happening (%s)", (lang) => {
    const { prompts, choices, happened, fields } = catalogueIn(lang).table;
    const english = catalogueIn("en").table;
    expect(PROMPTS.filter((prompt) => !prompts[prompt])).toEqual([]);
    expect([Object.keys(choices), Object.keys(happened), Object.keys(fields)]).toEqual([
      Object.keys(english.choices),
      Object.keys(english.happened),
      Object.keys(english.fields),
    ]);
  });
});

describe("Abilities at once (D11.10)", () => {
  it("are put in order by their arrows and sent one by one", () => {
    const { send } = shown("order");
    fireEvent.click(screen.getByRole("button", { name: "Kylo Ren: earlier" }));
    fireEvent.click(screen.getByRole("button", { name: "Kylo Ren: earlier" }));
    expect(screen.getByRole("button", { name: "Kylo Ren: earlier" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "This order" }));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("ability 3"));
  });

  it("can be dragged", () => {
    const { send } = shown("order");
    const steps = () => [...document.querySelectorAll(".ds-step-order")];
    const [first, second] = steps();
    document.elementFromPoint = () => first ?? null;
    fireEvent.pointerDown(second as Element, { button: 0, pointerType: "touch" });
    fireEvent.pointerMove(window, { clientX: 10, clientY: 10 });
    fireEvent.pointerUp(window);
    document.elementFromPoint = () => steps().at(-1) ?? null;
    fireEvent.pointerMove(window, { clientX: 90, clientY: 10 });
    expect(steps().map((step) => step.querySelector("b:not(.ds-step-number)")?.textContent)).toEqual([
      "BB-8",
      "Rey",
      "Kylo Ren",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "This order" }));
    expect(send).toHaveBeenCalledExactlyOnceWith(...sent("ability 2"));
  });
});
