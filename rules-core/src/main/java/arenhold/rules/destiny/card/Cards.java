package arenhold.rules.destiny.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every card of the set, in the order of their numbers. */
public final class Cards {

  /** All cards; the one numbered 1 is the first. */
  public static final List<Card> ALL;

  private static final Map<String, Card> BY_KEY;

  static {
    ALL = new Facts().cards();
    Map<String, Card> byKey = new HashMap<>();
    for (Card card : ALL) {
      if (byKey.put(card.key(), card) != null) throw new IllegalStateException("twice: " + card);
    }
    BY_KEY = Map.copyOf(byKey);
  }

  private Cards() {}

  /**
   * The card with this number.
   *
   * @param number from 1
   * @throws IndexOutOfBoundsException if there is none
   */
  public static Card of(int number) {
    return ALL.get(number - 1);
  }

  /** The card with this key, or null if there is none. */
  public static Card named(String key) {
    return BY_KEY.get(key);
  }
}
