import { useTexts } from "../i18n";
import { clockTexts } from "./texts";
import { longTime } from "./time";
import { useNow } from "./useNow";

/** A running count: time since a moment of the server's clock, or time until it. Not announced to screen readers. */
export function Wait(props: { since?: number; until?: number; now: () => number }) {
  const t = useTexts(clockTexts);
  const length = (now: number) =>
    Math.max(0, props.until === undefined ? now - (props.since ?? now) : props.until - now);
  const now = useNow(props.now, () => 1000);
  const ms = length(now);
  // Whole seconds only: counting up rounds down, counting down rounds up.
  const whole = (props.until === undefined ? Math.floor(ms / 1000) : Math.ceil(ms / 1000)) * 1000;
  const units = { day: t.day, hour: t.hour, minute: "min" };
  return (
    <span role="timer" aria-live="off" className="num">
      {longTime(whole, units, false)}
    </span>
  );
}
