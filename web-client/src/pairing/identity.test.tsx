import { act, cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChallengeList, ChallengesProvider, LookingBar, SearchProvider } from ".";
import { SessionProvider, useSession } from "../account/Session";
import { LanguageProvider } from "../i18n";

const clock = { kind: "live", base: 300, increment: 5, delay: 0 };
const terms = { game: "sample", form: "duel", options: {}, clock, rated: false };
const challenge = {
  id: "c1",
  player: { id: "p2", name: "Ben" },
  rating: 1540,
  terms,
  state: "open",
  link: null,
  expires: "2099-01-02T03:04:05Z",
};
const none = { from: "everybody", blocked: [], incoming: [], outgoing: [] };
const nothing = { offer: null, waited: 0, link: null, left: null, absent: null, run: "one" };
const offer = { ...terms, seats: 2, waiting: 1, expected: 40 };
const room = { room: "r1", link: "l1", phase: "playing", players: ["Ines", "Ben"] };

let answers: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/rules");
  answers = {
    "POST /api/session": { player: { id: "guest", name: "Guest" }, account: null, mail: false },
    "GET /api/games": [],
    "GET /api/words/en": {},
    "GET /api/me/pairing": nothing,
    "GET /api/me/rooms": [],
    "GET /api/challenges": none,
  };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const answer = answers[`${init?.method ?? "GET"} ${path}`];
    const known = answer !== undefined;
    // Each request reads a response of its own: a search is asked for again when it begins.
    return answer instanceof Promise
      ? answer.then((response: Response) => response.clone())
      : Promise.resolve(
          new Response(JSON.stringify(known ? answer : { code: "not-found" }), { status: known ? 200 : 404 }),
        );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SignIn() {
  const { become } = useSession();
  const ines = { player: { id: "ines", name: "Ines" }, account: null, mail: false };
  return <button onClick={() => become(ines)}>Sign in</button>;
}

const show = () =>
  render(
    <LanguageProvider initial="en">
      <SessionProvider>
        <SearchProvider>
          <ChallengesProvider>
            <SignIn />
            <LookingBar />
            <ChallengeList />
          </ChallengesProvider>
        </SearchProvider>
      </SessionProvider>
    </LanguageProvider>,
  );

test("challenges of a former identity are not shown while those of the new one load", async () => {
  answers["GET /api/challenges"] = { ...none, incoming: [challenge] };
  show();
  await screen.findByText(/Ben/);
  answers["GET /api/challenges"] = new Promise(() => undefined);
  fireEvent.click(screen.getByText("Sign in"));
  expect(screen.queryByText(/Ben/)).toBeNull();
});

test("a search that ends with its identity announces no match of the new one", async () => {
  answers["GET /api/me/pairing"] = { ...nothing, offer, waited: 1_000 };
  show();
  await screen.findByRole("region", { name: "Looking for an opponent" });
  let come: (answer: Response) => void = () => undefined;
  answers["GET /api/me/pairing"] = new Promise<Response>((resolve) => (come = resolve));
  answers["GET /api/me/rooms"] = [room];
  fireEvent.click(screen.getByText("Sign in"));
  expect(screen.queryByRole("region", { name: "Looking for an opponent" })).toBeNull();
  await act(async () => come(new Response(JSON.stringify(nothing))));
  await waitFor(() => expect(localStorage.getItem("arenhold.looking")).toBeNull());
  // Time for what would be asked about the ended search.
  await act(async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  });
  expect(screen.queryByRole("alert")).toBeNull();
});
