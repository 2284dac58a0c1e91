import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useSession } from "../account/Session";
import { usePlayerState } from "../account/usePlayerState";
import type { MyRoom, OpenTable, ToBrowser } from "../protocol";
import { http } from "../socket";
import { LiveLine } from "./LiveLine";

const LineContext = createContext<LiveLine | null>(null);
const MineContext = createContext<MyRoom[] | null>(null);

/** Milliseconds between requests by HTTP while the line is down and the page is visible. */
const MINE_AGAIN = 15_000;
const TABLES_AGAIN = 4_000;

/** Keeps the page's live line open, and our rooms up to date. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const id = useSession().player?.id;
  const [line, setLine] = useState<LiveLine | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const fresh = new LiveLine();
    fresh.start();
    setLine(fresh);
    return () => fresh.stop();
  }, [id]);
  return (
    <LineContext value={line}>
      <MineProvider>{children}</MineProvider>
    </LineContext>
  );
}

function MineProvider({ children }: { children: ReactNode }) {
  const id = useSession().player?.id;
  const [mine, setMine] = usePlayerState<MyRoom[] | null>(null);
  useHeard("mine", ({ rooms }) => setMine(rooms));
  useWhileDown(id ?? null, MINE_AGAIN, () => http.myRooms(), setMine);
  return <MineContext value={mine}>{children}</MineContext>;
}

/** Our rooms whose matches are not over, those where it is our move first; null until the server has answered. */
export const useMyRooms = (): MyRoom[] | null => useContext(MineContext);

const never = () => () => undefined;
const no = () => false;

/** Whether the live line is up. */
export function useConnected(): boolean {
  const line = useContext(LineContext);
  return useSyncExternalStore(line?.subscribe ?? never, line?.connected ?? no);
}

/** Subscribes to messages of this type while the component is mounted. */
export function useHeard<T extends keyof ToBrowser>(type: T, hear: (data: ToBrowser[T]) => void): void {
  const line = useContext(LineContext);
  useEffect(() => line?.hear(type, hear));
}

/**
 * Polls by HTTP while the line is down: at once, then at intervals while the page is visible. Answers that a newer one
 * has overtaken are dropped.
 *
 * @param about what is polled; another value starts afresh, null polls nothing
 */
export function useWhileDown<T>(
  about: string | null,
  again: number,
  ask: () => Promise<T>,
  take: (value: T) => void,
): void {
  const connected = useConnected();
  useEffect(() => {
    if (about === null || connected) return undefined;
    let shown = true;
    let asked = 0;
    let taken = 0;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const now = ++asked;
      ask().then(
        (answer) => {
          if (!shown || now < taken) return;
          taken = now;
          take(answer);
        },
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, again);
    document.addEventListener("visibilitychange", look);
    return () => {
      shown = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
    // `ask` and `take` mean the same as long as `about` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [about, connected, again]);
}

/** The open tables, kept up to date, newest first; null until the server has answered. */
export function useOpenTables(): OpenTable[] | null {
  const line = useContext(LineContext);
  const [tables, setTables] = useState<OpenTable[] | null>(null);
  useEffect(() => {
    if (line === null) return undefined;
    let version = -1;
    const ends = [
      line.hear("tables", (told) => {
        version = told.version;
        setTables(told.all);
      }),
      line.hear("tableChanges", (told) => {
        if (told.version !== version + 1) {
          line.refreshTables();
          return;
        }
        version = told.version;
        setTables((before) => merged(before ?? [], told));
      }),
      line.watchTables(),
    ];
    return () => ends.forEach((end) => end());
  }, [line]);
  useWhileDown("tables", TABLES_AGAIN, () => http.openTables(), setTables);
  return tables;
}

/** The tables after these changes, newest first. */
export function merged(
  before: readonly OpenTable[],
  { changed, gone }: { changed: OpenTable[]; gone: string[] },
): OpenTable[] {
  const others = new Set([...gone, ...changed.map(({ room }) => room)]);
  return [...changed, ...before.filter(({ room }) => !others.has(room))].sort((one, other) =>
    one.since < other.since ? 1 : one.since > other.since ? -1 : 0,
  );
}
