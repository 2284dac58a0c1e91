package arenhold.server.history;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.server.computer.Computer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The level that fits a player, by their own newest matches against computers alone: the one they
 * played last, one higher after two wins in a row against it, one lower after two losses. So they
 * win about every other match. It is proposed before a match, and never changed within one.
 */
@Repository
public class Fitting {

  /** So many wins, or losses, in a row lead to another level. */
  private static final int IN_A_ROW = 2;

  /** So many of their newest matches of any kind are looked through for those. */
  static final int NEWEST = 500;

  private final JdbcClient database;

  Fitting(JdbcClient database) {
    this.database = database;
  }

  /**
   * A proposal.
   *
   * @param level the key of the level; null if they have not played here
   * @param last the key of the level they played last; null if they have not played here
   * @param why {@code won} where they have won twice, {@code lost} where they have lost twice, else
   *     null
   */
  public record Fit(String level, String last, String why) {

    /** Of somebody who has not played yet. */
    static final Fit NONE = new Fit(null, null, null);
  }

  /**
   * How a match against computers went.
   *
   * @param level of the strongest of them
   * @param score the share of the other sides that came out behind, those who tied by half
   */
  record Result(Level level, double score) {}

  /** What to propose to a player for a form with so many seats. */
  public Fit of(UUID player, String game, String form, int seats) {
    List<Result> newest =
        database
            .sql(
                """
                select r.levels, r.score
                from (
                  select match_id, seat, side, place, ended_at
                  from match_player
                  where player_id = ? and ended_at is not null
                  order by ended_at desc, match_id desc
                  limit ?) mine
                join match m on m.id = mine.match_id
                cross join lateral (
                  select
                    string_agg(distinct p.computer, ',') as levels,
                    bool_and(p.computer is not null and p.computer <> ?)
                      filter (where o.seat <> mine.seat) as alone,
                    avg(case when o.place > mine.place then 1 when o.place = mine.place then 0.5
                        else 0 end) filter (where o.side <> mine.side) as score
                  from match_player o join player p on p.id = o.player_id
                  where o.match_id = mine.match_id) r
                where mine.place is not null and m.origin is null
                  and m.game = ? and m.form = ? and r.alone and r.score is not null
                order by mine.ended_at desc, mine.match_id desc
                limit ?\
                """)
            .params(player, NEWEST, Computer.OUTSIDE, game, form, IN_A_ROW)
            .query((row, n) -> new Result(strongest(row.getString(1)), row.getDouble(2)))
            .list();
    return of(newest, Levels.offered(game, form, seats));
  }

  private static Level strongest(String keys) {
    return Arrays.stream(keys.split(","))
        .map(Level::named)
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  /**
   * What to propose after these matches.
   *
   * @param newest the newest first
   * @param offered from the weakest
   */
  static Fit of(List<Result> newest, List<Level> offered) {
    if (newest.isEmpty() || offered.isEmpty()) return Fit.NONE;
    Level last = newest.getFirst().level();
    int at = offered.indexOf(nearest(last, offered));
    List<Result> row = newest.stream().filter(one -> one.level() == last).limit(IN_A_ROW).toList();
    boolean enough = row.size() == IN_A_ROW && newest.subList(0, IN_A_ROW).equals(row);
    boolean up = enough && row.stream().allMatch(one -> one.score() > 0.5);
    boolean down = enough && row.stream().allMatch(one -> one.score() < 0.5);
    if (up && at + 1 < offered.size()) return fit(offered.get(at + 1), last, "won");
    if (down && at > 0) return fit(offered.get(at - 1), last, "lost");
    return fit(offered.get(at), last, null);
  }

  private static Fit fit(Level level, Level last, String why) {
    return new Fit(level.key(), last.key(), why);
  }

  /** The strongest level on offer that is not above this one, or the weakest. */
  private static Level nearest(Level level, List<Level> offered) {
    return offered.reversed().stream()
        .filter(one -> one.compareTo(level) <= 0)
        .findFirst()
        .orElse(offered.getFirst());
  }
}
