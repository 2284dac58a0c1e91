import { cleanup, fireEvent, render, screen } from "../fixtures/render";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../i18n";
import type { Replay } from "../protocol";
import { http, RequestRefused } from "../socket";
import * as navigation from "../ui/navigation";
import { PlayOn } from "./PlayOn";

vi.mock("../computer", async (original) => ({
  ...(await original<object>()),
  useLevels: () => ["novice", "adept"],
}));

const moment = { line: 1, view: {}, waiting: [], agreed: [], resigning: [], out: [], outcome: null };
const replay: Replay = {
  game: "sample",
  form: "duel",
  version: 1,
  players: ["Ines", "Mirko", "Lin"],
  computers: [null, null, null],
  setup: { sealed: [], seats: [{}, {}, {}], table: {} },
  seedHash: null,
  seed: null,
  match: "m1",
  mixed: null,
  start: moment,
  log: [],
  steps: [],
};

const show = () => {
  render(
    <LanguageProvider initial="en">
      <PlayOn link="secret" match="m1" replay={replay} moment={12} first={1} out={[2]} />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("Playing on from a moment of a replay", () => {
  it("asks for seat and strength, and leads to the new table", async () => {
    const play = vi.spyOn(http, "playOn").mockResolvedValue({ room: "r", link: "new" });
    const go = vi.spyOn(navigation, "go").mockImplementation(() => {});
    show();
    expect((screen.getByRole("radio", { name: "Mirko" }) as HTMLInputElement).checked).toBe(true);
    // Who has left by then cannot be played.
    expect(screen.queryByRole("radio", { name: "Lin" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Ines" }));
    fireEvent.click(screen.getByDisplayValue("adept"));
    fireEvent.click(screen.getByRole("button", { name: "Play on" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/r/new"));
    expect(play).toHaveBeenCalledWith("secret", "m1", { moment: 12, seat: 0, level: "adept" });
  });

  it("that is refused says why", async () => {
    vi.spyOn(http, "playOn").mockRejectedValue(new RequestRefused(409, { code: "over" }));
    show();
    fireEvent.click(screen.getByRole("button", { name: "Play on" }));
    await screen.findByText("The match is over.");
  });
});
