/**
 * What stands of a log: events that were taken back are left out, and so is that they were. A take-back says how many
 * of the events that stand until then it undoes.
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
