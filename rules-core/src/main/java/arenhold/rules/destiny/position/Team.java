package arenhold.rules.destiny.position;

import java.util.List;

/**
 * What a player brings (D1.1).
 *
 * @param members the characters, in the order in which they are laid out
 * @param battlefield its card
 * @param deck the cards of the deck, copies one by one
 */
public record Team(List<Member> members, int battlefield, List<Integer> deck) {

  /**
   * A character of a team.
   *
   * @param card its card
   * @param dice with how many dice it comes: 2 if it is elite (D2.7)
   */
  public record Member(int card, int dice) {}
}
