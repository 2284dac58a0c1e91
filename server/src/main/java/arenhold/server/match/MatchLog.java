package arenhold.server.match;

import arenhold.rules.Entry;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import arenhold.server.ops.StoredJson;
import java.sql.Types;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;

/** Writes and reads matches and their logs. Callers provide the transaction. */
@Repository
public class MatchLog {

  private static final String APPEND =
      "insert into match_entry (match_id, seq, seat, notation, ack) values (?, ?, ?, ?, ?)";

  private static final String ASK =
      """
      update match_player set asked_at = case when seat = any (?::int[]) then now() end
      where match_id = ? and (asked_at is not null) <> (seat = any (?::int[]))""";

  private final JdbcClient database;
  private final JdbcTemplate template;
  private final JsonMapper json;
  private final StoredJson stored;
  private final MatchClocks clocks;
  private final MatchComputers computers;

  /**
   * @param json reads setups strictly: options unknown to this version must not be ignored silently
   * @param stored reads everything else
   */
  MatchLog(
      JdbcClient database,
      JdbcTemplate template,
      JsonMapper json,
      StoredJson stored,
      MatchClocks clocks,
      MatchComputers computers) {
    this.database = database;
    this.template = template;
    this.json = json;
    this.stored = stored;
    this.clocks = clocks;
    this.computers = computers;
  }

  /**
   * Stores a new match.
   *
   * @param sitting the computers that play seats of it
   */
  public void create(NewMatch match, List<Sitting> sitting) {
    database
        .sql(
            """
            insert into match
              (id, room_id, game, form, rules_version, setup, seed, seed_hash, mixed,
               origin, origin_lines)
            values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?, ?)""")
        .params(
            match.id(),
            match.room(),
            match.setup().game(),
            match.setup().form(),
            match.rulesVersion(),
            json.writeValueAsString(match.setup()),
            match.seed(),
            HexFormat.of().parseHex(match.deal().commitment()),
            match.mixed() == null ? null : stored.write(match.mixed()),
            match.origin() == null ? null : match.origin().match(),
            match.origin() == null ? null : match.origin().lines())
        .update();
    computers.sit(match.id(), sitting);
  }

  /**
   * Stores the players of a new match.
   *
   * @param sides each seat's side
   * @param rated whether it is rated
   */
  public void seat(UUID match, List<UUID> players, List<Integer> sides, boolean rated) {
    database.sql("update match set rated = ? where id = ?").params(rated, match).update();
    for (int seat = 0; seat < players.size(); seat++) {
      database
          .sql("insert into match_player (match_id, seat, player_id, side) values (?, ?, ?, ?)")
          .params(match, seat, players.get(seat), sides.get(seat))
          .update();
    }
  }

  /**
   * Lines for one match.
   *
   * @param clocks its clocks after them, or null if they need not be stored
   * @param asked the seats asked after them, or null if unchanged
   * @param computed what is to be known of the computer that led to them, or null
   */
  public record Append(
      UUID match,
      List<LogLine> lines,
      MatchClocks.Row clocks,
      List<Integer> asked,
      MatchComputers.Row computed) {

    /** Lines to which no computer led. */
    public Append(UUID match, List<LogLine> lines, MatchClocks.Row clocks, List<Integer> asked) {
      this(match, lines, clocks, asked, null);
    }

    /** These lines, to which a computer led; or nobody's if null. */
    public Append by(MatchComputers.Row computer) {
      return new Append(match, lines, clocks, asked, computer);
    }
  }

  /**
   * Appends to several matches' logs.
   *
   * @throws LostRace if a sequence number is taken
   */
  public void append(List<Append> appends) {
    var rows =
        appends.stream()
            .flatMap(
                append ->
                    append.lines().stream()
                        .map(
                            line ->
                                new Object[] {
                                  append.match(),
                                  line.seq(),
                                  line.entry().seat().index(),
                                  line.entry().notation(),
                                  line.ack()
                                }))
            .toList();
    try {
      template.batchUpdate(
          APPEND,
          rows,
          new int[] {Types.OTHER, Types.INTEGER, Types.SMALLINT, Types.VARCHAR, Types.VARCHAR});
    } catch (DuplicateKeyException taken) {
      throw new LostRace("match entry");
    }
    clocks.store(appends.stream().map(Append::clocks).filter(Objects::nonNull).toList());
    computers.store(MatchComputers.rows(appends));
    ask(appends);
  }

  /** Stores which seats are asked; a seat that was asked before and still is keeps its time. */
  private void ask(List<Append> appends) {
    var rows =
        appends.stream()
            .filter(append -> append.asked() != null)
            .map(
                append ->
                    new Object[] {
                      append.asked().toArray(Integer[]::new),
                      append.match(),
                      append.asked().toArray(Integer[]::new)
                    })
            .toList();
    if (!rows.isEmpty()) {
      template.batchUpdate(ASK, rows, new int[] {Types.ARRAY, Types.OTHER, Types.ARRAY});
    }
  }

