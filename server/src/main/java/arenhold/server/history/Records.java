package arenhold.server.history;

import arenhold.server.protocol.RoomDocument.Person;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** Sums up a player's results, over the matches that the viewer may see. */
@Repository
public class Records {

  /** The most opponents listed, and the most cards per game. */
  static final int MOST = 10;

  private static final String TALLY =
      """
       count(*) filter (where result = 1) as won,
       count(*) filter (where result = -1) as lost,
       count(*) filter (where result = 0) as tied
      """;

  private final JdbcClient database;
  private final JsonMapper json;

  Records(JdbcClient database, JsonMapper json) {
    this.database = database;
    this.json = json;
  }

  /** Counts of results. */
  public record Tally(int won, int lost, int tied) {}

  /**
   * Matches in a row, in the order in which they ended.
   *
   * @param won the current winning streak
   * @param longestWon the longest winning streak
   * @param unbeaten the current streak without a loss
   */
  public record Streaks(int won, int longestWon, int unbeaten, int longestUnbeaten) {}

  /** A player's results at a form. */
  public record OfForm(String game, String form, Tally tally, Streaks streaks) {}

  /** A player's results with, or against, a value of a seat option. */
  public record OfOption(String game, String option, String value, Tally tally) {}

  /** A player's results against one opponent. */
  public record Against(Person player, Tally tally) {}

  /**
   * A card that a player has played.
   *
   * @param times how often
   * @param matches in how many matches
   */
  public record OfCard(String game, String card, int times, int matches) {}

  /**
   * A player's results.
   *
   * @param own by the player's own seat options
   * @param against by opponents' seat options; a match counts for each opponent
   * @param opponents the opponents met most often
   * @param cards the cards of each game played most often
   */
  public record Record(
      Tally tally,
      Streaks streaks,
      List<OfForm> forms,
      List<OfOption> own,
      List<OfOption> against,
      List<Against> opponents,
      List<OfCard> cards) {}

  /** The results of {@code player} in the matches that {@code viewer} may see. */
  @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
  public Record of(UUID player, UUID viewer, Filter filter) {
    Wanted seen = new Wanted(player, viewer, filter, json);
    Map<String, Streaks> streaks = streaks(seen);
    List<OfForm> forms =
        ask(
            seen,
            "select game, form," + TALLY + "from seen group by game, form order by game, form",
            (row, n) -> {
              String game = row.getString("game");
              String form = row.getString("form");
              return new OfForm(game, form, tally(row), streaks.get(game + "/" + form));
            });
    Tally all =
        new Tally(
            forms.stream().mapToInt(form -> form.tally().won()).sum(),
            forms.stream().mapToInt(form -> form.tally().lost()).sum(),
            forms.stream().mapToInt(form -> form.tally().tied()).sum());
    return new Record(
        all,
        streaks.getOrDefault("", new Streaks(0, 0, 0, 0)),
        forms,
        own(seen),
        against(seen),
        opponents(seen, "", MOST),
        cards(seen));
  }

  private <T> List<T> ask(Wanted seen, String question, RowMapper<T> mapper) {
    return database
        .sql(
            "with seen as (select mine.match_id, mine.side, mine.result, mine.ended_at,"
                + " mine.options, mine.cards, m.game, m.form "
                + seen.from()
                + ") "
                + question)
        .params(seen.values())
        .query(mapper)
        .list();
  }

  private static Tally tally(ResultSet row) throws SQLException {
    return new Tally(row.getInt("won"), row.getInt("lost"), row.getInt("tied"));
  }

  private static OfOption ofOption(ResultSet row, int n) throws SQLException {
    return new OfOption(
        row.getString("game"), row.getString("key"), row.getString("value"), tally(row));
  }

  private List<OfOption> own(Wanted seen) {
    return ask(
        seen,
        "select game, key, value,"
            + TALLY
            + """
            from seen, jsonb_each_text(seen.options)
            group by game, key, value order by game, key, value""",
        Records::ofOption);
  }

  private List<OfOption> against(Wanted seen) {
    return ask(
        seen,
        "select game, key, value,"
            + TALLY
            + """
            from (select distinct seen.match_id, seen.game, seen.result, each.key, each.value
                  from seen join match_player o
                    on o.match_id = seen.match_id and o.side <> seen.side,
                  jsonb_each_text(o.options) as each) as met
            group by game, key, value order by game, key, value""",
        Records::ofOption);
  }

  private List<Against> opponents(Wanted seen, String name, int most) {
    seen.values().put("name", name);
    seen.values().put("most", most);
    return ask(
        seen,
        "select q.id, q.name,"
            + TALLY
            + """
            from (select o.player_id, seen.result
                  from seen join match_player o
                    on o.match_id = seen.match_id and o.side <> seen.side) as met
            join player q on q.id = met.player_id and q.deleted_at is null
            where position(lower(:name) in lower(q.name)) > 0
            group by q.id, q.name order by count(*) desc, q.name, q.id limit :most""",
        (row, n) ->
            new Against(
                new Person(row.getObject("id", UUID.class), row.getString("name")), tally(row)));
  }

  private List<OfCard> cards(Wanted seen) {
    return ask(
        seen,
        """
        select game, key, times, matches
        from (select game, key, sum(value::int) as times, count(*) as matches,
                     row_number() over (partition by game order by sum(value::int) desc, key) as n
              from seen, jsonb_each_text(seen.cards) group by game, key) as played
        """
            + "where n <= "
            + MOST
            + " order by times desc, game, key",
        (row, n) ->
            new OfCard(
                row.getString("game"),
                row.getString("key"),
                row.getInt("times"),
                row.getInt("matches")));
  }

  /**
   * Opponents of {@code player} whose names contain {@code name}, in matches that {@code viewer}
   * may see, most frequent first.
   */
  public List<Against> opponents(UUID player, UUID viewer, String name) {
    return opponents(new Wanted(player, viewer, Filter.of(null, null), json), name, MOST);
  }

  /** Streaks by form, keyed {@code game/form}, and over all forms under the empty key. */
  private Map<String, Streaks> streaks(Wanted seen) {
    Map<String, Streaks> streaks = new HashMap<>();
    ask(
        seen,
        """
        , each as (
          select '' as kind, ended_at, match_id, result from seen where result is not null
          union all
          select game || '/' || form, ended_at, match_id, result from seen where result is not null),
        numbered as (
          select kind, result,
                 count(*) filter (where result < 1) over so_far as breaks,
                 count(*) filter (where result < 0) over so_far as losses
          from each window so_far as (partition by kind order by ended_at, match_id)),
        wins as (
          select kind, breaks, count(*) filter (where result = 1) as n
          from numbered group by kind, breaks),
        unbeaten as (
          select kind, losses, count(*) filter (where result >= 0) as n
          from numbered group by kind, losses)
        select w.kind,
               (array_agg(w.n order by w.breaks desc))[1] as won,
               max(w.n) as longest_won,
               (select x.n from unbeaten x where x.kind = w.kind
                order by x.losses desc limit 1) as unbeaten,
               (select max(x.n) from unbeaten x where x.kind = w.kind) as longest_unbeaten
        from wins w group by w.kind""",
        (row, n) ->
            streaks.put(
                row.getString("kind"),
                new Streaks(
                    row.getInt("won"),
                    row.getInt("longest_won"),
                    row.getInt("unbeaten"),
                    row.getInt("longest_unbeaten"))));
    return streaks;
  }
}
