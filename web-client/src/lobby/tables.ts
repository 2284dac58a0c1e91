// Which open tables somebody wants to see, and in what order. Pure.
import type { RatingRange } from "../protocol";
import type { OpenTable } from "../socket";

/** What somebody wants to see; an empty text is any. */
export interface Wanted {
  /** As `kindOf` says it. */
  form: string;
  clock: "" | "live" | "days" | "none";
  rated: "" | "yes" | "no";
  /** Only those at which one may sit down. */
  mine: boolean;
  order: "newest" | "nearest" | "strongest" | "fastest";
}

export const EVERYTHING: Wanted = { form: "", clock: "", rated: "", mine: false, order: "newest" };

/** Whoever looks: their ratings by form, as `kindOf` says it; where there is none, what everybody begins with. */
export interface Viewer {
  id: string;
  ratings: ReadonlyMap<string, number>;
}

const FIRST_RATING = 1500;

/** A form of a game in one word: two games may call theirs the same. */
export const kindOf = ({ game, form }: { game: string; form: string }): string => `${game}/${form}`;

export const ratingOf = (viewer: Viewer, of: { game: string; form: string }): number =>
  viewer.ratings.get(kindOf(of)) ?? FIRST_RATING;

export const admits = (range: RatingRange | null, rating: number): boolean =>
  range === null || ((range.min ?? -Infinity) <= rating && rating <= (range.max ?? Infinity));

/** Whether the viewer may sit down, as far as his rating goes. */
export const mayJoin = (table: OpenTable, viewer: Viewer): boolean =>
  table.host === viewer.id || admits(table.range, ratingOf(viewer, table));

/** How fast a clock is: seconds of the whole match for one player, roughly. */
function pace({ clock }: OpenTable): number {
  if (clock.kind === "live") return clock.base + 40 * clock.increment + 40 * clock.delay;
  return clock.kind === "days" ? 1e6 + clock.perTurn : 1e9;
}

/** The tables wanted, in the order wanted; what is equal stays in the order of the server, the newest first. */
export function select(tables: readonly OpenTable[], wanted: Wanted, viewer: Viewer): OpenTable[] {
  const found = tables.filter(
    (table) =>
      (wanted.form === "" || kindOf(table) === wanted.form) &&
      (wanted.clock === "" || table.clock.kind === wanted.clock) &&
      (wanted.rated === "" || table.rated === (wanted.rated === "yes")) &&
      (!wanted.mine || (table.host !== viewer.id && mayJoin(table, viewer))),
  );
  const apart = (table: OpenTable) => Math.abs(table.hostRating - ratingOf(viewer, table));
  switch (wanted.order) {
    case "nearest":
      return found.sort((a, b) => apart(a) - apart(b));
    case "strongest":
      return found.sort((a, b) => b.hostRating - a.hostRating);
    case "fastest":
      return found.sort((a, b) => pace(a) - pace(b));
    default:
      return found;
  }
}

/** What was wanted when it was last kept; whatever is not understood is any. */
export function readWanted(text: string | null): Wanted {
  try {
    const read = JSON.parse(text ?? "{}") as Partial<Wanted>;
    const one = <T>(value: T | undefined, among: readonly T[]): T =>
      among.find((known) => known === value) ?? (among[0] as T);
    return {
      form: typeof read.form === "string" && read.form.includes("/") ? read.form : "",
      clock: one(read.clock, ["", "live", "days", "none"] as const),
      rated: one(read.rated, ["", "yes", "no"] as const),
      mine: read.mine === true,
      order: one(read.order, ["newest", "nearest", "strongest", "fastest"] as const),
    };
  } catch {
    return EVERYTHING;
  }
}