  /** Stores a match's ending, also per seat. Its log is closed from then on. */
  public void end(UUID match, Ending ending) {
    Outcome outcome = ending.outcome();
    database
        .sql("update match set ended_at = now(), outcome = ?::jsonb where id = ?")
        .params(json.writeValueAsString(outcome), match)
        .update();
    for (int seat = 0; seat < ending.places().size(); seat++) {
      database
          .sql("update match_player set place = ? where match_id = ? and seat = ?")
          .params(ending.places().get(seat), match, seat)
          .update();
    }
    fillIn(match, ending.options(), ending.cards());
    database
        .sql(
            """
            update match_player p set
              ended_at = now(),
              result = sign((select min(x.place) from match_player x
                             where x.match_id = p.match_id and x.side <> p.side) - p.place)
            where p.match_id = ?""")
        .param(match)
        .update();
    if (outcome.reason().equals(Outcome.ABANDONED)) {
      database
          .sql("update match_player set result = null where match_id = ?")
          .param(match)
          .update();
    }
  }

  /** Up to {@code most} finished matches whose played cards were never stored. */
  public List<UUID> withoutCards(int most) {
    return database
        .sql(
            """
            select distinct match_id from match_player
            where ended_at is not null and cards is null limit ?""")
        .param(most)
        .query(UUID.class)
        .list();
  }

  /**
   * Stores each seat's options and played cards of a finished match.
   *
   * @param options in seat order; seats beyond its end keep their stored options
   * @param cards in seat order; seats beyond its end get none
   */
  public void fillIn(
      UUID match, List<Map<String, String>> options, List<Map<String, Integer>> cards) {
    for (int seat = 0; seat < cards.size(); seat++) {
      database
          .sql(
              """
              update match_player set options = ?::jsonb, cards = ?::jsonb
              where match_id = ? and seat = ?""")
          .params(
              json.writeValueAsString(options.get(seat)),
              json.writeValueAsString(cards.get(seat)),
              match,
              seat)
          .update();
    }
    database
        .sql("update match_player set cards = '{}' where match_id = ? and cards is null")
        .param(match)
        .update();
  }

  /** This match's outcome, if it is over. */
  public Optional<Outcome> outcome(UUID match) {
    return database
        .sql("select outcome from match where id = ? and ended_at is not null")
        .param(match)
        .query((row, n) -> stored.read(row.getString("outcome"), Outcome.class))
        .optional();
  }

  /** This match's players in seat order. */
  public List<UUID> players(UUID match) {
    return database
        .sql("select player_id from match_player where match_id = ? order by seat")
        .param(match)
        .query(UUID.class)
        .list();
  }

  /** The match with its whole log; empty if there is none with this id. */
  public Optional<StoredMatch> load(UUID id) {
    return database
        .sql(
            """
            select room_id, setup, rules_version, seed, mixed, origin, origin_lines
            from match where id = ?""")
        .param(id)
        .query(
            (row, n) ->
                new NewMatch(
                    id,
                    row.getObject("room_id", UUID.class),
                    json.readValue(row.getString("setup"), Setup.class),
                    row.getInt("rules_version"),
                    row.getBytes("seed"),
                    mixed(row.getString("mixed")),
                    origin(row.getObject("origin", UUID.class), row.getInt("origin_lines"))))
        .optional()
        .map(match -> new StoredMatch(match, lines(id), computers.of(id), computers.strikes(id)));
  }

  private static Origin origin(UUID match, int lines) {
    return match == null ? null : new Origin(match, lines);
  }

  private FairDeal.Mixed mixed(String kept) {
    return kept == null ? null : stored.read(kept, FairDeal.Mixed.class);
  }

  private List<LogLine> lines(UUID match) {
    return database
        .sql("select seq, seat, notation, ack from match_entry where match_id = ? order by seq")
        .param(match)
        .query(
            (row, n) ->
                new LogLine(
                    row.getInt("seq"),
                    new Entry(seat(row.getInt("seat")), row.getString("notation")),
                    row.getString("ack")))
        .list();
  }

  /**
   * Whether these lines are stored. Asked when the result of appending them is unknown.
   *
   * @throws LostRace if other lines are stored in their place
   */
  public boolean holds(UUID match, List<LogLine> wanted) {
    List<LogLine> stored =
        lines(match).stream().filter(line -> line.seq() >= wanted.getFirst().seq()).toList();
    if (stored.isEmpty()) return false;
    if (!stored.equals(wanted)) throw new LostRace("match entry");
    return true;
  }

  private static Seat seat(int index) {
    return index < 0 ? Seat.NATURE : Seat.of(index);
  }
}
