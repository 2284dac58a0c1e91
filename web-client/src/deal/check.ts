import type { MatchState, SealedChoice } from "../protocol";
import { choiceCommitment, numberCommitment, seedCommitment } from "./hashes";
import { compare, recallMatch } from "./memory";

/** What a page can check about how a match was dealt. */
export interface DealCheck {
  /** How many seats contributed a number; null where the seed alone decides. */
  numbers: number | null;
  /**
   * Whether our number is among them; null if this browser contributed none. `replaced` if our seat had a commitment
   * from another page, `left-out` if the server dropped it while this page was connected.
   */
  ours: "mixed" | "missing" | "replaced" | "left-out" | null;
  /** Whether something contradicts what was published or seen before: then the deal was not fair. */
  broken: boolean;
  /** Whether an older page stored what it saw before the match, which says nothing of secret choices. */
  older: boolean;
}

const hashes = (sealed: Record<string, SealedChoice>): Record<string, string> =>
  Object.fromEntries(Object.entries(sealed).map(([key, { hash }]) => [key, hash]));

type Dealt = Pick<MatchState, "id" | "seedHash" | "seed" | "mixed" | "setup">;

/** Whether every secret choice that we may know by now is the one that was committed to. */
const choicesFit = ({ seedHash, setup }: Dealt): boolean =>
  setup.sealed.every((sealed, seat) =>
    Object.entries(sealed).every(([option, { hash, salt }]) => {
      const value = setup.seats[seat]?.[option];
      if (salt === null || value === undefined || !seedHash) return true;
      return choiceCommitment(seedHash, seat, [option, value], salt) === hash;
    }),
  );

/**
 * Checks what a page can check; the command line checks the draws. A match file may lack the fingerprint of its seed;
 * it is then empty and compared with nothing.
 */
export function checkDeal(match: Dealt, rules: { game: string; form: string; version: number }): DealCheck {
  const { id, mixed, seed, seedHash } = match;
  if (mixed === null) return { numbers: null, ours: null, broken: false, older: false };
  const known = recallMatch(id);
  const seen = known?.seen;
  const numbersFit = mixed.every(
    (mix) => mix === null || numberCommitment(id, mix.number) === mix.commitment,
  );
  const seats = mixed.map((mix, i) => ({
    commitment: mix?.commitment ?? null,
    options: match.setup.seats[i] ?? {},
    sealed: hashes(match.setup.sealed[i] ?? {}),
  }));
  const asSeen = seen === undefined ? "same" : compare(seen, seedHash || seen.seedHash, seats);
  const seedFits = !seed || !seedHash || seedCommitment({ match: id, ...rules }, seed) === seedHash;
  const found = known !== null && mixed.some((mix) => mix?.number === known.number);
  const ours = known === null ? null : found ? "mixed" : (known.missed ?? "missing");
  return {
    numbers: mixed.filter((mix) => mix !== null).length,
    ours,
    // A page that revealed its number must find it in the deal.
    broken:
      !numbersFit ||
      asSeen === "other" ||
      !seedFits ||
      !choicesFit(match) ||
      ours === "left-out" ||
      (seen !== undefined && !found),
    older: asSeen === "older",
  };
}
