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
