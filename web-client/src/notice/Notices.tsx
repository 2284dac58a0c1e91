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
import { useSession } from "../account/Session";
import { usePlayerState } from "../account/usePlayerState";
import { useHeard, useWhileDown } from "../live";
import type { Notice, Refusal } from "../protocol";
import { InOrder, refusalOf, request } from "../socket";

interface Shown {
  unread: number;
  notices: Notice[];
}

interface Known {
  unread: number;
  /** Null until loaded. */
  notices: Notice[] | null;
  /** Why the last action failed. */
  refusal: Refusal | null;
  /** Whether the known notices are being marked as read. */
  marking: boolean;
  /** Loads the notices themselves; the live line sends only their number and the newest. */
  ask: () => void;
  /** Marks all known notices as read. */
  markRead: () => void;
}

const wishes = {
  notices: () => request<Shown>("GET", "/api/me/notices"),
  read: (last: number) => request<Shown>("POST", "/api/me/notices/read", { last }),
};

const NONE = { unread: 0, notices: null };

const NoticesContext = createContext<Known>({
  ...NONE,
  refusal: null,
  marking: false,
  ask: () => undefined,
  markRead: () => undefined,
});

/** Milliseconds between requests by HTTP while the live line is down. */
const AGAIN = 60_000;

/** Keeps the notices across pages: the server sends them once, not with every page. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const id = useSession().player?.id;
  const [order] = useState(() => new InOrder());
  const [shown, setShown] = usePlayerState<Pick<Known, "unread" | "notices">>(NONE);
  const [refusal, setRefusal] = usePlayerState<Refusal | null>(null);
  const [marking, setMarking] = useState(false);
  // An answer that arrives after a change of player belongs to the former one.
  const now = useRef(id);
  useEffect(() => {
    now.current = id;
  }, [id]);
  const take = useCallback(
    (answer: Shown) => {
      if (now.current !== id) return;
      setRefusal(null);
      setShown(answer);
    },
    [id, setRefusal, setShown],
  );
  const refused = useCallback(
    (reason: unknown) => {
      if (now.current === id) setRefusal(refusalOf(reason));
    },
    [id, setRefusal],
  );
  const ask = useCallback(() => order.look(wishes.notices, take, refused), [order, take, refused]);
  useHeard("noticed", ({ unread, newest }) => {
    order.heard(ask);
    const same = ({ kind, page }: Notice) => kind === newest?.kind && page === newest.page;
    setShown(({ notices }) => ({
      unread,
      notices:
        newest === null || notices === null
          ? notices
          : [newest, ...notices.filter((one) => one.read || !same(one))],
    }));
  });
  useWhileDown(
    id ?? null,
    AGAIN,
    () => new Promise<Shown>((answered, failed) => order.look(wishes.notices, answered, failed)),
    take,
  );
  const value = useMemo(
    () => ({
      ...shown,
      refusal,
      marking,
      ask,
      markRead: () => {
        const last = Math.max(0, ...(shown.notices ?? []).map((one) => one.id));
        setMarking(true);
        order
          .deed(() => wishes.read(last), take)
          .catch(refused)
          .finally(() => setMarking(false));
      },
    }),
    [shown, refusal, marking, order, ask, take, refused],
  );
  return <NoticesContext value={value}>{children}</NoticesContext>;
}

export const useNotices = (): Known => useContext(NoticesContext);
