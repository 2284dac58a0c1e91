// What the latest deed did to dice: the outlines of those that left their pools, and those that it turned. Pure.
import type { MatchEvent } from "../../../protocol";
import { diceOf } from "./pool/groups";
import type { DestinyView } from "./types";

/** A die that was resolved or removed, with the side that it showed. */
export interface Ghost {
  id: string;
  card: string;
  seat: number;
  side: number;
  how: "resolved" | "removed";
}

const text = (event: MatchEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

const number = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : -1;

const cardOf = (die: string): string => die.replace(/\..*$/, "");

/** Deeds after which the outlines of earlier ones go. */
const DEEDS: ReadonlySet<string> = new Set([
  "resolved",
  "removed",
  "activated",
  "cardPlayed",
  "passed",
  "used",
  "claimed",
]);

/** Whether somebody does something else with this event: dice roll again without another deed for a discarded card. */
const isDeed = (event: MatchEvent): boolean =>
  DEEDS.has(event.kind) || (event.kind === "rolled" && event["again"] === true);

/** Where the latest turn with any deed begins. */
function latest(log: readonly MatchEvent[]): number {
  let begin = log.length;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (!event) continue;
    if (event.kind === "roundBegan" || event.kind === "gathered") return i + 1;
    if (isDeed(event)) begin = i;
    else if (event.kind === "turnBegan" && begin < log.length) return i + 1;
  }
  return begin < log.length ? 0 : log.length;
}

/** The side that a die showed last before an event. */
function shownBefore(log: readonly MatchEvent[], at: number, die: string): number {
  for (let i = at - 1; i >= 0; i--) {
    const event = log[i];
    if (event && (event.kind === "rolled" || event.kind === "turned") && event["die"] === die) {
      return number(event, "side");
    }
  }
  return -1;
}

/** The dice that were turned in the latest turn and have not been rolled since. `log` without what was taken back. */
export function turnedIn(log: readonly MatchEvent[]): ReadonlySet<string> {
  const turned = new Set<string>();
  for (const event of log.slice(latest(log))) {
    if (event.kind === "turned") turned.add(text(event, "die"));
    else if (event.kind === "rolled") turned.delete(text(event, "die"));
  }
  return turned;
}

/** The dice that left their pools in the latest turn and have not come back. `log` without what was taken back. */
export function ghostsOf(view: DestinyView, log: readonly MatchEvent[]): readonly Ghost[] {
  const ghosts = new Map<string, Ghost>();
  for (let i = latest(log); i < log.length; i++) {
    const event = log[i];
    if (!event) continue;
    const seat = number(event, "seat");
    if (event.kind === "removed") {
      const id = text(event, "die");
      ghosts.set(id, { id, card: cardOf(id), seat, side: number(event, "side"), how: "removed" });
    } else if (event.kind === "resolved") {
      const joined = Array.isArray(event["joined"]) ? event["joined"] : [];
      for (const id of [text(event, "die"), ...joined]) {
        if (typeof id === "string") {
          ghosts.set(id, { id, card: cardOf(id), seat, side: shownBefore(log, i, id), how: "resolved" });
        }
      }
    }
  }
  const there = new Set(diceOf(view).flatMap(({ die }) => (die.place === "pool" ? [die.id] : [])));
  return [...ghosts.values()].filter(({ id, side }) => side >= 0 && !there.has(id));
}
