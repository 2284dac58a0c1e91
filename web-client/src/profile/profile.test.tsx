import { cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useSession } from "../account/Session";
import { onlySample } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import { PlayerPage } from "./PlayerPage";
import { RankingPage } from "./RankingPage";
import { byName } from "./RecordPanels";

const { unknown } = vi.hoisted(() => ({
  unknown: {
    player: null as { id: string; name: string } | null,
    account: null,
    mail: false,
    refusal: null,
    rename: () => Promise.resolve(),
    become: () => undefined,
  },
}));
vi.mock("../games", () => onlySample);
vi.mock("../account/Session", () => ({ useSession: vi.fn(() => unknown) }));

const rating = { shown: 1547, uncertainty: 301, provisional: true };
const ines = { id: "00000000-0000-0000-0000-000000000001", name: "Ines" };
const mirko = { id: "00000000-0000-0000-0000-000000000002", name: "Mirko" };

const tally = { won: 2, lost: 1, tied: 0 };
const streaks = { won: 1, longestWon: 2, unbeaten: 3, longestUnbeaten: 4 };
const record = {
  tally,
  streaks,
  forms: [
    { game: "sample", form: "duel", tally, streaks },
    { game: "sample", form: "crowd", tally: { won: 0, lost: 0, tied: 0 }, streaks },
  ],
  own: [{ game: "sample", option: "side", value: "white", tally }],
  against: [{ game: "sample", option: "side", value: "black", tally: { won: 0, lost: 3, tied: 1 } }],
  opponents: [{ player: mirko, tally }],
  cards: [{ game: "sample", card: "rook", times: 7, matches: 2 }],
};

const answers: Record<string, unknown> = {
  [`/api/players/${ines.id}`]: {
    player: ines,
    since: "2026-01-02T03:04:05Z",
    account: true,
    ratings: [{ game: "sample", form: "duel", rating, matches: 3 }],
  },
  [`/api/players/${ines.id}/record?game=sample`]: record,
  [`/api/players/${ines.id}/record?game=sample&form=duel`]: record,
  [`/api/players/${ines.id}/opponents`]: [{ player: mirko, tally }],
  [`/api/players/${ines.id}/opponents?name=mirko`]: [{ player: mirko, tally }],
  [`/api/players/${ines.id}/opponents?name=Mirko`]: [{ player: mirko, tally }],
  [`/api/players/${ines.id}/opponents?name=Mirkos`]: [],
  [`/api/players/${ines.id}/ratings/sample/duel`]: [
    { at: "2026-01-02T03:04:05Z", rating: { shown: 1500, uncertainty: 400, provisional: true } },
    { at: "2026-01-03T03:04:05Z", rating },
  ],
  [`/api/players/${ines.id}/matches?game=sample`]: [
    {
      id: "m1",
      game: "sample",
      form: "duel",
      rated: true,
      uncounted: null,
      ended: "2026-01-03T03:04:05Z",
      reason: "played",
      seats: [
        {
          player: ines,
          side: 0,
          place: 1,
          options: { side: "white" },
          before: { ...rating, shown: 1500, uncertainty: 320 },
          after: rating,
          chance: 0.384,
        },
        {
          player: mirko,
          side: 1,
          place: 2,
          options: { side: "black" },
          before: rating,
          after: { ...rating, shown: 1500 },
          chance: 0.616,
        },
      ],
    },
  ],
  [`/api/players/${ines.id}/matches?game=sample&result=lost`]: [],
  [`/api/players/${ines.id}/matches?game=sample&opponent=${mirko.id}`]: [
    {
      id: "m2",
      game: "sample",
      form: "duel",
      rated: false,
      uncounted: "guests",
      ended: "2026-01-03T03:04:05Z",
      reason: "played",
      seats: [
        { player: ines, side: 0, place: 1, options: {}, before: null, after: null, chance: null },
        { player: mirko, side: 1, place: 1, options: {}, before: null, after: null, chance: null },
      ],
    },
  ],
  [`/api/players/${ines.id}/matches?game=sample&against.side=black`]: [],
  "/api/games": [
    {
      key: "sample",
      forms: [
        {
          key: "duel",
          minSeats: 2,
          maxSeats: 2,
          tableOptions: [],
          seatOptions: [
            {
              kind: "oneof",
              key: "side",
              values: ["white", "black", "random"],
              fallback: "random",
              distinct: true,
            },
          ],
          teams: [],
          usual: [],
        },
      ],
    },
  ],
  "/api/ratings/sample/duel": [{ player: ines, rating, matches: 12 }],
  "/api/catalogue/sample/en": {
    game: "sample",
    words: {
      forms: { duel: { name: "Duel" } },
      options: { side: { values: { white: { name: "White" }, black: { name: "Black" } } } },
    },
    cards: { rook: { name: "Rook" } },
  },
};

