import { currentSettings, onSettings } from "./store";

/** Sets look and motion on the document: without `data-theme` the system decides. */
function mark(): void {
  const { look, motion } = currentSettings();
  const { dataset } = document.documentElement;
  if (look === "system") delete dataset.theme;
  else dataset.theme = look;
  dataset.motion = motion;
}

/** Applies the settings to the page, now and after every change. */
export function showAsSet(): void {
  mark();
  onSettings(mark);
}
