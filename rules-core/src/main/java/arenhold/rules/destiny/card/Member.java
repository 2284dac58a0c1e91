package arenhold.rules.destiny.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A character of a team.
 *
 * @param card the character
 * @param elite whether it has two dice (D2.7)
 */
public record Member(Card card, boolean elite) {

  private static final String ELITE = "-elite";

  /** All characters, each single and then, where there is such a version, elite. */
  public static final List<Member> ALL = all();

  private static final Map<String, Member> BY_KEY =
      ALL.stream().collect(Collectors.toUnmodifiableMap(Member::key, member -> member));

  public Member {
    if (card.type() != Type.CHARACTER || elite && card.elite() == 0) {
      throw new IllegalArgumentException("no such character: " + card + (elite ? ELITE : ""));
    }
  }

  private static List<Member> all() {
    List<Member> all = new ArrayList<>();
    for (Card card : Cards.ALL) {
      if (card.type() != Type.CHARACTER) continue;
      all.add(new Member(card, false));
      if (card.elite() > 0) all.add(new Member(card, true));
    }
    return List.copyOf(all);
  }

  /** The member with this key, or null if there is none. */
  public static Member named(String key) {
    return BY_KEY.get(key);
  }

  /** The character of which this would be the elite version, or null if there is none. */
  static Member singleOf(String key) {
    return key.endsWith(ELITE) ? named(key.substring(0, key.length() - ELITE.length())) : null;
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
