import { cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onlySample } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import type { Replay } from "../protocol";
import { http, RequestRefused } from "../socket";
import { ReplayPage } from "./ReplayPage";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p1", name: "Ines" }, account: null, refusal: null }),
}));
vi.mock("../room/useCatalogue", () => ({
  useCatalogue: () => ({ words: { forms: { duel: { name: "Duel" } } } }),
}));
vi.mock("../games", () => onlySample);

const replay: Replay = {
  game: "sample",
  form: "duel",
  version: 1,
  players: ["Ines", "Mirko"],
  computers: [],
  setup: { sealed: [], seats: [], table: {} },
  seedHash: null,
  seed: null,
  match: null,
  mixed: null,
  start: { line: 1, view: {}, waiting: [], agreed: [], resigning: [], out: [], outcome: null },
  log: [],
  steps: [],
};

const show = (link: string | null) =>
  render(
    <LanguageProvider initial="en">
      <ReplayPage link={link} match={link && "m1"} />
    </LanguageProvider>,
  );

beforeEach(() => {
  URL.createObjectURL = () => "blob:match";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(http, "replay").mockResolvedValue(replay);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("A replay by a link", () => {
  it("that cannot be fetched says so as a replay, and is asked for again", async () => {
    const fetched = vi.spyOn(http, "matchFile");
    fetched.mockRejectedValueOnce(new RequestRefused(503, { code: "unavailable" }));
    show("secret");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Replay");
    expect(document.title).toBe("Replay · Arenhold");
    expect(screen.getByText(/^The server cannot reach its database/)).toBeTruthy();
    expect(screen.queryByText("Open a match file")).toBeNull();
    fetched.mockResolvedValueOnce("game sample");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("the replay");
    expect(fetched).toHaveBeenLastCalledWith("secret", "m1");
  });

  it("gives a link to what is shown, and says that it is copied", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, languages: ["en"], clipboard: { writeText } });
    vi.spyOn(http, "matchFile").mockResolvedValue("game sample");
    show("secret");
    fireEvent.click(await screen.findByRole("button", { name: "Link to this step" }));
    await screen.findByText("Copied.");
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}${location.pathname}#0`);
  });
});

describe("A replay of a file", () => {
  it("offers no link: it would work for nobody else", async () => {
    show(null);
    const file = new File(["game sample"], "match.txt");
    fireEvent.drop(screen.getByRole("heading", { level: 1 }), {
      dataTransfer: { files: [file], getData: () => "" },
    });
    await screen.findByText("the replay");
    expect(screen.getByRole("button", { name: "Open another file" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Link to this step" })).toBeNull();
  });
});
