// Clocks as players see them: choosing one, reading one, and agreeing about them at the table.
export { ClockHelp } from "./ClockHelp";
export { ClockMenu } from "./ClockMenu";
export { ClockNotices } from "./ClockNotices";
export {
  BRISK,
  NONE,
  rememberControl,
  rememberedControl,
  same as sameControl,
  sensible,
  SLOW,
} from "./controls";
export { endWords } from "./endWords";
export { LowTime } from "./LowTime";
export { Answers, Notice } from "./Notice";
export { SeatClock } from "./SeatClock";
export { ownTime, ServerTime } from "./serverTime";
export { clockTexts } from "./texts";
export { digits } from "./time";
export { TimeControlFields } from "./TimeControlFields";
export { useNow } from "./useNow";
export { controlWords, shortControl } from "./words";
