import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { match as played } from "../fixtures/game";
import { LanguageProvider, type Lang } from "../i18n";
import type { MatchState, RoomState } from "../protocol";
import { someState } from "../socket/fakeServer";
import { checkDeal } from "./check";
import { DealProof } from "./DealProof";
import { choiceCommitment, numberCommitment, seedCommitment } from "./hashes";
import { DEALS_KEPT, recall, recallMatch, remember } from "./memory";
import { toSay, useMixing } from "./mixing";

const MATCH = "d5d2925a-491f-b049-17eb-f607a2086d40";
const RULES = { game: "sample", form: "duel", version: 2 };
const SEED = "d97b53553452a2f9b5dd07355e25c4089e43471a075f53cdd737a62060f77212";
const HASH = seedCommitment({ match: MATCH, ...RULES }, SEED);
const OTHER = "ab".repeat(32);

const ME = "p1";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A room in which we sit at seat 0, somebody else at seat 1. */
function room(commitments: (string | null)[], revealing = false, match = MATCH): RoomState {
  const state = someState().room;
  const [seat] = state.seats;
  if (!seat) throw new Error("no seat");
  const player = { id: "p2", name: "Mirko" };
  const seats = commitments.map((commitment, i) => ({ ...seat, ...(i > 0 && { player }), commitment }));
  return { ...state, seats, deal: { match, seedHash: HASH, revealing } };
}

const theirs = numberCommitment(MATCH, OTHER);

/** The number we have committed to. */
function committed(): { number: string; commitment: string } {
  const said = toSay(room([null, null]), 0);
  if (said?.say !== "commit") throw new Error("nothing was committed to");
  const number = recall(MATCH, ME)?.number ?? "";
  expect(numberCommitment(MATCH, number)).toBe(said.commitment);
  return { number, commitment: said.commitment };
}

function dealt(mine: { number: string; commitment: string }, more: Partial<MatchState> = {}): MatchState {
  const mixed = [mine, { number: OTHER, commitment: theirs }];
  return {
    ...played,
    id: MATCH,
    seedHash: HASH,
    seed: null,
    version: 2,
    mixed,
    setup: { sealed: [], seats: [{}, {}], table: {} },
    ...more,
  };
}

test("a number is hashed as the command line hashes it", () => {
  // From a match file in the tests of the rules.
  expect(numberCommitment(MATCH, "0669ce25b12dc0f4c6c8753898527b7839095229f091f391da9e56df081247d4")).toBe(
    "fe8a2d528b33b654a05aa84c71bb2a71310f9727e3aa2cbc176b09c62802012d",
  );
});

test("a seat commits to a number of 32 bytes, the same after a reload, another one for another match", () => {
  const { number, commitment } = committed();
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(toSay(room([null, theirs]), 0)).toEqual({ say: "commit", match: MATCH, commitment });
  expect(toSay(room([commitment, theirs]), 0)).toBeNull();
  const other = toSay(room([null, null], false, "6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a01"), 0);
  expect(other).toMatchObject({ say: "commit", match: "6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a01" });
  expect(recall("6b0f5f0c-8f3e-4d55-9d8e-0f6a1f1c2a01", ME)?.number).not.toBe(number);
});

test("watchers, and rooms without mixing, see nothing of numbers", () => {
  expect(toSay(room([null, null]), null)).toBeNull();
  expect(toSay({ ...room([null, null]), deal: null }, 0)).toBeNull();
});

test("the number is revealed only once no commitment can change, and only ours", () => {
  const { number, commitment } = committed();
  expect(toSay(room([commitment, theirs]), 0)).toBeNull();
  expect(toSay(room([null, theirs], true), 0)).toBeNull();
  const reveal = { say: "reveal", match: MATCH, number };
  expect(toSay(room([commitment, theirs], true), 0)).toEqual(reveal);
  // Sent again after a reload, but not where another commitment has come in the meantime.
  expect(toSay(room([commitment, theirs], true), 0)).toEqual(reveal);
  expect(toSay(room([commitment, numberCommitment(MATCH, "cd".repeat(32))], true), 0)).toBeNull();
  // What was revealed is never committed to again.
  expect(toSay(room([null, theirs]), 0)).toBeNull();
});

