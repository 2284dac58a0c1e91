import { useEffect, useRef } from "react";
import type { RoomState } from "../protocol";
import type { Send } from "../socket";

/**
 * Takes a free seat for a player who has opened the seat link: once per page, so that a player who stands up stays
 * standing. Not for the host, who is seated from the start and has stood up on purpose.
 *
 * @param room null until it is known
 * @param you null until the identity is known
 */
export function useSitting(
  room: RoomState | null,
  you: { id: string; role: string } | null,
  connected: boolean,
  send: Send,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || room === null || you === null || !connected) return;
    const seated = room.seats.some(({ player }) => player?.id === you.id);
    if (seated || room.host === you.id || you.role !== "seat") done.current = true;
    if (done.current || room.phase !== "gathering" || room.meeting) return;
    done.current = true;
    if (room.seats.some(({ player }) => player === null)) send("sit", { seat: null });
  }, [room, you, connected, send]);
}
