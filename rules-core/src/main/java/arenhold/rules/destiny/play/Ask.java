package arenhold.rules.destiny.play;

import arenhold.rules.Prompt;
import java.util.Locale;

/** What is asked. The card that asks, if any, is the question's source. */
public enum Ask implements Prompt {
  /** Nature: which side a die shows; the context is the die. */
  ROLL,
  /** Nature: which card is drawn; the context is the seat. */
  DRAW,
  /** Nature: which card leaves a hand, or is seen there; the context is the seat. */
  PICK,
  /** Nature: who sits next clockwise; the context is the seat before (D15.1). */
  BESIDE,
  /** Set-up: which cards are shuffled back, one by one (D5.1). */
  SET_BACK,
  /** Set-up: whose battlefield is used (D5.2). */
  FIELD,
  /** Which action to take, or to pass (D9.3). */
  ACTION,
  /** Which additional action to take, if any (D9.5). */
  EXTRA,
  /** On which character an upgrade is played (D9.8). */
  CARRIER,
  /** Which upgrade it replaces, if any (D9.8). */
  REPLACE,
  /** Which modifier joins the die, or none more (D8.7). */
  JOIN,
  /** Which die with the same symbol is resolved next, or none more (D8.1). */
  NEXT,
  /** Who is dealt the damage. */
  TARGET,
  /** Who gains the shields. */
  SHIELD,
  /** Which character is meant. */
  CHARACTER,
  /** Which opponent is meant. */
  OPPONENT,
  /** Which player is meant, perhaps oneself. */
  PLAYER,
  /** Which die is meant. */
  DIE,
  /** Which die is turned. */
  TURN,
  /** To which side the chosen die is turned. */
  SIDE,
  /** Which side of a die that is not in play is resolved (card 29). */
  RESOLVE_SIDE,
  /** Which die is rerolled. */
  REROLL,
  /** Which die is removed. */
  REMOVE,
  /** Which die is resolved by the card. */
  RESOLVE,
  /** Which card of the hand is discarded. */
  DISCARD,
  /** Which card is meant: in a hand, a discard pile or on a deck. */
  CARD,
  /** Where a card that was looked at is put back (card 87). */
  PLACE,
  /** Which upgrade or support in play is meant. */
  PIECE,
  /** Which of the offered effects. */
  MODE,
  /** How many. */
  AMOUNT,
  /** Which symbol. */
  SYMBOL,
  /** Whether to pay, or to do the optional part. */
  MAY,
  /** Whether to use a triggered ability (D11.18). */
  TRIGGER,
  /** Whether to use the claim ability (D9.13). */
  CLAIM,
  /** Which of several abilities comes next (D11.10). */
  ORDER,
  /** Which die a guardian removes, if any (D12.3). */
  GUARDIAN,
  /** Where an upgrade of a defeated character goes, if anywhere (D12.4). */
  REDEPLOY,
  /** Which upgrade is discarded where there are too many (D6.6). */
  SURPLUS,
  /** Which of the dice of equal upgrades leaves (D4.11). */
  WHOSE_DIE,
  /** Upkeep: which card is discarded, one by one (D9.16). */
  UPKEEP;

  /** Nobody else may know what kind of card is being played before it is paid for (D19.10). */
  @Override
  public boolean open() {
    return this != CARRIER && this != REPLACE;
  }

  @Override
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
