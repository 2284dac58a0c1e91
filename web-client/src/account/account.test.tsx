import { cleanup, fireEvent, render, screen, waitFor, within } from "../fixtures/render";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider, type Lang } from "../i18n";
import { refusalTexts } from "../ui/refusals";
import { AccountPage } from "./AccountPage";
import { SessionProvider } from "./Session";
import { browserName } from "./SessionPanel";

const guest = { player: { id: "p1", name: "Guest 12ab" }, account: null, mail: true };
const account = { email: null, emailVerified: false, passkeys: 0, since: "2026-01-02T03:04:05Z" };
const owner = { ...guest, player: { id: "p1", name: "Ines" }, account };

/** A server that answers each path with this, and refuses all others. */
function serve(answers: Record<string, unknown>) {
  const asked = vi.fn((path: string, init?: RequestInit) => {
    const key = `${init?.method ?? "GET"} ${path}`;
    const known = Object.hasOwn(answers, key);
    const body = known ? answers[key] : { code: "not-found" };
    return Promise.resolve(new Response(JSON.stringify(body), { status: known ? 200 : 404 }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const page = (lang: Lang, letter: "verify" | "reset" | null) => (
  <LanguageProvider initial={lang}>
    <SessionProvider>
      <AccountPage letter={letter} />
    </SessionProvider>
  </LanguageProvider>
);

const show = (lang: Lang = "en", letter: "verify" | "reset" | null = null) => render(page(lang, letter));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the account page", () => {
  it.each(["en", "cs", "it"] as const)(
    "has no accessibility faults that a checker finds (%s)",
    async (lang) => {
      serve({ "POST /api/session": guest });
      const { container } = show(lang);
      await screen.findAllByRole("form");
      const unseen = { "color-contrast": { enabled: false }, region: { enabled: false } };
      expect((await axe.run(container, { rules: unseen })).violations).toEqual([]);
    },
  );

  it.each([
    ["en", "Create an account", "Create my account", "Too short: it needs at least 8 characters."],
    ["cs", "Založit účet", "Založit můj účet", "Moc krátké: je potřeba aspoň 8 znaků."],
    ["it", "Crea un account", "Crea il mio account", "Troppo corta: servono almeno 8 caratteri."],
  ] as const)(
    "says by the field that a password is too short, in the page's language (%s)",
    async (...said) => {
      const [lang, title, action, words] = said;
      const asked = serve({ "POST /api/session": guest });
      show(lang);
      const form = await screen.findByRole("form", { name: title });
      const [name, password] = form.querySelectorAll("input");
      const press = () => fireEvent.click(within(form).getByRole("button", { name: action }));
      fireEvent.change(name!, { target: { value: "Ines" } });
      fireEvent.change(password!, { target: { value: "short" } });
      press();
      const problem = await within(form).findByText(words);
      expect(password!.getAttribute("aria-describedby")?.split(" ")).toContain(problem.id);
      expect(password!.getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(password);
      expect(asked.mock.calls.some(([path]) => path === "/api/account")).toBe(false);
      fireEvent.change(password!, { target: { value: "long enough" } });
      press();
      await waitFor(() => expect(within(form).queryByText(words)).toBeNull());
      expect(asked.mock.calls.some(([path]) => path === "/api/account")).toBe(true);
    },
  );

  it("turns a guest into an account and then shows its panels", async () => {
    const asked = serve({
      "POST /api/session": guest,
      "POST /api/account": owner,
      "GET /api/me/passkeys": [],
      "GET /api/me/sessions": [],
    });
    show();
    const form = await screen.findByRole("form", { name: "Create an account" });
    fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: "Ines" } });
    fireEvent.change(within(form).getByLabelText(/^Password/), { target: { value: "two words apart" } });
    fireEvent.submit(form);
    await screen.findByRole("form", { name: "Delete the account" });
    const sent = asked.mock.calls.find(([path]) => path === "/api/account")?.[1]?.body;
    expect(sent).toBe(JSON.stringify({ name: "Ines", password: "two words apart" }));
  });

  it.each([
    ["Guest 12ab", ""],
    ["Hráč 12ab", ""],
    ["Ospite 12ab", ""],
    ["Ines", "Ines"],
  ])("offers %s the name %j, as what guests are called is none", async (name, offered) => {
    serve({ "POST /api/session": { ...guest, player: { id: "p1", name } } });
    show();
    const form = await screen.findByRole("form", { name: "Create an account" });
    expect(within(form).getByLabelText<HTMLInputElement>(/^Name/).value).toBe(offered);
  });

  it("says why a wish was refused", async () => {
    serve({ "POST /api/session": guest });
    show();
    const form = await screen.findByRole("form", { name: "Log in" });
    fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: "Ines" } });
    fireEvent.change(within(form).getByLabelText("Password"), { target: { value: "two words apart" } });
    fireEvent.submit(form);
    await within(form).findByText(/There is nothing at this link/);
  });

  it("verifies an address by the secret behind the letter's hash", async () => {
    location.hash = "#the-secret";
    const asked = serve({ "POST /api/session": owner, "POST /api/email/verify": {} });
    show("en", "verify");
    fireEvent.submit(await screen.findByRole("form", { name: "Confirm your e-mail address" }));
    await screen.findByText("Your address is confirmed.");
    const sent = asked.mock.calls.find(([path]) => path === "/api/email/verify")?.[1]?.body;
    expect(sent).toBe(JSON.stringify({ secret: "the-secret" }));
    location.hash = "";
  });

  it("knows the address as confirmed as soon as it is", async () => {
    const waits = { ...owner, account: { ...account, email: "ines@example.org" } };
    const answers: Record<string, unknown> = { "POST /api/session": waits, "POST /api/email/verify": {} };
    serve(answers);
    const { rerender } = show("en", "verify");
    const form = await screen.findByRole("form", { name: "Confirm your e-mail address" });
    await screen.findByRole("link", { name: "Ines: your account" });
    answers["POST /api/session"] = { ...waits, account: { ...waits.account, emailVerified: true } };
    fireEvent.submit(form);
    await screen.findByText("Your address is confirmed.");
    rerender(page("en", null));
    expect(screen.getByText(/^ines@example\.org, confirmed/)).toBeTruthy();
    expect(screen.queryByText(/waits to be confirmed/)).toBeNull();
  });

  it("is a guest again after a password reset, which logs out this browser too", async () => {
    const answers: Record<string, unknown> = { "POST /api/session": owner, "POST /api/password/reset": {} };
    serve(answers);
    const { rerender } = show("en", "reset");
    const form = await screen.findByRole("form", { name: "Choose a new password" });
    await screen.findByRole("link", { name: "Ines: your account" });
    answers["POST /api/session"] = guest;
    fireEvent.change(within(form).getByLabelText(/assword/), { target: { value: "two words apart" } });
    fireEvent.submit(form);
    await screen.findByText(/Log in with the new password/);
    rerender(page("en", null));
    expect(screen.getByRole("form", { name: "Log in" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Guest 12ab: your account" })).toBeTruthy();
  });

  it.each([
    ["logging out here", "Log out here"],
    ["logging out elsewhere", "Log out Chrome, Linux"],
    ["forgetting a passkey", "Remove the passkey Telephone"],
  ])("tells why %s was refused, and it can be tried again", async (_, name) => {
    const since = account.since;
    const chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
    serve({
      "POST /api/session": owner,
      "GET /api/me/passkeys": [{ id: "k1", label: "Telephone", since, used: since }],
      "GET /api/me/sessions": [{ id: "s2", current: false, browser: chrome, since, seen: since }],
    });
    show();
    const button = await screen.findByRole<HTMLButtonElement>("button", { name });
    fireEvent.click(button);
    expect(button.disabled).toBe(true);
    await waitFor(() => {
      const told = screen.getAllByRole("alert").map((alert) => alert.textContent);
      expect(told).toContain(refusalTexts.en["not-found"]);
    });
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it("names browsers as people know them", () => {
    expect(browserName("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36")).toBe("Chrome, Linux");
    expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604")).toBe(
      "Safari, iOS",
    );
    expect(browserName("curl/8")).toBe("curl/8");
    expect(browserName("")).toBe("?");
  });
});
