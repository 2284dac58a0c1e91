package arenhold.rules;

import java.util.List;
import java.util.Map;

/**
 * Everything that is decided before the first question of a match.
 *
 * @param game the key of the game
 * @param form the key of the form
 * @param seats what each seat chose (option key to value), in seat order; its size is the number of
 *     players
 * @param table what was chosen for the table (option key to value)
 */
public record Setup(
    String game, String form, List<Map<String, String>> seats, Map<String, String> table) {

  public Setup {
    seats = seats.stream().<Map<String, String>>map(Map::copyOf).toList();
    table = Map.copyOf(table);
  }

  /** The number of players. */
  public int size() {
    return seats.size();
  }

  /** What {@code seat} chose for {@code option}, or {@code fallback} if nothing. */
  public String seat(Seat seat, String option, String fallback) {
    return seats.get(seat.index()).getOrDefault(option, fallback);
  }

  /** What was chosen for the table's {@code option}, or {@code fallback} if nothing. */
  public String table(String option, String fallback) {
    return table.getOrDefault(option, fallback);
  }

  /**
   * Why {@code form} cannot be played like this, as a code ({@code seats}, {@code option}, {@code
   * value}, {@code missing}, {@code twice}), or null if it can. Games add what only they know.
   */
  public String problem(GameInfo.Form form) {
    if (size() < form.minSeats() || size() > form.maxSeats()) return "seats";
    String wrong = problem(form.tableOptions(), table);
    if (wrong != null) return wrong;
    for (var chosen : seats) {
      wrong = problem(form.seatOptions(), chosen);
      if (wrong != null) return wrong;
    }
    for (var option : form.seatOptions()) {
      if (!option.distinct()) continue;
      var values =
          seats.stream()
              .map(s -> s.getOrDefault(option.key(), option.fallback()))
              .filter(value -> !value.equals(GameInfo.Option.RANDOM))
              .toList();
      if (values.stream().distinct().count() < values.size()) return "twice";
    }
    return null;
  }

  private static String problem(List<GameInfo.Option> options, Map<String, String> chosen) {
    for (String key : chosen.keySet()) {
      if (options.stream().noneMatch(o -> o.key().equals(key))) return "option";
    }
    for (var option : options) {
      String value = chosen.getOrDefault(option.key(), option.fallback());
      if (value == null) return "missing";
      if (!option.values().contains(value)) return "value";
    }
    return null;
  }
}
