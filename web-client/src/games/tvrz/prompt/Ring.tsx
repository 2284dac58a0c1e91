import { useState, type CSSProperties } from "react";
import { useNow } from "../../../clock";
import type { ClockState, QuestionWindow } from "../../../protocol";
import type { Table } from "../../../table/useTable";
import { usePressing } from "../../../table/usePressing";
import { fightTexts } from "../words/fight.texts";
import { ringTime, windowOf } from "./windowClock";

/** The seconds of our question as a ring that empties; nothing where it has no time of its own. */
export function Ring({ table }: { table: Table }) {
  const { clock } = table.match;
  const window = windowOf(clock, table.you);
  const pressing = usePressing(table);
  return clock && window && pressing.includes(window) ? <Running {...{ table, clock, window }} /> : null;
}

function Running({ table, clock, window }: { table: Table; clock: ClockState; window: QuestionWindow }) {
  const t = fightTexts[table.lang];
  const now = useNow(table.now, (at) => {
    const { runs } = ringTime(window, clock, at);
    return runs ? 250 : null;
  });
  const time = ringTime(window, clock, now);
  // Full at what the time began with: the public clock, the hold and each question have their own.
  const key = `${table.match.asked} ${time.held}`;
  const [full, fill] = useState({ key, most: time.left });
  const most = full.key === key ? Math.max(full.most, time.left, 1) : Math.max(time.left, 1);
  if (full.key !== key || full.most < time.left) fill({ key, most });
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={t.first(time.left)}
      className={time.runs ? "tv-ring" : "tv-ring tv-stands"}
      style={{ "--tv-share": (100 * time.left) / most } as CSSProperties}
    >
      <b className="num">{brief(time.left)}</b>
    </span>
  );
}

/** Seconds as they fit into the ring: minutes and hours where a match is played by days. */
const brief = (seconds: number): string =>
  seconds >= 6_000
    ? `${Math.round(seconds / 3_600)} h`
    : seconds > 99
      ? `${Math.round(seconds / 60)}′`
      : String(seconds);
