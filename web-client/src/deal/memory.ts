/** What this page said and saw of a deal: all it needs to tell afterwards whether it was kept to. */
export interface Remembered {
  /** Our number, hexadecimal. */
  number: string;
  /** What stood there when we revealed it. */
  seen?: Stake;
}

/** What must be the same when a match begins as it was when numbers began to be revealed. */
export interface Stake {
  seedHash: string;
  /** Of every seat's number. */
  commitments: (string | null)[];
  /** What was chosen for every seat, such as `school=northern`. */
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

const key = (match: string) => `arenhold.deal.${match}`;

/** Where there is no storage, or it is full, a page remembers as long as it is open. */
const here = new Map<string, Remembered>();

/** What is remembered of the deal of this match, across a reload of the page too. */
export function recall(match: string): Remembered | null {
  const known = here.get(match);
  if (known) return known;
  try {
    const kept = sessionStorage.getItem(key(match));
    return kept === null ? null : (JSON.parse(kept) as Remembered);
  } catch {
    return null;
  }
}

/** Remembers it. */
export function remember(match: string, what: Remembered): void {
  here.set(match, what);
  try {
    sessionStorage.setItem(key(match), JSON.stringify(what));
  } catch {
    // Then it is known until the page is closed.
  }
}

/** Forgets all deals, as a new page would; for tests. */
export function forgetAll(): void {
  here.clear();
}
