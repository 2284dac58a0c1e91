import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../account/Session";
import { deckRequests } from "../../../decks/requests";
import { cleanup, fireEvent, render, screen, within } from "../../../fixtures/render";
import { LanguageProvider } from "../../../i18n";
import type { FormInfo, RoomState } from "../../../protocol";
import { Gathering } from "../../../room/Gathering";
import { http } from "../../../socket";
import { someState } from "../../../socket/fakeServer";
import { catalogueIn } from "../fixtures/catalogue";
import { duel, teamOption, written } from "../fixtures/teams";
import { Sprite } from "../Sprite";
import { seatParts } from "./parts";

type Seat = RoomState["seats"][number];

const [free] = someState().room.seats;
const seat = (name: string | null, more: Partial<Seat> = {}): Seat => ({
  ...(free as Seat),
  player: name === null ? null : { id: name, name },
  options: {},
  ...more,
});

function show(seats: Seat[], form: FormInfo = duel) {
  const send = vi.fn();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.spyOn(http, "session").mockResolvedValue({
    player: { id: "Ines", name: "Ines" },
    account: null,
    mail: false,
  });
  vi.spyOn(http, "catalogue").mockImplementation((_, lang) => Promise.resolve(catalogueIn(lang as "en")));
  render(
    <LanguageProvider initial="en">
      <Sprite />
      <SessionProvider>
        <Gathering
          room={{ ...someState().room, game: "destiny", form: form.key, host: "Ines", seats, table: {} }}
          you={{ id: "Ines", name: "Ines", role: "seat" }}
          seat={0}
          catalogue={catalogueIn("en")}
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
  { id: "d1", name: "Mine", value: written("hero-starter").replace("aw174", "aw168"), changed: 1 },
  { id: "d2", name: "Hardly begun", value: "aw038", changed: 2 },
];

beforeEach(() => void vi.spyOn(deckRequests, "mine").mockResolvedValue(kept));
afterEach(cleanup);

describe("Before a match", () => {
  test("one can be ready only with a team, where none is usual", () => {
    show([seat("Ines"), seat("Mirko")], { ...duel, seatOptions: [{ ...teamOption, fallback: null }] });
    expect(screen.getByRole("button", { name: "I am ready" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Choose your team first.")).toBeDefined();
  });

  test("one chooses a team, prepared or kept; an unfinished one cannot be chosen", async () => {
    const send = show([seat("Ines"), seat("Mirko")]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Kylo Ren and two/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /^Rey and Finn/ }));
    expect(send).toHaveBeenLastCalledWith("seatOption", { key: "team", value: written("hero-starter") });
    fireEvent.click(await screen.findByRole("radio", { name: /^Mine/ }));
    expect(send).toHaveBeenLastCalledWith("seatOption", {
      key: "team",
      value: expect.stringContaining("aw168"),
    });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Hardly begun/ }).disabled).toBe(true);
  });

  test("one takes a team from text", async () => {
    const send = show([seat("Ines"), seat("Mirko")]);
    fireEvent.click(screen.getByRole("button", { name: "Import" }));
    const dialog = screen.getByRole("dialog", { name: "A team from text" });
    fireEvent.change(within(dialog).getByRole("textbox", { name: "The team as text" }), {
      target: { value: written("villain-column") },
    });
    fireEvent.click(await within(dialog).findByRole("button", { name: "Take this team (33)" }));
    expect(send).toHaveBeenLastCalledWith("seatOption", { key: "team", value: written("villain-column") });
  });

  test("others see that a team is chosen, not which", () => {
    show([
      seat("Ines", { options: { team: written("hero-starter") } }),
      seat("Mirko", { sealed: { team: "x" } }),
    ]);
    expect(screen.getAllByText(/Rey and Finn/).length).toBeGreaterThan(1);
    expect(screen.getByText("has chosen a team")).toBeDefined();
  });
});
