package arenhold.server.pairing;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.rating.Rating;
import arenhold.server.room.RoomState;
import arenhold.server.room.RoomState.Place;
import arenhold.server.room.Rooms;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Somebody wants to play somebody: kept until it is answered, withdrawn or too old, one at a time
 * between two people. Whoever accepts gets a table at which both sit.
 */
@Service
public class Challenges {

  /** How many of one person may wait for an answer. */
  static final int MOST_OPEN = 10;

  /** How many are shown at once, the newest. */
  private static final int MOST_SHOWN = 50;

  /** How long a challenge stands to a match for which both must be there at once. */
  static final Duration LIVE = Duration.ofMinutes(5);

  /** How long any other stands. */
  static final Duration SLOW = Duration.ofDays(3);

  private static final Random LOTS = new SecureRandom();

  private final JdbcClient database;
  private final TransactionOperations transactions;
  private final GameShelf games;
  private final Accounts accounts;
  private final Rooms rooms;
  private final JsonMapper json;
  private final Bell bell;

  Challenges(
      JdbcClient database,
      TransactionOperations transactions,
      GameShelf games,
      Accounts accounts,
      Rooms rooms,
      JsonMapper json,
      Bell bell) {
    this.database = database;
    this.transactions = transactions;
    this.games = games;
    this.accounts = accounts;
    this.rooms = rooms;
    this.json = json;
    this.bell = bell;
  }

  /**
   * What a challenge is about.
   *
   * @param options what is chosen for the table
   */
  public record Terms(
      String game, String form, Map<String, String> options, TimeControl clock, boolean rated) {}

  /**
   * A challenge as one of the two sees it.
   *
   * @param player the other one
   * @param rating his shown rating in this form
   * @param state {@code open}, {@code accepted}, {@code declined}
   * @param link of the table, once it is accepted
   */
  public record Challenge(
      UUID id,
      Player player,
      int rating,
      Terms terms,
      String state,
      String link,
      Instant made,
      Instant expires) {}

  /**
   * All that matter to somebody now.
   *
   * @param everybody whether anybody may challenge him
   * @param incoming those he may answer
   * @param outgoing his own: those that wait, and those answered lately
   */
  public record Mine(boolean everybody, List<Challenge> incoming, List<Challenge> outgoing) {}

  /** All that matter to this player now, the newest first. */
  public Mine of(UUID player) {
    return new Mine(
        takes(player),
        list(
            "challenger", "c.challenged = ? and c.state = 'open' and c.expires_at > now()", player),
        list(
            "challenged",
            """
            c.challenger = ? and c.state in ('open', 'accepted', 'declined')
              and c.expires_at > now()""",
            player));
  }

  private List<Challenge> list(String other, String which, UUID player) {
    return database
        .sql(
            """
            select c.*, p.id as other, p.name as name, r.seat_link as link, q.mu, q.sigma
            from challenge c join player p on p.id = c.%s and p.deleted_at is null
            left join rating q on q.player_id = p.id and q.game = c.game and q.form = c.form
            left join room r on r.id = c.room_id
            where %s order by c.made_at desc, c.id limit %d"""
                .formatted(other, which, MOST_SHOWN))
        .param(player)
        .query((row, n) -> read(row))
        .list();
  }

  private Challenge read(ResultSet row) throws SQLException {
    UUID other = row.getObject("other", UUID.class);
    boolean rated = row.getObject("mu") != null;
    Rating rating = rated ? new Rating(row.getDouble("mu"), row.getDouble("sigma")) : Rating.START;
    Terms terms = terms(row);
    return new Challenge(
        row.getObject("id", UUID.class),
        new Player(other, row.getString("name")),
        rating.shown(),
        terms,
        row.getString("state"),
        row.getString("link"),
        row.getObject("made_at", OffsetDateTime.class).toInstant(),
        row.getObject("expires_at", OffsetDateTime.class).toInstant());
  }

