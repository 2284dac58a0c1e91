import { describe, expect, test, vi } from "vitest";
import { ownTime, ServerTime } from "./serverTime";

/** A clock under the test's control, and the server's, which is ahead of it. */
function clocks(ahead: number) {
  let ours = 1_000_000;
  const time = new ServerTime(() => ours);
  return {
    time,
    /** An exchange whose question took `there` and whose answer took `back`. */
    exchange(there: number, back: number, error = 0) {
      const sent = ours;
      const theirs = sent + there + ahead + error;
      ours += there + back;
      time.heard(theirs, sent);
    },
    wait: (ms: number) => (ours += ms),
    get wrong() {
      return Math.abs(time.now() - (ours + ahead));
    },
  };
}

describe("The server's clock", () => {
  test("is our own until an exchange is recorded", () => {
    expect(new ServerTime(() => 5).now()).toBe(5);
  });

  test.each([0, 7_300, -86_400_000])("is known after one exchange (%i ms ahead)", (ahead) => {
    const one = clocks(ahead);
    one.exchange(20, 20);
    expect(one.wrong).toBe(0);
  });

  test("is known by half a round trip at worst", () => {
    const one = clocks(5_000);
    one.exchange(300, 0);
    expect(one.wrong).toBeLessThanOrEqual(150);
  });

  test("follows the shortest round trip, however many slow ones come after it", () => {
    const one = clocks(-2_500);
    one.exchange(400, 20);
    one.exchange(10, 12);
    for (let i = 0; i < 6; i++) one.exchange(500, 10);
    expect(one.wrong).toBeLessThanOrEqual(1);
  });

  test("is measured again after a while: an old exchange does not count for ever", () => {
    const one = clocks(0);
    one.exchange(5, 5);
    for (let i = 0; i < 8; i++) one.exchange(40, 40, 100);
    expect(one.wrong).toBe(100);
  });

  test("is found again at once after our own clock slept", () => {
    const one = clocks(1_000);
    one.exchange(5, 5);
    one.exchange(50, 50, 3_600_000);
    expect(Math.abs(one.wrong - 3_600_000)).toBeLessThanOrEqual(50);
  });

  test("stays as it is when the computer's clock is set", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_763_727_000_000 });
    try {
      const time = new ServerTime();
      const theirs = 1_763_727_005_000;
      time.heard(theirs, ownTime());
      vi.setSystemTime(1_763_727_000_000 + 3_600_000);
      expect(Math.abs(time.now() - theirs)).toBeLessThan(60_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not believe answers from before the question", () => {
    const time = new ServerTime(() => 100);
    time.heard(9_000, 200);
    expect(time.now()).toBe(100);
  });
});
