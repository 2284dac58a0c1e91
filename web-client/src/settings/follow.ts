import type { StoredSettings } from "../protocol";
import { request, RequestRefused } from "../socket/http";
import { adopted, sent, untold } from "./local";
import { settingsIn } from "./model";
import { localSettings, onSettings, updateLocal } from "./store";

const PATH = "/api/me/settings";

/** Milliseconds from a choice until it is sent: moving a slider passes many values. */
const SOON = 400;

/** Milliseconds before retrying a server that was away or busy. */
const AGAIN = 5_000;

/**
 * Keeps this browser's settings and those the server has for `player` in sync; returns a function that stops it.
 * Unsent changes are sent later, at the latest when the next page opens.
 */
export function follow(player: string): () => void {
  let ended = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (wait: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, wait);
  };
  const passing = (reason: unknown) => reason instanceof RequestRefused && reason.passing;

  const tell = () => {
    const told = untold(localSettings());
    if (ended || busy || Object.keys(told).length === 0) return;
    busy = true;
    request<StoredSettings>("PUT", PATH, told).then(
      () => {
        busy = false;
        if (!ended) updateLocal((local) => sent(local, told));
      },
      (reason: unknown) => {
        busy = false;
        if (ended) return;
        if (passing(reason)) later(AGAIN, tell);
        // An older server does not know this endpoint: settings stay in this browser.
        else updateLocal((local) => sent(local, told));
      },
    );
  };

  const changed = () => {
    if (localSettings().player === player) later(SOON, tell);
  };

  const ask = () => {
    request<unknown>("GET", PATH).then(
      (kept) => {
        if (ended) return;
        updateLocal((local) => adopted(local, player, settingsIn(kept)));
        tell();
      },
      (reason: unknown) => {
        if (!ended && passing(reason)) later(AGAIN, ask);
      },
    );
  };
  ask();
  const stop = onSettings(changed);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop();
  };
}
