import { useEffect, useMemo, useSyncExternalStore } from "react";
import { RoomConnection, type RoomNow, type Send } from "./RoomConnection";

/** Keeps a line to the room behind `link` as long as the component is shown. */
export function useRoom(link: string): RoomNow & { send: Send; quietly: Send; serverNow: () => number } {
  const line = useMemo(() => new RoomConnection(link), [link]);
  useEffect(() => {
    line.start();
    return () => line.stop();
  }, [line]);
  const now = useSyncExternalStore(line.subscribe, line.current);
  return { ...now, send: line.send, quietly: line.quietly, serverNow: line.serverNow };
}
