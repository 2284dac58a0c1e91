// Scores after each turn, from the log. Pure.
import type { TashKalarEvent, TashKalarView } from "../types";

/** Change in the number of legendary pieces per colour caused by an event. */
function legends(event: TashKalarEvent): [piece: string, by: number][] {
  switch (event.kind) {
    case "summoned":
    case "placed":
    case "restored":
      return [[event.piece, 1]];
    case "destroyed":
    case "banished":
    case "recalled":
    case "stored":
      return [[event.piece, -1]];
    case "raised":
    case "lowered":
    case "converted":
      return [
        [event.from, -1],
        [event.to, 1],
      ];
    default:
      return [];
  }
}

/**
 * The scores after each turn, by side.
 *
 * @param log without what was taken back
 * @param view if legendary pieces on the board count, their colours assign them to sides
 */
export function scoresByTurn(
  log: readonly TashKalarEvent[],
  view: Pick<TashKalarView, "seats" | "tasks">,
): number[][] {
  const sides = new Set(view.seats.map(({ side }) => side)).size;
  const rows: number[][] = Array.from({ length: sides }, () => [0]);
  const now: number[] = Array.from({ length: sides }, () => 0);
  // In a Melee, each side's points in every enemy colour, of which the fewest count.
  const tracks = view.seats.map(({ tracks }) => new Map(tracks.map(({ colour }) => [colour, 0])));
  let began = false;
  const close = () => rows.forEach((row, side) => row.push(now[side] ?? 0));
  for (const event of log) {
    if (event.kind === "turnBegan") {
      if (began) close();
      began = true;
    } else if (event.kind === "scored" || event.kind === "claimed") {
      const side = view.seats[event.seat]?.side ?? event.seat;
      const track = tracks[event.seat];
      if (event.kind === "scored" && event.colour && track) {
        track.set(event.colour, (track.get(event.colour) ?? 0) + event.points);
        now[side] = Math.min(...track.values());
      } else {
        now[side] = (now[side] ?? 0) + event.points;
      }
    }
    if (!view.tasks) continue;
    for (const [piece, by] of legends(event)) {
      const side = view.seats.find(({ colour }) => piece === `${colour}l`)?.side;
      if (side !== undefined) now[side] = (now[side] ?? 0) + by;
    }
  }
  if (began) close();
  return rows;
}
