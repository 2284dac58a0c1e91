package arenhold.rules.destiny.card;

/**
 * A character of a team.
 *
 * @param card the character
 * @param elite whether it has two dice (D2.7)
 */
public record Member(Card card, boolean elite) {

  private static final String ELITE = "-elite";

  public Member {
    if (card.type() != Type.CHARACTER || elite && card.elite() == 0) {
      throw new IllegalArgumentException("no such character: " + card + (elite ? ELITE : ""));
    }
  }

  /** The member with this key, or null if there is none. */
  public static Member named(String key) {
    boolean elite = key.endsWith(ELITE);
    Card card = Cards.named(elite ? key.substring(0, key.length() - ELITE.length()) : key);
    boolean none = card == null || card.type() != Type.CHARACTER || elite && card.elite() == 0;
    return none ? null : new Member(card, elite);
  }

  /** Its name in teams: the card's key, such as {@code aw011}, or {@code aw011-elite}. */
  public String key() {
    return elite ? card.key() + ELITE : card.key();
  }

  /** What it costs in a team. */
  public int points() {
    return elite ? card.elite() : card.points();
  }

  /** How many dice it brings (D3.2). */
  public int dice() {
    return elite ? 2 : 1;
  }

  @Override
  public String toString() {
    return key();
  }
}
