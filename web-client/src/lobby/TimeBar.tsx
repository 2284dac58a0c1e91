/** Milliseconds below which time is short. */
const SHORT = 6 * 3_600_000;

/** The time left of a turn as a bar; the words beside it say the same. */
export function TimeBar({ left, whole }: { left: number; whole: number }) {
  return (
    <span className={left < SHORT ? "time-bar short" : "time-bar"} aria-hidden="true">
      <span style={{ width: `${Math.min(100, Math.max(0, (100 * left) / whole))}%` }} />
    </span>
  );
}
