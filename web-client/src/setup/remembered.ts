// The terms of the last table made in this browser, by game. Choices that no longer exist are dropped.
import { NONE, sensible } from "../clock";
import { gameOf } from "../games";
import type { FormInfo, OptionInfo, TimeControl } from "../protocol";
import { keep, kept } from "../ui/kept";
import { fitsDeck, readDeck } from "./deck";
import type { Playable } from "./useForms";

/** The choices for a table. */
export interface Remembered {
  game: string;
  form: string;
  seats: number;
  options: Record<string, string>;
  /** The choices for the host's own seat. */
  seat: Record<string, string>;
  clock: TimeControl;
  /** Null if the player has not chosen: then it is rated if possible. */
  rated: boolean | null;
  /** Whether it was against computers. */
  computer: boolean;
}

const KEY = "terms";

const isText = (value: unknown): value is string => typeof value === "string";

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "null");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Remembers these terms for their game, and that this game was chosen last. */
export function remember(terms: Remembered): void {
  keep(KEY, JSON.stringify({ ...read(), last: terms.game, [`of ${terms.game}`]: terms }));
}

/** The game chosen last, if any. */
export const lastGame = (): string | null => {
  const { last } = read();
  return isText(last) ? last : null;
};

const permits = (option: OptionInfo, value: unknown): boolean => {
  if (!isText(value)) return false;
  switch (option.kind) {
    case "oneof":
      return option.values.includes(value);
    case "range":
      return Number(value) >= option.least && Number(value) <= option.most;
    case "decklist":
      return fitsDeck(readDeck(value), option);
    default:
      return false;
  }
};

/** Drops the values that the options cannot have, and those that do not fit. */
export const permitted = (
  options: readonly OptionInfo[],
  chosen: Record<string, string> = {},
  fits: (key: string, value: string) => boolean = () => true,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).filter(([key, value]) =>
      options.some((option) => option.key === key && permits(option, value) && fits(key, value)),
    ),
  );

/** The last choices for this game that are still possible; null if there are none. */
export function lastTerms(game: Playable | undefined): Remembered | null {
  const found = read()[`of ${game?.key}`] as Partial<Remembered> | undefined;
  const form: FormInfo | undefined = game?.forms.find(({ key }) => key === found?.form);
  if (!game || !found || !form) return null;
  const seats = Math.min(Math.max(Number(found.seats) || form.minSeats, form.minSeats), form.maxSeats);
  return {
    game: game.key,
    form: form.key,
    seats,
    options: permitted(form.tableOptions, found.options),
    seat: permitted(form.seatOptions, found.seat),
    clock: found.clock && sensible(found.clock) ? found.clock : NONE,
    rated: typeof found.rated === "boolean" ? found.rated : null,
    computer: found.computer === true,
  };
}

/** What tables of this form usually start with where that is not an option's default. */
function usualFor(form: FormInfo, seats: number, rated: boolean): Record<string, string> {
  const usual = form.usual.filter(
    ({ minSeats, maxSeats, rated: forRating }) =>
      seats >= minSeats && seats <= maxSeats && (rated || !forRating),
  );
  return Object.fromEntries(usual.map(({ option, value }) => [option, value]));
}

/**
 * What a new table starts with: the last choices, except those that were just usual for the number of players, or the
 * rating, of that time.
 */
export function initial(
  form: FormInfo | undefined,
  seats: number,
  rated: boolean,
  last: Remembered | null,
): Record<string, string> {
  if (!form) return {};
  const then = last ? usualFor(form, last.seats, last.rated ?? rated) : {};
  const chosen = Object.entries(last?.options ?? {}).filter(([key, value]) => then[key] !== value);
  return { ...usualFor(form, seats, rated), ...Object.fromEntries(chosen) };
}

/** A new unrated table's options and those of the host's own seat, if nothing else is chosen. */
export function termsFor(game: string, form: FormInfo, seats: number, last: Remembered | null) {
  const fits = (key: string, value: string) => gameOf(game)?.fits(key, value, seats) ?? true;
  return {
    options: permitted(form.tableOptions, initial(form, seats, false, last), fits),
    seat: last?.seat ?? {},
  };
}
