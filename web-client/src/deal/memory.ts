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
}

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
    options: seats.map(({ options, sealed }) => {
      const open = Object.entries(options).filter(([key]) => !(key in sealed));
      const known = open.map(([key, value]) => `${key}=${value}`);
      return [...known, ...Object.entries(sealed).map(([key, hash]) => `${key} sealed ${hash}`)]
        .sort()
        .join(" ");
    }),
  };
}

/** Whether the stakes are unchanged. */
export const same = (a: Stake, b: Stake): boolean => JSON.stringify(a) === JSON.stringify(b);

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
