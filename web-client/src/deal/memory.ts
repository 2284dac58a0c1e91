/** What this browser contributed to and saw of a deal: enough to tell afterwards whether it was honoured. */
export interface Remembered {
  /** Our number, hexadecimal. */
  number: string;
  /** The published values at the moment we revealed it. */
  seen?: Stake;
  /**
   * Why we could not reveal it: the commitment disappeared although this page had seen it and stayed connected, or
   * the seat had a commitment to another number.
   */
  missed?: "left-out" | "replaced";
  /** When this was stored, in milliseconds. */
  at: number;
}

/** What must not change between the first reveal and the start of the match. */
export interface Stake {
  seedHash: string;
  /** The commitment of every seat. */
  commitments: (string | null)[];
  /** The options chosen for every seat, such as `side=black`; secret ones by their commitments: `team sealed …`. */
  options: string[];
  /** Absent where an older page may have stored it, which knew nothing of commitments to secret options. */
  form?: typeof FORM;
}

/** The form in which stakes are stored now. */
const FORM = 2;

/** A seat before a deal: its commitment to a number, its choices, and the commitments to its secret ones by option. */
export interface Stakes {
  commitment: string | null;
  options: Record<string, string>;
  sealed: Record<string, string>;
}

/** The stakes, from the seats of the room. A secret choice may be shown later, or to its seat alone: it is left out. */
export function stake(seedHash: string, seats: readonly Stakes[]): Stake {
  return {
    seedHash,
    commitments: seats.map(({ commitment }) => commitment),
    options: seats.map((seat) =>
      [...openOf(seat), ...Object.entries(seat.sealed).map(([key, hash]) => `${key} sealed ${hash}`)]
        .sort()
        .join(" "),
    ),
    form: FORM,
  };
}

const compared = ({ seedHash, commitments, options }: Stake): string =>
  JSON.stringify({ seedHash, commitments, options });

/** Whether the stakes are unchanged. */
export const same = (a: Stake, b: Stake): boolean => compared(a) === compared(b);

const openOf = ({ options, sealed }: Stakes): string[] =>
  Object.entries(options)
    .filter(([key]) => !(key in sealed))
    .map(([key, value]) => `${key}=${value}`);

/** Whether an older page stored these options of a seat: it kept a secret one as it was if it was its own, else not. */
function isOlder(stored: string, seat: Stakes): boolean {
  const open = openOf(seat);
  if (!open.every((words) => stored.includes(words))) return false;
  const rest = open.reduce((left, words) => left.replace(words, () => ""), stored).trim();
  return rest === "" || Object.keys(seat.sealed).some((key) => rest.startsWith(`${key}=`));
}

/**
 * How stored stakes compare with those of a match. `older` if an older page stored them, which knew nothing of
 * commitments to secret options, and all else is unchanged.
 */
export function compare(seen: Stake, seedHash: string, seats: readonly Stakes[]): "same" | "older" | "other" {
  const now = stake(seedHash, seats);
  if (same(seen, now)) return "same";
  if (seen.form !== undefined || !same({ ...seen, options: now.options }, now)) return "other";
  const older = seats.every((seat, i) => {
    const stored = seen.options[i] ?? "";
    return stored === now.options[i] || (Object.keys(seat.sealed).length > 0 && isOlder(stored, seat));
  });
  return older && seen.options.length === seats.length ? "older" : "other";
}

const PREFIX = "arenhold.deal.";

/** How many deals a browser remembers; the oldest are dropped first. */
export const DEALS_KEPT = 100;

const key = (match: string, player: string) => `${PREFIX}${match}.${player}`;

/** Fallback where storage is missing or full: lasts as long as the page. */
const here = new Map<string, string>();

function read(name: string): Remembered | null {
  try {
    const kept = localStorage.getItem(name) ?? here.get(name);
    return kept === undefined ? null : (JSON.parse(kept) as Remembered);
  } catch {
    return null;
  }
}

/** The storage keys of one match, or of all. */
function names(match = ""): string[] {
  const all = [...here.keys()];
  try {
    for (let i = 0; i < localStorage.length; i++) all.push(localStorage.key(i) ?? "");
  } catch {
    // Storage refused: the page's own memory has to do.
  }
  return all.filter((name) => name.startsWith(PREFIX + match));
}

const newest = (a: string, b: string) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0);

/**
 * What a browser remembers of a player's deal. All its pages share it, also across a reload: the server keeps one
 * commitment per seat, and any page must be able to reveal the number.
 */
export const recall = (match: string, player: string): Remembered | null => read(key(match, player));

/** What this browser remembers of this match's deal, under any identity. */
export function recallMatch(match: string): Remembered | null {
  const [name] = names(`${match}.`).sort(newest);
  return name === undefined ? null : read(name);
}

/** Remembers it. */
export function remember(match: string, player: string, what: Omit<Remembered, "at">): void {
  const name = key(match, player);
  const text = JSON.stringify({ ...what, at: Date.now() } satisfies Remembered);
  try {
    localStorage.setItem(name, text);
    here.delete(name);
    for (const old of names().sort(newest).slice(DEALS_KEPT)) localStorage.removeItem(old);
  } catch {
    here.set(name, text);
    try {
      // An entry that could not be overwritten would be mistaken for the current one.
      localStorage.removeItem(name);
    } catch {
      // Storage refused: nothing is kept there.
    }
  }
}
