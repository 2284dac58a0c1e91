import { getNamed } from "../../../fixtures/named";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "../../../fixtures/render";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { knownNames } from "../../../decks/known";
import { deckRequests } from "../../../decks/requests";
import { deckText, readDeckText, spelt } from "../../../decks/text";
import { LanguageProvider, type Lang } from "../../../i18n";
import { readDeck } from "../../../setup";
import { http } from "../../../socket";
import { tvrzOf } from "../catalogue";
import { catalogueIn } from "../fixtures/catalogue";
import { ownForm, sharedForm } from "../fixtures/decks";
import { countsOf, FACES, facesOf } from "./counts";
import { Decks } from "./Decks";
import { namesOfCards } from "./known";

const LANGS: readonly Lang[] = ["en", "cs", "it"];
const { cards, decks } = tvrzOf(catalogueIn("en"));
const keys = Object.keys(cards);
const known = knownNames(LANGS.map(catalogueIn), namesOfCards);

describe("A deck as text", () => {
  test.each(LANGS)("comes back as it was, written in %s and read in any", (lang) => {
    for (const { name, cards: deck } of tvrzOf(catalogueIn(lang)).decks) {
      const text = deckText(name, deck, [keys], (card) => catalogueIn(lang).cards[card]?.name ?? card);
      expect(readDeckText(text, known)).toEqual({ deck, name, unknown: [] });
    }
  });

  test("no name means two cards, in whichever language", () => {
    const meant = new Map<string, string>();
    for (const lang of LANGS) {
      for (const [key, { name }] of Object.entries(catalogueIn(lang).cards)) {
        expect(meant.get(spelt(name)) ?? key, name).toBe(key);
        meant.set(spelt(name), key);
      }
    }
  });

  test.each([
    ["3 Wolf", { wolf: 3 }],
    ["3x wolf", { wolf: 3 }],
    ["Vlk x3", { wolf: 3 }],
    ["  LUPO  ", { wolf: 1 }],
    ["North Wall +2", { "fort-north-2": 1 }],
    ["2 North Wall +2\nNorth Wall +2", { "fort-north-2": 3 }],
    ["wolf:3,klevan", { wolf: 3, klevan: 1 }],
    ["Duvrik kladivo", { duvrik: 1 }],
  ])("%s is understood", (text, deck) => {
    expect(readDeckText(text, known)).toEqual({ deck, name: null, unknown: [] });
  });

  test("lines that name no card are handed back", () => {
    expect(readDeckText("# Mine\n2 Wolf\n3 Unicorn\n\nwolf:1,ghost:2", known)).toEqual({
      deck: { wolf: 3 },
      name: "Mine",
      unknown: ["3 Unicorn", "ghost:2"],
    });
  });
});

test("a deck is counted by what its cards are", () => {
  const catalogue = tvrzOf(catalogueIn("en"));
  expect(
    countsOf(readDeck("fort-north-1:2,wolf:3,goblin-brawler:2,korunka,spear-north,raven"), catalogue),
  ).toEqual({
    cards: 10,
    works: 2,
    defenders: 6,
    attackOnly: 2,
    mages: 1,
    envoys: 1,
    attackers: 5,
    defence: { west: 0, north: 14, east: 0, south: 0, gate: 0, universal: 20 },
  });
});

test("a deck of one's own is shown by its rarest creatures", () => {
  const deck = readDeck("fort-north-1:9,wolf:3,dog:4,klevan,morovan,raven:2");
  expect(facesOf(deck, tvrzOf(catalogueIn("en")))).toEqual(["morovan", "klevan", "dog", "wolf"]);
});

test("prepared decks are shown by cards that are in them", () => {
  for (const { key, cards: deck } of decks) {
    expect(FACES[key]).toHaveLength(4);
    for (const card of FACES[key] ?? []) expect(deck[card], `${key} ${card}`).toBeGreaterThan(0);
  }
});

async function show(lang: Lang = "en") {
  vi.spyOn(http, "catalogue").mockImplementation((_, wanted) => Promise.resolve(catalogueIn(wanted as Lang)));
  vi.spyOn(http, "games").mockResolvedValue([
    { key: "tvrz", version: 1, forms: [sharedForm, ownForm], problems: [] } as never,
  ]);
  vi.spyOn(http, "session").mockResolvedValue({
    player: { id: "p1", name: "Ines" },
    account: null,
    mail: false,
  });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <Decks />
      </SessionProvider>
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.querySelector(".tv-keeping optgroup")).not.toBeNull());
}

