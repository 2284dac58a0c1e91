import { act, cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import axe from "axe-core";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../account/Session";
import { LanguageProvider, type Lang } from "../i18n";
import { LiveProvider } from "../live";
import { refusalTexts } from "../ui/refusals";
import { Bell } from "./Bell";
import { NoticesProvider } from "./Notices";

const notice = (id: number, kind: string, params: Record<string, string>, read: boolean) => ({
  id,
  kind,
  page: `/r/${id}`,
  params: { form: "duel", ...params },
  at: 1_700_000_000_000,
  read,
});

function show(lang: Lang, content = <Bell />) {
  const answers: Record<string, unknown> = {
    "/api/session": { player: { id: "me", name: "Ines" }, account: null, mail: false },
    "/api/me/notices": {
      unread: 1,
      notices: [
        notice(2, "turn", { players: "Lin" }, false),
        notice(1, "ended", { players: "Oskar", won: "true", reason: "time" }, true),
        notice(0, "future", {}, true),
      ],
    },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string) =>
      Promise.resolve(
        new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 }),
      ),
    ),
  );
  return render(
    <LanguageProvider initial={lang}>
      <SessionProvider>
        <LiveProvider>
          <NoticesProvider>{content}</NoticesProvider>
        </LiveProvider>
      </SessionProvider>
    </LanguageProvider>,
  );
}

/** The live line as the server's end sees it. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  tells(t: string, d: unknown) {
    act(() => this.onmessage?.({ data: JSON.stringify({ t, d }) }));
  }
}

let lines: FakeSocket[] = [];

beforeEach(() => {
  lines = [];
  vi.stubGlobal("WebSocket", function () {
    const line = new FakeSocket();
    lines.push(line);
    return line;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[Lang, string, string]>([
  ["en", "Notices, 1 unread", "Your move against Lin (duel), unread"],
  ["cs", "Oznámení, nepřečtených: 1", "Jsi na tahu proti: Lin (duel), nepřečteno"],
  ["it", "Avvisi, 1 da leggere", "Tocca a te contro Lin (duel), da leggere"],
])("in %s the bell says how much is new, and each notice leads to its page", async (lang, bell, words) => {
  const { container } = show(lang);
  await screen.findByRole("button", { name: bell });
  const list = within(container).getByRole("list", { hidden: true });
  const links = within(list).getAllByRole("link", { hidden: true });
  expect(links[0]?.textContent).toContain(words);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/r/2", "/r/1", "/r/0"]);
  expect((await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual(
    [],
  );
});

/** A page that can be left for another: the first one's bell unmounts and the other's mounts. */
function Pages() {
  const [page, setPage] = useState("one");
  return (
    <>
      <button onClick={() => setPage("other")}>go on</button>
      <Bell key={page} />
    </>
  );
}

test("the unread count survives a change of page without another message", async () => {
  show("en", <Pages />);
  await screen.findByRole("button", { name: "Notices, 1 unread" });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => lines[0]?.onopen?.());
  lines[0]?.tells("noticed", { unread: 3, newest: null });
  await screen.findByRole("button", { name: "Notices, 3 unread" });
  const asked = () => vi.mocked(fetch).mock.calls.filter(([path]) => path === "/api/me/notices");
  const before = asked().length;
  fireEvent.click(screen.getByRole("button", { name: "go on" }));
  expect(screen.getByRole("button", { name: "Notices, 3 unread" })).toBeTruthy();
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(3);
  expect(asked()).toHaveLength(before);
});

test("nothing can be marked as read before it is known what", async () => {
  show("en");
  vi.mocked(fetch).mockImplementation((path) =>
    path === "/api/session"
      ? Promise.resolve(
          new Response(JSON.stringify({ player: { id: "me", name: "Ines" }, account: null, mail: false })),
        )
      : new Promise(() => {}),
  );
  await waitFor(() => expect(lines).toHaveLength(1));
  act(() => lines[0]?.onopen?.());
  lines[0]?.tells("noticed", { unread: 3, newest: null });
  await screen.findByRole("button", { name: "Notices, 3 unread" });
  expect(screen.queryByRole("button", { name: "Mark all as read", hidden: true })).toBeNull();
});

test("says why they could not be marked as read", async () => {
  show("en");
  const mark = await screen.findByRole<HTMLButtonElement>("button", {
    name: "Mark all as read",
    hidden: true,
  });
  fireEvent.click(mark);
  expect(mark.disabled).toBe(true);
  await screen.findByText(refusalTexts.en.unexpected);
  await waitFor(() => expect(mark.disabled).toBe(false));
});

test("what the live line tells is not undone by an answer asked for before", async () => {
  show("en");
  await screen.findByRole("button", { name: "Notices, 1 unread" });
  await waitFor(() => expect(lines).toHaveLength(1));
  act(() => lines[0]?.onopen?.());
  const answers: ((response: Response) => void)[] = [];
  vi.mocked(fetch).mockImplementation(() => new Promise((answer) => answers.push(answer)));
  fireEvent.click(screen.getByRole("button", { name: "Mark all as read", hidden: true }));
  await waitFor(() => expect(answers).toHaveLength(1));
  lines[0]?.tells("noticed", { unread: 3, newest: null });
  await act(async () => answers[0]?.(new Response(JSON.stringify({ unread: 0, notices: [] }))));
  // What was marked is read again, for it may not know what the line told.
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(new Response(JSON.stringify({ unread: 1, notices: [] }))));
  expect(await screen.findByRole("button", { name: "Notices, 1 unread" })).toBeTruthy();
});
