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
import { http, RequestRefused, refusalOf, type Account, type Me } from "../socket";

interface Session {
  /** The current identity; null until the server has answered. */
  player: PlayerName | null;
  /** The account; null for a guest. */
  account: Account | null;
  /** Whether the server sends e-mails. */
  mail: boolean;
  /** Why there is no answer yet: the server cannot be reached or has refused. */
  refusal: Refusal | null;
  /** Renames the user. Rejects with `RequestRefused`. */
  rename: (name: string) => Promise<void>;
  /** Takes over the identity that the server has sent. */
  become: (me: Me) => void;
}

const SessionContext = createContext<Session>({
  player: null,
  account: null,
  mail: false,
  refusal: null,
  become: () => undefined,
  rename: () => Promise.reject(new RequestRefused(0, { code: "unreachable" })),
});

/** Milliseconds between attempts to reach the server. */
const AGAIN = 3_000;

/** Identifies this browser to the server (as a new guest, the first time) before any other request. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asked = useRef<Promise<Me> | null>(null);

  useEffect(() => {
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      // One request only, even where the effect runs twice: two would create two guests.
      asked.current ??= http.session();
      asked.current.then(
        (answer) => {
          if (!shown) return;
          setMe(answer);
          setRefusal(null);
        },
        (reason: unknown) => {
          asked.current = null;
          if (!shown) return;
          setRefusal(refusalOf(reason));
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
    setMe(await http.rename(name));
  }, []);

  const value = useMemo(
    () => ({
      player: me?.player ?? null,
      account: me?.account ?? null,
      mail: me?.mail ?? false,
      refusal,
      rename,
      become: setMe,
    }),
    [me, refusal, rename],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export const useSession = (): Session => useContext(SessionContext);
