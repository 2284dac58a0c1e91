package arenhold.server.account;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Browsers that have logged in to an account before, each recognized by a secret cookie. Password
 * guessing from elsewhere does not throttle them (OWASP: device cookies).
 */
@Repository
public class KnownBrowsers {

  /** The most browsers kept per account; the oldest is dropped first. */
  private static final int MOST = 20;

  private final JdbcClient database;

  KnownBrowsers(JdbcClient database) {
    this.database = database;
  }

  /**
   * Whether this browser has logged in to the account before.
   *
   * @param browser its secret, unvalidated, or null
   * @param meant the account, in the normal form of {@link Accounts#meant}
   */
  public boolean knows(String browser, String meant) {
    if (SessionList.unlikely(browser)) return false;
    return database
        .sql("select 1 from known_browser where browser_hash = ? and player_id::text = ?")
        .params(Token.hash(browser), meant)
        .query()
        .listOfRows()
        .stream()
        .findAny()
        .isPresent();
  }

  /**
   * Remembers that this browser has logged in.
   *
   * @param browser the secret it keeps, if any
   * @return the secret it is to keep
   */
  @Transactional
  public String remember(String browser, UUID player) {
    String kept = issued(browser) ? browser : Token.fresh();
    database
        .sql(
            """
            insert into known_browser (browser_hash, player_id) values (?, ?)
            on conflict (browser_hash, player_id) do update set since = now()""")
        .params(Token.hash(kept), player)
        .update();
    database
        .sql(
            """
            delete from known_browser where player_id = :player and browser_hash not in
              (select browser_hash from known_browser where player_id = :player
               order by since desc, browser_hash limit :most)""")
        .param("player", player)
        .param("most", MOST)
        .update();
    return kept;
  }

  /** When each known browser of an account last logged in, newest first. */
  List<Instant> of(UUID player) {
    return database
        .sql("select since from known_browser where player_id = ? order by since desc")
        .param(player)
        .query((row, n) -> row.getObject("since", OffsetDateTime.class).toInstant())
        .list();
  }

  /** Forgets all browsers of an account. */
  void forget(UUID player) {
    database.sql("delete from known_browser where player_id = ?").param(player).update();
  }

  private boolean issued(String browser) {
    if (SessionList.unlikely(browser)) return false;
    return !database
        .sql("select 1 from known_browser where browser_hash = ? limit 1")
        .param(Token.hash(browser))
        .query()
        .listOfRows()
        .isEmpty();
  }
}
