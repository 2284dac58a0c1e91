package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Secrets that are sent by e-mail, to prove an address or to choose another password. Of each kind
 * only the newest of an account is good. How many are sent is bounded, so that nobody can flood
 * somebody's mailbox.
 */
@Repository
class MailedSecrets {

  /** How long a secret is good. */
  private static final Duration LIFE = Duration.ofHours(2);

  /** Letters of one kind that an account gets, and that are sent to one address, within an hour. */
  static final int MOST_LETTERS = 3;

  private static final Duration WINDOW = Duration.ofHours(1);

  private final JdbcClient database;

  MailedSecrets(JdbcClient database) {
    this.database = database;
  }

  /** Whom a secret was sent. */
  record Mailed(UUID player, String email) {}

  /**
   * A new secret to be sent; those sent before for the same purpose are good no more. Nothing if
   * the account or the address got enough of them lately.
   */
  Optional<String> write(UUID player, String email, String purpose) {
    // One after the other, so that they are counted rightly.
    database.sql("select pg_advisory_xact_lock(hashtext('letter_sent'))").query().listOfRows();
    database
        .sql("delete from letter_sent where at < now() - make_interval(secs => ?)")
        .param(WINDOW.toSeconds())
        .update();
    database.sql("delete from mailed_secret where expires_at < now()").update();
    List<byte[]> counted =
        List.of(
            Token.hash(purpose + " " + player),
            Token.hash(purpose + " " + email.toLowerCase(Locale.ROOT)));
    if (counted.stream().anyMatch(one -> sent(one) >= MOST_LETTERS)) return Optional.empty();
    for (byte[] one : counted) {
      database.sql("insert into letter_sent (counted_for) values (?)").param(one).update();
    }
    String secret = Token.fresh();
    database
        .sql("delete from mailed_secret where player_id = ? and purpose = ?")
        .params(player, purpose)
        .update();
    database
        .sql(
            """
            insert into mailed_secret (token_hash, player_id, purpose, email, expires_at)
            values (?, ?, ?, ?, now() + make_interval(secs => ?))""")
        .params(Token.hash(secret), player, purpose, email, LIFE.toSeconds())
        .update();
    return Optional.of(secret);
  }

  private int sent(byte[] counted) {
    return database
        .sql("select count(*) from letter_sent where counted_for = ?")
        .param(counted)
        .query(Integer.class)
        .single();
  }

  /** Ends all secrets of an account. */
  void end(UUID player) {
    database.sql("delete from mailed_secret where player_id = ?").param(player).update();
  }

  /**
   * Whom this secret was sent, which may be anything a stranger typed.
   *
   * @throws NotPossible if it is unknown, used or too old
   */
  Mailed shown(String secret, String purpose) {
    return mailed("select player_id, email from mailed_secret", secret, purpose);
  }

  /**
   * The same, and the secret is good no more.
   *
   * @throws NotPossible as there
   */
  Mailed used(String secret, String purpose) {
    return mailed(
        "with used as (delete from mailed_secret where token_hash = :hash returning *)"
            + " select player_id, email from used",
        secret,
        purpose);
  }

  private Mailed mailed(String found, String secret, String purpose) {
    String typed = secret == null || secret.length() > 64 ? "" : secret;
    return database
        .sql(found + " where token_hash = :hash and purpose = :purpose and expires_at >= now()")
        .param("hash", Token.hash(typed))
        .param("purpose", purpose)
        .query(
            (row, n) -> new Mailed(row.getObject("player_id", UUID.class), row.getString("email")))
        .optional()
        .orElseThrow(() -> new NotPossible(Reason.EXPIRED));
  }
}
