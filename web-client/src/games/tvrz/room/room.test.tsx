import { cleanup, fireEvent, render, screen, waitFor, within } from "../../../fixtures/render";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { deckRequests } from "../../../decks/requests";
import { LanguageProvider, type Lang } from "../../../i18n";
import type { FormInfo, RoomState } from "../../../protocol";
import { Gathering } from "../../../room/Gathering";
import { http } from "../../../socket";
import { someState } from "../../../socket/fakeServer";
import { catalogueIn } from "../fixtures/catalogue";
import { deckOption, ownForm, sharedForm, written } from "../fixtures/decks";
import { seatParts } from "./parts";

type Seat = RoomState["seats"][number];

const [free] = someState().room.seats;
const seat = (name: string | null, more: Partial<Seat> = {}): Seat => ({
  ...(free as Seat),
  player: name === null ? null : { id: name, name },
  options: {},
  ...more,
});

function show(
  seats: Seat[],
  form: FormInfo = ownForm,
  lang: Lang = "en",
  table: Record<string, string> = {},
) {
  const send = vi.fn();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.spyOn(http, "session").mockResolvedValue({
    player: { id: "Ines", name: "Ines" },
    account: null,
    mail: false,
  });
  vi.spyOn(http, "catalogue").mockImplementation((_, wanted) => Promise.resolve(catalogueIn(wanted as Lang)));
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <Gathering
          room={{ ...someState().room, game: "tvrz", form: form.key, host: "Ines", seats, table }}
          you={{ id: "Ines", name: "Ines", role: "seat" }}
          seat={0}
          catalogue={catalogueIn(lang)}
          form={form}
          parts={seatParts}
          send={send}
          refusal={null}
        />
      </SessionProvider>
    </LanguageProvider>,
  );
  return send;
}

const kept = [
  { id: "d1", name: "Wolves of mine", value: "wolf:12,klevan,spear-north:8", changed: 1 },
  { id: "d2", name: "Hardly begun", value: "wolf:2", changed: 2 },
];

beforeEach(() => void vi.spyOn(deckRequests, "mine").mockResolvedValue(kept));
afterEach(cleanup);

describe("Before a match with own decks", () => {
  test("one can be ready only with a deck, where none is usual", () => {
    const without: FormInfo = { ...ownForm, seatOptions: [{ ...deckOption, fallback: null }] };
    show([seat("Ines"), seat("Mirko")], without);
    expect(screen.getByRole("button", { name: "I am ready" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Choose your deck first.")).toBeTruthy();
  });

  test("one chooses a deck, prepared or kept", async () => {
    const send = show([seat("Ines"), seat("Mirko")]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Royal Garrison/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /Wolfwood/ }));
    expect(send).toHaveBeenLastCalledWith("seatOption", { key: "deck", value: written("wolfwood") });
    fireEvent.click(await screen.findByRole("radio", { name: /Wolves of mine/ }));
    expect(send).toHaveBeenLastCalledWith("seatOption", {
      key: "deck",
      value: "klevan,wolf:12,spear-north:8",
    });
  });

  test("a deck that is too small cannot be chosen, and says how many cards are wanted", async () => {
    show([seat("Ines"), seat("Mirko")]);
    const small = await screen.findByRole("radio", { name: /Hardly begun.*20 to 250 cards/ });
    expect(small.hasAttribute("disabled")).toBe(true);
  });

  test("nor can one of another size than the table's", () => {
    show([seat("Ines"), seat("Mirko")], ownForm, "en", { "deck-size": "40" });
    const royal = screen.getByRole("radio", { name: /Royal Garrison.*At this table decks have 40 cards/ });
    expect(royal.hasAttribute("disabled")).toBe(true);
  });

  test("a deck can be pasted, and is then the chosen one", async () => {
    const send = show([seat("Ines"), seat("Mirko")]);
    fireEvent.click(screen.getByRole("button", { name: "Paste" }));
    fireEvent.change(screen.getByRole("textbox", { name: "The deck as text" }), {
      target: { value: "19 Pes\n2 Klevan" },
    });
    const take = screen.getByRole("button", { name: /Take this deck/ });
    await waitFor(() => expect(take.hasAttribute("disabled")).toBe(false));
    fireEvent.click(take);
    expect(send).toHaveBeenLastCalledWith("seatOption", { key: "deck", value: "klevan:2,dog:19" });
    cleanup();
    show([seat("Ines", { options: { deck: "klevan:2,dog:19" } }), seat("Mirko")]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Pasted deck/ }).checked).toBe(true);
  });

  test.each([
    ["en", "has chosen a deck", "is choosing a deck"],
    ["cs", "balík má vybraný", "vybírá si balík"],
    ["it", "ha scelto un mazzo", "sta scegliendo un mazzo"],
  ] as const)("of others it is said only whether they have chosen (%s)", (lang, chosen, choosing) => {
    show([seat("Ines"), seat("Mirko", { sealed: { deck: "abc" } }), seat("Radek")], ownForm, lang);
    const said = (name: string) => screen.getByRole("heading", { name, level: 3 }).parentElement?.textContent;
    expect(said("Mirko")).toContain(chosen);
    expect(said("Radek")).toContain(choosing);
  });

  test("one's own deck is said by its name", () => {
    show([seat("Ines", { options: { deck: written("dusk") } }), seat("Mirko")]);
    expect(screen.getByRole("heading", { name: "Ines", level: 3 }).parentElement?.textContent).toContain(
      "Dusk Band",
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Dusk Band/ }).checked).toBe(true);
  });
});

describe("Before any match", () => {
  test("neighbours are those who may attack, where not everybody is one", () => {
    const names = ["Ines", "Mirko", "Giulia", "Radek"];
    show(
      names.map((name) => seat(name)),
      sharedForm,
    );
    const may = names.filter((name) =>
      screen.getByRole("heading", { name, level: 3 }).parentElement?.textContent?.includes("may attack you"),
    );
    expect(may).toEqual(["Mirko", "Radek"]);
    cleanup();
    show(
      names.slice(0, 3).map((name) => seat(name)),
      sharedForm,
    );
    expect(screen.queryByText(/may attack you/)).toBeNull();
  });

  test("many players with one shared pack are told that it is short", () => {
    const five = ["Ines", "b", "c", "d", "e"].map((name) => seat(name));
    show(five, sharedForm);
    expect(screen.getByText(/one pack holds 202 cards/)).toBeTruthy();
    cleanup();
    show(five, sharedForm, "en", { packs: "2" });
    expect(screen.queryByText(/one pack holds 202 cards/)).toBeNull();
  });

  test("the host's own deck is chosen before the table is made", () => {
    const onChoose = vi.fn();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const terms = { form: ownForm, catalogue: catalogueIn("it"), table: {} };
    expect(seatParts.alone(terms)).toEqual([deckOption]);
    expect(seatParts.alone({ ...terms, form: sharedForm })).toEqual([]);
    render(
      <LanguageProvider initial="it">
        <SessionProvider>
          <seatParts.Setup {...terms} seats={2} options={[deckOption]} chosen={{}} onChoose={onChoose} />
        </SessionProvider>
      </LanguageProvider>,
    );
    const decks = screen.getByRole("group", { name: "Il tuo mazzo" });
    fireEvent.click(within(decks).getByRole("radio", { name: /Rune e catene/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("deck", written("runes"));
  });
});
