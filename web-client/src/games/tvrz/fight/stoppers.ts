// Who could stop what is left of an attacker. Pure.

/** A defender on offer: with what it fights, and whether what is left doubles first. */
export interface Offer {
  strength: number;
  doubles: boolean;
}

/** The strengths of those who stand where the attack comes, and of all others. */
export interface Stoppers {
  local: readonly number[];
  others: readonly number[];
  /** Whether the local ones together are enough. */
  enough: boolean;
}

export function stoppers(offers: readonly Offer[], left: number): Stoppers {
  const of = (doubles: boolean) =>
    offers
      .filter((offer) => offer.doubles === doubles)
      .map(({ strength }) => strength)
      .sort((a, b) => a - b);
  const local = of(false);
  return { local, others: of(true), enough: local.reduce((sum, one) => sum + one, 0) >= left };
}
