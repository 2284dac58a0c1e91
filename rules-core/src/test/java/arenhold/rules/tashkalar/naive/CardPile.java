package arenhold.rules.tashkalar.naive;

import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A deck with its discard pile, as positions write it. */
final class CardPile {

  /** A card whose place is known to some seats. */
  record Known(String card, List<Object> seats) {}

  final List<String> loose = new ArrayList<>();
  final List<Known> over = new ArrayList<>();
  final List<Known> under = new ArrayList<>();
  final List<String> discard = new ArrayList<>();

  CardPile(Map<String, Object> written) {
    for (Object card : Json.list(written.get("loose"))) loose.add((String) card);
    for (Object place : Json.list(written.get("over"))) over.add(known(place));
    for (Object place : Json.list(written.get("under"))) under.add(known(place));
    for (Object card : Json.list(written.get("discard"))) discard.add((String) card);
  }

  private static Known known(Object place) {
    Map<String, Object> facts = Json.object(place);
    return new Known((String) facts.get("card"), List.copyOf(Json.list(facts.get("known"))));
  }

  /** Cards left to be drawn. */
  int size() {
    return loose.size() + over.size() + under.size();
  }

  /** What is compared; the order of the discard pile only where the rules give it one. */
  Map<String, Object> facts(boolean ordered) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("loose", new TreeSet<>(loose));
    facts.put("over", List.copyOf(over));
    facts.put("under", List.copyOf(under));
    facts.put("discard", ordered ? List.copyOf(discard) : new TreeSet<>(discard));
    return facts;
  }
}