test("the page says each of it once, and gives way to another browser of the same player", () => {
  const send = vi.fn();
  const { rerender } = renderHook(({ now }) => useMixing(now, 0, true, send), {
    initialProps: { now: room([null, null]) },
  });
  expect(send).toHaveBeenCalledTimes(1);
  const commitment = (send.mock.calls[0]?.[1] as { commitment: string }).commitment;
  rerender({ now: room([commitment, null]) });
  expect(send).toHaveBeenCalledTimes(1);
  // Another browser commits instead: we take it back once, then leave it.
  rerender({ now: room([theirs, null]) });
  rerender({ now: room([theirs, theirs]) });
  rerender({ now: room([theirs, null]) });
  expect(send).toHaveBeenCalledTimes(2);
  rerender({ now: room([commitment, theirs], true) });
  rerender({ now: room([commitment, theirs], true) });
  expect(send).toHaveBeenCalledTimes(3);
  expect(send.mock.lastCall?.[0]).toBe("reveal");
});

test("a deal with our number in it is fine", () => {
  const mine = committed();
  toSay(room([mine.commitment, theirs], true), 0);
  expect(checkDeal(dealt(mine), RULES)).toEqual({ numbers: 2, ours: "mixed", broken: false, older: false });
  expect(checkDeal(dealt(mine, { seed: SEED }), RULES)).toMatchObject({ broken: false });
});

test("any change since we revealed our number is reported", () => {
  const mine = committed();
  toSay(room([mine.commitment, theirs], true), 0);
  const fresh = "ef".repeat(32);
  const wrong: Partial<MatchState>[] = [
    { mixed: [null, { number: OTHER, commitment: theirs }] },
    { mixed: [mine, null] },
    { mixed: [mine, { number: fresh, commitment: numberCommitment(MATCH, fresh) }] },
    { mixed: [mine, { number: fresh, commitment: theirs }] },
    {
      mixed: [
        { number: fresh, commitment: mine.commitment },
        { number: OTHER, commitment: theirs },
      ],
    },
    { seedHash: seedCommitment({ match: MATCH, ...RULES }, fresh) },
    { seed: fresh },
    { setup: { sealed: [], seats: [{}, { side: "black" }], table: {} } },
  ];
  for (const each of wrong) expect(checkDeal(dealt(mine, each), RULES)).toMatchObject({ broken: true });
});

test("secret choices are compared by their commitments, whoever is shown them", () => {
  const mine = committed();
  const agreed = room([mine.commitment, theirs], true);
  const sealed = (hash: string) => ({ team: { hash, salt: null } });
  const shown: Record<string, string>[] = [{ team: "Rey" }, {}];
  toSay(
    {
      ...agreed,
      seats: agreed.seats.map((seat, i) => ({
        ...seat,
        options: shown[i] ?? {},
        sealed: { team: `h${i}` },
      })),
    },
    0,
  );
  const seats = [{ team: "Rey" }, { team: "Kylo Ren" }];
  const kept = { sealed: [sealed("h0"), sealed("h1")], seats, table: {} };
  expect(checkDeal(dealt(mine, { setup: kept }), RULES)).toMatchObject({ broken: false });
  const hidden = { ...kept, seats: shown };
  expect(checkDeal(dealt(mine, { setup: hidden }), RULES)).toMatchObject({ broken: false });
  const changed = { ...kept, sealed: [sealed("h0"), sealed("h2")] };
  expect(checkDeal(dealt(mine, { setup: changed }), RULES)).toMatchObject({ broken: true });
});

