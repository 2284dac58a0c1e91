// Somewhat long, because matchmaking and challenges share pages and one small server.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  ChallengeList,
  ChallengesProvider,
  ChallengeSetting,
  ChallengeToasts,
  FindForm,
  LookingBar,
  SearchProvider,
} from ".";
import { SessionProvider } from "../account/Session";
import { games } from "../games";
import { LanguageProvider, type Lang } from "../i18n";
import { keepFocus } from "../ui/keepFocus";
import { go } from "../ui/navigation";
import { ChallengeForm } from "./ChallengeForm";
import { running } from "./words";
import type { Found, Offer } from "./wishes";

const game = games[0]?.key ?? "";
const form = games[0]?.forms[0] ?? "";
const option = (key: string, fallback: string, other: string) => ({
  key,
  fallback,
  values: [fallback, other],
  distinct: false,
  together: null,
  kind: "oneof",
  secret: false,
});
const tableOptions = [option("takeBack", "yes", "no"), option("extras", "no", "yes")];
const forms = [{ key: form, minSeats: 2, maxSeats: 2, tableOptions, seatOptions: [], teams: [], usual: [] }];
const clock = { kind: "live" as const, base: 300, increment: 5, delay: 0 };
const offer: Offer = { game, form, seats: 2, clock, rated: false, waiting: 1, expected: 40 };
const nothing: Found = { offer: null, waited: 0, link: null, left: null, absent: null, run: "one" };
const looking: Found = { ...nothing, offer, waited: 42_500 };
const terms = { game, form, options: {}, clock, rated: false };
const asked = {
  id: "c1",
  player: { id: "p2", name: "Ben" },
  rating: 1540,
  terms,
  state: "open",
  link: null,
  expires: "2026-01-02T03:04:05Z",
};
const none = { from: "everybody", blocked: [], incoming: [], outgoing: [] };

