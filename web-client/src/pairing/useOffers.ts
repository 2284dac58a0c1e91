import { useEffect, useState } from "react";
import { wishes, type Offer } from "./wishes";

/** Milliseconds between two looks while the page is seen. */
const AGAIN = 10_000;

/** What one can wait for, and how many do; nothing until the server has answered. */
export function useOffers(): Offer[] {
  const [offers, setOffers] = useState<Offer[]>([]);
  useEffect(() => {
    let shown = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      wishes.offers().then(
        (answer) => shown && setOffers(answer),
        () => undefined,
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
  }, []);
  return offers;
}
