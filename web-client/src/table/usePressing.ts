import { useNow } from "../clock";
import type { QuestionWindow } from "../protocol";
import type { Table } from "./useTable";
import { presses, untilPressing } from "./windowTime";

/** The times that are worth a look: one of a long question comes in for its last hour, without any message. */
export function usePressing(table: Pick<Table, "match" | "room" | "you" | "now">): readonly QuestionWindow[] {
  const { room, you } = table;
  const { clock } = table.match;
  const windows = clock?.windows ?? [];
  const pressing = (at: number) => windows.filter((window) => clock && presses(window, clock, room, you, at));
  const now = useNow(table.now, (at) => {
    const shown = pressing(at);
    const later = windows.filter((window) => !shown.includes(window));
    if (clock === null || clock.paused !== null || later.length === 0) return null;
    return Math.min(...later.map((window) => untilPressing(window, clock, at)));
  });
  return pressing(now);
}
