import { useState } from "react";
import type { Refusal } from "../protocol";
import { refusalOf } from "../socket/http";

/** What the reader has the server do by one press: what it is that goes on, and why the last was refused. */
interface Deed {
  /** The name of what goes on; null while nothing does. */
  busy: string | null;
  refusal: Refusal | null;
  /** Does it and takes what the server answers; nothing while something goes on. */
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
