import { cleanup, fireEvent, render, screen, within } from "../fixtures/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { form, onlySample } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { PlayerPage } from "./PlayerPage";
import { RankingPage } from "./RankingPage";

vi.mock("../games", () => onlySample);
vi.mock("../account/Session", () => ({ useSession: () => ({ player: null, account: null, refusal: null }) }));

const ines = { id: "00000000-0000-0000-0000-000000000001", name: "Ines" };
const rating = { shown: 1600, uncertainty: 60, provisional: false };
const words = (name: string) => ({ name, forms: { duel: { name: `${name} for two` } }, options: {} });

const answers: Record<string, unknown> = {
  "/api/games": ["sample", "heap"].map((key) => ({ key, version: 1, forms: [form], problems: [] })),
  "/api/words/en": { sample: words("Sample"), heap: words("Heap") },
  "/api/catalogue/sample/en": { game: "sample", version: 1, words: words("Sample"), cards: {} },
  "/api/catalogue/heap/en": { game: "heap", version: 1, words: words("Heap"), cards: {} },
  "/api/ratings/sample/duel": [],
  "/api/ratings/heap/duel": [{ player: ines, rating, matches: 12 }],
  [`/api/players/${ines.id}`]: {
    player: ines,
    since: "2026-01-02T03:04:05Z",
    account: true,
    ratings: [{ game: "heap", form: "duel", rating, matches: 12 }],
  },
};

beforeEach(() =>
  vi.stubGlobal("fetch", (path: string) => {
    const found = Object.hasOwn(answers, path);
    return Promise.resolve(
      new Response(JSON.stringify(found ? answers[path] : { code: "not-found" }), {
        status: found ? 200 : 404,
      }),
    );
  }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (page: React.ReactNode) => render(<LanguageProvider initial="en">{page}</LanguageProvider>);

test("a game that this client draws no table of has rankings too", async () => {
  show(<RankingPage />);
  await screen.findByRole("option", { name: "Heap" });
  fireEvent.change(screen.getByLabelText("Game"), { target: { value: "heap" } });
  await screen.findByRole("option", { name: "Heap for two" });
  const row = await screen.findByRole("row", { name: /Ines/ });
  within(row).getByText("1600");
});

test("so do those who play it: their page begins with what they play most", async () => {
  show(<PlayerPage id={ines.id} />);
  await screen.findByRole("option", { name: "Heap" });
  expect((screen.getByLabelText("Game") as HTMLSelectElement).value).toBe("heap");
  await screen.findByText(/1600/);
});
