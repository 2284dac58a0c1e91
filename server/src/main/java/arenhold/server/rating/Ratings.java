package arenhold.server.rating;

import arenhold.rules.Command;
import arenhold.rules.Outcome;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores ratings and updates them when a rated match ends: in the transaction that ends it, and
 * only once.
 */
@Repository
public class Ratings {

  /**
   * The average number of choices per player from which a match always counts, even if it was ended
   * early: with fewer they have hardly played.
   */
  static final int QUICK = 5;

  /** How many such early departures a day are free. */
  static final int FREE_ENDS = 2;

  /** How long an early departure is remembered, in hours. */
  private static final int DAY = 24;

  /** Log entries of a seat that resigned, ran out of time or left. */
  private static final List<String> LEAVING =
      Stream.of(Command.RESIGN, Command.FLAG, Command.LEAVE, Command.STAND_IN)
          .map(Command::notation)
          .toList();

  private final JdbcClient database;

  Ratings(JdbcClient database) {
    this.database = database;
  }

  private record Seat(UUID player, int side, int place) {}

  private record Kind(String game, String form, boolean rated) {}

  /**
   * Updates the players' ratings if the match is rated, counts and has not been settled before;
   * stores whether it counted, or why not. Call in the transaction that ends the match, after the
   * places are stored.
   *
   * @param reason why it ended, as in {@link Outcome#reason}
   * @param choices how many choices its players made, not counting those taken back
   */
  @Transactional(propagation = Propagation.MANDATORY)
  public void settle(UUID match, String reason, int choices) {
    Kind kind =
        database
            .sql("select game, form, rated from match where id = ?")
            .param(match)
            .query(
                (row, n) ->
                    new Kind(row.getString("game"), row.getString("form"), row.getBoolean("rated")))
            .single();
    List<Seat> seats = seats(match);
    Unrated uncounted = why(match, kind, seats, reason, choices);
    // Settled once: a concurrent call waits here for the row and then updates nothing.
    int given =
        database
            .sql(
                """
                update match set counted = ?, uncounted = ?
                where id = ? and not counted and uncounted is null""")
            .params(uncounted == null, uncounted == null ? null : uncounted.key(), match)
            .update();
    if (given > 0 && uncounted == null) change(match, kind, seats, locked(kind, seats));
  }

  /** Whether a match was broken off before it had really been played. */
  static boolean hardlyPlayed(String reason, int choices, int seats) {
    return !reason.equals(Outcome.PLAYED) && choices < QUICK * seats;
  }

  /** Why the match does not count, or null if it does. */
  private Unrated why(UUID match, Kind kind, List<Seat> seats, String reason, int choices) {
    if (!kind.rated()) return Unrated.NOT_WANTED;
    if (reason.equals(Outcome.ABANDONED)) return Unrated.ABANDONED;
    List<UUID> players = seats.stream().map(Seat::player).distinct().toList();
    int accounts =
        database
            .sql("select count(*) from account where player_id in (:players)")
            .param("players", players)
            .query(Integer.class)
            .single();
    if (accounts != seats.size()) return Unrated.GUESTS;
    boolean free = hardlyPlayed(reason, choices, seats.size()) && !leftTooOften(match);
    return free ? Unrated.QUICK_END : null;
  }

  /**
   * Whether a player who left this match has left so many others early within a day that this one
   * counts: throwing away a bad first hand must not be free.
   */
  private boolean leftTooOften(UUID match) {
    return !database
        .sql(
            """
            select 1 from match_player now
            join match_entry leaving on leaving.match_id = now.match_id
              and leaving.seat = now.seat and leaving.notation in (:leaving)
            where now.match_id = :match and :free <= (
              select count(*) from match_player p
              join match m on m.id = p.match_id and m.uncounted = :early
                and m.ended_at > now() - make_interval(hours => :day)
              where p.player_id = now.player_id and p.match_id <> :match and exists (
                select 1 from match_entry e where e.match_id = p.match_id
                  and e.seat = p.seat and e.notation in (:leaving)))
            limit 1""")
        .param("leaving", LEAVING)
        .param("match", match)
        .param("free", FREE_ENDS)
        .param("early", Unrated.QUICK_END.key())
        .param("day", DAY)
        .query()
        .listOfRows()
        .isEmpty();
  }

  private List<Seat> seats(UUID match) {
    return database
        .sql("select player_id, side, place from match_player where match_id = ? order by seat")
        .param(match)
        .query(
            (row, n) ->
                new Seat(
                    row.getObject("player_id", UUID.class),
                    row.getInt("side"),
                    row.getInt("place")))
        .list();
  }