const panel = () => screen.getByRole("region", { name: "Your deck" });
const all = () => screen.getByRole("region", { name: "All cards" });
const start = (from: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: "Start from" }), { target: { value: from } });

describe("The deck builder", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(deckRequests, "mine").mockResolvedValue([]);
    vi.spyOn(deckRequests, "faults").mockResolvedValue([]);
  });
  afterEach(cleanup);

  test("starts from a prepared deck, and counts what is added and taken away", async () => {
    await show();
    start("prepared/royal");
    expect(within(panel()).getByText("45 cards")).toBeTruthy();
    fireEvent.click(getNamed("button", "One more: Wolf", all()));
    expect(within(panel()).getByText("46 cards")).toBeTruthy();
    fireEvent.click(getNamed("button", "One less: Wolf", panel()));
    expect(within(panel()).queryByText("Wolf")).toBeNull();
    expect(within(panel()).getByText("45 cards")).toBeTruthy();
  });

  test("says of every fault which card and which rule", async () => {
    vi.mocked(deckRequests.faults).mockResolvedValue([{ code: "copies", card: "toront", rule: "T1.5" }]);
    await show();
    start("prepared/dusk");
    expect(await within(panel()).findByText("Toront: copies (rule T1.5)")).toBeTruthy();
    expect(deckRequests.faults).toHaveBeenLastCalledWith(
      "tvrz",
      "decks",
      "deck",
      expect.stringContaining("toront"),
    );
    vi.mocked(deckRequests.faults).mockResolvedValue([]);
    fireEvent.click(getNamed("button", "One less: Toront", panel()));
    expect(await within(panel()).findByText("This deck can be played.")).toBeTruthy();
  });

  test("keeps a deck with its name, changes it, and deletes it when sure", async () => {
    const keep = vi
      .spyOn(deckRequests, "keep")
      .mockImplementation((_, name, value) => Promise.resolve({ id: "d1", name, value, changed: 1 }));
    const change = vi
      .spyOn(deckRequests, "change")
      .mockImplementation((id, name, value) => Promise.resolve({ id, name, value, changed: 2 }));
    const remove = vi.spyOn(deckRequests, "remove").mockResolvedValue();
    await show();
    start("prepared/runes");
    fireEvent.change(screen.getByRole("textbox", { name: "Name of the deck" }), {
      target: { value: "Mine" },
    });
    await act(async () => fireEvent.click(getNamed("button", "Keep")));
    expect(keep).toHaveBeenCalledExactlyOnceWith("tvrz", "Mine", expect.stringContaining("rune-smith"));
    expect(await screen.findByText("Kept.")).toBeTruthy();
    fireEvent.click(getNamed("button", "One more: Dog", all()));
    await act(async () => fireEvent.click(getNamed("button", "Keep")));
    expect(change).toHaveBeenCalledExactlyOnceWith("d1", "Mine", expect.stringContaining("dog"));
    fireEvent.click(await waitFor(() => getNamed("button", "Delete this deck")));
    expect(remove).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(getNamed("button", "Delete it")));
    expect(remove).toHaveBeenCalledExactlyOnceWith("d1");
  });

  test("asks before changes are lost, and remembers them", async () => {
    await show();
    start("prepared/royal");
    fireEvent.click(getNamed("button", "One more: Bear", all()));
    start("prepared/dusk");
    expect(within(panel()).getByText("46 cards")).toBeTruthy();
    fireEvent.click(getNamed("button", "Leave it"));
    cleanup();
    await show();
    expect(within(panel()).getByText("46 cards")).toBeTruthy();
    start("prepared/dusk");
    fireEvent.click(getNamed("button", "Leave them"));
    expect(within(panel()).getByText("45 cards")).toBeTruthy();
  });

  test("takes a deck from text and hands it out as text", async () => {
    await show();
    fireEvent.click(getNamed("button", "From text"));
    const dialog = screen.getByRole("dialog", { name: "A deck from text" });
    const text = within(dialog).getByRole("textbox", { name: "The deck as text" });
    fireEvent.change(text, { target: { value: "# Pack\n4 Vlk\nKlevan\n2 Unicorn" } });
    expect(await within(dialog).findByText("2 Unicorn")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: /Take this deck/ }));
    expect(within(panel()).getByText("5 cards")).toBeTruthy();
    fireEvent.click(getNamed("button", "As text"));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "This deck as text" }).value).toBe(
      "# Pack\n1 Klevan\n4 Wolf",
    );
  });
});
