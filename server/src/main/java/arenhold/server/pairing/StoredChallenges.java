package arenhold.server.pairing;

import arenhold.server.account.Player;
import arenhold.server.clock.TimeControl;
import arenhold.server.ops.StoredJson;
import arenhold.server.pairing.Challenges.Challenge;
import arenhold.server.pairing.Challenges.Kept;
import arenhold.server.pairing.Challenges.Terms;
import arenhold.server.protocol.Code;
import arenhold.server.rating.Rating;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Stores challenges in the database. */
@Repository
class StoredChallenges {

  /** The most challenges listed at once, newest first. */
  private static final int MOST_SHOWN = 50;

  private final JdbcClient database;
  private final JsonMapper json;
  private final StoredJson stored;

  StoredChallenges(JdbcClient database, JsonMapper json, StoredJson stored) {
    this.database = database;
    this.json = json;
    this.stored = stored;
  }

  /**
   * A challenge as stored.
   *
   * @param expired whether it was not answered in time
   * @param room the table, once it is accepted
   */
  record Stored(
      UUID id,
      UUID challenger,
      UUID challenged,
      Terms terms,
      String state,
      boolean expired,
      UUID room) {}

  /** Challenges this player may answer, newest first. */
  List<Challenge> incoming(UUID player) {
    return list(
        "challenger", "c.challenged = ? and c.state = 'open' and c.expires_at > now()", player);
  }

  /**
   * Challenges this player sent: open ones and recently closed ones; accepted ones as long as the
   * table waits for its match.
   */
  List<Challenge> outgoing(UUID player) {
    return list(
        "challenged",
        """
        c.challenger = ? and c.state <> 'withdrawn' and c.expires_at > now()
        and (c.room_id is null or r.state ->> 'phase' = 'GATHERING')""",
        player);
  }

  /** Stops listing the player's accepted challenges that led to this room; returns which. */
  List<UUID> reached(UUID player, UUID room) {
    return database
        .sql(
            """
            update challenge set expires_at = now()
            where room_id = ? and challenger = ? and state = 'accepted' and expires_at > now()
            returning id""")
        .params(room, player)
        .query(UUID.class)
        .list();
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
        .query((row, n) -> challenge(row))
        .list();
  }

  private Challenge challenge(ResultSet row) throws SQLException {
    UUID other = row.getObject("other", UUID.class);
    boolean rated = row.getObject("mu") != null;
    Rating rating = rated ? new Rating(row.getDouble("mu"), row.getDouble("sigma")) : Rating.START;
    return new Challenge(
        row.getObject("id", UUID.class),
        new Player(other, row.getString("name")),
        rating.shown(),
        terms(row),
        row.getString("state"),
        row.getString("link"),
        row.getObject("made_at", OffsetDateTime.class).toInstant(),
        row.getObject("expires_at", OffsetDateTime.class).toInstant());
  }

  /** All stored challenges this player sent, newest first. */
  List<Kept> sent(UUID player) {
    return kept("c.challenger = ? and p.id = c.challenged", player);
  }

  /** All stored challenges this player received, newest first. */
  List<Kept> received(UUID player) {
    return kept("c.challenged = ? and p.id = c.challenger", player);
  }

  private List<Kept> kept(String which, UUID player) {
    return database
        .sql(
            """
            select c.*, p.id as other, p.name as name from challenge c, player p
            where %s order by c.made_at desc, c.id"""
                .formatted(which))
        .param(player)
        .query(
            (row, n) ->
                new Kept(
                    new Player(row.getObject("other", UUID.class), row.getString("name")),
                    terms(row),
                    row.getString("state"),
                    row.getObject("made_at", OffsetDateTime.class).toInstant(),
                    row.getObject("expires_at", OffsetDateTime.class).toInstant()))
        .list();
  }

  private Terms terms(ResultSet row) throws SQLException {
    return new Terms(
        row.getString("game"),
        row.getString("form"),
        row.getObject("seats", Integer.class),
        json.readValue(row.getString("options"), new TypeReference<Map<String, String>>() {}),
        stored.read(row.getString("clock"), TimeControl.class),
        row.getBoolean("rated"));
  }

  /** Withdraws open challenges between the same two; returns which. */
  List<Stored> withdraw(UUID challenger, UUID challenged) {
    return close("withdrawn", challenger, challenged);
  }

  /** Declines open challenges between the same two; returns which. */
  List<Stored> decline(UUID challenger, UUID challenged) {
    return close("declined", challenger, challenged);
  }

  private List<Stored> close(String state, UUID challenger, UUID challenged) {
    return database
        .sql(
            """
            update challenge
            set state = ?, answered_at = now(), expires_at = now() + interval '1 hour'
            where challenger = ? and challenged = ? and state = 'open' returning *""")
        .params(state, challenger, challenged)
        .query((row, n) -> stored(row, false))
        .list();
  }

  /** The number of open challenges this player has sent. */
  int waiting(UUID challenger) {
    return database
        .sql(
            """
            select count(*) from challenge
            where challenger = ? and state = 'open' and expires_at > now()""")
        .param(challenger)
        .query(Integer.class)
        .single();
  }

  /**
   * Stores a new challenge.
   *
   * @param stands how long it stays open
   */
  UUID store(UUID challenger, UUID challenged, Terms terms, Duration stands) {
    UUID id = UUID.randomUUID();
    database
        .sql(
            """
            insert into challenge (id, challenger, challenged, game, form, seats, options, clock,
              rated, state, expires_at)
            values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, 'open',
              now() + make_interval(secs => ?))
            """)
        .params(
            id,
            challenger,
            challenged,
            terms.game(),
            terms.form(),
            terms.seats(),
            json.writeValueAsString(terms.options()),
            json.writerFor(TimeControl.class).writeValueAsString(terms.clock()),
            terms.rated(),
            stands.toSeconds())
        .update();
    return id;
  }

  /**
   * Loads a challenge and locks it until the transaction ends.
   *
   * @throws Refused if there is none
   */
  Stored held(UUID id) {
    return database
        .sql("select *, expires_at <= now() as expired from challenge where id = ? for update")
        .param(id)
        .query((row, n) -> stored(row, row.getBoolean("expired")))
        .optional()
        .orElseThrow(() -> new Refused(Code.NOT_FOUND));
  }

  private Stored stored(ResultSet row, boolean expired) throws SQLException {
    return new Stored(
        row.getObject("id", UUID.class),
        row.getObject("challenger", UUID.class),
        row.getObject("challenged", UUID.class),
        terms(row),
        row.getString("state"),
        expired,
        row.getObject("room_id", UUID.class));
  }

  /** Closes a challenge; the challenger is shown the answer for another hour. */
  void answer(UUID id, String state, UUID room) {
    database
        .sql(
            """
            update challenge set state = ?, room_id = ?, answered_at = now(),
              expires_at = now() + interval '1 hour'
            where id = ?""")
        .params(state, room, id)
        .update();
  }

  /** Closes expired challenges; returns each exactly once. */
  List<Stored> expire() {
    return database
        .sql(
            """
            update challenge set state = 'expired', expires_at = now() + interval '1 hour'
            where state = 'open' and expires_at <= now() returning *""")
        .query((row, n) -> stored(row, true))
        .list();
  }

  /** Deletes challenges that have been over for a week. */
  void forget() {
    database.sql("delete from challenge where expires_at < now() - interval '7 days'").update();
  }
}