  private Terms terms(ResultSet row) throws SQLException {
    return new Terms(
        row.getString("game"),
        row.getString("form"),
        json.readValue(row.getString("options"), new TypeReference<Map<String, String>>() {}),
        json.readValue(row.getString("clock"), TimeControl.class),
        row.getBoolean("rated"));
  }

  /** Whether anybody may challenge this player. */
  public boolean takes(UUID player) {
    return database
        .sql("select challenges from player where id = ? and deleted_at is null")
        .param(player)
        .query(Boolean.class)
        .optional()
        .orElseThrow(() -> new Refused(Code.NOT_FOUND));
  }

  /** Lets everybody challenge this player, or nobody; what was asked before stands. */
  public void takes(UUID player, boolean everybody) {
    database
        .sql("update player set challenges = ? where id = ?")
        .params(everybody, player)
        .update();
  }

  /**
   * Challenges somebody; what the same one was asked before is withdrawn.
   *
   * @throws Refused if that cannot be
   */
  public void make(Player challenger, UUID challenged, Terms terms) {
    if (challenger.id().equals(challenged)) throw new Refused(Code.YOURSELF);
    if (new HashMap<>(terms.options()).containsValue(null)) throw new Refused(Code.BAD_OPTION);
    check(table(challenger.id(), challenged, terms), terms);
    if (!takes(challenged)) throw new Refused(Code.NO_CHALLENGES);
    if (terms.rated() && accounts.account(challenger.id()).isEmpty()) {
      throw new Refused(Code.NO_ACCOUNT);
    }
    List<UUID> before = new ArrayList<>();
    UUID id =
        transactions.execute(
            made -> {
              before.addAll(withdraw(challenger.id(), challenged));
              return store(challenger.id(), challenged, terms);
            });
    for (UUID withdrawn : before) {
      bell.gone(challenged, withdrawn);
      bell.gone(challenger.id(), withdrawn);
    }
    bell.challenged(challenged, id, challenger, terms);
  }

  /** Withdraws what the same one was asked before; answers which. */
  private List<UUID> withdraw(UUID challenger, UUID challenged) {
    // Held until the end, so that nobody gets round the limit by asking twice at once.
    database
        .sql("select 1 from player where id = ? for update")
        .param(challenger)
        .query()
        .listOfRows();
    return database
        .sql(
            """
            update challenge set state = 'withdrawn'
            where challenger = ? and challenged = ? and state = 'open' returning id""")
        .params(challenger, challenged)
        .query(UUID.class)
        .list();
  }

  private UUID store(UUID challenger, UUID challenged, Terms terms) {
    database.sql("delete from challenge where expires_at < now() - interval '7 days'").update();
    int open =
        database
            .sql(
                """
                select count(*) from challenge
                where challenger = ? and state = 'open' and expires_at > now()""")
            .param(challenger)
            .query(Integer.class)
            .single();
    if (open >= MOST_OPEN) throw new Refused(Code.TOO_MANY_CHALLENGES);
    UUID id = UUID.randomUUID();
    Duration stands = terms.clock() instanceof TimeControl.Live ? LIVE : SLOW;
    database
        .sql(
            """
            insert into challenge (id, challenger, challenged, game, form, options, clock, rated,
              state, expires_at)
            values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, 'open', now() + make_interval(secs => ?))
            """)
        .params(
            id,
            challenger,
            challenged,
            terms.game(),
            terms.form(),
            json.writeValueAsString(terms.options()),
            json.writerFor(TimeControl.class).writeValueAsString(terms.clock()),
            terms.rated(),
            stands.toSeconds())
        .update();
    return id;
  }

