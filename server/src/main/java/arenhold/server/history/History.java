package arenhold.server.history;

import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.rating.Rating;
import arenhold.server.rating.ShownRating;
import arenhold.server.rating.WengLin;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads finished matches. Rated ones are public; others are visible only to their players, because
 * private tables stay private.
 */
@Repository
public class History {

  /** The number of matches per page. */
  public static final int PAGE = 20;

  private static final String COLUMNS =
      "m.id, m.game, m.form, m.counted, m.uncounted, m.ended_at, m.outcome ->> 'reason' as reason, "
          + "m.origin is not null as continued ";

  private final JdbcClient database;
  private final JsonMapper json;

  History(JdbcClient database, JsonMapper json) {
    this.database = database;
    this.json = json;
  }

  /**
   * A seat of a finished match.
   *
   * @param player the name is empty if the account was deleted
   * @param side seats with the same side won or lost together
   * @param place 1 is best
   * @param options its options, by key
   * @param before the rating before, null if the match did not count
   * @param chance this side's probability of winning before the match; null if it did not count
   */
  public record Seat(
      Person player,
      int side,
      int place,
      Map<String, String> options,
      ShownRating before,
      ShownRating after,
      Double chance) {}

  /**
   * A finished match.
   *
   * @param rated whether it counted
   * @param uncounted why not, or null: {@code not-wanted}, {@code guests}, {@code quick-end},
   *     {@code abandoned}
   * @param reason why it ended
   * @param continued whether it went on from another match
   */
  public record Played(
      UUID id,
      String game,
      String form,
      boolean rated,
      String uncounted,
      Instant ended,
      String reason,
      boolean continued,
      List<Seat> seats) {}

  /** One page of {@code player}'s matches that {@code viewer} may see, newest first. */
  public List<Played> of(UUID player, UUID viewer, Filter filter) {
    Wanted wanted = new Wanted(player, viewer, filter, json);
    return seated(
        database
            .sql(
                "select "
                    + COLUMNS
                    + wanted.from()
                    + " order by mine.ended_at desc, mine.match_id desc limit "
                    + PAGE)
            .params(wanted.values())
            .query((row, n) -> played(row))
            .list());
  }

  /** This match, if it is over. Does not check whether the viewer may see it. */
  public Optional<Played> match(UUID match) {
    List<Played> found =
        database
            .sql("select " + COLUMNS + "from match m where m.id = ? and m.ended_at is not null")
            .param(match)
            .query((row, n) -> played(row))
            .list();
    return seated(found).stream().findFirst();
  }

  /** Whether this match was played in this room and is over. */
  public boolean ended(UUID match, UUID room) {
    return exists("m.id = ? and m.room_id = ? and m.ended_at is not null", match, room);
  }

  /** Whether this match is being played in this room. */
  public boolean running(UUID match, UUID room) {
    return exists("m.id = ? and m.room_id = ? and m.ended_at is null", match, room);
  }

  /** Whether {@code player} has a seat in this match, which is not over. */
  public boolean plays(UUID match, UUID player) {
    return exists(
        "m.id = ? and m.ended_at is null and exists"
            + " (select 1 from match_player v where v.match_id = m.id and v.player_id = ?)",
        match,
        player);
  }

  private boolean exists(String which, UUID match, UUID other) {
    return database
        .sql("select exists (select 1 from match m where " + which + ")")
        .params(match, other)
        .query(Boolean.class)
        .single();
  }

  /** Whether {@code viewer} may see this match: it is over, and was rated or played by them. */
  public boolean visible(UUID match, UUID viewer) {
    return database
        .sql(
            "select exists (select 1 from match m where m.id = :match and "
                + Wanted.visible()
                + ")")
        .param("match", match)
        .param("viewer", viewer)
        .query(Boolean.class)
        .single();
  }

  /**
   * A match that is not over.
   *
   * @param link the secret link to its room: only for its players
   */
  public record Running(String game, String form, Instant started, String link) {}

