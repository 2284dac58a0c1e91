// Sounds: named recipes, which games map to their events. Start reading at recipes.ts and heard.ts.
export type { EventSounds } from "./heard";
export { listenForPresses, playOwnTurn, playSound } from "./play";
export type { SoundName } from "./recipes";
