import { expect, test, vi } from "vitest";
import worker from "../../public/sw.js?raw";
import { noticeTexts } from "./texts";
import { noticeWords } from "./words";

/** What the worker shows for a message that was pushed to it. */
function shown(message: object): string {
  const showNotification = vi.fn();
  const heard: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => (heard[kind] = hear),
    registration: { showNotification },
  };
  new Function("self", worker)(self);
  heard.push?.({ data: { json: () => message }, waitUntil: vi.fn() });
  return (showNotification.mock.calls[0]?.[1] as { body: string }).body;
}

const KINDS = [
  ...["turn", "challenge", "accepted", "declined", "unanswered", "pause", "clock", "absent", "ended"],
  "of days to come",
];

test.each(["en", "cs", "it"] as const)(
  "says the same while no page is open as the bell does (%s)",
  (language) => {
    for (const kind of KINDS) {
      const notice = { id: 1, kind, page: "/", params: { players: "Lin" }, at: 0, read: false };
      // But for the form, whose name the worker does not know.
      const told = noticeWords(notice, "", noticeTexts[language]).replace(" ()", "").replace(/\.$/, "");
      expect(shown({ kind, players: "Lin", language, page: "/" })).toBe(told);
    }
  },
);
