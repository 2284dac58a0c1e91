import { useEffect, useState } from "react";
import { failureOf, type Failure } from "../ui/useAsked";
import { wishes, type Offer } from "./wishes";

/** Milliseconds between two looks while the page is seen. */
const AGAIN = 10_000;

interface Offers {
  /** Empty until the server has answered. */
  offers: Offer[];
  /** Why it did not answer last; null while it does. */
  failure: Failure | null;
  again: () => void;
}

/** What one can wait for, and how many do. */
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
