// This browser's settings, and how they merge with the server's. Pure.
import type { StoredSettings } from "../protocol";
import { KEYS, only, settingsIn, type SettingKey } from "./model";

/** The settings of this browser. */
export interface Local {
  /** Their owner; null until the identity is known. */
  player: string | null;
  /** The reader's choices; all other settings have their default. */
  chosen: StoredSettings;
  /** Choices not yet sent to the server. */
  unsent: readonly SettingKey[];
}

export const NOTHING: Local = { player: null, chosen: {}, unsent: [] };

const union = (some: readonly SettingKey[], more: StoredSettings): readonly SettingKey[] =>
  KEYS.filter((key) => some.includes(key) || more[key] !== undefined);

/** After a choice in this browser. */
export const changed = (local: Local, changes: StoredSettings): Local => ({
  ...local,
  chosen: { ...local.chosen, ...changes },
  unsent: union(local.unsent, changes),
});

/**
 * After the server has sent its settings for `player`. They win, except over choices the same player has made here
 * since. A player without stored settings takes over those of this browser.
 */
export function adopted(local: Local, player: string, kept: StoredSettings): Local {
  const fresh = Object.keys(kept).length === 0;
  if (fresh) return { player, chosen: local.chosen, unsent: union([], local.chosen) };
  const unsent = local.player === player ? local.unsent : [];
  return { player, chosen: { ...kept, ...only(local.chosen, unsent) }, unsent };
}

/** After the server has accepted `told`; values changed again meanwhile are still unsent. */
export const sent = (local: Local, told: StoredSettings): Local => ({
  ...local,
  unsent: local.unsent.filter((key) => local.chosen[key] !== told[key]),
});

/** The changes to send. */
export const untold = ({ chosen, unsent }: Local): StoredSettings => only(chosen, unsent);

/** The stored settings of this browser; storage may hold anything. */
export function parsed(text: string | null): Local {
  try {
    const { player, chosen, unsent } = JSON.parse(text ?? "") as Partial<Local>;
    const settings = settingsIn(chosen);
    return {
      player: typeof player === "string" ? player : null,
      chosen: settings,
      unsent: KEYS.filter(
        (key) => settings[key] !== undefined && Array.isArray(unsent) && unsent.includes(key),
      ),
    };
  } catch {
    return NOTHING;
  }
}
