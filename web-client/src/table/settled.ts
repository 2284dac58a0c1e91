/**
 * A log without the events that were taken back and the take-backs themselves. A take-back says how many of the
 * remaining events it undoes.
 */
export function settled<T extends { kind: string }>(log: readonly T[]): T[] {
  const standing: T[] = [];
  for (const event of log) {
    if (event.kind === "tookBack") standing.length -= Math.min(undone(event), standing.length);
    else standing.push(event);
  }
  return standing;
}

const undone = (event: object): number =>
  "undone" in event && typeof event.undone === "number" ? event.undone : 0;

/** A log in which hints that one player took in a row are told once. */
export const hintsOnce = <T extends { kind: string; seat?: unknown }>(log: readonly T[]): T[] =>
  log.filter((event, i) => {
    const before = log[i - 1];
    return event.kind !== "tookHint" || before?.kind !== "tookHint" || before.seat !== event.seat;
  });