function show(page: React.ReactNode, lang: Lang = "en") {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", (path: string) => {
    const found = Object.hasOwn(answers, path);
    const body = found ? answers[path] : { code: "not-found" };
    return Promise.resolve(new Response(JSON.stringify(body), { status: found ? 200 : 404 }));
  });
  return render(<LanguageProvider initial={lang}>{page}</LanguageProvider>);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };

describe("a player's page", () => {
  it("shows their ratings, results and matches, and filters these", async () => {
    const { container } = show(<PlayerPage id={ines.id} />);
    await screen.findByRole("heading", { name: "Ines" });
    const past = screen.getByRole("region", { name: "Matches" });
    await within(past).findByText("Duel (White) against Mirko (Black)");
    within(past).getByText("+47", { selector: "summary *" });
    within(past).getByText(/Won against a stronger side: the chance of winning was 38%\./);
    within(past).getByText(/from 1500 to 1547, uncertainty 320 before, 301 now/);
    expect(within(past).getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/match/m1");
    await screen.findByRole("img", { name: /from 1500 to 1547, lowest 1500, highest 1547/ });
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
    fireEvent.change(within(past).getByLabelText("Result"), { target: { value: "lost" } });
    await within(past).findByText("No matches to show.");
  });

  it("adds up their matches by form, side and opponent, with streaks and favourite cards", async () => {
    show(<PlayerPage id={ines.id} />);
    const results = await screen.findByRole("region", { name: "Results" });
    within(results).getByRole("row", { name: "Duel 2 1 0 67" });
    within(results).getByRole("row", { name: "Overall 2 1 0 67" });
    const inARow = screen.getByRole("region", { name: "Streaks" });
    within(inARow).getByRole("row", { name: "Duel 1 now, best 2 3 now, best 4" });
    const bySide = screen.getByRole("region", { name: "By side" });
    within(bySide).getByRole("row", { name: "White 2 1 0 67" });
    within(bySide).getByRole("row", { name: "Black 0 3 1 0" });
    const cards = screen.getByRole("region", { name: "Favourite cards" });
    expect(within(cards).getByRole("listitem").textContent).toBe("Rookplayed 7 timesin 2 matches");
  });

  it("goes from an opponent to the matches against them, and says why one did not count", async () => {
    show(<PlayerPage id={ines.id} />);
    fireEvent.click(await screen.findByRole("button", { name: "Matches against Mirko" }));
    const past = screen.getByRole("region", { name: "Matches" });
    expect(document.activeElement).toBe(past);
    await within(past).findByText("Did not count because not everyone had an account.");
    expect(within(past).getByLabelText<HTMLInputElement>("Opponent").value).toBe("Mirko");
    fireEvent.click(within(past).getByRole("button", { name: "Clear the filters" }));
    await within(past).findByText("Duel (White) against Mirko (Black)");
  });

  it("filters the matches by the opponent's options and name", async () => {
    show(<PlayerPage id={ines.id} />);
    const past = await screen.findByRole("region", { name: "Matches" });
    const side = await within(past).findByLabelText("Opponent's side");
    expect(
      within(side)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["All", "White", "Black"]);
    fireEvent.change(side, { target: { value: "black" } });
    await within(past).findByText("No matches to show.");
    fireEvent.change(side, { target: { value: "" } });
    await within(past).findByText("Duel (White) against Mirko (Black)");
    await waitFor(() => expect(past.querySelector("datalist option")).not.toBeNull());
    fireEvent.change(within(past).getByLabelText("Opponent"), { target: { value: "Mirko" } });
    await within(past).findByText("Did not count because not everyone had an account.");
  });

  it("narrows them to an opponent whose whole name is pasted, and says where there is none", async () => {
    show(<PlayerPage id={ines.id} />);
    const past = await screen.findByRole("region", { name: "Matches" });
    const opponent = within(past).getByLabelText<HTMLInputElement>("Opponent");
    opponent.focus();
    fireEvent.change(opponent, { target: { value: "mirko " } });
    await within(past).findByText("Did not count because not everyone had an account.");
    expect(opponent.value).toBe("Mirko");
    expect(document.activeElement).toBe(opponent);
    fireEvent.change(opponent, { target: { value: "Mirkos" } });
    await within(past).findByText("No opponent has that name.");
    await within(past).findByText("Duel (White) against Mirko (Black)");
    fireEvent.change(opponent, { target: { value: "" } });
    expect(within(past).queryByText(/nobody of that name/)).toBeNull();
  });

  it("says what the server says when it cannot answer, and asks again", async () => {
    show(<PlayerPage id={ines.id} />);
    const answering = fetch;
    let away = true;
    cleanup();
    vi.stubGlobal("fetch", (path: string) =>
      away
        ? Promise.resolve(new Response(JSON.stringify({ code: "unavailable" }), { status: 503 }))
        : answering(path),
    );
    render(<LanguageProvider initial="en">{<PlayerPage id={ines.id} />}</LanguageProvider>);
    await screen.findByText(/^The server cannot reach its database/);
    expect(screen.queryByText("There is no such player.")).toBeNull();
    away = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Ines" });
  });

  it("lists cards of one name once", () => {
    const cards = [
      { game: "sample", card: "a", times: 4, matches: 2 },
      { game: "sample", card: "b", times: 5, matches: 1 },
      { game: "sample", card: "c", times: 3, matches: 2 },
    ];
    expect(byName(cards, (card) => (card === "b" ? "Other" : "Same"))).toEqual([
      { name: "Same", times: 7, matches: 4 },
      { name: "Other", times: 5, matches: 1 },
    ]);
  });

  it("says that there is no such player", async () => {
    show(<PlayerPage id={mirko.id} />);
    await screen.findByRole("heading", { name: "There is no such player." });
  });
});

describe("the rankings", () => {
  const lin = { id: "00000000-0000-0000-0000-000000000003", name: "Lin" };
  const asked = (me: typeof ines | null) => vi.mocked(useSession).mockReturnValue({ ...unknown, player: me });
  const profile = (ratings: object[], account = true) => {
    answers[`/api/players/${lin.id}`] = { player: lin, since: "2026-01-02T03:04:05Z", account, ratings };
  };
  afterEach(() => asked(null));

  it("list the strongest of a form", async () => {
    const complained = vi.spyOn(console, "error");
    const { container } = show(<RankingPage />);
    const row = await screen.findByRole("row", { name: /1 Ines .*1547 ± 301 12/ });
    expect(within(row).getByRole("link", { name: "Ines" }).getAttribute("href")).toBe(`/players/${ines.id}`);
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
    expect(complained.mock.calls.filter(([words]) => /uncontrolled/.test(String(words)))).toEqual([]);
    complained.mockRestore();
  });

  it("mark one's own row with a word", async () => {
    asked(ines);
    show(<RankingPage />);
    await screen.findByRole("row", { name: "1 Ines you 1547 ± 301 12" });
    expect(screen.queryByText(/^You are not/)).toBeNull();
  });

  it("tell players who are not ranked how many matches they have and need", async () => {
    asked(lin);
    profile([{ game: "sample", form: "duel", rating, matches: 3 }]);
    show(<RankingPage />);
    await screen.findByText("You are not ranked yet: you have played 3 rated matches, about ten are needed.");
    cleanup();
    profile([], false);
    show(<RankingPage />);
    await screen.findByText(/^You are not ranked yet: you have played 0 rated matches.* you are a guest\.$/);
  });

  it("tell players below the list that they are", async () => {
    asked(lin);
    const known = { ...rating, shown: 1300, provisional: false };
    profile([{ game: "sample", form: "duel", rating: known, matches: 30 }]);
    show(<RankingPage />);
    await screen.findByText(
      "You are not among the one player shown: your rating is 1300, and they rank higher.",
    );
  });
});
