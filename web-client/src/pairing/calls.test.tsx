import { act, cleanup, render, screen, waitFor } from "../fixtures/render";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { BackgroundCalls, ChallengesProvider, pairingTexts, SearchProvider, useChallenges } from ".";
import { SessionProvider } from "../account/Session";
import { LanguageProvider, type Lang } from "../i18n";
import { LiveProvider } from "../live";
import { go } from "../ui/navigation";
import { Page } from "../ui/Page";

const nothing = { offer: null, waited: 0, link: null, left: null, absent: null, run: "one" };
const none = { from: "everybody", blocked: [], incoming: [], outgoing: [] };
const clock = { kind: "live", base: 300, increment: 5, delay: 0 };
const asked = {
  id: "c1",
  player: { id: "p2", name: "Ben" },
  rating: 1540,
  terms: { game: "some", form: "duel", options: {}, clock, rated: false },
  state: "open",
  link: null,
  expires: "2026-01-02T03:04:05Z",
};

let answers: Record<string, unknown>;
let hidden: boolean;
/** Messages from the pages to the worker, and back. */
let postMessage: ReturnType<typeof vi.fn>;
let worker: EventTarget;
let subscribed: object | null;
let lines: { close: () => void; onmessage?: (event: { data: string }) => void }[];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/rules");
  hidden = false;
  subscribed = {};
  lines = [];
  vi.stubGlobal("WebSocket", function () {
    const line = { close: () => undefined };
    lines.push(line);
    return line;
  });
  postMessage = vi.fn();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
  answers = {
    "/api/session": { player: { id: "me", name: "Ines" }, account: null, mail: false },
    "/api/me/pairing": nothing,
    "/api/challenges": none,
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }),
    ),
  );
  worker = Object.assign(new EventTarget(), {
    getRegistration: () =>
      Promise.resolve({
        active: { postMessage },
        pushManager: { getSubscription: () => Promise.resolve(subscribed) },
      }),
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted" });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function Dismissing() {
  const { challenges, dismiss } = useChallenges();
  return <button onClick={() => challenges.incoming.forEach(dismiss)}>dismiss</button>;
}

const show = (lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <LiveProvider>
          <SearchProvider>
            <ChallengesProvider>
              <Page title="Rules">
                <Dismissing />
              </Page>
              <BackgroundCalls />
            </ChallengesProvider>
          </SearchProvider>
        </LiveProvider>
      </SessionProvider>
    </LanguageProvider>,
  );

const turn = (away: boolean) =>
  act(() => {
    hidden = away;
    document.dispatchEvent(new Event("visibilitychange"));
  });

const said = () => postMessage.mock.calls.map(([message]) => message as object);

test.each(["en", "cs", "it"] as const)(
  "the title says first that an opponent was found, then who challenges us (%s)",
  async (lang) => {
    hidden = true;
    answers["/api/me/pairing"] = { ...nothing, link: "found" };
    answers["/api/challenges"] = { ...none, incoming: [asked] };
    show(lang);
    const t = pairingTexts[lang];
    await waitFor(() => expect(document.title).toBe(`● ${t.callFound} · Rules · Arenhold`));
    act(() => go("/r/found"));
    turn(false);
    await waitFor(() => expect(document.title).toBe(`● ${t.challengesYou("Ben")} · Rules · Arenhold`));
    act(() => screen.getByRole("button", { name: "dismiss" }).click());
    expect(document.title).toBe("Rules · Arenhold");
  },
);

test("calls on a hidden page are shown once by the browser, until they are over", async () => {
  hidden = true;
  answers["/api/me/pairing"] = { ...nothing, link: "found" };
  show();
  const call = { key: "found:/r/found", words: "Your opponent is waiting", page: "/r/found", lang: "en" };
  await waitFor(() => expect(said()).toEqual([{ tell: call }]));
  answers["/api/challenges"] = { ...none, incoming: [asked] };
  act(() => go("/r/other"));
  turn(false);
  await waitFor(() => expect(said()).toEqual([{ tell: call }, { end: call.key }]));
  await waitFor(() => expect(document.title).toContain("Your opponent is waiting"));
  await screen.findByRole("button", { name: "dismiss" });
  turn(true);
  await act(() => Promise.resolve());
  expect(said()).toHaveLength(2);
});

test("a challenge is shown while it is open, and no longer", async () => {
  hidden = true;
  show();
  await waitFor(() => expect(lines).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const tells = (t: string) => act(() => lines[0]?.onmessage?.({ data: JSON.stringify({ t, d: {} }) }));
  answers["/api/challenges"] = { ...none, incoming: [asked] };
  tells("challenged");
  const call = { key: "challenge:c1", words: "Ben challenges you", page: "/", lang: "en" };
  await waitFor(() => expect(said()).toEqual([{ tell: call }]));
  answers["/api/challenges"] = none;
  tells("challengeGone");
  await waitFor(() => expect(said()).toEqual([{ tell: call }, { end: call.key }]));
  expect(document.title).toBe("Rules · Arenhold");
});

test("an expired challenge is over for a hidden page, too", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  answers["/api/challenges"] = { ...none, incoming: [asked] };
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  turn(true);
  expect(document.title).toContain("Ben challenges you");
  answers["/api/challenges"] = none;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.title).toBe("Rules · Arenhold");
});

test("nothing is shown if the reader has not allowed notifications", async () => {
  hidden = true;
  subscribed = null;
  answers["/api/me/pairing"] = { ...nothing, link: "found" };
  show();
  await waitFor(() => expect(document.title).toContain("Your opponent is waiting"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(said()).toEqual([]);
});

test("the page that reported a notification goes to its target", async () => {
  show();
  act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { go: "/r/found" } })));
  expect(location.pathname).toBe("/r/found");
});
