package arenhold.rules.destiny.card;

import arenhold.rules.Fault;
import arenhold.rules.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds everything that is wrong with a team (D3). */
final class TeamCheck {

  static final String MALFORMED = "value";
  static final String UNKNOWN = "no-such-card";
  static final String NO_ELITE = "no-elite";
  static final String NOBODY = "no-characters";
  static final String POINTS = "too-many-points";
  static final String MIXED = "mixed-sides";
  static final String TWICE = "character-twice";
  static final String BARE = "no-battlefield";
  static final String BATTLEFIELDS = "several-battlefields";
  static final String SMALL = "deck-too-small";
  static final String LARGE = "deck-too-large";
  static final String COPIES = "too-many-copies";
  static final String SIDE = "other-side";
  static final String COLOUR = "no-such-colour";

  /** The codes that have texts of the game's own. */
  static final List<String> CODES =
      List.of(
          UNKNOWN,
          NO_ELITE,
          NOBODY,
          POINTS,
          MIXED,
          TWICE,
          BARE,
          BATTLEFIELDS,
          SMALL,
          LARGE,
          COPIES,
          SIDE,
          COLOUR);

  private final List<Fault> faults = new ArrayList<>();
  private final List<Member> members = new ArrayList<>();
  private final List<Card> battlefields = new ArrayList<>();
  private final Map<Card, Integer> deck = new LinkedHashMap<>();

  private TeamCheck() {}

  /** What is wrong with a team, in the order of its parts; never throws, whatever the value is. */
  static List<Fault> faults(String value) {
    TeamCheck check = new TeamCheck();
    try {
      Option.DeckList.read(value).forEach(check::sort);
    } catch (IllegalArgumentException malformed) {
      return List.of(new Fault(MALFORMED, null, null));
    }
    check.checkMembers();
    check.checkBattlefield();
    check.checkDeck();
    return List.copyOf(check.faults);
  }

  private void sort(String key, int copies) {
    Member member = Member.named(key);
    Card card = Cards.named(key);
    if (member != null) {
      for (int i = 0; i < copies; i++) members.add(member);
    } else if (card == null) {
      boolean single = Member.singleOf(key) != null;
      found(single ? NO_ELITE : UNKNOWN, key, single ? "D3.2" : null);
    } else if (card.type() == Type.BATTLEFIELD) {
      for (int i = 0; i < copies; i++) battlefields.add(card);
    } else {
      deck.merge(card, copies, Integer::sum);
    }
  }

  private void checkMembers() {
    if (members.isEmpty()) found(NOBODY, null, "D3.1");
    if (points() > Team.POINTS) found(POINTS, null, "D3.1");
    if (new Admission(members).mixed()) found(MIXED, null, "D3.1");
    for (int i = 0; i < members.size(); i++) {
      Card card = members.get(i).card();
      boolean again =
          members.subList(0, i).stream().anyMatch(other -> other.card().sameCharacter(card));
      if (again && card.unique()) found(TWICE, members.get(i).key(), "D3.2");
    }
  }

  private int points() {
    return members.stream().mapToInt(Member::points).sum();
  }

  private void checkBattlefield() {
    if (battlefields.isEmpty()) found(BARE, null, "D3.7");
    if (battlefields.size() > 1) found(BATTLEFIELDS, null, "D3.7");
  }

  private void checkDeck() {
    int size = deck.values().stream().mapToInt(Integer::intValue).sum();
    if (size < Team.DECK) found(SMALL, null, "D3.3");
    if (size > Team.DECK) found(LARGE, null, "D3.3");
    Admission admission = new Admission(members);
    for (Card card : deck.keySet()) {
      if (firstOfItsName(card) && copies(card) > card.copies()) {
        found(COPIES, card.key(), "D3.4");
      }
      if (members.isEmpty()) continue;
      if (!admission.onItsSide(card)) found(SIDE, card.key(), "D3.5");
      if (!admission.ofItsColours(card)) found(COLOUR, card.key(), "D3.6");
    }
  }

  private boolean firstOfItsName(Card card) {
    for (Card other : deck.keySet()) if (other.sameName(card)) return other == card;
    return true;
  }

  /** How many cards of its name the deck has (D1.8). */
  private int copies(Card card) {
    int copies = 0;
    for (var each : deck.entrySet()) if (each.getKey().sameName(card)) copies += each.getValue();
    return copies;
  }

  private void found(String code, String card, String rule) {
    faults.add(new Fault(code, card, rule));
  }
}
