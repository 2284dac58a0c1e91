import { useEffect, useState } from "react";
import { failureOf, type Failure } from "../ui/useAsked";
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

/** What can be searched for, and how many are searching. */
export function useOffers(): Offers {
  const [offers, setOffers] = useState<Offer[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let shown = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      wishes.offers().then(
        (answer) => {
          if (!shown) return;
          setFailure(null);
          setOffers(answer);
        },
        (reason: unknown) => shown && setFailure(failureOf(reason)),
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [times]);
  return { offers, failure, again: () => setTimes(times + 1) };
}
