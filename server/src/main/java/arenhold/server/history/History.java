package arenhold.server.history;

import arenhold.server.rating.Rating;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Finished matches. Rated ones are for everybody to see; others for those who played them, because
 * private tables stay private.
 */
@Repository
public class History {

  /** How many matches a page of them has. */
  public static final int PAGE = 20;

  private static final String RATED =
      "exists (select 1 from rating_change c where c.match_id = m.id)";

  private static final String VISIBLE =
      """
      m.ended_at is not null
      and (m.rated or exists (select 1 from match_player v
                              where v.match_id = m.id and v.player_id = :viewer))
      """;

  private static final String AGAINST =
      """
      exists (select 1 from match_player o where o.match_id = m.id
              and o.player_id = :opponent and o.side <> mine.side)""";

  private final JdbcClient database;

  History(JdbcClient database) {
    this.database = database;
  }

  /**
   * Which matches are asked for; null stands for any.
   *
   * @param result {@code won}, {@code lost} or {@code tied}
   * @param opponent who else must have played
   * @param before only matches that ended before
   */
  public record Filter(
      String game, String form, Boolean rated, String result, UUID opponent, Instant before) {}

  /**
   * A seat of a finished match.
   *
   * @param name empty for somebody who deleted his account
   * @param side seats with the same side won or lost together
   * @param place 1 is best
   * @param before the rating before, null if it did not count
   */
  public record Seat(UUID player, String name, int side, int place, Rating before, Rating after) {}

  /** A finished match. */
  public record Played(
      UUID id,
      String game,
      String form,
      boolean rated,
      Instant ended,
      String reason,
      List<Seat> seats) {}

  /** The newest matches of {@code player} that {@code viewer} may see, the newest first. */
  public List<Played> of(UUID player, UUID viewer, Filter filter) {
    Map<String, Object> values = new HashMap<>();
    values.put("player", player);
    values.put("viewer", viewer);
    StringBuilder wanted = new StringBuilder();
    narrow(wanted, values, "game", filter.game(), "m.game = :game");
    narrow(wanted, values, "form", filter.form(), "m.form = :form");
    narrow(wanted, values, "rated", filter.rated(), RATED + " = :rated");
    narrow(wanted, values, "opponent", filter.opponent(), AGAINST);
    Instant before = filter.before();
    narrow(
        wanted,
        values,
        "before",
        before == null ? null : before.atOffset(ZoneOffset.UTC),
        "m.ended_at < :before");
    String result = result(filter.result());
    if (result != null) wanted.append(" and ").append(result);
    return seated(
        database
            .sql(
                "select m.id, m.game, m.form, m.ended_at, m.outcome ->> 'reason' as reason, "
                    + RATED
                    + " as rated from match m join match_player mine on mine.match_id = m.id"
                    + " where mine.player_id = :player and "
                    + VISIBLE
                    + wanted
                    + " order by m.ended_at desc, m.id limit "
                    + PAGE)
            .params(values)
            .query((row, n) -> played(row))
            .list());
  }

  private static void narrow(
      StringBuilder wanted,
      Map<String, Object> values,
      String name,
      Object value,
      String condition) {
    if (value == null) return;
    values.put(name, value);
    wanted.append(" and ").append(condition);
  }

  private static String result(String wanted) {
    String best =
        "(select min(x.place) from match_player x where x.match_id = m.id and x.side <> mine.side)";
    return switch (wanted) {
      case null -> null;
      case "won" -> "mine.place < " + best;
      case "lost" -> "mine.place > " + best;
      case "tied" -> "mine.place = " + best;
      default -> "false";
    };
  }

  private static Played played(ResultSet row) throws SQLException {
    return new Played(
        row.getObject("id", UUID.class),
        row.getString("game"),
        row.getString("form"),
        row.getBoolean("rated"),
        row.getObject("ended_at", OffsetDateTime.class).toInstant(),
        row.getString("reason"),
        List.of());
  }

  private List<Played> seated(List<Played> matches) {
    if (matches.isEmpty()) return matches;
    Map<UUID, List<Seat>> seats = new HashMap<>();
    database
        .sql(
            """
            select p.match_id, p.player_id, q.name, p.side, p.place,
                   c.mu_before, c.sigma_before, c.mu, c.sigma
            from match_player p
            join player q on q.id = p.player_id
            left join rating_change c on c.match_id = p.match_id and c.player_id = p.player_id
            where p.match_id in (:matches) order by p.match_id, p.seat""")
        .param("matches", matches.stream().map(Played::id).toList())
        .query(
            row -> {
              boolean counted = row.getObject("mu") != null;
              seats
                  .computeIfAbsent(row.getObject("match_id", UUID.class), id -> new ArrayList<>())
                  .add(
                      new Seat(
                          row.getObject("player_id", UUID.class),
                          row.getString("name"),
                          row.getInt("side"),
                          row.getInt("place"),
                          counted
                              ? new Rating(
                                  row.getDouble("mu_before"), row.getDouble("sigma_before"))
                              : null,
                          counted
                              ? new Rating(row.getDouble("mu"), row.getDouble("sigma"))
                              : null));
            });
    return matches.stream()
        .map(
            match ->
                new Played(
                    match.id(),
                    match.game(),
                    match.form(),
                    match.rated(),
                    match.ended(),
                    match.reason(),
                    seats.getOrDefault(match.id(), List.of())))
        .toList();
  }

  /** Whether {@code viewer} may see this finished match, and in which room it was played. */
  public Optional<UUID> room(UUID match, UUID viewer) {
    return database
        .sql("select m.room_id from match m where m.id = :match and " + VISIBLE)
        .param("match", match)
        .param("viewer", viewer)
        .query(UUID.class)
        .optional();
  }

  /** How a player fares at a form. */
  public record Tally(int won, int lost, int tied) {}

  /** By game and form, written {@code game/form}: what {@code player} won, lost and tied. */
  public Map<String, Tally> tallies(UUID player) {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    database
        .sql(
            """
            select game, form,
                   count(*) filter (where place < best) as won,
                   count(*) filter (where place > best) as lost,
                   count(*) filter (where place = best) as tied
            from (select m.game, m.form, mine.place,
                         (select min(x.place) from match_player x
                          where x.match_id = m.id and x.side <> mine.side) as best
                  from match m join match_player mine on mine.match_id = m.id
                  where m.ended_at is not null and mine.player_id = ?) as ended
            group by game, form order by game, form""")
        .param(player)
        .query(
            row -> {
              tallies.put(
                  row.getString("game") + "/" + row.getString("form"),
                  new Tally(row.getInt("won"), row.getInt("lost"), row.getInt("tied")));
            });
    return tallies;
  }
}
