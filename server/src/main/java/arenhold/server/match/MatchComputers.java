package arenhold.server.match;

import java.sql.Types;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores which computers play which seats of matches, and which of their choices were cut short,
 * together with the choices. Callers provide the transaction.
 */
@Repository
public class MatchComputers {

  private static final String SIT =
      """
      insert into match_computer (match_id, seat, since, level, player, version, weights, budget)
      values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing""";

  /** Of several choices that one seat made with the same knowledge, the last one stands. */
  private static final String CUT =
      """
      insert into match_cut (match_id, seat, known, nodes) values (?, ?, ?, ?)
      on conflict (match_id, seat, known) do update set nodes = excluded.nodes""";

  private static final String STRIKE =
      """
      insert into engine_fault (match_id, seat, strikes, fault) values (?, ?, ?, ?)
      on conflict (match_id, seat) do update
      set strikes = excluded.strikes, fault = excluded.fault""";

  private final JdbcClient database;
  private final JdbcTemplate template;

  MatchComputers(JdbcClient database, JdbcTemplate template) {
    this.database = database;
    this.template = template;
  }

  /**
   * What is to be known of a choice that a computer made.
   *
   * @param sitting the computer, if that is not stored yet; else null
   * @param cut where the choice was cut short, or null
   * @param strike what an engine did wrong, so that the game chose; or null
   */
  public record Row(UUID match, Sitting sitting, Cut cut, Strike strike) {

    /** Of a computer of this server's. */
    public Row(UUID match, Sitting sitting, Cut cut) {
      this(match, sitting, cut, null);
    }
  }

  /** Stores what is to be known of choices. */
  public void store(List<Row> rows) {
    for (Row row : rows) if (row.sitting() != null) sit(row.match(), List.of(row.sitting()));
    for (Row row : rows) if (row.strike() != null) strike(row.match(), row.strike());
    var cuts =
        rows.stream()
            .filter(row -> row.cut() != null)
            .map(
                row ->
                    new Object[] {
                      row.match(), row.cut().seat(), row.cut().known(), row.cut().nodes()
                    })
            .toList();
    if (cuts.isEmpty()) return;
    template.batchUpdate(
        CUT, cuts, new int[] {Types.OTHER, Types.SMALLINT, Types.INTEGER, Types.BIGINT});
  }

  private void strike(UUID match, Strike strike) {
    template.update(STRIKE, match, strike.seat(), strike.count(), strike.fault());
  }

  /** How often engines have failed at seats of this match, in seat order. */
  List<Strike> strikes(UUID match) {
    return database
        .sql("select seat, strikes, fault from engine_fault where match_id = ? order by seat")
        .param(match)
        .query(
            (row, n) ->
                new Strike(row.getInt("seat"), row.getInt("strikes"), row.getString("fault")))
        .list();
  }

  /** Stores that these computers play seats of this match. */
  public void sit(UUID match, List<Sitting> sittings) {
    for (Sitting one : sittings) {
      template.update(
          SIT,
          match,
          one.seat(),
          one.since(),
          one.level(),
          one.player(),
          one.version(),
          one.weights(),
          one.budget());
    }
  }

  /** The computers of this match by seat, those of one seat in the order in which they came. */
  public List<Sitting> of(UUID match) {
    return database
        .sql(
            """
            select seat, since, level, player, version, weights, budget
            from match_computer where match_id = ? order by seat, since""")
        .param(match)
        .query(
            (row, n) ->
                new Sitting(
                    row.getInt("seat"),
                    row.getInt("since"),
                    row.getString("level"),
                    row.getString("player"),
                    row.getInt("version"),
                    row.getString("weights"),
                    row.getLong("budget")))
        .list();
  }

  /** By seat, where choices of its computers were cut short: nodes by known lines of the log. */
  public Map<Integer, SortedMap<Integer, Long>> cuts(UUID match) {
    Map<Integer, SortedMap<Integer, Long>> cuts = new TreeMap<>();
    database
        .sql("select seat, known, nodes from match_cut where match_id = ?")
        .param(match)
        .query(
            row -> {
              cuts.computeIfAbsent(row.getInt("seat"), seat -> new TreeMap<>())
                  .put(row.getInt("known"), row.getLong("nodes"));
            });
    return cuts;
  }

  /** Those of several appends that say something of computers. */
  static List<Row> rows(List<MatchLog.Append> appends) {
    return appends.stream().map(MatchLog.Append::computed).filter(Objects::nonNull).toList();
  }
}
