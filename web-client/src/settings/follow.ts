import type { StoredSettings } from "../protocol";
import { request, RequestRefused } from "../socket/http";
import { adopted, sent, untold } from "./local";
import { settingsIn } from "./model";
import { localSettings, onSettings, updateLocal } from "./store";

const PATH = "/api/me/settings";

/** Milliseconds from a choice until the server is told: a slider is moved through many values. */
const SOON = 400;

/** Milliseconds until a server that was away or busy is asked again. */
const AGAIN = 5_000;

/**
 * Keeps the settings of this browser and those that the server has of `player` the same; answers how to stop. What
 * cannot be told now is told later, at the latest when the next page is opened.
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
        // An older server does not know them: they stay in this browser.
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
