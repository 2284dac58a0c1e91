package arenhold.rules.destiny;

import arenhold.rules.Option;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.PreparedTeam;
import arenhold.rules.destiny.card.Type;
import java.util.ArrayList;
import java.util.List;

/** The teams that players bring (D3). */
final class Teams {

  static final List<String> PROBLEMS = List.of();

  static final Option.DeckList OPTION = option();

  private Teams() {}

  private static Option.DeckList option() {
    List<String> keys = new ArrayList<>();
    for (Card each : Cards.ALL) {
      keys.add(each.key());
      if (each.type() == Type.CHARACTER && each.elite() > 0) keys.add(each.key() + "-elite");
    }
    List<Option.DeckList.Prepared> prepared =
        PreparedTeam.ALL.stream()
            .map(
                team -> new Option.DeckList.Prepared(team.key(), sorted(team.team().value(), keys)))
            .toList();
    return new Option.DeckList(
        "team", keys, 30, 1, 99, prepared, prepared.getFirst().value(), true);
  }

  private static String sorted(String value, List<String> order) {
    var entries = Option.DeckList.read(value);
    var sorted = new java.util.LinkedHashMap<String, Integer>();
    for (String key : order) if (entries.containsKey(key)) sorted.put(key, entries.get(key));
    return Option.DeckList.write(sorted);
  }
}
