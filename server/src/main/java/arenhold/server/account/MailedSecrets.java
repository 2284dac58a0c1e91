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
 * Secrets sent by e-mail to verify an address or reset a password. Only an account's newest secret
 * of each kind is valid. E-mails are rate-limited, so that mailboxes cannot be flooded.
 */
@Repository
class MailedSecrets {

  /** How long a secret is valid. */
  private static final Duration LIFE = Duration.ofHours(2);

  /** The most e-mails of one kind per account, and per address, within an hour. */
  static final int MOST_LETTERS = 3;

  private static final Duration WINDOW = Duration.ofHours(1);

  private final JdbcClient database;

  MailedSecrets(JdbcClient database) {
    this.database = database;
  }

  /** The player and address a secret was sent to. */
  record Mailed(UUID player, String email) {}

  /**
   * Creates a secret and voids earlier ones for the same purpose. Empty if the account or the
   * address has reached its limit.
   */
  Optional<String> write(UUID player, String email, String purpose) {
    // Serialized, so that the count is exact.
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
   * The player and address this unvalidated secret was sent to.
   *
   * @throws NotPossible if it is unknown, used or expired
   */
  Mailed shown(String secret, String purpose) {
    return mailed("select player_id, email from mailed_secret", secret, purpose);
  }

  /**
   * The same, and uses up the secret.
   *
   * @throws NotPossible as {@link #shown}
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
