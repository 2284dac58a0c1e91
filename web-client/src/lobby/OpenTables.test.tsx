import { cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionProvider } from "../account/Session";
import { games } from "../games";
import { LanguageProvider, type Lang } from "../i18n";
import { OpenTables } from "./OpenTables";

const game = games[0]?.key ?? "";
const form = games[0]?.forms[0] ?? "";
const option = (key: string, fallback: string, other: string) => ({
  key,
  fallback,
  values: [fallback, other],
  distinct: false,
  together: null,
});
const tableOptions = [option("takeBack", "yes", "no"), option("more", "no", "yes")];
const forms = [{ key: form, minSeats: 2, maxSeats: 2, tableOptions, seatOptions: [], teams: [], usual: [] }];

const tables = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    room: `room ${i}`,
    link: `link${i}`,
    game,
    form,
    host: `host${i}`,
    hostName: `Host ${i}`,
    seats: 2,
    taken: 1,
    rated: i % 2 === 0,
    watching: false,
    options: {},
    clock: i % 2 === 0 ? { kind: "live", base: 900, increment: 20, delay: 0 } : { kind: "none" },
    range: i === 1 ? { min: 1600, max: 1700 } : null,
    hostRating: 1500 + i,
    hostProvisional: false,
  }));

function serve(open: unknown) {
  const answers: Record<string, unknown> = {
    "/api/session": { player: { id: "me", name: "Ines" }, account: null, mail: false },
    "/api/games": [{ key: game, version: 1, forms }],
    "/api/tables": open,
    ...Object.fromEntries(
      ["en", "cs", "it"].map((lang) => [
        `/api/words/${lang}`,
        {
          [game]: {
            name: "A game",
            forms: {},
            options: { more: { name: "More", values: { yes: { name: "Yes", brief: `more in ${lang}` } } } },
            problems: {},
            reasons: {},
          },
        },
      ]),
    ),
    "/api/players/me": { player: { id: "me", name: "Ines" }, ratings: [], tallies: {} },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) =>
      Promise.resolve(
        new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }),
      ),
    ),
  );
}

const onOpen = vi.fn();
const show = (lang: Lang = "en") =>
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <OpenTables onOpen={onOpen} />
      </SessionProvider>
    </LanguageProvider>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  onOpen.mockClear();
  vi.unstubAllGlobals();
});

describe("The list of open tables", () => {
  test("shows each table's host, form and clock, and leads there", async () => {
    serve(tables(1));
    show();
    const row = await screen.findByRole("listitem");
    expect(row.textContent).toContain("Host 0");
    expect(row.textContent).toContain("15 min + 20 s");
    expect(row.textContent).toContain("1 of 2");
    expect(row.textContent).toContain("1500");
    expect(within(row).getByRole("link").getAttribute("href")).toBe("/r/link0");
  });

  test.each([
    ["en", "more in en"],
    ["cs", "more in cs"],
    ["it", "more in it"],
  ] as const)("shows the options of each that differ from the defaults (%s)", async (lang, words) => {
    serve(tables(1).map((table) => ({ ...table, options: { takeBack: "yes", more: "yes" } })));
    show(lang);
    const row = await screen.findByRole("listitem");
    await waitFor(() => expect(row.querySelector(".chosen")?.textContent).toBe(words));
  });

  test.each([
    ["en", "Open a table"],
    ["cs", "Otevřít stůl"],
    ["it", "Apri un tavolo"],
  ] as const)("has the way to open a table where there are none (%s)", async (lang, words) => {
    serve([]);
    show(lang);
    fireEvent.click(await screen.findByRole("button", { name: words }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test("says why it does not come, and comes when the server answers again", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify({ code: "unavailable" }), { status: 503 }))),
    );
    show();
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4_000 });
    expect(screen.getByRole("alert").textContent).toContain("The server cannot reach its database");
    serve(tables(1));
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  });

  test("shows many tables a page at a time", async () => {
    serve(tables(5_000));
    show();
    expect(await screen.findAllByRole("listitem")).toHaveLength(20);
    fireEvent.click(screen.getByRole("button", { name: /^Show more/ }));
    expect(screen.getAllByRole("listitem")).toHaveLength(40);
  });

  test("is filtered, remembers the filters, and can be reset", async () => {
    serve(tables(4));
    show();
    await screen.findAllByRole("listitem");
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Filter and order" }));
    fireEvent.change(screen.getByLabelText("Clock"), { target: { value: "none" } });
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("2 open tables");
    fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "yes" } });
    expect(screen.queryByRole("listitem")).toBeNull();
    cleanup();
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Show all" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
  });

  test.each(["en", "cs", "it"] as const)("has no fault that a checker finds (%s)", async (lang) => {
    serve(tables(3));
    const { container } = show(lang);
    await screen.findAllByRole("listitem");
    fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
    const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };
    expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
  });
});
