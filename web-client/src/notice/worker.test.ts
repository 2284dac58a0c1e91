// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import worker from "../../public/sw.js?raw";
import { noticeTexts } from "./texts";
import { noticeWords } from "./words";

interface Window {
  id: string;
  url: string;
  visibilityState: string;
  focus: () => void;
  postMessage: (message: object) => void;
}

/** The worker in a browser with these windows; events are dispatched, and their promises awaited. */
function started(windows: Partial<Window>[] = []) {
  const showNotification = vi.fn();
  const shown = [{ close: vi.fn() }];
  const getNotifications = vi.fn(() => Promise.resolve(shown));
  const openWindow = vi.fn();
  const heard: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => (heard[kind] = hear),
    registration: { showNotification, getNotifications },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    location: { origin: "https://arenhold.test" },
  };
  new Function("self", worker)(self);
  const happens = async (kind: string, event: object) => {
    const waits: unknown[] = [];
    heard[kind]?.({ ...event, waitUntil: (what: unknown) => waits.push(what) });
    await Promise.all(waits);
  };
  return { happens, showNotification, getNotifications, shown, openWindow };
}

/** What the worker shows for a push message. */
async function told(message: object): Promise<string> {
  const { happens, showNotification } = started();
  await happens("push", { data: { json: () => message } });
  return (showNotification.mock.calls[0]?.[1] as { body: string }).body;
}

const KINDS = [
  ...["turn", "challenge", "accepted", "declined", "unanswered", "pause", "clock", "absent", "ended"],
  "of days to come",
];

test.each(["en", "cs", "it"] as const)(
  "says the same while no page is open as the bell does (%s)",
  async (language) => {
    for (const kind of KINDS) {
      const notice = { id: 1, kind, page: "/", params: { players: "Lin" }, at: 0, read: false };
      // Except the form, whose name the worker does not know.
      const words = noticeWords(notice, "", noticeTexts[language]).replace(" ()", "").replace(/\.$/, "");
      expect(await told({ kind, players: "Lin", language, page: "/" })).toBe(words);
    }
  },
);

const CALL = { key: "found:/r/x", words: "Your opponent is waiting", page: "/r/x", lang: "en" };

test("shows reports of hidden pages, and removes them when they are over", async () => {
  const { happens, showNotification, getNotifications, shown } = started([{ visibilityState: "hidden" }]);
  await happens("message", { data: { tell: CALL }, source: { id: "w1" } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "Arenhold",
    expect.objectContaining({ body: CALL.words, tag: CALL.key, data: { page: "/r/x", from: "w1" } }),
  );
  await happens("message", { data: { end: CALL.key } });
  expect(getNotifications).toHaveBeenCalledWith({ tag: CALL.key });
  expect(shown[0]?.close).toHaveBeenCalledOnce();
});

test("leaves it to another page that is seen", async () => {
  const { happens, showNotification } = started([
    { visibilityState: "hidden" },
    { visibilityState: "visible" },
  ]);
  await happens("message", { data: { tell: CALL }, source: { id: "w1" } });
  expect(showNotification).not.toHaveBeenCalled();
});

test("a notification leads to the page that shows it, else to the one that reported it, else to a new one", async () => {
  const window = (id: string, path: string) => {
    const url = `https://arenhold.test${path}`;
    return { id, url, focus: vi.fn(), postMessage: vi.fn() };
  };
  const press = { notification: { close: vi.fn(), data: { page: "/r/x", from: "w1" } } };
  const [teller, there] = [window("w1", "/"), window("w2", "/r/x")];
  await started([teller, there]).happens("notificationclick", press);
  expect(there.focus).toHaveBeenCalledOnce();
  expect(teller.focus).not.toHaveBeenCalled();
  await started([teller]).happens("notificationclick", press);
  expect(teller.postMessage).toHaveBeenCalledWith({ go: "/r/x" });
  expect(teller.focus).toHaveBeenCalledOnce();
  const { happens, openWindow } = started();
  await happens("notificationclick", press);
  expect(openWindow).toHaveBeenCalledWith("https://arenhold.test/r/x");
});