test("what an older page stored of secret choices cannot be checked, and is not called unfair", () => {
  const mine = committed();
  const agreed = room([mine.commitment, theirs], true);
  toSay(agreed, 0);
  const known = recall(MATCH, ME);
  const older = (options: string[]) => ({
    number: mine.number,
    seen: { seedHash: HASH, commitments: known?.seen?.commitments ?? [], options },
  });
  const sealed = (hash: string) => ({ team: { hash, salt: null } });
  const setup: MatchState["setup"] = {
    sealed: [sealed("h0"), sealed("h1")],
    seats: [{ side: "red", team: "Rey a=b" }, { side: "blue" }],
    table: {},
  };
  const now = dealt(mine, { setup });
  remember(MATCH, ME, older(["side=red team=Rey a=b", "side=blue"]));
  expect(checkDeal(now, RULES)).toMatchObject({ broken: false, older: true });
  show({ ...now, seed: SEED });
  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByText(/^Secret choices cannot be checked here/);
  expect(screen.queryByText(/^The deal was fair/)).toBeNull();
  // All else is compared as ever.
  remember(MATCH, ME, older(["side=blue team=Rey a=b", "side=blue"]));
  expect(checkDeal(now, RULES)).toMatchObject({ broken: true });
  remember(MATCH, ME, older(["side=red team=Rey a=b", "extra=1 side=blue"]));
  expect(checkDeal(now, RULES)).toMatchObject({ broken: true });
  // A page of today knows of them: one that comes afterwards is not what was agreed on.
  const today = older(["side=red team=Rey a=b", "side=blue"]);
  remember(MATCH, ME, { ...today, seen: { ...today.seen, form: 2 } });
  expect(checkDeal(now, RULES)).toMatchObject({ broken: true });
});

test("a secret choice that is shown is the one that was committed to", () => {
  const mine = committed();
  const salt = "5a".repeat(32);
  const hash = choiceCommitment(HASH, 1, ["team", "Kylo Ren"], salt);
  const seals: Record<string, string>[] = [{}, { team: hash }];
  const agreed = room([mine.commitment, theirs], true);
  toSay({ ...agreed, seats: agreed.seats.map((seat, i) => ({ ...seat, sealed: seals[i] ?? {} })) }, 0);
  const shown = (team: string): MatchState["setup"] => ({
    sealed: [{}, { team: { hash, salt } }],
    seats: [{}, { team }],
    table: {},
  });
  expect(checkDeal(dealt(mine, { setup: shown("Kylo Ren") }), RULES)).toMatchObject({ broken: false });
  expect(checkDeal(dealt(mine, { setup: shown("Rey") }), RULES)).toMatchObject({ broken: true });
});

const show = (match: MatchState, lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <DealProof heading="h2" match={match} game="sample" form="duel" />
    </LanguageProvider>,
  );

test.each(["en", "cs", "it"] as const)("the page says who had a hand in the deal (%s)", (lang) => {
  const mine = committed();
  toSay(room([mine.commitment, theirs], true), 0);
  show(dealt(mine, { seed: SEED }), lang);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(SEED)).toBeTruthy();
  cleanup();
  show(dealt(mine, { seed: OTHER }), lang);
  expect(screen.getByRole("alert")).toBeTruthy();
});

const without = (mine: { number: string; commitment: string }) =>
  dealt(mine, { mixed: [null, { number: OTHER, commitment: theirs }], seed: SEED });

const page = (now: RoomState, connected = true) =>
  renderHook(({ now, connected }) => useMixing(now, 0, connected, () => undefined), {
    initialProps: { now, connected },
  });

test.each(["when", "shortly before"])(
  "a page whose commitment is dropped %s numbers are revealed says so",
  (at) => {
    const mine = committed();
    const { rerender } = page(room([mine.commitment, theirs]));
    if (at === "shortly before") rerender({ now: room([null, theirs]), connected: true });
    rerender({ now: room([null, theirs], true), connected: true });
    expect(checkDeal(without(mine), RULES)).toEqual({
      numbers: 1,
      ours: "left-out",
      broken: true,
      older: false,
    });
    show(without(mine));
    expect(screen.getByRole("alert").textContent).toMatch(/left your number out/);
    expect(screen.queryByText(/The deal was fair/)).toBeNull();
  },
);

