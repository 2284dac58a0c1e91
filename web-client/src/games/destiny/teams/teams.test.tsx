import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { deckRequests } from "../../../decks/requests";
import { getNamed } from "../../../fixtures/named";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "../../../fixtures/render";
import { LanguageProvider, type Lang } from "../../../i18n";
import { http } from "../../../socket";
import { catalogueIn } from "../fixtures/catalogue";
import { duel, written } from "../fixtures/teams";
import { Sprite } from "../Sprite";
import { Teams } from "./Teams";

async function show(lang: Lang = "en") {
  vi.spyOn(http, "catalogue").mockImplementation((_, wanted) => Promise.resolve(catalogueIn(wanted as Lang)));
  vi.spyOn(http, "games").mockResolvedValue([
    { key: "destiny", version: 1, forms: [duel], problems: [] } as never,
  ]);
  vi.spyOn(http, "session").mockResolvedValue({
    player: { id: "p1", name: "Ines" },
    account: null,
    mail: false,
  });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const shown = render(
    <LanguageProvider initial={lang}>
      <Sprite />
      <SessionProvider>
        <Teams />
      </SessionProvider>
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.querySelector(".ds-ready")).not.toBeNull());
  return shown;
}

const ready = (name: RegExp) => fireEvent.click(getNamed("button", name));
const team = () => screen.getByRole("region", { name: "Team" });
const cards = () => screen.getByRole("region", { name: "Cards" });
const deck = () => screen.getByRole("region", { name: "Deck" });
const press = (name: string | RegExp, where = document.body) =>
  fireEvent.click(getNamed("button", name, where));

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  vi.spyOn(deckRequests, "mine").mockResolvedValue([]);
  vi.spyOn(deckRequests, "faults").mockResolvedValue([]);
});
afterEach(cleanup);

