import { useTexts } from "../i18n";
import type { ClockState } from "../protocol";
import { Icon } from "../ui/Icons";
import { clockTexts } from "./texts";
import { seatTime, shownTime, unchanged } from "./time";
import { useNow } from "./useNow";
import "./clock.css";

/** One seat's clock. Colour, an arrow and a word say whether it runs. It re-renders itself and nothing else. */
export function SeatClock(props: {
  clock: ClockState;
  seat: number;
  name: string;
  /** The server's clock. */
  now: () => number;
}) {
  const { clock, seat, name } = props;
  const { control } = clock;
  const t = useTexts(clockTexts);
  const now = useNow(props.now, (at) => {
    const time = seatTime(clock, seat, at);
    if (!time?.running) return null;
    // The estimate of the server's clock may change: a running clock is never cached for good.
    if (time.left === 0) return 1_000;
    return time.free > 0 ? Math.min(Math.floor(time.free % 1000) + 1, 1000) : unchanged(time.left, control);
  });
  const time = seatTime(clock, seat, now);
  if (!time) return null;
  // Added time can turn minutes into hours.
  const hours = control.kind === "live" && (control.base >= 3_600 || time.left >= 3_600_000);
  const classes = [
    "seat-clock",
    control.kind === "days" ? "of-days" : hours ? "of-hours" : "",
    time.running ? "runs" : "",
    time.low ? "low" : "",
  ];
  const delay = control.kind === "live" && control.delay > 0;
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={t.clockOf(name)}
      className={classes.filter(Boolean).join(" ")}
      data-seat-clock={seat}
      data-running={time.running}
    >
      <span className="seat-clock-sign">
        {time.running ? <Icon name="play" /> : clock.paused !== null && <Icon name="pause" />}
      </span>
      <span className="seat-clock-time num">
        {shownTime(time.left, control, { day: t.day, hour: t.hour, minute: "" })}
      </span>
      {delay && <small>{t.shortDelay(`${Math.ceil(time.free / 1000)} s`)}</small>}
      <span className="visually-hidden">
        {time.running ? t.runs : t.stopped}
        {time.low && `, ${t.low}`}
      </span>
    </div>
  );
}
