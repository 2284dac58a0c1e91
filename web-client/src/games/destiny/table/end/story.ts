// What the log says of a whole match: who was defeated when, what was dealt and gained, health by round. Pure.
import type { MatchEvent } from "../../../../protocol";
import { SYMBOLS, type DieSymbol } from "../../catalogue";

/** What a seat has done in a match. */
export interface Deeds {
  /** Damage dealt to others, by the sign of the die; `special` for all without one. */
  dealt: Partial<Record<DieSymbol, number>>;
  resources: number;
  shields: number;
}

/** The last blow of a match. */
export interface Blow {
  /** Whose character fell. */
  seat: number;
  /** The character. */
  card: string;
  /** What dealt it, and how much; null where it was no damage. */
  by: { card: string; amount: number } | null;
}

const number = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : 0;

const text = (event: MatchEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

const cardOf = (id: string): string => id.replace(/\..*$/, "");

/** Events by which a seat begins a deed: damage that follows is its doing, until the action phase ends. */
const BEGINS: ReadonlySet<string> = new Set(["resolved", "cardPlayed", "used", "triggered", "claimed"]);

/** What an ability interrupts, by its cause, and the event with which that goes on (D11.7). */
const GOES_ON: Readonly<Record<string, string>> = {
  hit: "damaged",
  shielded: "shielded",
  dying: "defeated",
};

/** For each event of a log the one that began the deed it belongs to; null before the first. */
function deedsAlong(log: readonly MatchEvent[]): readonly (MatchEvent | null)[] {
  // The deed, and the abilities that interrupt it, each with the event that ends its interruption.
  let deeds: { begun: MatchEvent; until: string | null }[] = [];
  return log.map((event) => {
    while (deeds.at(-1)?.until === event.kind) deeds.pop();
    if (event.kind === "phaseEnded") deeds = [];
    if (BEGINS.has(event.kind)) {
      const until = event.kind === "triggered" ? GOES_ON[text(event, "cause")] : undefined;
      deeds = until === undefined ? [{ begun: event, until: null }] : [...deeds, { begun: event, until }];
    }
    return deeds.at(-1)?.begun ?? null;
  });
}

/** What each seat has dealt and gained. */
export function deedsOf(log: readonly MatchEvent[], seats: number): readonly Deeds[] {
  const deeds = Array.from({ length: seats }, (): Deeds => ({ dealt: {}, resources: 0, shields: 0 }));
  const along = deedsAlong(log);
  log.forEach((event, i) => {
    const begun = along[i];
    const doing = begun ? number(begun, "seat") : -1;
    const own = deeds[event.kind === "gained" ? number(event, "seat") : doing];
    if (!own) return;
    if (event.kind === "damaged" && number(event, "seat") !== doing) {
      const symbol = text(event, "symbol");
      const sign: DieSymbol = SYMBOLS.find((one) => one === symbol) ?? "special";
      own.dealt[sign] = (own.dealt[sign] ?? 0) + number(event, "taken");
    } else if (event.kind === "gained") own.resources += number(event, "amount");
    else if (event.kind === "shielded") own.shields += number(event, "given");
  });
  return deeds;
}

/** In which round each character was defeated, in the order of the log. */
export function defeatsOf(
  log: readonly MatchEvent[],
): readonly { seat: number; card: string; round: number }[] {
  let round = 0;
  return log.flatMap((event) => {
    if (event.kind === "roundBegan") round = number(event, "round");
    return event.kind === "defeated"
      ? [{ seat: number(event, "seat"), card: text(event, "card"), round }]
      : [];
  });
}

/** The health that each team had at the start and at the end of each round. */
export function healthByRound(
  log: readonly MatchEvent[],
  full: readonly number[],
  seatOf: (id: string) => number,
  healthOf: (card: string) => number,
): readonly (readonly number[])[] {
  const left = [...full];
  const lines = full.map((health) => [health]);
  let round = 0;
  const note = () => left.forEach((health, seat) => ((lines[seat] ?? [])[round] = health));
  const owners = new Map<string, number>();
  const standing = new Map<string, number>();
  const change = (id: string, by: number) => {
    const seat = owners.get(id) ?? seatOf(id);
    const health = healthOf(cardOf(id));
    const before = standing.get(id) ?? health;
    const after = Math.min(health, Math.max(0, before + by));
    standing.set(id, after);
    left[seat] = (left[seat] ?? 0) + after - before;
  };
  for (const event of log) {
    if (event.kind === "roundBegan") {
      round = number(event, "round");
    } else if (event.kind === "damaged") {
      owners.set(text(event, "id"), number(event, "seat"));
      change(text(event, "id"), -number(event, "taken"));
    } else if (event.kind === "healed") {
      change(text(event, "id"), number(event, "amount"));
    } else if (event.kind === "moved") {
      if (text(event, "from")) change(text(event, "from"), number(event, "amount"));
      if (text(event, "to")) change(text(event, "to"), -number(event, "amount"));
    } else if (event.kind === "defeated" || event.kind === "returned") {
      const id = text(event, "id");
      owners.set(id, number(event, "seat"));
      if (event.kind === "returned") standing.set(id, 0);
      change(id, (event.kind === "returned" ? 1 : -1) * healthOf(cardOf(id)));
    }
    note();
  }
  return lines;
}

/** The last defeat, with the die or card that dealt it; null if nobody was defeated. */
export function lastBlow(log: readonly MatchEvent[]): Blow | null {
  const at = log.findLastIndex(({ kind }) => kind === "defeated");
  const fall = log[at];
  if (!fall) return null;
  const along = deedsAlong(log);
  const cause = along[at];
  const hit = log.findLast(
    (event, i) =>
      i < at && along[i] === cause && event.kind === "damaged" && text(event, "id") === text(fall, "id"),
  );
  const card = cause ? text(cause, "card") || cardOf(text(cause, "die")) || cardOf(text(cause, "id")) : "";
  return {
    seat: number(fall, "seat"),
    card: text(fall, "card"),
    by: hit && card !== "" ? { card, amount: number(hit, "taken") } : null,
  };
}