let answers: Record<string, unknown>;
let said: string[];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  said = [];
  answers = {
    "POST /api/session": { player: { id: "me", name: "Ines" }, account: null, mail: false },
    "GET /api/games": [{ key: game, version: 1, forms }],
    "GET /api/words/en": {
      [game]: {
        name: "A game",
        forms: {},
        options: {
          takeBack: { name: "Taking back", values: { no: { name: "No", brief: "no taking back" } } },
        },
        problems: {},
        reasons: {},
      },
    },
    "GET /api/me/pairing": nothing,
    "GET /api/challenges": none,
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, init?: RequestInit) => {
      const key = `${init?.method ?? "GET"} ${path}`;
      said.push(key);
      const answer = answers[key];
      const known = answer !== undefined;
      return Promise.resolve(
        new Response(JSON.stringify(known ? answer : { code: "not-found" }), { status: known ? 200 : 404 }),
      );
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (what: React.ReactNode, lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <SearchProvider>
          <ChallengesProvider>{what}</ChallengesProvider>
        </SearchProvider>
      </SessionProvider>
    </LanguageProvider>,
  );

/** Holds back this answer of the server until the test releases it, with the state at the time of the request. */
function slowly(slow: string) {
  const usual = vi.mocked(fetch).getMockImplementation();
  const waiting: (() => void)[] = [];
  vi.mocked(fetch).mockImplementation((path, init) => {
    const answer = usual?.(path, init) as Promise<Response>;
    if (`${init?.method ?? "GET"} ${path as string}` !== slow) return answer;
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  return {
    asked: () => waiting.length,
    /** Answers the oldest request held back. */
    answers: () =>
      act(async () => {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

/** Presses a button once it is enabled; from then on the server answers like this. */
async function press(name: string, then: Record<string, unknown> = {}) {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  Object.assign(answers, then);
  fireEvent.click(button);
}

describe("Looking for an opponent", () => {
  test("says how long only after the first seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const soon = { ...looking, waited: 1_000 };
    answers["POST /api/me/pairing"] = soon;
    show(<FindForm offers={[offer]} />);
    await press("Look for an opponent", { "GET /api/me/pairing": soon });
    const region = await screen.findByRole("region", { name: "Looking for an opponent" });
    expect(region.textContent).not.toMatch(/for 0:/);
    vi.setSystemTime(Date.now() + 5_000);
    await waitFor(() => expect(region.textContent).toContain("for 0:06"), { timeout: 3_000 });
  });

  test("begins by a press, says for what and how long, and ends by another", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    answers["POST /api/me/pairing"] = looking;
    answers["DELETE /api/me/pairing"] = nothing;
    show(<FindForm offers={[offer]} />);
    await press("Look for an opponent", { "GET /api/me/pairing": looking });
    const region = await screen.findByRole("region", { name: "Looking for an opponent" });
    expect(region.textContent).toContain("5 min + 5 s");
    expect(region.textContent).toContain("0:42");
    expect(region.textContent).toContain("about 40 seconds");
    await waitFor(() => expect(document.activeElement).toBe(region));
    await press("Stop searching", { "GET /api/me/pairing": nothing });
    expect(await screen.findByRole("button", { name: "Look for an opponent" })).toBeTruthy();
  });

  test("is over after looking no more, also where an answer from before comes late", async () => {
    answers["DELETE /api/me/pairing"] = nothing;
    answers["GET /api/me/pairing"] = looking;
    show(<FindForm offers={[offer]} />);
    await screen.findByRole("region", { name: "Looking for an opponent" });
    const look = slowly("GET /api/me/pairing");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(look.asked()).toBeGreaterThan(0));
    await press("Stop searching", { "GET /api/me/pairing": nothing });
    await waitFor(() => expect(said).toContain("DELETE /api/me/pairing"));
    await look.answers();
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("says why it cannot be", async () => {
    show(<FindForm offers={[offer]} />);
    await press("Look for an opponent");
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  });

  test("for a chosen number of players, where a form allows several", async () => {
    const three = { ...offer, seats: 3 };
    answers["POST /api/me/pairing"] = looking;
    show(<FindForm offers={[offer, three]} />);
    const players = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Players" });
    expect(players.value).toBe("2");
    expect(within(screen.getByRole("group", { name: "Clock" })).getAllByRole("radio")).toHaveLength(1);
    fireEvent.change(players, { target: { value: "3" } });
    await press("Look for an opponent");
    await waitFor(() => expect(said).toContain("POST /api/me/pairing"));
    const sent = vi
      .mocked(fetch)
      .mock.calls.find(([path, init]) => path === "/api/me/pairing" && init?.method === "POST");
    expect(JSON.parse(sent?.[1]?.body as string)).toMatchObject({ seats: 3 });
  });

  test("a guest reads why their matches are not rated", async () => {
    show(<FindForm offers={[offer]} />);
    const counts = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Rated" });
    expect(counts.disabled).toBe(true);
    expect(screen.getByText(/You are a guest/)).toBeTruthy();
  });

  test("a found opponent is met at once from any page but another table", async () => {
    answers["GET /api/me/pairing"] = { ...nothing, link: "found" };
    show(<LookingBar />);
    await waitFor(() => expect(location.pathname).toBe("/r/found"));
    cleanup();
    history.replaceState(null, "", "/r/other");
    show(<LookingBar />);
    const way = await screen.findByRole("link", { name: "To the table" });
    expect(way.getAttribute("href")).toBe("/r/found");
    expect(location.pathname).toBe("/r/other");
  });

  test("takes a hidden page to the table only once it is visible", async () => {
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    answers["GET /api/me/pairing"] = { ...nothing, link: "found" };
    show(<LookingBar />);
    expect(await screen.findByRole("link", { name: "To the table" })).toBeTruthy();
    expect(location.pathname).toBe("/");
    seen.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(location.pathname).toBe("/r/found"));
  });

  test("shows the way to a match that began in another page, and not after looking no more", async () => {
    const room = { room: "old", link: "old", phase: "playing", players: ["Ines", "Ben"] };
    answers["GET /api/me/pairing"] = looking;
    answers["GET /api/me/rooms"] = [room];
    history.replaceState(null, "", "/rules");
    show(<LookingBar />);
    await screen.findByRole("region", { name: "Looking for an opponent" });
    answers["GET /api/me/rooms"] = [room, { ...room, room: "new", link: "new" }];
    answers["GET /api/me/pairing"] = nothing;
    document.dispatchEvent(new Event("visibilitychange"));
    const way = await screen.findByRole("link", { name: "To the table" });
    expect(way.getAttribute("href")).toBe("/r/new");
    expect(screen.getByRole("alert").textContent).toContain("Your match has begun.");
    cleanup();
    answers["GET /api/me/pairing"] = looking;
    answers["GET /api/me/rooms"] = [room];
    answers["DELETE /api/me/pairing"] = nothing;
    show(<LookingBar />);
    await press("Stop searching", {
      "GET /api/words/en": {
        [game]: {
          name: "A game",
          forms: {},
          options: {
            takeBack: { name: "Taking back", values: { no: { name: "No", brief: "no taking back" } } },
          },
          problems: {},
          reasons: {},
        },
      },
      "GET /api/me/pairing": nothing,
      "GET /api/me/rooms": [room, { ...room, room: "new", link: "new" }],
    });
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(screen.queryByRole("link", { name: "To the table" })).toBeNull();
  });

  test("a missed meeting is shown on every page, and one press searches again", async () => {
    answers["GET /api/me/pairing"] = { ...nothing, absent: offer };
    answers["POST /api/me/pairing"] = looking;
    answers["DELETE /api/me/pairing"] = nothing;
    show(<LookingBar />);
    const bar = await screen.findByRole("alert");
    expect(bar.textContent).toContain("you were not there in time");
    expect(bar.textContent).toContain("5 min + 5 s");
    await press("Dismiss", { "GET /api/me/pairing": nothing });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(said).toContain("DELETE /api/me/pairing");
    cleanup();
    history.replaceState(null, "", "/rules");
    answers["GET /api/me/pairing"] = { ...nothing, absent: offer };
    show(<LookingBar />);
    await press("Search again", { "GET /api/me/pairing": looking });
    expect(await screen.findByRole("region", { name: "Looking for an opponent" })).toBeTruthy();
    expect(said).toContain("POST /api/me/pairing");
  });

  test("is seen on every other page", async () => {
    answers["GET /api/me/pairing"] = looking;
    history.replaceState(null, "", "/rules");
    show(<LookingBar />);
    expect(await screen.findByRole("region", { name: "Looking for an opponent" })).toBeTruthy();
  });

  test("restarts after a restart of the server, unless the search is known to be over", async () => {
    const wish = { game, form, clock, rated: false };
    answers["POST /api/me/pairing"] = { ...looking, run: "two" };
    localStorage.setItem("arenhold.looking", JSON.stringify({ wish, run: "zero" }));
    show(<FindForm offers={[offer]} />);
    expect(await screen.findByRole("region", { name: "Looking for an opponent" })).toBeTruthy();
    cleanup();
    said = [];
    localStorage.setItem("arenhold.looking", JSON.stringify({ wish, run: "one" }));
    show(<FindForm offers={[offer]} />);
    await waitFor(() => expect(localStorage.getItem("arenhold.looking")).toBeNull());
    expect(said).not.toContain("POST /api/me/pairing");
  });

  test.each(["en", "cs", "it"] as const)("has no fault that a checker finds (%s)", async (lang) => {
    const { container } = show(<FindForm offers={[offer]} />, lang);
    await screen.findAllByRole("radio");
    const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
  });

  test("time is written like a clock's", () => {
    expect([0, 59_999, 61_000, 3_600_000].map(running)).toEqual(["0:00", "0:59", "1:01", "60:00"]);
  });
});

describe("Challenges", () => {
  test("are accepted, which leads to the table", async () => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    answers["POST /api/challenges/c1/accept"] = { link: "both" };
    show(<ChallengeList />);
    expect((await screen.findByRole("listitem")).textContent).toContain("Ben challenges you");
    fireEvent.click(screen.getByRole("button", { name: "Accept: Ben" }));
    await waitFor(() => expect(location.pathname).toBe("/r/both"));
  });

  test("are declined, and say so if that comes too late", async () => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    show(<ChallengeList />);
    fireEvent.click(await screen.findByRole("button", { name: "Decline: Ben" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
    answers["POST /api/challenges/c1/decline"] = none;
    answers["GET /api/challenges"] = none;
    fireEvent.click(screen.getByRole("button", { name: "Decline: Ben" }));
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  });

  test("that are declined do not come back with an answer that was asked for before", async () => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    answers["POST /api/challenges/c1/decline"] = none;
    show(<ChallengeList />);
    const decline = await screen.findByRole("button", { name: "Decline: Ben" });
    const look = slowly("GET /api/challenges");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(look.asked()).toBeGreaterThan(0));
    answers["GET /api/challenges"] = none;
    fireEvent.click(decline);
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
    await look.answers();
    expect(screen.queryByRole("listitem")).toBeNull();
  });

  test("are answered once, and a refused block is shown", async () => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    show(<ChallengeList />);
    const forGood = await screen.findByRole<HTMLButtonElement>("button", { name: "Decline and block: Ben" });
    const refusal = slowly("PUT /api/me/challenges/blocked/p2");
    fireEvent.click(forGood);
    await waitFor(() => expect(refusal.asked()).toBe(1));
    for (const button of screen.getAllByRole<HTMLButtonElement>("button")) expect(button.disabled).toBe(true);
    await refusal.answers();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Ben"));
    await waitFor(() => expect(forGood.disabled).toBe(false));
  });

  test("that are no longer open are named, until dismissed or until another comes", async () => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />);
    const accept = await screen.findByRole("button", { name: "Accept: Ben" });
    answers["GET /api/challenges"] = none;
    fireEvent.click(accept);
    const words = "The challenge with Ben is no longer open.";
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Accept: Ben" })).toBeNull());
    const other = { ...asked, id: "c9", player: { id: "p3", name: "Cara" } };
    answers["GET /api/challenges"] = { ...none, incoming: [other] };
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText("Cara challenges you")).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });

  test("that are declined give the focus to the next, and the last one to the content", async () => {
    const other = { ...asked, id: "c9", player: { id: "p3", name: "Cara" } };
    answers["GET /api/challenges"] = { ...none, incoming: [asked, other] };
    answers["POST /api/challenges/c1/decline"] = { ...none, incoming: [other] };
    answers["POST /api/challenges/c9/decline"] = none;
    show(
      <main id="content" tabIndex={-1}>
        <ChallengeList />
      </main>,
    );
    onTestFinished(keepFocus());
    const decline = async (name: string) => {
      const button = await screen.findByRole("button", { name: `Decline: ${name}` });
      button.focus();
      fireEvent.click(button);
    };
    await decline("Ben");
    const next = screen.getByRole("button", { name: "Accept: Cara" });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await decline("Cara");
    await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  });

  test("can be switched off once the setting has loaded, and a refusal is shown", async () => {
    show(<ChallengeSetting />);
    const box = screen.getByRole<HTMLSelectElement>("combobox", { name: "Who may challenge me" });
    expect(box.disabled).toBe(true);
    await waitFor(() => expect(box.disabled).toBe(false));
    fireEvent.change(box, { target: { value: "nobody" } });
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
    expect(box.value).toBe("everybody");
    answers["PUT /api/me/challenges"] = { ...none, from: "met" };
    fireEvent.change(box, { target: { value: "met" } });
    await waitFor(() => expect(box.value).toBe("met"));
  });

  test("say what was chosen for the table, wherever they are answered", async () => {
    const options = { takeBack: "no", extras: "no" };
    answers["GET /api/challenges"] = { ...none, incoming: [{ ...asked, terms: { ...terms, options } }] };
    show(<ChallengeList />);
    expect(await screen.findByText(/ · Casual · no taking back · /)).toBeTruthy();
    cleanup();
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />);
    const toast = await screen.findByText(/ · Casual · no taking back · /);
    expect(toast.textContent).not.toContain("extras");
  });

  test("are declined for good, and allowed again in the settings", async () => {
    const ben = { id: "p2", name: "Ben" };
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    answers["PUT /api/me/challenges/blocked/p2"] = { ...none, blocked: [ben] };
    answers["DELETE /api/me/challenges/blocked/p2"] = none;
    show(
      <>
        <ChallengeList />
        <ChallengeSetting />
      </>,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Decline and block: Ben" }));
    fireEvent.click(await screen.findByRole("button", { name: "Unblock: Ben" }));
    await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Who may challenge me" }));
  });

  test("that were answered or have expired are shown on every page until dismissed", async () => {
    const [declined, late] = [
      { ...asked, id: "c3", state: "declined" },
      { ...asked, id: "c4", state: "expired" },
    ];
    answers["GET /api/challenges"] = { ...none, outgoing: [declined, late] };
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />);
    expect(await screen.findByText("Ben has declined your challenge.")).toBeTruthy();
    expect(screen.getByText("Ben has not answered your challenge.")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Dismiss: Ben" })[0] as HTMLElement);
    expect(screen.queryByText("Ben has declined your challenge.")).toBeNull();
    cleanup();
    show(<ChallengeToasts />);
    expect(await screen.findByText("Ben has not answered your challenge.")).toBeTruthy();
    expect(screen.queryByText("Ben has declined your challenge.")).toBeNull();
  });

  test.each([
    ["en", "Dismiss: Ben"],
    ["cs", "Skrýt: Ben"],
    ["it", "Nascondi: Ben"],
  ] as const)("that are dismissed are put off for good, as the button says (%s)", async (lang, name) => {
    answers["GET /api/challenges"] = { ...none, incoming: [asked] };
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />, lang);
    fireEvent.click(await screen.findByRole("button", { name }));
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show(<ChallengeList />, lang);
    expect(await screen.findByRole("listitem")).toBeTruthy();
  });

  test("of one's own are withdrawn while they wait, and lead to the table once accepted", async () => {
    const accepted = { ...asked, id: "c2", state: "accepted", link: "both" };
    answers["GET /api/challenges"] = { ...none, outgoing: [asked, accepted] };
    answers["POST /api/challenges/c1/withdraw"] = { ...none, outgoing: [accepted] };
    show(<ChallengeList />);
    fireEvent.click(await screen.findByRole("button", { name: "Withdraw: Ben" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/r/both");
  });

  test("that were accepted are shown until we are at the table, and nowhere after that", async () => {
    answers["GET /api/challenges"] = {
      ...none,
      outgoing: [{ ...asked, id: "c5", state: "accepted", link: "both" }],
    };
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />);
    expect(await screen.findByRole("link", { name: "To the table" })).toBeTruthy();
    act(() => go("/r/both"));
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
    act(() => go("/r/another"));
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    said = [];
    history.replaceState(null, "", "/rules");
    show(<ChallengeToasts />);
    await waitFor(() => expect(said).toContain("GET /api/challenges"));
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("are sent from a player's page, and nobody challenges themselves", async () => {
    answers["POST /api/challenges"] = { ...none, outgoing: [asked] };
    show(<ChallengeForm to={{ id: "p2", name: "Ben" }} account={false} />);
    fireEvent.click(await screen.findByRole("button", { name: "Challenge" }));
    const chosen = () => document.querySelector<HTMLInputElement>(".form-tiles input:checked");
    await waitFor(() => expect(chosen()?.value).toBe(form));
    fireEvent.click(screen.getByRole("button", { name: "Send the challenge" }));
    expect(await screen.findByText("Challenge sent to Ben.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Challenge" }));
    cleanup();
    said = [];
    show(<ChallengeForm to={{ id: "me", name: "Ines" }} account={false} />);
    await waitFor(() => expect(said).toContain("GET /api/challenges"));
    expect(screen.queryByRole("button", { name: "Challenge" })).toBeNull();
  });
});
