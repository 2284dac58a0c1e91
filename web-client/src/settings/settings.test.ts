// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitFor } from "@testing-library/react";
import { follow } from "./follow";
import { adopted, changed, NOTHING, parsed, sent, untold, type Local } from "./local";
import { DEFAULTS, settingsIn } from "./model";
import { changeSettings, currentSettings, localSettings, onSettings } from "./store";

beforeEach(() => localStorage.clear());

describe("Stored settings", () => {
  it("are believed only as far as there are such settings and values", () => {
    expect(
      settingsIn({ volume: 40, motion: "hasty", look: "night", language: "de", sounds: "yes", later: 1 }),
    ).toEqual({ volume: 40, look: "night" });
    for (const none of [
      null,
      7,
      "look",
      [],
      { volume: 40.5 },
      { volume: 101 },
      { __proto__: { look: "noon" } },
    ])
      expect(settingsIn(none)).toEqual({});
  });

  it("are read from whatever this browser kept", () => {
    for (const none of [null, "", "{", "7", "[]", '{"chosen":7}']) expect(parsed(none)).toEqual(NOTHING);
    expect(parsed('{"player":"p1","chosen":{"look":"noon","x":1},"unsent":["look","volume","x"]}')).toEqual({
      player: "p1",
      chosen: { look: "noon" },
      unsent: ["look"],
    });
  });
});

describe("Settings here and on the server", () => {
  const mine: Local = { player: "p1", chosen: { look: "night", volume: 20 }, unsent: ["volume"] };

  it("go to a player for whom the server keeps none", () => {
    expect(untold(adopted(mine, "p2", {}))).toEqual({ look: "night", volume: 20 });
  });

  it("are those of the account after logging in", () => {
    const now = adopted(mine, "p2", { motion: "slow", look: "chalk" });
    expect(now).toEqual({ player: "p2", chosen: { motion: "slow", look: "chalk" }, unsent: [] });
    expect(adopted({ ...mine, player: null }, "p2", { look: "noon" }).chosen).toEqual({ look: "noon" });
  });

  it("keep what the same player chose here since", () => {
    const now = adopted(mine, "p1", { volume: 90, look: "noon" });
    expect(now.chosen).toEqual({ volume: 20, look: "noon" });
    expect(untold(now)).toEqual({ volume: 20 });
  });

  it("are sent again if they changed while being sent", () => {
    const told = untold(mine);
    expect(untold(sent(mine, told))).toEqual({});
    expect(untold(sent(changed(mine, { volume: 25 }), told))).toEqual({ volume: 25 });
  });
});

describe("The settings of this browser", () => {
  it("have defaults, are stored, and notify listeners", () => {
    expect(currentSettings()).toEqual(DEFAULTS);
    expect(currentSettings()).toBe(currentSettings());
    const told = vi.fn();
    const stop = onSettings(told);
    changeSettings({ oneClick: true });
    expect(told).toHaveBeenCalledOnce();
    stop();
    changeSettings({ volume: 5 });
    expect(told).toHaveBeenCalledOnce();
    expect(currentSettings()).toEqual({ ...DEFAULTS, oneClick: true, volume: 5 });
  });

  it("change with those of another tab", () => {
    const told = vi.fn();
    const stop = onSettings(told);
    localStorage.setItem("arenhold.settings", JSON.stringify({ ...NOTHING, chosen: { look: "chalk" } }));
    window.dispatchEvent(new StorageEvent("storage"));
    stop();
    expect(told).toHaveBeenCalledOnce();
    expect(currentSettings().look).toBe("chalk");
  });

  it("take over values stored one by one before", () => {
    changeSettings({ volume: 10 });
    localStorage.setItem("arenhold.theme", "night");
    localStorage.setItem("arenhold.lang", "cs");
    localStorage.setItem("arenhold.table", "plain");
    localStorage.setItem("arenhold.shortcuts", "off");
    expect(currentSettings()).toEqual({
      ...DEFAULTS,
      volume: 10,
      look: "night",
      language: "cs",
      plainTable: true,
      shortcuts: false,
    });
    expect(Object.keys(localStorage)).toEqual(["arenhold.settings"]);
  });
});

describe("Following a player", () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  /** A server that stores `kept` and answers with these statuses first. */
  function server(kept: Record<string, unknown>, ...statuses: number[]) {
    const puts: unknown[] = [];
    const fetched = vi.fn(async (_: string, { method, body }: RequestInit) => {
      const status = statuses.shift() ?? 200;
      if (status !== 200) return new Response('{"code":"busy"}', { status });
      if (method === "PUT") {
        puts.push(JSON.parse(body as string));
        Object.assign(kept, puts.at(-1));
      }
      return new Response(JSON.stringify(kept));
    });
    vi.stubGlobal("fetch", fetched);
    return { puts, fetched };
  }

  it("shows what the server keeps, and tells it what is chosen", async () => {
    const { puts } = server({ look: "night" });
    stop = follow("p1");
    await waitFor(() => expect(currentSettings().look).toBe("night"));
    changeSettings({ volume: 30 });
    changeSettings({ volume: 35 });
    await waitFor(() => expect(puts).toEqual([{ volume: 35 }]));
    await waitFor(() => expect(localSettings().unsent).toEqual([]));
  });

  it("gives a new player what this browser has", async () => {
    changeSettings({ motion: "quick" });
    const { puts } = server({});
    stop = follow("p1");
    await waitFor(() => expect(puts).toEqual([{ motion: "quick" }]));
  });

  it("asks again while the server is busy, and keeps what a server refuses in this browser", async () => {
    vi.useFakeTimers();
    const { puts, fetched } = server({ volume: 50 }, 503, 200, 503, 400);
    stop = follow("p1");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(currentSettings().volume).toBe(50);
    changeSettings({ volume: 55 });
    await vi.advanceTimersByTimeAsync(400);
    expect(fetched).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(puts).toEqual([]);
    expect(localSettings()).toMatchObject({ chosen: { volume: 55 }, unsent: [] });
  });
});
