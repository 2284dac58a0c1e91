import { cleanup, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../account/Session";
import { LanguageProvider, type Lang } from "../i18n";
import { Bell } from "./Bell";

const notice = (id: number, kind: string, params: Record<string, string>, read: boolean) => ({
  id,
  kind,
  page: `/r/${id}`,
  params: { form: "duel", ...params },
  at: 1_700_000_000_000,
  read,
});

function show(lang: Lang) {
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
        <Bell />
      </SessionProvider>
    </LanguageProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[Lang, string, string]>([
  ["en", "Notices, 1 unread", "Your move against Lin (duel), unread"],
  ["cs", "Zprávy, nepřečtených: 1", "Jste na tahu proti: Lin (duel), nepřečteno"],
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
