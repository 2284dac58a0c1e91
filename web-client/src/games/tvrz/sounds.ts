import type { MatchEvent } from "../../protocol";
import type { EventSounds, SoundName } from "../../sound";

const flag = (event: MatchEvent, name: string, value: unknown): boolean => event[name] === value;

/** The sound of an event; null for silence. */
function soundOf(event: MatchEvent): SoundName | null {
  switch (event.kind) {
    case "laid":
      return typeof event["card"] === "string" && event["card"].startsWith("fort-") ? "plank" : "token";
    case "sentOut":
    case "cameHome":
    case "joined":
    case "takenOff":
      return "leather";
    case "envoysBring":
      return "tap";
    case "announced":
      return "drum";
    case "wallsCounted":
      return flag(event, "taken", 0) ? null : "stone";
    case "exchanged":
    case "skirmished":
      return "tokens";
    case "doubled":
    case "inside":
      return "strokes";
    case "cast":
      return "bell";
    case "ambushed":
    case "murdered":
    case "gazed":
    case "exposed":
      return "split";
    case "judged":
      return flag(event, "survives", false) ? "crack" : null;
    case "barred":
      return "lowBell";
    case "out":
      return flag(event, "how", "conquered") ? "horn" : "roll";
    default:
      return null;
  }
}

/** Tvrz's sounds: cards that die together make one, and so do cards that go out together. */
export const sounds: EventSounds = (events) => {
  const names = events.map(soundOf).filter((name): name is SoundName => name !== null);
  return names.filter((name, i) => name !== names[i - 1] || (name !== "crack" && name !== "leather"));
};
