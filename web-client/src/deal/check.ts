import type { MatchState } from "../protocol";
import { numberCommitment, seedCommitment } from "./hashes";
import { recall, same, stake } from "./memory";

/** What a page can tell of how a match was dealt. */
export interface DealCheck {
  /** How many seats mixed in a number, or null where the seed alone decides. */
  numbers: number | null;
  /** Whether the number of this page is among them; null if it brought none. */
  ours: boolean | null;
  /** Whether something does not fit what was published or shown before: then the deal was not fair. */
  broken: boolean;
  /** Whether the seed is known and was checked. */
  seed: boolean;
}

type Dealt = Pick<MatchState, "id" | "seedHash" | "seed" | "mixed" | "setup">;

/** Checks what a page can check by itself; the draws are checked by the command line. */
export function checkDeal(match: Dealt, rules: { game: string; form: string; version: number }): DealCheck {
  const { id, mixed, seed, seedHash } = match;
  if (mixed === null) return { numbers: null, ours: null, broken: false, seed: false };
  const known = recall(id);
  const seen = known?.seen;
  const numbersFit = mixed.every(
    (mix) => mix === null || numberCommitment(id, mix.number) === mix.commitment,
  );
  const seats = mixed.map((mix, i) => ({
    commitment: mix?.commitment ?? null,
    options: match.setup.seats[i] ?? {},
  }));
  const asSeen = seen === undefined || same(seen, stake(seedHash, seats));
  const seedFits = seed === null || seedCommitment({ match: id, ...rules }, seed) === seedHash;
  const ours = known === null ? null : mixed.some((mix) => mix?.number === known.number);
  return {
    numbers: mixed.filter((mix) => mix !== null).length,
    ours,
    // Whoever has revealed a number must find it.
    broken: !numbersFit || !asSeen || !seedFits || (seen !== undefined && ours === false),
    seed: seed !== null,
  };
}
