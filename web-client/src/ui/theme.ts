import { useCallback, useState } from "react";
import { keep, kept } from "./kept";

/** Light, dark, high contrast, or whatever the reader's system says. */
export const THEMES = ["system", "noon", "night", "chalk"] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export function rememberedTheme(): Theme {
  const stored = kept("theme");
  return isTheme(stored) ? stored : "system";
}

/** Shows the page in `theme`: without the attribute the system's setting decides. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, set] = useState(rememberedTheme);
  const choose = useCallback((next: Theme) => {
    keep("theme", next === "system" ? null : next);
    applyTheme(next);
    set(next);
  }, []);
  return [theme, choose];
}
