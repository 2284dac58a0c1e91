import { currentSettings } from "../settings";
import { SoundPlayer, type Playing } from "./SoundPlayer";
import type { SoundName } from "./recipes";

const player = new SoundPlayer(
  () => new AudioContext({ latencyHint: "interactive" }),
  () => {
    const { sounds, volume } = currentSettings();
    return sounds ? volume / 100 : 0;
  },
);

/** Unlocks audio on the reader's first press and on every later one, because phones suspend pages now and then. */
export function listenForPresses(): () => void {
  const unlock = () => player.unlock();
  const presses = ["pointerdown", "pointerup", "keydown"] as const;
  for (const press of presses) window.addEventListener(press, unlock, { capture: true, passive: true });
  return () => {
    for (const press of presses) window.removeEventListener(press, unlock, { capture: true });
  };
}

/** Plays a sound while the page is visible; returns whether it will be heard. */
export const playSound = (name: SoundName, playing?: Playing): boolean =>
  !document.hidden && player.play(name, playing);

/** Plays the sound of our own turn, also while another tab is visible; it has its own setting. */
export const playOwnTurn = (playing?: Playing): boolean =>
  currentSettings().turnSound && player.play("drum", playing);

/** The same for a short window of ours: two taps instead of the drum. */
export const playOwnWindow = (playing?: Playing): boolean =>
  currentSettings().turnSound && player.play("taps", playing);
