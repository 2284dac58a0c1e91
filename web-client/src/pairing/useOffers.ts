import { useAsked, type Failure } from "../ui/useAsked";
import { wishes, type Offer } from "./wishes";

/** Milliseconds between polls while the page is visible. */
const AGAIN = 10_000;

interface Offers {
  /** Empty until loaded. */
  offers: Offer[];
  /** Why the last request failed; null if it did not. */
  failure: Failure | null;
  again: () => void;
}

const NONE: Offer[] = [];

/** What can be searched for, and how many are searching. */
export function useOffers(): Offers {
  const [offers, , failure, again] = useAsked(["offers"], wishes.offers, AGAIN);
  return { offers: offers ?? NONE, failure, again };
}
