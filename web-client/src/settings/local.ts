// What this browser keeps of settings, and how it is brought together with what the server keeps. Pure.
import type { StoredSettings } from "../protocol";
import { KEYS, only, settingsIn, type SettingKey } from "./model";

/** The settings of this browser. */
export interface Local {
  /** Whose they are; null until the server has told who we are. */
  player: string | null;
  /** What was chosen; everything else has its default. */
  chosen: StoredSettings;
  /** What the server has not been told yet. */
  unsent: readonly SettingKey[];
}

export const NOTHING: Local = { player: null, chosen: {}, unsent: [] };

const union = (some: readonly SettingKey[], more: StoredSettings): readonly SettingKey[] =>
  KEYS.filter((key) => some.includes(key) || more[key] !== undefined);

/** After a choice of ours. */
export const changed = (local: Local, changes: StoredSettings): Local => ({
  ...local,
  chosen: { ...local.chosen, ...changes },
  unsent: union(local.unsent, changes),
});

/**
 * After the server has told what it keeps of `player`. That counts, but for what the same player chose here since. A
 * player for whom it keeps nothing yet takes over what this browser has.
 */
export function adopted(local: Local, player: string, kept: StoredSettings): Local {
  const fresh = Object.keys(kept).length === 0;
  if (fresh) return { player, chosen: local.chosen, unsent: union([], local.chosen) };
  const unsent = local.player === player ? local.unsent : [];
  return { player, chosen: { ...kept, ...only(local.chosen, unsent) }, unsent };
}

/** After the server has taken `told`; what was chosen again meanwhile is still to be told. */
export const sent = (local: Local, told: StoredSettings): Local => ({
  ...local,
  unsent: local.unsent.filter((key) => local.chosen[key] !== told[key]),
});

/** What the server is to be told. */
export const untold = ({ chosen, unsent }: Local): StoredSettings => only(chosen, unsent);

/** What was kept in this browser, which anybody may have changed. */
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