  /** The table both would sit at: opposite each other, by lot who is where. */
  private RoomState table(UUID challenger, UUID challenged, Terms terms) {
    Game<?> game = terms.game() == null ? null : games.named(terms.game());
    GameInfo.Form form =
        game == null || terms.form() == null ? null : game.info().form(terms.form());
    if (form == null) throw new Refused(Code.BAD_SETUP);
    List<UUID> both = new ArrayList<>(List.of(challenger, challenged));
    Collections.shuffle(both, LOTS);
    List<Place> seats = new ArrayList<>();
    for (int seat = 0; seat < form.minSeats(); seat++) {
      seats.add(Place.of(seat < both.size() ? both.get(seat) : null, Map.of()));
    }
    return RoomState.seated(challenger, terms.game(), terms.form(), terms.options(), seats)
        .withRated(terms.rated())
        .withClock(terms.clock());
  }

  private void check(RoomState table, Terms terms) {
    if (!terms.clock().sensible()) throw new Refused(Code.BAD_OPTION);
    String problem = table.contradiction(games.named(terms.game()));
    if (problem != null) throw new Refused(Code.BAD_SETUP, problem);
  }

  /** One that is stored, whoever may see it. */
  private record Stored(
      UUID challenger, UUID challenged, Terms terms, String state, boolean expired, UUID room) {}

  private Stored held(UUID id) {
    return database
        .sql("select *, expires_at <= now() as expired from challenge where id = ? for update")
        .param(id)
        .query(
            (row, n) ->
                new Stored(
                    row.getObject("challenger", UUID.class),
                    row.getObject("challenged", UUID.class),
                    terms(row),
                    row.getString("state"),
                    row.getBoolean("expired"),
                    row.getObject("room_id", UUID.class)))
        .optional()
        .orElseThrow(() -> new Refused(Code.NOT_FOUND));
  }

  /**
   * Accepts a challenge; whoever does so twice gets the same table.
   *
   * @return the link of the table
   * @throws Refused if it is not his to accept, too old, or not open any more
   */
  public String accept(Player player, UUID id) {
    record Done(String link, Stored stored) {}
    Done done =
        transactions.execute(
            change -> {
              Stored stored = held(id);
              if (!stored.challenged().equals(player.id())) throw new Refused(Code.NOT_FOUND);
              if (stored.room() != null) {
                return new Done(rooms.load(stored.room()).orElseThrow().seatLink(), stored);
              }
              open(stored);
              RoomState table = table(stored.challenger(), player.id(), stored.terms());
              rooms.create(table);
              answer(id, "accepted", table.id());
              return new Done(table.seatLink(), stored);
            });
    ring(id, done.stored());
    return done.link();
  }

  /** Declines a challenge; to decline it twice changes nothing. */
  public void decline(Player player, UUID id) {
    end(player, id, "declined");
  }

  /** Takes one's own challenge back; to do so twice changes nothing. */
  public void withdraw(Player player, UUID id) {
    end(player, id, "withdrawn");
  }

  private void end(Player player, UUID id, String how) {
    Stored ended =
        transactions.execute(
            change -> {
              Stored stored = held(id);
              UUID whose = how.equals("declined") ? stored.challenged() : stored.challenger();
              if (!whose.equals(player.id())) throw new Refused(Code.NOT_FOUND);
              if (stored.state().equals(how)) return stored;
              open(stored);
              answer(id, how, null);
              return stored;
            });
    ring(id, ended);
  }

  private void open(Stored stored) {
    if (!stored.state().equals("open")) throw new Refused(Code.STALE);
    if (stored.expired()) throw new Refused(Code.EXPIRED);
  }

  /** Closes it; the one who asked is shown the answer for another hour. */
  private void answer(UUID id, String state, UUID room) {
    database
        .sql(
            """
            update challenge set state = ?, room_id = ?, expires_at = now() + interval '1 hour'
            where id = ?""")
        .params(state, room, id)
        .update();
  }

  private void ring(UUID id, Stored stored) {
    bell.gone(stored.challenger(), id);
    bell.gone(stored.challenged(), id);
  }
}
