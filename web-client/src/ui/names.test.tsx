import { cleanup, render, screen } from "../fixtures/render";
import { afterEach, describe, expect, test, vi } from "vitest";
import { state } from "../fixtures/game";
import { LanguageProvider } from "../i18n";
import { MyMatches } from "../lobby/MyMatches";
import { OpenMatches } from "../profile/OpenMatches";
import type { MyRoom } from "../protocol";
import { RatingChanges } from "../rating/RatingChanges";
import { PlayedMatches } from "../room/PlayedMatches";
import { called, othersAt } from "./names";

const room: MyRoom = {
  room: "one",
  link: "secret",
  game: "sample",
  form: "duel",
  phase: "playing",
  players: [
    { id: "p1", name: "Ines" },
    { id: "p2", name: "" },
  ],
  seat: 0,
  turn: true,
  since: 0,
  clock: { kind: "none" },
  left: null,
};
vi.mock("../live", async (actual) => ({
  ...(await actual<typeof import("../live")>()),
  useMyRooms: () => [room],
}));

const show = (page: React.ReactNode) => render(<LanguageProvider initial="en">{page}</LanguageProvider>);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("A deleted account", () => {
  const gone = state.room.seats.map((seat, i) =>
    i === 1 ? { ...seat, player: { id: "p2", name: "" } } : seat,
  );

  test("is named in every language; a free seat is none", () => {
    const ines = { id: "p1", name: "Ines" };
    expect((["en", "cs", "it"] as const).map((lang) => called({ name: "" }, lang))).toEqual([
      "Deleted account",
      "Smazaný účet",
      "Account eliminato",
    ]);
    expect(called(null, "en", "Free")).toBe("Free");
    expect(called({ name: "" }, "en", "Free")).toBe("Deleted account");
    expect(othersAt({ players: [ines, ines, null, { id: "p2", name: "" }], seat: 0 }, "en")).toEqual([
      "Ines",
      "Deleted account",
    ]);
  });

  test("keeps its wins", () => {
    const players = gone.map(({ player }) => player ?? { id: "", name: "" });
    show(<PlayedMatches room={{ ...state.room, played: [{ id: "m1", players, places: [2, 1] }] }} />);
    expect(screen.getByText("Won by Deleted account")).toBeTruthy();
  });

  test("is still played against, at the table and in lists", () => {
    show(
      <>
        <MyMatches />
        <OpenMatches game="sample" formName={() => "Duel"} />
      </>,
    );
    expect(screen.getByRole("link", { name: /^Deleted account/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Duel against Deleted account" })).toBeTruthy();
  });

  test("keeps its rating changes", async () => {
    const rating = { shown: 1500, uncertainty: 300, provisional: true };
    const seat = { options: {}, before: rating, after: rating, chance: 0.5 };
    const past = {
      id: "m1",
      game: "sample",
      form: "duel",
      rated: true,
      uncounted: null,
      reason: "played",
      seats: [
        { ...seat, player: { id: "p1", name: "Ines" }, side: 0, place: 1 },
        { ...seat, player: { id: "p2", name: "" }, side: 1, place: 2 },
      ],
    };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(past))));
    show(<RatingChanges link="secret" match="m1" />);
    expect(await screen.findByText("Deleted account")).toBeTruthy();
  });
});

describe("A computer", () => {
  const novice = { name: "Novice", computer: "novice" };

  test.each([
    ["en", "Hare", "Boar 2"],
    ["cs", "Zajíc", "Kanec 2"],
    ["it", "Lepre", "Cinghiale 2"],
  ] as const)("has its level's name, and a number beside others of its level (%s)", (lang, one, second) => {
    expect(called(novice, lang)).toBe(one);
    expect(called({ name: "Adept 2", computer: "adept" }, lang)).toBe(second);
  });

  test("of a level that this page does not know has its key", () => {
    expect(called({ name: "Oracle 3", computer: "oracle" }, "en")).toBe("oracle 3");
  });

  test("is not a person of the same name", () => {
    expect(called({ name: "Novice" }, "cs")).toBe("Novice");
  });
});
