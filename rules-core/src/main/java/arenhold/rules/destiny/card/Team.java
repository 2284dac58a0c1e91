package arenhold.rules.destiny.card;

import arenhold.rules.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player brings (D1.1). Not every team is legal.
 *
 * @param members its characters
 * @param battlefield the battlefield; null if none was chosen
 * @param deck its cards, copies one by one
 */
public record Team(List<Member> members, Card battlefield, List<Card> deck) {

  /** The most points of a team (D3.1). */
  public static final int POINTS = 30;

  /** The number of cards of a deck (D3.3). */
  public static final int DECK = 30;

  /** All keys of which teams are composed, in the order in which they are written. */
  static final List<String> KEYS = keys();

  private static List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (Member member : Member.ALL) keys.add(member.key());
    for (Card card : Cards.ALL) if (card.type() == Type.BATTLEFIELD) keys.add(card.key());
    for (Card card : Cards.ALL) if (card.inDecks()) keys.add(card.key());
    return List.copyOf(keys);
  }

  public Team {
    members = List.copyOf(members);
    deck = List.copyOf(deck);
  }

  /**
   * Reads a team written as a {@link Option.DeckList}: the keys of its characters, its battlefield
   * and the cards of its deck, with numbers of copies.
   *
   * @throws IllegalArgumentException if it is malformed, names what does not exist or has several
   *     battlefields
   */
  public static Team parse(String value) {
    List<Member> members = new ArrayList<>();
    Card battlefield = null;
    List<Card> deck = new ArrayList<>();
    for (var entry : Option.DeckList.read(value).entrySet()) {
      Member member = Member.named(entry.getKey());
      Card card = member == null ? Cards.named(entry.getKey()) : member.card();
      if (card == null) throw new IllegalArgumentException("no such card: " + entry.getKey());
      if (card.type() == Type.BATTLEFIELD) {
        if (battlefield != null || entry.getValue() > 1) {
          throw new IllegalArgumentException("several battlefields: " + card);
        }
        battlefield = card;
        continue;
      }
      for (int copy = 0; copy < entry.getValue(); copy++) {
        if (member != null) members.add(member);
        else deck.add(card);
      }
    }
    return new Team(members, battlefield, deck);
  }

  /** The inverse of {@link #parse}: characters, battlefield, deck, each by number. */
  public String value() {
    Map<String, Integer> counts = new HashMap<>();
    for (Member member : members) counts.merge(member.key(), 1, Integer::sum);
    if (battlefield != null) counts.put(battlefield.key(), 1);
    for (Card card : deck) counts.merge(card.key(), 1, Integer::sum);
    Map<String, Integer> ordered = new LinkedHashMap<>();
    for (String key : KEYS) if (counts.containsKey(key)) ordered.put(key, counts.get(key));
    return Option.DeckList.write(ordered);
  }

  /** The points of its characters. */
  public int points() {
    return members.stream().mapToInt(Member::points).sum();
  }
}
