import type { EventSounds, SoundName } from "../../sound";
import type { TashKalarEvent } from "./types";

function soundOf(event: TashKalarEvent, after: TashKalarEvent | undefined): SoundName | null {
  switch (event.kind) {
    case "placed":
    case "restored":
    case "moved":
    case "exchanged":
      return "token";
    case "summoned":
      return event.piece.endsWith("l") ? "horn" : "token";
    case "destroyed":
    case "banished":
      // The piece makes room for the one that is summoned on it.
      return after?.kind === "summoned" && after.at === event.at ? "tokens" : "split";
    case "raised":
    case "lowered":
    case "converted":
      return "coin";
    case "finalRound":
      return "roll";
    default:
      return null;
  }
}

/** What the arena sounds like: pieces that break together are heard once, and one that covers another as one. */
export const sounds: EventSounds = (events) => {
  const all = events as readonly TashKalarEvent[];
  const names = all.map((event, i) => soundOf(event, all[i + 1]));
  return names.filter((name, i): name is SoundName => {
    if (name === null) return false;
    const before = names[i - 1];
    return !(name === "split" && before === "split") && !(name === "token" && before === "tokens");
  });
};
