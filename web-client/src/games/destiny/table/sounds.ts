import type { MatchEvent } from "../../../protocol";
import type { EventSounds, SoundName } from "../../../sound";

const amount = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : 0;

/** The sound of an event; null for silence. */
function soundOf(event: MatchEvent): SoundName | null {
  switch (event.kind) {
    case "rolled":
      return event["again"] === true ? "tap" : "tokens";
    case "turned":
    case "lost":
      return "coin";
    case "resolved":
    case "held":
    case "returned":
      return "token";
    case "moved":
      return "drum";
    case "unshielded":
      return "stone";
    case "damaged":
      return amount(event, "taken") > 0 ? "drum" : "stone";
    case "defeated":
      return "split";
    case "shielded":
    case "healed":
    case "removed":
      return "tap";
    case "gained":
      return "coin";
    case "cardPlayed":
    case "entered":
    case "upgradeMoved":
    case "converted":
    case "takenBack":
    case "drew":
    case "discarded":
      return "leather";
    case "triggered":
      return "ticks";
    case "claimed":
    case "fieldChanged":
      return "horn";
    case "passed":
      return event["forced"] === true ? null : "drum";
    case "phaseEnded":
      return "roll";
    default:
      return null;
  }
}

/** Destiny's sounds: dice that are rolled together make one, and so do cards that are drawn together. */
export const sounds: EventSounds = (events) => {
  const names = events.map(soundOf).filter((name): name is SoundName => name !== null);
  return names.filter((name, i) => name !== names[i - 1]);
};
