package arenhold.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Stores players' sessions, one per browser, each known by a token that only that browser keeps.
 */
@Repository
public class SessionList {

  /** How long a session lasts. */
  public static final Duration LIFE = Duration.ofDays(400);

  /** How long after a renewal requests with the old token may still arrive. */
  private static final Duration LATE = Duration.ofMinutes(1);

  private static final int LONGEST_TOKEN = 64;
  private static final int LONGEST_BROWSER = 200;

  private final JdbcClient database;

  SessionList(JdbcClient database) {
    this.database = database;
  }

  /**
   * A session as its owner sees it.
   *
   * @param current whether it is the requesting one
   * @param browser its {@code User-Agent}
   * @param seen when it was last used, accurate to ten minutes
   */
  public record Session(UUID id, boolean current, String browser, Instant since, Instant seen) {}

  /**
   * Opens an account owner's session with this token.
   *
   * @throws NotPossible if the proof is no longer valid: the account was deleted, or its password
   *     or passkeys changed meanwhile
   */
  @Transactional
  public void open(String token, Proven proven, String browser) {
    UUID player = proven.player().id();
    // Serialises with concurrent changes or deletion of the account.
    Optional<String> password =
        database
            .sql("select password from account where player_id = ? for share")
            .param(player)
            .query(String.class)
            .optional();
    boolean good =
        password.isPresent()
            && switch (proven.by()) {
              case Proven.Password by -> by.hash().equals(password.get());
              case Proven.Passkey by -> passkey(by.id());
            };
    if (!good) throw new NotPossible(NotPossible.Reason.WRONG_LOGIN);
    open(token, player, browser);
  }

  private boolean passkey(String id) {
    return !database
        .sql("select 1 from user_credentials where credential_id = ?")
        .param(id)
        .query()
        .listOfRows()
        .isEmpty();
  }

  /** Opens a new guest's session with this token. */
  void open(String token, UUID player, String browser) {
    String shortened =
        browser == null ? "" : browser.substring(0, Math.min(LONGEST_BROWSER, browser.length()));
    database
        .sql("insert into session (token_hash, player_id, browser) values (?, ?, ?)")
        .params(Token.hash(token), player, shortened)
        .update();
  }

  /** The player with this session token, which may be arbitrary input. */
  public Optional<Player> holder(String token) {
    if (unlikely(token)) return Optional.empty();
    byte[] hash = Token.hash(token);
    Optional<Player> holder =
        database
            .sql(
                """
                select p.id, p.name from session s join player p on p.id = s.player_id
                where s.token_hash = ? and s.created_at > now() - make_interval(days => ?)""")
            .params(hash, (int) LIFE.toDays())
            .query((row, n) -> new Player(row.getObject("id", UUID.class), row.getString("name")))
            .optional();
    if (holder.isPresent()) {
      database
          .sql(
              """
              update session set seen_at = now()
              where token_hash = ? and seen_at < now() - interval '10 minutes'""")
          .param(hash)
          .update();
    }
    return holder;
  }

  /** This player's sessions, most recently used first. */
  public List<Session> of(UUID player, String current) {
    byte[] mine = unlikely(current) ? new byte[0] : Token.hash(current);
    return database
        .sql(
            """
            select id, token_hash = ? as current, browser, created_at, seen_at from session
            where player_id = ? and created_at > now() - make_interval(days => ?)
            order by seen_at desc, id""")
        .params(mine, player, (int) LIFE.toDays())
        .query(
            (row, n) ->
                new Session(
                    row.getObject("id", UUID.class),
                    row.getBoolean("current"),
                    row.getString("browser"),
                    row.getObject("created_at", OffsetDateTime.class).toInstant(),
                    row.getObject("seen_at", OffsetDateTime.class).toInstant()))
        .list();
  }

  /**
   * Rotates a session's token, so that the old one is useless to anyone who may know it.
   *
   * @throws NotPossible if the old token has no session
   */
  @Transactional
  public void renew(String old, String fresh) {
    byte[] before = unlikely(old) ? new byte[0] : Token.hash(old);
    int renewed =
        database
            .sql(
                """
                insert into session (token_hash, former_hash, player_id, browser)
                select :fresh, token_hash, player_id, browser from session where token_hash = :old""")
            .param("fresh", Token.hash(fresh))
            .param("old", before)
            .update();
    if (renewed == 0) throw new NotPossible(NotPossible.Reason.NO_SESSION);
    database
        .sql("update push_subscription set session_hash = :fresh where session_hash = :old")
        .param("fresh", Token.hash(fresh))
        .param("old", before)
        .update();
    // Fails if a concurrent renewal has ended it.
    int ended = database.sql("delete from session where token_hash = ?").param(before).update();
    if (ended == 0) throw new NotPossible(NotPossible.Reason.NO_SESSION);
  }

  /**
   * Whether a session had this token until a moment ago: the new one is on its way to the browser.
   */
  public boolean renewed(String token) {
    if (unlikely(token)) return false;
    return !database
        .sql(
            """
            select 1 from session where former_hash = ?
            and created_at > now() - make_interval(secs => ?)""")
        .params(Token.hash(token), LATE.toSeconds())
        .query()
        .listOfRows()
        .isEmpty();
  }

  /** Ends a session of this player; false if they have none with this id. */
  public boolean end(UUID player, UUID session) {
    return database
            .sql("delete from session where player_id = ? and id = ?")
            .params(player, session)
            .update()
        > 0;
  }

  /** Ends the session of this token. */
  public void end(String token) {
    if (unlikely(token)) return;
    database.sql("delete from session where token_hash = ?").param(Token.hash(token)).update();
  }

  /**
   * Ends all sessions of this player but the one of {@code token}.
   *
   * @param token null to end that too
   */
  public void endOthers(UUID player, String token) {
    database
        .sql("delete from session where player_id = ? and token_hash <> ?")
        .params(player, unlikely(token) ? new byte[0] : Token.hash(token))
        .update();
  }

  static boolean unlikely(String token) {
    return token == null || token.isEmpty() || token.length() > LONGEST_TOKEN;
  }
}