test.each(["reconnects", "opens", "hears of its absence step by step"])(
  "a page that only %s while numbers are revealed accuses nobody",
  (how) => {
    const mine = committed();
    const before = room([mine.commitment, theirs]);
    const after = room([null, theirs], true);
    if (how === "opens") page(after);
    else {
      const { rerender } = page(before);
      rerender({ now: before, connected: false });
      if (how === "reconnects") rerender({ now: after, connected: true });
      else {
        rerender({ now: before, connected: true });
        rerender({ now: { ...before, terms: 1 }, connected: true });
        rerender({ now: after, connected: true });
      }
    }
    expect(checkDeal(without(mine), RULES)).toEqual({
      numbers: 1,
      ours: "missing",
      broken: false,
      older: false,
    });
    show(without(mine));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(/If this page was open when everyone was ready/)).toBeTruthy();
    expect(screen.getByRole("heading").textContent).toBe("Fair deal");
  },
);

test("two pages of one browser commit to one number, and either can reveal it", () => {
  const { number, commitment } = committed();
  expect(toSay(room([commitment, theirs]), 0)).toBeNull();
  localStorage.clear();
  const first = vi.fn();
  const second = vi.fn();
  renderHook(() => useMixing(room([null, null]), 0, true, first));
  renderHook(() => useMixing(room([null, null]), 0, true, second));
  expect(second.mock.calls).toEqual(first.mock.calls);
  expect(recall(MATCH, ME)?.number).not.toBe(number);
});

test("each player of a browser has a number of their own", () => {
  committed();
  toSay(room([null, null]), 1);
  expect(recall(MATCH, "p2")?.number).toMatch(/^[0-9a-f]{64}$/);
  expect(recall(MATCH, "p2")?.number).not.toBe(recall(MATCH, ME)?.number);
});

test("a number from another page of ours is reported as such", () => {
  const mine = committed();
  const fresh = "cd".repeat(32);
  const elsewhere = { number: fresh, commitment: numberCommitment(MATCH, fresh) };
  expect(toSay(room([elsewhere.commitment, theirs], true), 0, true)).toBeNull();
  expect(checkDeal(dealt(elsewhere), RULES)).toEqual({
    numbers: 2,
    ours: "replaced",
    broken: false,
    older: false,
  });
  expect(recall(MATCH, ME)?.number).toBe(mine.number);
  show(dealt(elsewhere, { seed: SEED }));
  expect(screen.getByText(/came from another page you had open/)).toBeTruthy();
  expect(screen.queryByText(/The deal was fair/)).toBeNull();
});

test("only the latest deals are remembered", () => {
  for (let i = 0; i <= DEALS_KEPT; i++) {
    vi.spyOn(Date, "now").mockReturnValueOnce(i);
    remember(`match-${i}`, ME, { number: OTHER });
  }
  expect(recallMatch("match-0")).toBeNull();
  expect(recallMatch("match-1")?.number).toBe(OTHER);
  expect(recallMatch(`match-${DEALS_KEPT}`)?.number).toBe(OTHER);
});

test("a page remembers without storage too", () => {
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  remember("a-full-one", ME, { number: OTHER });
  refused.mockRestore();
  expect(recall("a-full-one", ME)?.number).toBe(OTHER);
  expect(recallMatch("a-full-one")?.number).toBe(OTHER);
});

test("a match file without a fingerprint is not called unfair, and shows none", () => {
  const mine = committed();
  toSay(room([mine.commitment, theirs], true), 0);
  const bare = dealt(mine, { seedHash: "", seed: SEED });
  expect(checkDeal(bare, RULES)).toMatchObject({ broken: false });
  show(bare);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("Fingerprint")).toBeNull();
  expect(screen.getByText(/lacks the fingerprint/)).toBeTruthy();
});

test.each([
  ["en", "the random number of one of the 2 players"],
  ["cs", "z náhodného čísla jednoho hráče ze\u00a02."],
  ["it", "dal numero casuale di un giocatore su 2"],
] as const)("one number of two is written in the singular (%s)", (lang, words) => {
  show(without({ number: OTHER, commitment: theirs }), lang);
  const told = screen.getByText(/semínka serveru|server's seed|seed del server/).textContent ?? "";
  expect(told.replaceAll("\u00a0", " ")).toContain(words.replaceAll("\u00a0", " "));
});

test("old deals are described as they were", () => {
  show({ ...played, mixed: null });
  expect(screen.getByText(/^This fingerprint fixes every draw/)).toBeTruthy();
});
