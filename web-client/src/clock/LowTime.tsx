import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n";
import type { ClockState } from "../protocol";
import { playSound } from "../sound";
import { clockTexts } from "./texts";
import { seatTime } from "./time";
import { useNow } from "./useNow";

/** How often low time is checked for, in milliseconds. */
const EVERY = 500;

/** Announces to screen readers that a player has little time left, once for each player and match. */
export function LowTime(props: {
  clock: ClockState;
  match: string;
  you: number | null;
  nameOf: (seat: number) => string;
  now: () => number;
}) {
  const { clock, match, you, nameOf } = props;
  const t = useTexts(clockTexts);
  const ticking = clock.paused === null && clock.control.kind !== "none" && clock.running.length > 0;
  const now = useNow(props.now, () => (ticking ? EVERY : null));
  const told = useRef({ match, seats: new Set<number>() });
  if (told.current.match !== match) told.current = { match, seats: new Set() };
  const [seat, tell] = useState<number | null>(null);
  useEffect(() => {
    const found = clock.running.find(
      (one) => seatTime(clock, one, now)?.low === true && !told.current.seats.has(one),
    );
    if (found === undefined) return;
    told.current.seats.add(found);
    tell(found);
    if (found === you) playSound("ticks");
  }, [clock, now, match, you]);
  return (
    <p className="visually-hidden" role="status">
      {seat !== null && (seat === you ? t.youLow : t.theyLow(nameOf(seat)))}
    </p>
  );
}
