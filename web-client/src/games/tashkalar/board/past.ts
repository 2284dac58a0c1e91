// From the newest events to the signs of what just happened: last changes and what was lost. Pure.
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
 * What is shown as having just happened: another seat's whole newest turn, until we act ourselves; of what we do only the
 * newest change on the board. Of our own turn, once handed over, it is what the teammate does.
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

/** The pieces that were put down, moved or turned and still stand there; of moves also the start, if it is empty. */
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

/** What was destroyed in another's newest turn, or in our own by the newest summoning or flare; gone once we act. */
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
    // What is destroyed under a being is told just before it is put down.
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
