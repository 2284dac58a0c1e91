// The settings, their defaults, and the validation of stored ones. Pure.
import { isLang, type Lang } from "../i18n/languages";
import type { StoredSettings } from "../protocol";

export const LOOKS = ["system", "noon", "night", "chalk"] as const;
export type Look = (typeof LOOKS)[number];

export const MOTIONS = ["none", "quick", "full", "slow"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Everything a reader can set, for all tables and pages. */
export interface Settings {
  sounds: boolean;
  /** In percent. */
  volume: number;
  /** Whether our own turn is announced by sound, also from another tab. */
  turnSound: boolean;
  motion: Motion;
  /** Whether a choice that can be taken back is sent without confirmation. */
  oneClick: boolean;
  /** Whether to be asked before a grave mistake, against computers alone. */
  tutor: boolean;
  /** Whether every game uses the plain table. */
  plainTable: boolean;
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
  look: Look;
  /** Null until chosen: the browser's. */
  language: Lang | null;
}

export type SettingKey = keyof Settings;

export const DEFAULTS: Settings = {
  sounds: true,
  volume: 60,
  turnSound: true,
  motion: "full",
  oneClick: false,
  tutor: false,
  plainTable: false,
  shortcuts: true,
  look: "system",
  language: null,
};

const isSwitch = (value: unknown): boolean => typeof value === "boolean";
const among =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => word === value);

const ALLOWED: Readonly<Record<SettingKey, (value: unknown) => boolean>> = {
  sounds: isSwitch,
  volume: (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 100,
  turnSound: isSwitch,
  motion: among(MOTIONS),
  oneClick: isSwitch,
  tutor: isSwitch,
  plainTable: isSwitch,
  shortcuts: isSwitch,
  look: among(LOOKS),
  language: isLang,
};

export const KEYS = Object.keys(ALLOWED) as readonly SettingKey[];

/** The settings of `keys` present in `stored`. */
export const only = (stored: StoredSettings, keys: readonly SettingKey[]): StoredSettings =>
  Object.fromEntries(keys.filter((key) => stored[key] !== undefined).map((key) => [key, stored[key]]));

/** The valid settings in a stored or received value; all else is dropped. */
export function settingsIn(value: unknown): StoredSettings {
  if (typeof value !== "object" || value === null) return {};
  const found = value as Readonly<Record<string, unknown>>;
  const known = KEYS.filter((key) => Object.hasOwn(found, key) && ALLOWED[key](found[key]));
  return Object.fromEntries(known.map((key) => [key, found[key]]));
}
