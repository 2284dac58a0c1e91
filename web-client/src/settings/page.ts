import { currentSettings, onSettings } from "./store";

/** Marks the document with look and motion: without `data-theme` the system decides. */
function mark(): void {
  const { look, motion } = currentSettings();
  const { dataset } = document.documentElement;
  if (look === "system") delete dataset.theme;
  else dataset.theme = look;
  dataset.motion = motion;
}

/** Shows the page as it is set, from now on. */
export function showAsSet(): void {
  mark();
  onSettings(mark);
}
