package arenhold.server.history;

import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.json.JsonMapper;

/**
 * The one place that decides which matches a viewer may see: a {@code from} and {@code where} over
 * {@code mine} (the player's seat) and {@code m} (the match), with their parameters. Rated matches
 * are public; others are visible only to their players.
 */
final class Wanted {

  private static final String VISIBLE =
      """
      (m.counted or exists (select 1 from match_player v
                            where v.match_id = m.id and v.player_id = :viewer))""";

  private final StringBuilder where = new StringBuilder();
  private final Map<String, Object> values = new HashMap<>();

  Wanted(UUID player, UUID viewer, Filter filter, JsonMapper json) {
    values.put("player", player);
    if (!viewer.equals(player)) and("viewer", viewer, VISIBLE);
    and("game", filter.game(), "m.game = :game");
    and("form", filter.form(), "m.form = :form");
    and("rated", filter.rated(), "m.counted = :rated");
    and(
        "opponent",
        filter.opponent(),
        """
        exists (select 1 from match_player o where o.match_id = m.id
                and o.player_id = :opponent and o.side <> mine.side)""");
    if (filter.result() != null) and("result", number(filter.result()), "mine.result = :result");
    and("options", written(filter.options(), json), "mine.options @> :options::jsonb");
    and(
        "against",
        written(filter.against(), json),
        """
        exists (select 1 from match_player o where o.match_id = m.id
                and o.side <> mine.side and o.options @> :against::jsonb)""");
    if (filter.before() == null) return;
    UUID last = filter.last() == null ? new UUID(0, 0) : filter.last();
    values.put("last", last);
    and(
        "before",
        filter.before().atOffset(ZoneOffset.UTC),
        "(mine.ended_at, mine.match_id) < (:before, :last)");
  }

  private void and(String name, Object value, String condition) {
    if (value == null) return;
    values.put(name, value);
    where.append(" and ").append(condition);
  }

  private static int number(String result) {
    return switch (result) {
      case "won" -> 1;
      case "lost" -> -1;
      case "tied" -> 0;
      default -> 2;
    };
  }

  private static String written(Map<String, String> options, JsonMapper json) {
    return options.isEmpty() ? null : json.writeValueAsString(options);
  }

  /** A condition over {@code m}: it is over and the viewer may see it. */
  static String visible() {
    return "m.ended_at is not null and " + VISIBLE;
  }

  /** The {@code from} and {@code where} clauses. */
  String from() {
    return """
        from match_player mine join match m on m.id = mine.match_id
        where mine.player_id = :player and mine.ended_at is not null"""
        + where;
  }

  /** The values of their parameters. */
  Map<String, Object> values() {
    return values;
  }
}
