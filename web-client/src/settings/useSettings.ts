import { useCallback, useSyncExternalStore } from "react";
import type { SettingKey, Settings } from "./model";
import { changeSettings, currentSettings, onSettings } from "./store";

/** All settings, kept up to date. */
export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings);

/** One setting and its setter. */
export function useSetting<K extends SettingKey>(
  key: K,
): [Settings[K], (value: NonNullable<Settings[K]>) => void] {
  const value = useSyncExternalStore(onSettings, () => currentSettings()[key]);
  const set = useCallback((next: NonNullable<Settings[K]>) => changeSettings({ [key]: next }), [key]);
  return [value, set];
}
