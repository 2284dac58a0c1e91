// Why abilities wait. Pure.
import { dieOf } from "../pool/groups";
import { pieceOf } from "../pieces";
import { cardName, pieceName, type Scene } from "../scene";
import type { AbilityView } from "../types";

/** Why an ability waits, in a few words. */
export function causeOf(scene: Scene, { cause, about }: Pick<AbilityView, "cause" | "about">): string {
  const { view, t } = scene;
  const what =
    about === null
      ? ""
      : pieceOf(view, about)
        ? pieceName(scene, about)
        : cardName(scene, dieOf(view, about)?.card ?? about.replace(/\..*$/, ""));
  switch (cause) {
    case "activated":
      return t.causeActivated(what);
    case "defeated":
      return t.causeDefeated(what);
    case "played":
      return t.causePlayed(what);
    case "damaged":
      return t.causeDamaged(what);
    case "disrupted":
      return t.causeDisrupted;
    case "hit":
      return t.causeHit(what);
    case "shielded":
      return t.causeShielded(what);
    case "dying":
      return t.causeDying(what);
    case "playing":
      return t.causePlaying(what);
    case "claimed":
      return t.causeClaimed;
    case "last-card":
      return t.causeLastCard;
    default:
      return what;
  }
}

/** A cause below the name of the same card: the name is not said twice. */
export const withoutName = (cause: string, name: string): string =>
  cause.startsWith(`${name}: `) ? cause.slice(name.length + 2) : cause;
