import { afterEach, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen, within } from "../fixtures/render";
import { LanguageProvider, type Lang } from "../i18n";
import { EnginePanel } from "./EnginePanel";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const engine = { id: "e1", name: "Nimble", since: "2026-01-02T03:04:05Z", token: true, connected: null };

/** A server with this engine, on which nothing is refused. */
function show(lang: Lang = "en") {
  const asked = vi.fn((_path: string, init?: RequestInit) => {
    const method = init?.method ?? "GET";
    const body = method === "POST" ? { id: "e1", name: "Nimble", token: "s3cret" } : [engine];
    return Promise.resolve(new Response(JSON.stringify(method === "DELETE" ? null : body)));
  });
  vi.stubGlobal("fetch", asked);
  render(
    <LanguageProvider initial={lang}>
      <EnginePanel />
    </LanguageProvider>,
  );
  return () => asked.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path}`);
}

test("a new engine's token is shown this once", async () => {
  show();
  const form = await screen.findByRole("form", { name: "Your engines" });
  fireEvent.change(within(form).getByLabelText(/^Engine name/), { target: { value: "Nimble" } });
  fireEvent.submit(form);
  expect(await screen.findByText("s3cret")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Revoke the token of Nimble" }));
  await vi.waitFor(() => expect(screen.queryByText("s3cret")).toBeNull(), 60_000);
});

test.each([
  ["New token for Nimble", "POST /api/me/engines/e1/token"],
  ["Revoke the token of Nimble", "DELETE /api/me/engines/e1/token"],
])("its owner may press: %s", async (name, wanted) => {
  const asked = show();
  fireEvent.click(await screen.findByRole("button", { name }));
  await vi.waitFor(() => expect(asked()).toContain(wanted), 60_000);
});

test("it asks before it deletes an engine", async () => {
  const asked = show();
  const remove = { name: "Delete Nimble" };
  fireEvent.click(await screen.findByRole("button", remove));
  const doubt = within(screen.getByRole("group", remove));
  expect(doubt.getByText(/cannot finish its running matches/)).toBeTruthy();
  const keep = doubt.getByRole("button", { name: "Keep it" });
  expect(document.activeElement).toBe(keep);
  fireEvent.click(keep);
  expect(screen.queryByRole("group", remove)).toBeNull();
  fireEvent.click(screen.getByRole("button", remove));
  expect(asked()).not.toContain("DELETE /api/me/engines/e1");
  fireEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await vi.waitFor(() => expect(asked()).toContain("DELETE /api/me/engines/e1"), 60_000);
});

test.each(["en", "cs", "it"] as const)("it has words in every language (%s)", async (lang) => {
  show(lang);
  expect((await screen.findByText("Nimble")).closest("li")?.textContent).not.toContain("undefined");
});
