package arenhold.server.browser;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Reads the frames that the browsers of a table really received and looks for cards that were
 * hidden in their owner's hand at that moment. Versions are common to all, so that moments can be
 * compared.
 */
final class Secrets {

  private Secrets() {}

  /** Every leak of a card in a frame, in words. */
  static List<String> leaks(DuelTable table) {
    return leaks(List.of(table.seat(0), table.seat(1)), table.watcher());
  }

  /** The same for any number of players; teammates do not know each other's cards either. */
  static List<String> leaks(List<Visitor> seats, Visitor watcher) {
    List<String> leaks = new ArrayList<>();
    for (int owner = 0; owner < seats.size(); owner++) {
      Map<Long, Set<String>> hidden = hidden(seats.get(owner), owner);
      search(watcher, hidden, "the watcher", owner, leaks);
      for (int reader = 0; reader < seats.size(); reader++) {
        if (reader == owner) continue;
        search(seats.get(reader), hidden, "seat " + reader, owner, leaks);
      }
    }
    return leaks;
  }

  /** This seat's hand at each version, according to its own page. */
  private static Map<Long, Set<String>> hidden(Visitor owner, int seat) {
    Map<Long, Set<String>> byVersion = new TreeMap<>();
    for (Visitor.Received received : owner.received()) {
      JsonNode match = received.state() == null ? null : received.state().path("match");
      if (match == null || !match.isObject() || match.path("outcome").isObject()) continue;
      byVersion.put(received.version(), hand(match.at("/view/hands/" + seat)));
    }
    return byVersion;
  }

  private static Set<String> hand(JsonNode hand) {
    Set<String> cards = new HashSet<>();
    for (String kind : List.of("beings", "legends", "flares")) {
      hand.path(kind).forEach(card -> cards.add(card.path("card").asString()));
    }
    return cards;
  }

  private static void search(
      Visitor reader, Map<Long, Set<String>> hidden, String who, int owner, List<String> leaks) {
    Set<String> before = new HashSet<>();
    for (Visitor.Received received : reader.received()) {
      JsonNode match = received.state() == null ? null : received.state().path("match");
      if (match == null || !match.isObject() || match.path("outcome").isObject()) continue;
      Set<String> open = open(match);
      Set<String> secret = new HashSet<>(hidden.getOrDefault(received.version(), Set.of()));
      secret.removeAll(open);
      secret.removeAll(before);
      String told = told(received);
      for (String card : secret) {
        if (told.contains("\"" + card + "\"")) {
          leaks.add(who + " was told of " + card + " of seat " + owner + ": " + received.text());
        }
      }
      before = open;
    }
  }

  /**
   * What a frame tells anew. The log of a snapshot repeats what was searched when it happened, of
   * cards that may have come to another player since.
   */
  private static String told(Visitor.Received received) {
    boolean snapshot = received.text().startsWith("{\"t\":\"snapshot\"");
    return snapshot ? received.state().toString() : received.text();
  }

  /** Cards this reader may know: their own, open ones, and those being resolved. */
  private static Set<String> open(JsonNode match) {
    Set<String> cards = new HashSet<>();
    match.at("/view/hands").forEach(hand -> cards.addAll(hand(hand)));
    match
        .at("/view/hands")
        .forEach(hand -> hand.path("under").forEach(deck -> addAll(cards, deck)));
    for (JsonNode seat : match.at("/view/seats")) {
      addAll(cards, seat.path("discard"));
      addAll(cards, seat.path("top"));
      cards.add(seat.path("frozen").asString(""));
      // Counts towards the hand, but is public (TK-R20.3).
      cards.add(seat.path("pending").asString(""));
    }
    addAll(cards, match.at("/view/legends/discard"));
    addAll(cards, match.at("/view/flares/discard"));
    cards.add(match.at("/view/playing").asString(""));
    match.path("waiting").forEach(waiting -> cards.add(waiting.path("source").asString("")));
    return cards;
  }

  private static void addAll(Set<String> cards, JsonNode names) {
    names.forEach(name -> cards.add(name.asString("")));
  }
}
