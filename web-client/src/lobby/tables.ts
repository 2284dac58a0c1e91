// Filtering and sorting of open tables. Pure.
import type { RatingRange } from "../protocol";
import type { OpenTable } from "../socket";

/** A reader's filters; an empty text means any. */
export interface Wanted {
  /** In the format of `kindOf`. */
  form: string;
  clock: "" | "live" | "days" | "none";
  rated: "" | "yes" | "no";
  /** Only tables where the reader can sit down. */
  mine: boolean;
  order: "newest" | "nearest" | "strongest" | "fastest";
}

export const EVERYTHING: Wanted = { form: "", clock: "", rated: "", mine: false, order: "newest" };

/** The reader: their ratings by form, keyed by `kindOf`; without one, the initial rating. */
export interface Viewer {
  id: string;
  ratings: ReadonlyMap<string, number>;
}

const FIRST_RATING = 1500;

/** A key for a form: forms of two games may share a name. */
export const kindOf = ({ game, form }: { game: string; form: string }): string => `${game}/${form}`;

const ratingOf = (viewer: Viewer, of: { game: string; form: string }): number =>
  viewer.ratings.get(kindOf(of)) ?? FIRST_RATING;

const admits = (range: RatingRange | null, rating: number): boolean =>
  range === null || ((range.min ?? -Infinity) <= rating && rating <= (range.max ?? Infinity));

/** Whether the viewer's rating is within the table's range. */
export const mayJoin = (table: OpenTable, viewer: Viewer): boolean =>
  table.host === viewer.id || admits(table.range, ratingOf(viewer, table));

/** The speed of a clock: roughly the seconds of a whole match for one player. */
function pace({ clock }: OpenTable): number {
  if (clock.kind === "live") return clock.base + 40 * clock.increment + 40 * clock.delay;
  return clock.kind === "days" ? 1e6 + clock.perTurn : 1e9;
}

/** The matching tables in the chosen order; ties keep the server's order, newest first. */
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

/** The stored filters; unknown values mean any. */
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
