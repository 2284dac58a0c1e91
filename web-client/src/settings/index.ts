// Settings for all tables and pages, stored in this browser and with the player. Start reading at model.ts.
export { DEFAULTS, LOOKS, MOTIONS, type Look, type Motion, type Settings } from "./model";
export { pace, systemIsStill } from "./motion";
export { showAsSet } from "./page";
export { changeSettings, currentSettings, onSettings } from "./store";
export { useSetting, useSettings } from "./useSettings";
