// Marks of what just happened, from the newest events: last changes and losses. Pure.
import type { Marks } from ".";
import { settled } from "../../../table/settled";
import type { TashKalarEvent } from "../types";

/** The squares an event touches. */
function touched(event: TashKalarEvent): string[] {
  switch (event.kind) {
    case "placed":
    case "restored":
    case "summoned":
    case "raised":
    case "lowered":
    case "converted":
    case "destroyed":
    case "banished":
      return [event.at];
    case "moved":
      return [event.to];
    case "exchanged":
      return [event.a, event.b];
    default:
      return [];
  }
}

/**
 * The events to mark: another seat's whole last turn until we act ourselves; of our own actions only the latest
 * change on the board. After we hand our turn over, the teammate's actions.
 */
function shownPart(log: readonly TashKalarEvent[], you: number | null): readonly TashKalarEvent[] {
  const now = settled(log);
  const newest = now.findLastIndex((event) => touched(event).length > 0);
  if (newest < 0) return [];
  const until = now.slice(0, newest + 1);
  const began = until.findLastIndex((event) => event.kind === "turnBegan");
  const handed = until.findLastIndex((event) => event.kind === "handedOver");
  const turn = now[began];
  const over = handed > began ? now[handed] : undefined;
  const acting = over?.kind === "handedOver" ? over.to : turn?.kind === "turnBegan" ? turn.seat : you;
  if (acting === you) return now.slice(newest, newest + 1);
  return now.slice(turn?.kind === "turnBegan" && turn.seat === you ? handed : began, newest + 1);
}

/** Pieces put down, moved or turned that are still there; for moves also the origin, if empty. */
export function lastChanges(
  log: readonly TashKalarEvent[],
  board: Record<string, string>,
  you: number | null,
): Marks["last"] {
  const changes = new Map<string, string | null>();
  for (const event of shownPart(log, you)) {
    if (event.kind === "destroyed" || event.kind === "banished") {
      changes.delete(event.at);
    } else if (event.kind === "moved") {
      const start = changes.get(event.from) ?? event.from;
      changes.delete(event.from);
      changes.set(event.to, start);
    } else {
      for (const at of touched(event)) changes.set(at, changes.get(at) ?? null);
    }
  }
  return [...changes].flatMap(([at, from]) => {
    const piece = board[at];
    return piece ? [{ at, from: from !== null && from !== at && !board[from] ? from : null, piece }] : [];
  });
}

/** Pieces destroyed in another's last turn, or in ours by the latest summoning or flare; cleared once we act. */
export function lately(
  log: readonly TashKalarEvent[],
  board: Record<string, string>,
  you: number | null,
): Marks["lost"] {
  const now = settled(log);
  const began = now.findLastIndex((event) => event.kind === "turnBegan" && event.seat !== you);
  const ours = now.findLastIndex((event) => event.kind === "turnBegan" && event.seat === you);
  const start = now.findLastIndex((event) => ["summoned", "flared", "thawed", "warped"].includes(event.kind));
  const acted = now.findLastIndex(
    (event) => event.kind === "placed" || event.kind === "recalled" || event.kind === "discarded",
  );
  let from: number;
  if (ours > began && start > ours) {
    from = start;
    // Pieces destroyed under a being are reported just before it is put down.
    while (now[from - 1]?.kind === "destroyed") from--;
    if (acted > start) return [];
  } else if (ours > began && acted > ours) {
    return [];
  } else {
    from = Math.max(began, 0);
  }
  const lost = new Map<string, string>();
  for (const event of now.slice(from)) {
    const gone = event.kind === "destroyed" || event.kind === "banished";
    if (gone && !board[event.at]) lost.set(event.at, event.piece);
  }
  return [...lost].map(([at, piece]) => ({ at, piece }));
}