  /** The running matches of {@code player}, oldest first; for that player only. */
  public List<Running> running(UUID player) {
    return database
        .sql(
            """
            select m.game, m.form, m.started_at, r.seat_link
            from match_player mine
            join match m on m.id = mine.match_id and m.ended_at is null
            join room r on r.id = m.room_id
            where mine.player_id = ? and mine.ended_at is null
            order by m.started_at, m.id""")
        .param(player)
        .query(
            (row, n) ->
                new Running(
                    row.getString("game"),
                    row.getString("form"),
                    row.getObject("started_at", OffsetDateTime.class).toInstant(),
                    row.getString("seat_link")))
        .list();
  }

  private static Played played(ResultSet row) throws SQLException {
    return new Played(
        row.getObject("id", UUID.class),
        row.getString("game"),
        row.getString("form"),
        row.getBoolean("counted"),
        row.getString("uncounted"),
        row.getObject("ended_at", OffsetDateTime.class).toInstant(),
        row.getString("reason"),
        row.getBoolean("continued"),
        List.of());
  }

  /** A seat as stored; without ratings if the match did not count. */
  private record Stored(
      UUID match,
      Person player,
      int side,
      int place,
      Map<String, String> options,
      Rating before,
      Rating after) {}

  private List<Played> seated(List<Played> matches) {
    if (matches.isEmpty()) return matches;
    Map<UUID, List<Stored>> seats = new HashMap<>();
    database
        .sql(
            """
            select p.match_id, p.player_id, q.name, p.side, p.place, p.options,
                   c.mu_before, c.sigma_before, c.mu, c.sigma
            from match_player p
            join player q on q.id = p.player_id
            left join rating_change c on c.match_id = p.match_id and c.player_id = p.player_id
            where p.match_id in (:matches) order by p.match_id, p.seat""")
        .param("matches", matches.stream().map(Played::id).toList())
        .query((row, n) -> stored(row))
        .list()
        .forEach(seat -> seats.computeIfAbsent(seat.match(), id -> new ArrayList<>()).add(seat));
    return matches.stream()
        .map(
            match ->
                new Played(
                    match.id(),
                    match.game(),
                    match.form(),
                    match.rated(),
                    match.uncounted(),
                    match.ended(),
                    match.reason(),
                    match.continued(),
                    shown(seats.getOrDefault(match.id(), List.of()))))
        .toList();
  }

  private Stored stored(ResultSet row) throws SQLException {
    boolean counted = row.getObject("mu") != null;
    return new Stored(
        row.getObject("match_id", UUID.class),
        new Person(row.getObject("player_id", UUID.class), row.getString("name")),
        row.getInt("side"),
        row.getInt("place"),
        json.readValue(row.getString("options"), new TypeReference<>() {}),
        counted ? new Rating(row.getDouble("mu_before"), row.getDouble("sigma_before")) : null,
        counted ? new Rating(row.getDouble("mu"), row.getDouble("sigma")) : null);
  }

  private static List<Seat> shown(List<Stored> seats) {
    Map<Integer, Double> chances = chances(seats);
    return seats.stream()
        .map(
            seat ->
                new Seat(
                    seat.player(),
                    seat.side(),
                    seat.place(),
                    seat.options(),
                    ShownRating.of(seat.before()),
                    ShownRating.of(seat.after()),
                    chances.get(seat.side())))
        .toList();
  }

  /** Each side's probability of winning before the match; empty if it did not count. */
  private static Map<Integer, Double> chances(List<Stored> seats) {
    if (seats.stream().anyMatch(seat -> seat.before() == null)) return Map.of();
    Map<Integer, List<Rating>> sides = new TreeMap<>();
    for (Stored seat : seats) {
      sides.computeIfAbsent(seat.side(), side -> new ArrayList<>()).add(seat.before());
    }
    Map<Integer, Double> chances = new HashMap<>();
    List<Double> each = sides.isEmpty() ? List.of() : WengLin.chances(List.copyOf(sides.values()));
    for (int side : sides.keySet()) chances.put(side, each.get(chances.size()));
    return chances;
  }
}
