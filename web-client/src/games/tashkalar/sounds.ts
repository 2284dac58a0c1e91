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
      // The piece makes way for the being summoned on its square.
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

/** The arena's sounds: pieces that break together make one sound, and so does a piece that replaces another. */
export const sounds: EventSounds = (events) => {
  const all = events as readonly TashKalarEvent[];
  const names = all.map((event, i) => soundOf(event, all[i + 1]));
  return names.filter((name, i): name is SoundName => {
    if (name === null) return false;
    const before = names[i - 1];
    return !(name === "split" && before === "split") && !(name === "token" && before === "tokens");
  });
};
