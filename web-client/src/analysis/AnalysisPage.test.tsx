import { cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onlySample } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import type { Analysis, Replay, TurnAnalysis } from "../protocol";
import { http, RequestRefused } from "../socket";
import { AnalysisPage } from "./AnalysisPage";

vi.mock("../account/Session", () => ({
  useSession: () => ({ player: { id: "p2", name: "Mirko" }, account: null, refusal: null }),
}));
vi.mock("../room/useCatalogue", () => ({
  useCatalogue: () => ({
    words: { forms: { duel: { name: "Duel" } }, reasons: { points: "You score {count} points." } },
    table: { prompts: {}, choices: {}, happened: {}, fields: {}, ofSeats: [], bySeat: [] },
    cards: {},
  }),
}));
vi.mock("../games", () => onlySample);

const moment = { line: 1, view: {}, waiting: [], agreed: [], resigning: [], out: [], outcome: null };
const step = { entries: ["1 place"], patch: [], events: [] };

const replay: Replay = {
  game: "sample",
  form: "duel",
  version: 1,
  players: ["Ines", "Mirko"],
  computers: [],
  setup: { sealed: [], seats: [], table: {} },
  seedHash: null,
  seed: null,
  match: "m1",
  mixed: null,
  start: moment,
  log: [],
  steps: [step, step, step, step],
};

const points = (mean: number) => ({ mean, error: 2 });

const turn = (number: number, more: Partial<TurnAnalysis> = {}): TurnAnalysis => ({
  turn: number,
  until: number,
  own: true,
  moment: number - 1,
  end: number,
  played: points(50),
  best: points(50),
  loss: points(0),
  mark: "none",
  gained: 0,
  deciding: 0,
  fork: number - 1,
  choices: ["place"],
  better: [],
  reasons: [],
  branch: null,
  opened: null,
  ...more,
});

const mistake = turn(4, {
  played: points(46),
  best: points(57),
  loss: points(11),
  mark: "clear",
  deciding: 1,
  better: ["score"],
  reasons: [{ key: "points", parts: { count: ["2"] } }],
  branch: { ...step, entries: ["2 score"] },
  opened: points(-3),
});

const seat = (...turns: TurnAnalysis[]) => ({
  result: 50,
  luck: points(16),
  adjusted: points(34),
  turns,
  draws: [{ turn: 2, moment: 2, luck: points(8) }],
});

const analysis: Analysis = {
  state: "made",
  waiting: 0,
  done: 100,
  nodes: 1_200_000,
  whole: true,
  even: 50,
  seats: [seat(turn(1), turn(3)), seat(turn(2), mistake)],
};

const show = () =>
  render(
    <LanguageProvider initial="en">
      <AnalysisPage link="secret" match="m1" />
    </LanguageProvider>,
  );

beforeEach(() => {
  history.replaceState(null, "", "#");
  vi.spyOn(http, "matchFile").mockResolvedValue("game sample");
  vi.spyOn(http, "replay").mockResolvedValue(replay);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("An analysis", () => {
  it("is asked for, and says how far it has come until it is there", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue({
      ...analysis,
      state: "waiting",
      waiting: 2,
      seats: [],
    });
    const read = vi.spyOn(http, "analysis").mockResolvedValue(analysis);
    show();
    await screen.findByText("2 analyses are made before it.");
    await screen.findByText("A clear loss: the chance fell by 11 percentage points, ± 2.", undefined, {
      timeout: 5_000,
    });
    expect(read).toHaveBeenCalledWith("secret", "m1");
  });

  it("that is refused says why", async () => {
    vi.spyOn(http, "askForAnalysis").mockRejectedValue(new RequestRefused(409, { code: "wrong-phase" }));
    show();
    await screen.findByText("That is not possible at this stage of the table.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Analysis");
  });

  it("begins with the reader's own seat and its largest loss, with reasons, and keeps open hands apart", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    show();
    await screen.findByText("Chance of winning, Mirko");
    expect(screen.getByRole("heading", { name: "Turn 4" })).toBeTruthy();
    expect(screen.getByText("You score 2 points.")).toBeTruthy();
    const box = screen.getByRole("heading", { name: "Only open hands show" }).parentElement;
    expect(box?.textContent).toContain("3 percentage points worse");
    const turns = screen.getByText("All turns").parentElement;
    expect(turns?.textContent).toContain("46%. Down 11 percentage points.");
    expect(location.hash).toBe("#2.2");
  });

  it("is stepped through by keys, and shows what was played or what was better", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    show();
    const better = await screen.findByRole("radio", { name: /^Better/ });
    expect((better as HTMLInputElement).checked).toBe(true);
    fireEvent.keyDown(document.body, { key: "b" });
    expect((better as HTMLInputElement).checked).toBe(false);
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(screen.getByRole("heading", { name: "Turn 2" })).toBeTruthy();
    expect(screen.getByText("Nothing better was found.")).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "d" });
    expect(screen.getByRole("heading", { name: "Turn 4" })).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Ines" }));
    expect(screen.getByText("No single turn decided it")).toBeTruthy();
    expect(screen.queryByText("Only open hands show")).toBeNull();
  });

  it("fills the course with the colours of the two sides, the reader's own above", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    const { container } = show();
    await screen.findByText("Chance of winning, Mirko");
    const filled = (area: string) => container.querySelector(`${area} svg`)?.getAttribute("data-fill");
    expect([filled(".curve-ahead"), filled(".curve-behind")]).toEqual(["1", "0"]);
    fireEvent.click(screen.getByRole("radio", { name: "Ines" }));
    expect([filled(".curve-ahead"), filled(".curve-behind")]).toEqual(["0", "1"]);
  });

  it("explains its colours and dots, and no numbers that say nothing to players", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    const { container } = show();
    const legend = (await screen.findByText("Chance of winning, Mirko")).parentElement!;
    expect([...legend.children].slice(1).map((one) => one.textContent)).toEqual([
      "ahead",
      "behind",
      "lucky draw",
      "unlucky draw",
    ]);
    const filled = (area: string) => legend.querySelector(`${area} svg`)?.getAttribute("data-fill");
    expect([filled(".curve-ahead"), filled(".curve-behind")]).toEqual(["1", "0"]);
    expect(container.textContent).not.toContain("1,200,000");
  });

  it("leaves the general colours where there are more sides than two", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    vi.spyOn(http, "replay").mockResolvedValue({ ...replay, players: ["Ines", "Mirko", "Petra"] });
    const { container } = show();
    await screen.findByText("Chance of winning, Mirko");
    expect(container.querySelector(".curve-behind")).toBeTruthy();
    expect(container.querySelector(".curve-area svg")).toBeNull();
  });

  it("gives the focus to the turn that is tried again, and back to the way there", async () => {
    vi.spyOn(http, "askForAnalysis").mockResolvedValue(analysis);
    vi.spyOn(http, "tried").mockReturnValue(new Promise(() => {}));
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Try it again" }));
    expect(document.activeElement?.id).toBe("trying");
    fireEvent.click(screen.getByRole("button", { name: "Back to the analysis" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try it again" }));
  });
});
