package arenhold.rules.destiny.play;

import java.util.List;

/**
 * What a question is about.
 *
 * @param card the card that asks; -1 if the rules do
 * @param chosen what was chosen so far for the same purpose, as in choices
 * @param left how many choices may still follow, this one included; 0 if not counted
 * @param blow what is going to be done to the character chosen; null if nothing is known of it
 * @param dice which dice the card lets be resolved, and how; null if it says nothing of it
 */
public record Source(int card, List<String> chosen, int left, Blow blow, Dice dice) {

  /** The rules themselves. */
  public static final Source RULES = new Source(-1, List.of(), 0, null, null);

  /**
   * Damage or shields about to be given.
   *
   * @param amount how much
   * @param shields whether it is shields
   * @param past whether it goes past shields: unblockable or moved damage
   */
  public record Blow(int amount, boolean shields, boolean past) {}

  /**
   * Dice of the own pool that a card lets be resolved.
   *
   * @param named their names, those included that cannot be resolved now
   * @param change what the card changes about them
   */
  public record Dice(List<String> named, Change change) {}

  /** This card. */
  public static Source of(int card) {
    return new Source(card, List.of(), 0, null, null);
  }

  /** The same, with what was chosen so far. */
  public Source after(List<String> more, int stillLeft) {
    return new Source(card, List.copyOf(more), stillLeft, blow, dice);
  }

  /** The same, with what is going to be done. */
  public Source with(Blow toDo) {
    return new Source(card, chosen, left, toDo, dice);
  }

  /** The same, with the dice that may be resolved. */
  Source of(List<String> named, Change change) {
    return new Source(card, chosen, left, blow, new Dice(List.copyOf(named), change));
  }
}
