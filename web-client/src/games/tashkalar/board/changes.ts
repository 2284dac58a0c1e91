import type { Change } from ".";
import type { TashKalarEvent } from "../types";

/** Board changes for events, in their order. */
export function changes(events: readonly TashKalarEvent[]): Change[] {
  return events.flatMap((event): Change[] => {
    switch (event.kind) {
      case "placed":
      case "restored":
        return [{ kind: "set", at: event.at, piece: event.piece }];
      case "summoned":
        return [{ kind: "rise", at: event.at, piece: event.piece, from: event.uses }];
      case "destroyed":
      case "banished":
        return [{ kind: "break", at: event.at, piece: event.piece }];
      case "moved":
        return [{ kind: "move", from: event.from, to: event.to, piece: event.piece, leap: event.leap }];
      case "raised":
      case "lowered":
        return [{ kind: "turn", at: event.at, before: event.from, piece: event.to }];
      case "converted":
        return [{ kind: "wipe", at: event.at, before: event.from, piece: event.to }];
      case "flared":
        return [{ kind: "ring" }];
      case "exchanged":
        return [{ kind: "swap", a: event.a, b: event.b }];
      default:
        return [];
    }
  });
}
