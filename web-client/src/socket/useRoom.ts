import { useEffect, useMemo, useSyncExternalStore } from "react";
import { RoomConnection, type RoomNow, type Send } from "./RoomConnection";

/** Keeps a connection to the room behind `link` while the component is mounted. */
export function useRoom(link: string): RoomNow & { send: Send; quietly: Send; serverNow: () => number } {
  const line = useMemo(() => new RoomConnection(link), [link]);
  useEffect(() => {
    line.start();
    return () => line.stop();
  }, [line]);
  const now = useSyncExternalStore(line.subscribe, line.current);
  return { ...now, send: line.send, quietly: line.quietly, serverNow: line.serverNow };
}
