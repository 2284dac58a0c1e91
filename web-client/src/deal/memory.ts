/** What we said and saw of a deal: all a page needs to tell afterwards whether it was kept to. */
export interface Remembered {
  /** Our number, hexadecimal. */
  number: string;
  /** What stood there when we revealed it. */
  seen?: Stake;
  /**
   * Why we could not reveal it: the commitment was gone although this page had seen it stand there and was connected
   * all the time, or the seat had a commitment to some other number.
   */
  missed?: "left-out" | "replaced";
  /** When this was remembered, in milliseconds. */
  at: number;
}

/** What must be the same when a match begins as it was when numbers began to be revealed. */
export interface Stake {
  seedHash: string;
  /** Of every seat's number. */
  commitments: (string | null)[];
  /** What was chosen for every seat, such as `side=black`. */
  options: string[];
}

/** What is at stake, from what is known of the seats. */
export function stake(
  seedHash: string,
  seats: readonly { commitment: string | null; options: Record<string, string> }[],
): Stake {
  return {
    seedHash,
    commitments: seats.map(({ commitment }) => commitment),
    options: seats.map(({ options }) =>
      Object.entries(options)
        .map(([key, value]) => `${key}=${value}`)
        .sort()
        .join(" "),
    ),
  };
}

/** Whether nothing at stake has changed. */
export const same = (a: Stake, b: Stake): boolean => JSON.stringify(a) === JSON.stringify(b);

const PREFIX = "arenhold.deal.";

/** Deals that a browser remembers; the oldest are forgotten first. */
export const DEALS_KEPT = 100;

const key = (match: string, player: string) => `${PREFIX}${match}.${player}`;

/** Where there is no storage, or it is full, a page remembers as long as it is open. */
const here = new Map<string, string>();

function read(name: string): Remembered | null {
  try {
    const kept = localStorage.getItem(name) ?? here.get(name);
    return kept === undefined ? null : (JSON.parse(kept) as Remembered);
  } catch {
    return null;
  }
}

/** The names of all that is remembered, of one match or of all. */
function names(match = ""): string[] {
  const all = [...here.keys()];
  try {
    for (let i = 0; i < localStorage.length; i++) all.push(localStorage.key(i) ?? "");
  } catch {
    // Then there is only what this page has.
  }
  return all.filter((name) => name.startsWith(PREFIX + match));
}

const newest = (a: string, b: string) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0);

/**
 * What is remembered of a player's deal. All pages of one browser share it, also across a reload: the server keeps one
 * commitment per seat, and any of them must be able to reveal the number.
 */
export const recall = (match: string, player: string): Remembered | null => read(key(match, player));

/** What this browser remembers of the deal of this match, whoever we were then. */
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
      // What could not be replaced would be taken for the present.
      localStorage.removeItem(name);
    } catch {
      // Nothing is kept there at all.
    }
  }
}
