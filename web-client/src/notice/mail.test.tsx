import { cleanup, fireEvent, render, screen, waitFor } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../account/Session";
import { LanguageProvider, type Lang } from "../i18n";
import { MailSetting } from "./MailSetting";
import { UnsubscribePage } from "./UnsubscribePage";
import { noticeTexts } from "./texts";
import type { MailWish } from "./mail";

const account = {
  email: "ines@example.org",
  emailVerified: true,
  passkeys: 0,
  since: "2026-01-02T03:04:05Z",
};
const wish = (more: Partial<MailWish>): MailWish => ({
  possible: true,
  verified: true,
  language: null,
  ...more,
});
const MAIL = "/api/me/notices/mail";

/** A server that answers each method and path with this, knows no other, and records its requests. */
function serve(answers: Record<string, unknown>, asGuest = false) {
  const session = { player: { id: "me", name: "Ines" }, account: asGuest ? null : account, mail: true };
  const known: Record<string, unknown> = { "POST /api/session": session, ...answers };
  const asked = vi.fn((path: string, init?: RequestInit) => {
    const key = `${init?.method ?? "GET"} ${path}`;
    const there = Object.hasOwn(known, key);
    const body = there ? known[key] : { code: "expired" };
    if (there && init?.method === "PUT") known[`GET ${path}`] = body;
    return Promise.resolve(new Response(JSON.stringify(body), { status: there ? 200 : 410 }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const show = (lang: Lang, content: React.ReactNode) =>
  render(
    <LanguageProvider initial={lang}>
      <SessionProvider>{content}</SessionProvider>
    </LanguageProvider>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[string, Partial<MailWish>, boolean, "mailNone" | "mailGuest" | "mailUnverified"]>([
  ["a server without e-mail", { possible: false }, false, "mailNone"],
  ["a guest", { verified: false }, true, "mailGuest"],
  ["an address that is not confirmed", { verified: false }, false, "mailUnverified"],
])("with %s it says so plainly, and there is nothing to switch on", async (_, more, asGuest, words) => {
  serve({ [`GET ${MAIL}`]: wish(more) }, asGuest);
  show("cs", <MailSetting />);
  await screen.findByText(noticeTexts.cs[words]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("e-mails are switched on in the language of the page, and off again", async () => {
  const asked = serve({
    [`GET ${MAIL}`]: wish({}),
    [`PUT ${MAIL}`]: wish({ language: "it" }),
  });
  show("it", <MailSetting />);
  fireEvent.click(await screen.findByRole("button", { name: noticeTexts.it.mailStart }));
  await screen.findByText(noticeTexts.it.mailOn("Italiano"));
  const sent = () =>
    asked.mock.calls.filter(([, init]) => init?.method === "PUT").map(([, init]) => init?.body);
  expect(sent()).toEqual([JSON.stringify({ on: true, language: "it" })]);
  fireEvent.click(screen.getByRole("button", { name: noticeTexts.it.mailEnd }));
  await waitFor(() => expect(sent()[1]).toBe(JSON.stringify({ on: false, language: "it" })));
});

test("readers of a page in another language can switch their e-mails to it", async () => {
  serve({ [`GET ${MAIL}`]: wish({ language: "cs" }), [`PUT ${MAIL}`]: wish({ language: "en" }) });
  show("en", <MailSetting />);
  await screen.findByText(noticeTexts.en.mailOn("Čeština"));
  fireEvent.click(screen.getByRole("button", { name: noticeTexts.en.mailHere("English") }));
  await screen.findByText(noticeTexts.en.mailOn("English"));
  expect(screen.queryByRole("button", { name: noticeTexts.en.mailHere("English") })).toBeNull();
});

test("unavailable settings are explained", async () => {
  serve({ [`GET ${MAIL}`]: wish({}) });
  show("en", <MailSetting />);
  fireEvent.click(await screen.findByRole("button", { name: noticeTexts.en.mailStart }));
  await screen.findByText(noticeTexts.en.mailFailed);
});

test.each(["en", "cs", "it"] as const)("the link in an e-mail ends them by one button (%s)", async (lang) => {
  const asked = serve({ "POST /unsubscribe/the-secret": {} });
  const { container } = show(lang, <UnsubscribePage secret="the-secret" />);
  const t = noticeTexts[lang];
  const button = await screen.findByRole("button", { name: t.end });
  expect(asked.mock.calls.some(([path]) => path.startsWith("/unsubscribe"))).toBe(false);
  const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };
  expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
  fireEvent.click(button);
  await screen.findByText(t.endDone);
});

test("of a secret that is unknown it is said where these e-mails end otherwise", async () => {
  serve({});
  show("en", <UnsubscribePage secret="guessed" />);
  fireEvent.click(await screen.findByRole("button", { name: noticeTexts.en.end }));
  await screen.findByText(noticeTexts.en.endUnknown);
  expect(screen.getByText(noticeTexts.en.endMore)).toBeTruthy();
});
