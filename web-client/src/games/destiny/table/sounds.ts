import type { MatchEvent } from "../../../protocol";
import type { EventSounds, SoundName } from "../../../sound";

const amount = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : 0;

/** The sound of an event; null for silence. A defeat has a second one: `soundsOf`. */
function soundOf(event: MatchEvent): SoundName | null {
  switch (event.kind) {
    case "rolled":
      return event["again"] === true ? "die" : "dice";
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
      return "paper";
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

/**
 * The sounds of an event in order: below split wood lies a low drum, whether damage has defeated or an effect; damage
 * that a shield has not stopped strikes it first.
 */
function soundsOf(event: MatchEvent): readonly SoundName[] {
  const struck = event.kind === "damaged" && amount(event, "blocked") > 0 && amount(event, "taken") > 0;
  if (struck) return ["stone", "drum"];
  const sound = soundOf(event);
  return sound === null ? [] : sound === "split" ? [sound, "drum"] : [sound];
}

/** Destiny's sounds: dice that are rolled together make one, and so do cards that are drawn together. */
export const sounds: EventSounds = (events) =>
  events.flatMap(soundsOf).filter((name, i, names) => name !== names[i - 1]);