describe("The team builder", () => {
  test("starts from a ready team, with its points and cards", async () => {
    await show();
    ready(/^Han Solo and Leia/);
    expect(within(team()).getByRole("status").textContent).toBe("30 of 30 points");
    expect(within(deck()).getAllByRole("status")[0]?.textContent).toBe("30 of 30 cards");
    const dice = getNamed("button", "Han Solo: 18 2 dice", team());
    expect(dice.getAttribute("aria-pressed")).toBe("true");
    expect(await within(deck()).findByText("Ready to play")).toBeDefined();
  });

  test("keeps what does not fit visible, with the reason", async () => {
    await show();
    ready(/^Han Solo and Leia/);
    const elite = getNamed<HTMLButtonElement>("button", "Leia Organa: 16 4 over, 2 dice", team());
    expect(elite.disabled).toBe(true);
    fireEvent.click(getNamed("radio", "Villains", team()));
    expect(within(team()).getAllByText("villain: your team is heroes").length).toBeGreaterThan(0);
    fireEvent.click(getNamed("radio", "All 140", cards()));
    const saber = getNamed<HTMLButtonElement>(
      "button",
      "One more: Lightsaber, no blue character in your team",
      cards(),
    );
    expect(saber.disabled).toBe(true);
    expect(within(cards()).getAllByText(/; only Finn would allow it/).length).toBeGreaterThan(0);
  });

  test("a character leaves and another comes; its cards stay, with their fault", async () => {
    await show();
    ready(/^Rey and Finn/);
    press("Rey: 12 2 dice", team());
    expect(within(cards()).getAllByText("no blue character in your team").length).toBeGreaterThan(0);
    press("Qui-Gon Jinn: 13 1 die", team());
    expect(within(cards()).queryByText("no blue character in your team")).toBeNull();
  });

  test("says of every fault how to mend it", async () => {
    vi.mocked(deckRequests.faults).mockResolvedValue([
      { code: "deck-too-small", card: null, rule: "D3.3" },
      { code: "no-such-colour", card: "aw059", rule: "D3.6" },
    ]);
    await show();
    ready(/^Rey and Finn/);
    press("One less: Lightsaber", cards());
    expect(await within(deck()).findByText("Not ready: 2 faults")).toBeDefined();
    expect(within(deck()).getByText("1 card missing.")).toBeDefined();
    const rule = within(deck()).getByRole("link", { name: "D3.6" });
    expect(rule.closest("li")?.textContent).toMatch(/^Lightsaber: no-such-colour \(D3\.6\)/);
    expect(rule.getAttribute("href")).toBe("/rules/destiny#team");
    expect(deckRequests.faults).toHaveBeenLastCalledWith(
      "destiny",
      "duel",
      "team",
      expect.stringMatching(/^aw038-elite,aw045-elite,aw174,.*aw059,/),
    );
    press("Take it out", deck());
    expect(within(deck()).queryByRole("button", { name: "Lightsaber" })).toBeNull();
    fireEvent.click(await within(deck()).findByRole("button", { name: "Show legal cards" }));
    expect(getNamed<HTMLInputElement>("radio", /^Legal/, cards()).checked).toBe(true);
  });

  test("has one battlefield", async () => {
    await show();
    ready(/^Rey and Finn/);
    const field = (name: RegExp) => getNamed<HTMLInputElement>("radio", name);
    expect(field(/^Starship Graveyard/).checked).toBe(true);
    fireEvent.click(field(/^Frozen Wastes/));
    expect(field(/^Starship Graveyard/).checked).toBe(false);
  });

  test("keeps a team with its name, changes it, and deletes it when sure", async () => {
    const keep = vi
      .spyOn(deckRequests, "keep")
      .mockImplementation((_, name, value) => Promise.resolve({ id: "d1", name, value, changed: 1 }));
    const change = vi
      .spyOn(deckRequests, "change")
      .mockImplementation((id, name, value) => Promise.resolve({ id, name, value, changed: 2 }));
    const remove = vi.spyOn(deckRequests, "remove").mockResolvedValue();
    await show();
    ready(/^Rey and Finn/);
    fireEvent.change(screen.getByRole("textbox", { name: "Name of the team" }), {
      target: { value: "Mine" },
    });
    await act(async () => press("Keep"));
    expect(keep).toHaveBeenCalledExactlyOnceWith("destiny", "Mine", expect.stringContaining("aw038-elite"));
    expect(await screen.findByText("Kept.")).toBeDefined();
    press("One less: Dodge", cards());
    await act(async () => press("Keep"));
    expect(change).toHaveBeenCalledExactlyOnceWith("d1", "Mine", expect.not.stringContaining("aw155"));
    press("Delete");
    expect(remove).not.toHaveBeenCalled();
    await act(async () => press("Delete it"));
    expect(remove).toHaveBeenCalledExactlyOnceWith("d1");
  });

  test("asks before changes are lost, and remembers them", async () => {
    await show();
    ready(/^Rey and Finn/);
    press("One less: Dodge", cards());
    expect(screen.getByText("Copy of Rey and Finn, changed")).toBeDefined();
    ready(/^Kylo Ren/);
    press("Leave it");
    cleanup();
    await show();
    expect(within(deck()).getAllByRole("status")[0]?.textContent).toBe("29 of 30 cards");
    ready(/^Kylo Ren/);
    press("Leave them");
    expect(within(deck()).getAllByRole("status")[0]?.textContent).toBe("30 of 30 cards");
  });

  test("takes a team from text and hands it out as text and link", async () => {
    await show();
    press("Import");
    const dialog = screen.getByRole("dialog", { name: "A team from text" });
    const text = within(dialog).getByRole("textbox", { name: "The team as text" });
    fireEvent.change(text, { target: { value: "# Two\n1 Rey (elite)\n2 Dodge\n2 Unicorn" } });
    expect(await within(dialog).findByText("2 Unicorn")).toBeDefined();
    press(/Take this team/, dialog);
    expect(within(team()).getByRole("status").textContent).toBe("12 of 30 points");
    press("Export");
    const out = screen.getByRole("dialog", { name: "This team for others" });
    expect(within(out).getByRole<HTMLTextAreaElement>("textbox", { name: "As text" }).value).toBe(
      "# Two\n1 Rey (elite)\n\n2 Dodge",
    );
    expect(within(out).getByRole<HTMLInputElement>("textbox", { name: "As a link" }).value).toContain(
      "/decks/destiny#team=aw038-elite,aw155:2&name=Two",
    );
  });

  test("refuses a file that is no team, or too long", async () => {
    await show();
    press("Import");
    const dialog = screen.getByRole("dialog", { name: "A team from text" });
    const file = new File(["x".repeat(1_000_000)], "big.txt", { type: "text/plain" });
    await act(async () =>
      fireEvent.change(within(dialog).getByLabelText("From a file"), { target: { files: [file] } }),
    );
    expect(await within(dialog).findByText("That file is no team.")).toBeDefined();
  });

  test("takes a team from the address, once", async () => {
    location.hash = `#team=${written("hero-starter")}&name=Shared`;
    await show();
    expect(within(team()).getByRole("status").textContent).toBe("28 of 30 points");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the team" }).value).toBe("Shared");
    expect(location.hash).toBe("");
  });

  test("opens a card in full", async () => {
    await show();
    ready(/^Rey and Finn/);
    fireEvent.click(getNamed("button", "2 × Lightsaber", deck()));
    expect(screen.getByRole("dialog", { name: "Lightsaber" })).toBeDefined();
  });

  test.each(["en", "cs", "it"] as const)("has no faults of accessibility in %s", async (lang) => {
    const { container } = await show(lang);
    fireEvent.click(container.querySelectorAll<HTMLElement>(".ds-ready")[1] as HTMLElement);
    fireEvent.change(container.querySelector("input[type=search]") as HTMLElement, {
      target: { value: "light" },
    });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
