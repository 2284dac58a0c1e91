package arenhold.rules.tvrz.deed;

import arenhold.rules.Prompt;
import java.util.Locale;

/** What is asked. */
public enum Ask implements Prompt {
  /** Nature: who begins. */
  FIRST,
  /** Nature: which card is drawn; the context is the seat that draws. */
  DRAW,
  /** Phase 1: lay a fortification, or go on. */
  FORTIFY,
  /** Phase 2: lay a card, move a unit, or go on. */
  LAY,
  /** With whom the pact is that is laid (T18). */
  PACT,
  /** To whom the chosen item is attached; the context is the item (T18). */
  EQUIP,
  /** Where the chosen card goes: alone or onto a unit; the context is the card. */
  WHERE,
  /** What the chosen unit does; the context is its number. */
  MOVE,
  /** Which card of a stack goes its own way; the context is the unit's number. */
  SPLIT,
  /** Phase 3: whose fort is attacked. */
  TARGET,
  /** Phase 3: which card attacks; the context is the seat attacked. */
  ATTACKER,
  /** Phase 3 after a horn: whether and with what to attack again; the context is the same seat. */
  AGAIN,
  /** Phase 3: which part it attacks. */
  PART,
  /** Phase 3 with nobody to attack with: a flag may still bring somebody (R80). */
  LAST,
  /** Nature: which card of the target's hand the seer sees; the context is the attacker. */
  SEE,
  /** Which wooden works burn (T12.6). */
  BURN,
  /** The window before an attack reaches the fort (W3). */
  APPROACH,
  /** Which patrol at the gate exposes the assassin. */
  EXPOSE,
  /** Which further defender is shown to the assassin (W4). */
  SHOW,
  /** Which of those shown is murdered or looked at (W4), or of a pair that attacks. */
  VICTIM,
  /** Whether another robber joins the ambush (R91). */
  AMBUSH,
  /** Which unit the savage fights on the way, if any (T12.1). */
  DETOUR,
  /** Which card of a unit takes the next loss (W6). */
  LOSS,
  /** Whether an unrecognised envoy strikes the patrol (W1); the context is the envoy's unit. */
  STRIKE,
  /** Who defends next (R76). */
  CALL,
  /** The window after a defender is committed (W5). */
  EXCHANGE,
  /** Whether a transferred attacker attacks the next fort (W7). */
  TRANSFERRED,
  /** Which spell the mage casts; the context is the mage. */
  SPELL,
  /** Which creature a spell works on, one by one if there may be several. */
  ENCHANT,
  /** What is sacrificed; the context is the unit from which it comes, or null. */
  SACRIFICE,
  /** Whose garrison the fireball hits (T14.7). */
  FIREBALL,
  /** Nature: which card of a hand is hit; the context is the seat. */
  HIT,
  /** Whether the fort that a dragon has chosen defends itself by magic (W2). */
  DRAGON,
  /** Which creature the dragon kills (T14.6). */
  PREY,
  /** Which cards are named for an attack under confusion (T14.2, R97). */
  NAME,
  /** Nature: which of the cards named attacks; the context is the seat. */
  CONFUSED,
  /** Whether the attacking mage uses its deadly gaze (W9). */
  GAZE,
  /** The mages of a fight in the landscape (W8). */
  SKIRMISH,
  /** An offer to those who are not asked: lay a flag (R82). */
  FLAG;

  @Override
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
