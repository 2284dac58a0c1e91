import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { PlayerName, Refusal } from "../protocol";
import { http, RequestRefused } from "../socket";

interface Session {
  /** Who we are to the server; null until it has answered. */
  player: PlayerName | null;
  /** Why there is no answer yet, if the server cannot be reached or refused. */
  refusal: Refusal | null;
  /** Gives us another name. Rejects with `RequestRefused`. */
  rename: (name: string) => Promise<void>;
}

const SessionContext = createContext<Session>({
  player: null,
  refusal: null,
  rename: () => Promise.reject(new RequestRefused(0, { code: "unreachable" })),
});

/** Milliseconds between attempts to reach the server. */
const AGAIN = 3_000;

/** Makes us known to the server (as a guest, the first time) before anything else is asked of it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [player, setPlayer] = useState<PlayerName | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asked = useRef<Promise<{ player: PlayerName }> | null>(null);

  useEffect(() => {
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      // One question only, even where the effect runs twice: two would make two guests.
      asked.current ??= http.session();
      asked.current.then(
        (answer) => {
          if (!shown) return;
          setPlayer(answer.player);
          setRefusal(null);
        },
        (reason: unknown) => {
          asked.current = null;
          if (!shown) return;
          setRefusal(reason instanceof RequestRefused ? reason.refusal : { code: "unexpected" });
          retry = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
  }, []);

  const rename = useCallback(async (name: string) => {
    const answer = await http.rename(name);
    setPlayer(answer.player);
  }, []);

  const value = useMemo(() => ({ player, refusal, rename }), [player, refusal, rename]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

export const useSession = (): Session => useContext(SessionContext);