  /** These players' ratings, locked until the transaction ends. */
  private Map<UUID, Rating> locked(Kind kind, List<Seat> seats) {
    Map<UUID, Rating> ratings = new HashMap<>();
    TreeSet<UUID> players = new TreeSet<>(seats.stream().map(Seat::player).toList());
    // Always in the same order, so that matches ending at the same time cannot deadlock.
    for (UUID player : players) {
      database
          .sql(
              """
              insert into rating (player_id, game, form, mu, sigma, matches, changed_at)
              values (?, ?, ?, ?, ?, 0, now()) on conflict do nothing""")
          .params(player, kind.game(), kind.form(), Rating.START.mu(), Rating.START.sigma())
          .update();
      ratings.put(
          player,
          database
              .sql(
                  """
                  select mu, sigma from rating where player_id = ? and game = ? and form = ?
                  for update""")
              .params(player, kind.game(), kind.form())
              .query((row, n) -> new Rating(row.getDouble("mu"), row.getDouble("sigma")))
              .single());
    }
    return ratings;
  }

  private void change(UUID match, Kind kind, List<Seat> seats, Map<UUID, Rating> before) {
    Map<Integer, List<Seat>> sides = new TreeMap<>();
    for (Seat seat : seats) {
      sides.computeIfAbsent(seat.side(), side -> new ArrayList<>()).add(seat);
    }
    List<List<Rating>> ratings = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (List<Seat> side : sides.values()) {
      ratings.add(side.stream().map(seat -> before.get(seat.player())).toList());
      places.add(side.getFirst().place());
    }
    List<List<Rating>> after = WengLin.after(ratings, places);
    int number = 0;
    for (List<Seat> side : sides.values()) {
      for (int i = 0; i < side.size(); i++) {
        UUID player = side.get(i).player();
        store(match, kind, player, before.get(player), after.get(number).get(i));
      }
      number++;
    }
  }

  private void store(UUID match, Kind kind, UUID player, Rating before, Rating after) {
    database
        .sql(
            """
            insert into rating_change (match_id, player_id, mu_before, sigma_before, mu, sigma)
            values (?, ?, ?, ?, ?, ?)""")
        .params(match, player, before.mu(), before.sigma(), after.mu(), after.sigma())
        .update();
    database
        .sql(
            """
            update rating set mu = ?, sigma = ?, matches = matches + 1, changed_at = now()
            where player_id = ? and game = ? and form = ?""")
        .params(after.mu(), after.sigma(), player, kind.game(), kind.form())
        .update();
  }

  /** A player's rating at a form, and the number of matches behind it. */
  public record Standing(UUID player, String game, String form, Rating rating, int matches) {}

  private static final RowMapper<Standing> STANDING =
      (row, n) ->
          new Standing(
              row.getObject("player_id", UUID.class),
              row.getString("game"),
              row.getString("form"),
              new Rating(row.getDouble("mu"), row.getDouble("sigma")),
              row.getInt("matches"));

  /** A player's current rating; {@link Rating#START} if they have none. */
  public Rating now(UUID player, String game, String form) {
    return database
        .sql("select mu, sigma from rating where player_id = ? and game = ? and form = ?")
        .params(player, game, form)
        .query((row, n) -> new Rating(row.getDouble("mu"), row.getDouble("sigma")))
        .optional()
        .orElse(Rating.START);
  }

  /** All ratings of a player. */
  public List<Standing> of(UUID player) {
    return database
        .sql("select * from rating where player_id = ? and matches > 0 order by game, form")
        .param(player)
        .query(STANDING)
        .list();
  }

  /** The best players of a form, best first, without provisional ratings. */
  public List<Standing> best(String game, String form, int most) {
    return database
        .sql(
            """
            select r.* from rating r join player p on p.id = r.player_id and p.deleted_at is null
            where r.game = ? and r.form = ? and r.sigma <= ?
            order by r.mu - 3 * r.sigma desc, r.player_id limit ?""")
        .params(game, form, Rating.PROVISIONAL, most)
        .query(STANDING)
        .list();
  }

  /** A rating at some moment. */
  public record Moment(Instant at, Rating rating) {}

  /**
   * A player's rating history, oldest first.
   *
   * @param most the maximum number of moments; the newest are kept
   */
  public List<Moment> course(UUID player, String game, String form, int most) {
    return database
        .sql(
            """
            select * from (
              select c.at, c.mu, c.sigma from rating_change c join match m on m.id = c.match_id
              where c.player_id = ? and m.game = ? and m.form = ? order by c.at desc limit ?) newest
            order by at""")
        .params(player, game, form, most)
        .query(
            (row, n) ->
                new Moment(
                    row.getObject("at", OffsetDateTime.class).toInstant(),
                    new Rating(row.getDouble("mu"), row.getDouble("sigma"))))
        .list();
  }
}
