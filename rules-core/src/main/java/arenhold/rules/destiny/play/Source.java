package arenhold.rules.destiny.play;

import java.util.List;

/**
 * What a question is about.
 *
 * @param card the card that asks; -1 if the rules do
 * @param chosen what was chosen so far for the same purpose, as in choices
 * @param left how many choices may still follow, this one included; 0 if not counted
 * @param blow what is going to be done to the character chosen; null if nothing is known of it
 */
public record Source(int card, List<String> chosen, int left, Blow blow) {

  /** The rules themselves. */
  public static final Source RULES = new Source(-1, List.of(), 0, null);

  /**
   * Damage or shields about to be given.
   *
   * @param amount how much
   * @param shields whether it is shields
   * @param past whether it goes past shields: unblockable or moved damage
   */
  public record Blow(int amount, boolean shields, boolean past) {}

  /** This card. */
  public static Source of(int card) {
    return new Source(card, List.of(), 0, null);
  }

  /** The same, with what was chosen so far. */
  public Source after(List<String> more, int stillLeft) {
    return new Source(card, List.copyOf(more), stillLeft, blow);
  }

  /** The same, with what is going to be done. */
  public Source with(Blow toDo) {
    return new Source(card, chosen, left, toDo);
  }
}
