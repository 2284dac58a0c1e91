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
import { ownTime } from "../clock";
import { useConnected, useHeard } from "../live";
import type { Refusal } from "../protocol";
import { http, InOrder, refusalOf, type MyRoom } from "../socket";
import { keep, kept } from "../ui/kept";
import { go, pageOf } from "../ui/navigation";
import { wishes, wishOf, type Found, type Offer, type Wish } from "./wishes";

/** Milliseconds between polls; the server allows several to be missed before it drops us. */
const AGAIN = 3_000;

/** The same while we only wait and the live line is up. */
const AGAIN_LIVE = 15_000;

const KEPT = "looking";

interface Search {
  /** The current search; null if none. */
  offer: Offer | null;
  /** When it began, by this browser's clock. */
  since: number;
  /** The table that waits for us, if we are not there. */
  link: string | null;
  /** Until when it waits, by `ownTime`; null if none does. */
  until: number | null;
  /** The match we were found for and did not come to; null if we came, search again or dismissed it. */
  absent: Offer | null;
  /** The table of a match that another page of ours began or was taken to; null if there is none. */
  begun: string | null;
  /** Dismisses it. */
  putBegun: () => void;
  /** Why the last search was refused. */
  refusal: Refusal | null;
  look: (wish: Wish) => void;
  /** Ends the search, leaves any meeting and dismisses a missed one. */
  cancel: () => void;
  /** Polls the server. */
  ask: () => void;
}

const SearchContext = createContext<Search>({
  offer: null,
  since: 0,
  link: null,
  until: null,
  absent: null,
  begun: null,
  putBegun: () => undefined,
  refusal: null,
  look: () => undefined,
  cancel: () => undefined,
  ask: () => undefined,
});

/** The request and the server's run it was sent in, shared by all pages of this browser. */
interface Kept {
  wish: Wish;
  run: string;
}

function remembered(): Kept | null {
  try {
    return JSON.parse(kept(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

const tableHere = (): string | null => {
  const page = pageOf(location.pathname);
  return page.page === "room" && page.role === "seat" ? page.token : null;
};

/** The table that a search led to since these rooms were known: a table made by hand still has free seats. */
const newTable = (known: ReadonlySet<string>, rooms: readonly MyRoom[]): MyRoom | undefined =>
  rooms.find(
    ({ room, phase, players }) =>
      !known.has(room) && (phase === "playing" || (phase === "gathering" && !players.includes(null))),
  );

/** Searches for an opponent while any page is open, and goes to the table that is found. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { player } = useSession();
  const id = player?.id;
  const [found, setFound] = usePlayerState<Found | null>(null);
  const [since, setSince] = useState(0);
  const [until, setUntil] = useState<number | null>(null);
  const [refusal, setRefusal] = usePlayerState<Refusal | null>(null);
  /** The table of the previous meeting: nobody is kept there. */
  const last = useRef<string | null>(null);
  const [order] = useState(() => new InOrder());
  const [begun, setBegun] = usePlayerState<string | null>(null);
  /** Our rooms when the search began, as far as known; null without a search. */
  const rooms = useRef<Promise<ReadonlySet<string> | null> | null>(null);

  /** The search ended from another page: shows the link to where that page has gone. */
  const missed = useCallback(
    (before: Promise<ReadonlySet<string> | null>) => {
      const now = order.deeds;
      void Promise.all([before, http.myRooms()]).then(
        ([known, mine]) => {
          const table = known && newTable(known, mine);
          if (table && now === order.deeds && table.link !== tableHere()) setBegun(table.link);
        },
        () => undefined,
      );
    },
    [order, setBegun],
  );

  const take = useCallback(
    (answer: Found) => {
      const before = remembered();
      if (answer.offer) {
        setBegun(null);
        rooms.current ??= http.myRooms().then(
          (mine) => new Set(mine.map(({ room }) => room)),
          () => null,
        );
      }
      if (answer.offer) {
        keep(KEPT, JSON.stringify({ wish: wishOf(answer.offer), run: answer.run }));
        setSince(Date.now() - answer.waited);
      } else if (!answer.link && before && before.run !== answer.run) {
        // The server has restarted and lost all searches.
        order.deed(() => wishes.look(before.wish), take).catch(() => keep(KEPT, null));
        return;
      } else if (before) {
        keep(KEPT, null);
      }
      if (!answer.offer && !answer.link && rooms.current) {
        missed(rooms.current);
        rooms.current = null;
      }
      // A hidden page stays where it is: the visible one navigates, or this one once it becomes visible.
      if (answer.link && document.visibilityState === "visible") {
        const here = tableHere();
        const free = pageOf(location.pathname).page !== "room" || here === last.current;
        if (answer.link !== here && free) go(`/r/${answer.link}`);
        last.current = answer.link;
      }
      setUntil(answer.left === null ? null : ownTime() + answer.left);
      setFound(answer);
    },
    [missed, order, setBegun, setFound],
  );

  // What is known or asked of a former identity says nothing about this one.
  useEffect(() => {
    rooms.current = null;
    order.drop();
  }, [id, order]);

  const connected = useConnected();
  const ask = useCallback(() => order.look(wishes.search, take), [order, take]);
  useHeard("paired", ask);

  const again = connected && found?.link == null ? AGAIN_LIVE : AGAIN;
  const busy = found !== null && (found.offer !== null || found.link !== null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const looked = () => document.visibilityState === "visible" && ask();
    ask();
    const timer = busy ? setInterval(ask, again) : undefined;
    const gone = () => busy && wishes.closed();
    document.addEventListener("visibilitychange", looked);
    window.addEventListener("pagehide", gone);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", gone);
      document.removeEventListener("visibilitychange", looked);
    };
  }, [id, busy, again, ask]);

  const value = useMemo(
    () => ({
      offer: found?.offer ?? null,
      since,
      link: found?.link ?? null,
      until,
      absent: found?.absent ?? null,
      begun,
      putBegun: () => setBegun(null),
      refusal,
      look: (wish: Wish) => {
        setRefusal(null);
        order
          .deed(() => wishes.look(wish), take)
          .catch((reason: unknown) => {
            setRefusal(refusalOf(reason));
            ask();
          });
      },
      cancel: () => {
        keep(KEPT, null);
        rooms.current = null;
        // The page we have just left is not offered as a way back.
        setFound((before) => before && { ...before, offer: null, link: null, absent: null });
        order.deed(wishes.leave, take).catch(ask);
      },
      ask,
    }),
    [found, since, until, begun, refusal, order, take, ask, setBegun, setFound, setRefusal],
  );
  return <SearchContext value={value}>{children}</SearchContext>;
}

export const useSearch = (): Search => useContext(SearchContext);
