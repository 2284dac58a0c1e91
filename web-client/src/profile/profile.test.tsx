import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider, type Lang } from "../i18n";
import { PlayerPage } from "./PlayerPage";
import { RankingPage } from "./RankingPage";

const rating = { shown: 1547, uncertainty: 301, provisional: true };
const ines = { id: "00000000-0000-0000-0000-000000000001", name: "Ines" };
const mirko = { id: "00000000-0000-0000-0000-000000000002", name: "Mirko" };

const answers: Record<string, unknown> = {
  [`/api/players/${ines.id}`]: {
    player: ines,
    since: "2026-01-02T03:04:05Z",
    account: true,
    ratings: [{ game: "tashkalar", form: "duel", rating, matches: 3 }],
    tallies: { "tashkalar/duel": { won: 2, lost: 1, tied: 0 } },
  },
  [`/api/players/${ines.id}/ratings/tashkalar/duel`]: [
    { at: "2026-01-02T03:04:05Z", rating: { shown: 1500, uncertainty: 400, provisional: true } },
    { at: "2026-01-03T03:04:05Z", rating },
  ],
  [`/api/players/${ines.id}/matches`]: [
    {
      id: "m1",
      game: "tashkalar",
      form: "duel",
      rated: true,
      ended: "2026-01-03T03:04:05Z",
      reason: "played",
      seats: [
        { player: ines, side: 0, place: 1, before: { ...rating, shown: 1500 }, after: rating },
        { player: mirko, side: 1, place: 2, before: rating, after: { ...rating, shown: 1500 } },
      ],
    },
  ],
  [`/api/players/${ines.id}/matches?result=lost`]: [],
  "/api/ratings/tashkalar/duel": [{ player: ines, rating, matches: 12 }],
  "/api/catalogue/tashkalar/en": { forms: { duel: { name: "Duel" } } },
};

function show(page: React.ReactNode, lang: Lang = "en") {
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
  it("shows his ratings, results and matches, and narrows these", async () => {
    const { container } = show(<PlayerPage id={ines.id} />);
    await screen.findByRole("heading", { name: "Ines" });
    await screen.findByText("2 won, 1 lost, 0 tied");
    const past = screen.getByRole("region", { name: "Matches" });
    await within(past).findByText(/against Mirko/);
    within(past).getByText("+47");
    expect(within(past).getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/match/m1");
    await screen.findByRole("img", { name: /1500, 1547/ });
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
    fireEvent.change(within(past).getByLabelText("Result"), { target: { value: "lost" } });
    await within(past).findByText("No matches that you may see.");
  });

  it("says that there is no such player", async () => {
    show(<PlayerPage id={mirko.id} />);
    await screen.findByRole("heading", { name: "There is no such player." });
  });
});

describe("the rankings", () => {
  it("list the strongest of a form", async () => {
    const { container } = show(<RankingPage />);
    const row = await screen.findByRole("row", { name: /1 Ines 1547 ± 301 12/ });
    expect(within(row).getByRole("link").getAttribute("href")).toBe(`/players/${ines.id}`);
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
  });
});
