import { useState } from "react";
import type { Refusal } from "../protocol";
import { refusalOf } from "../socket/http";

/** A request per press: which one is running, and why the last one was refused. */
interface Deed {
  /** The name of the running request; null if none. */
  busy: string | null;
  refusal: Refusal | null;
  /** Sends a request and handles its answer; does nothing while one is running. */
  act: <T>(name: string, wish: () => Promise<T>, take: (answer: T) => void) => void;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    busy,
    refusal,
    act: (name, wish, take) => {
      if (busy !== null) return;
      setBusy(name);
      setRefusal(null);
      wish()
        .then(take, (reason: unknown) => setRefusal(refusalOf(reason)))
        .finally(() => setBusy(null));
    },
  };
}
