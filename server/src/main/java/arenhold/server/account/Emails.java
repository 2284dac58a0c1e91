package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionOperations;

/** E-mail addresses of accounts, and what is proved by receiving a letter there. */
@Service
public class Emails {

  private static final Duration LIFE = Duration.ofHours(2);
  private static final int LONGEST = 254;

  private static final String VERIFY = "verify";
  private static final String RESET = "reset";

  private final JdbcClient database;
  private final Accounts accounts;
  private final SessionList sessions;
  private final Passwords passwords;
  private final Letters letters;
  private final TransactionOperations transactions;

  Emails(
      JdbcClient database,
      Accounts accounts,
      SessionList sessions,
      Passwords passwords,
      Letters letters,
      TransactionOperations transactions) {
    this.transactions = transactions;
    this.database = database;
    this.accounts = accounts;
    this.passwords = passwords;
    this.sessions = sessions;
    this.letters = letters;
  }

  /** Whether this server sends e-mails at all. */
  public boolean possible() {
    return letters.possible();
  }

  /**
   * Sets or removes the address of an account and sends a letter there to verify it.
   *
   * @param typed empty to have none
   * @param password of the account: with the address a password can be reset
   * @throws NotPossible for a guest, a wrong password, a wrong address, or no way to send e-mail;
   *     if too many letters wait to be sent, the address is changed and another try sends one
   */
  public void change(Player player, String typed, String password, Locale language) {
    accounts.prove(player, password);
    String email = typed == null || typed.isBlank() ? null : address(typed.strip());
    Letter letter =
        transactions.execute(
            changed -> {
              database
                  .sql("delete from mailed_secret where player_id = ?")
                  .param(player.id())
                  .update();
              database
                  .sql(
                      """
                      update account set email = :email, email_verified = false,
                        turn_secret = case when lower(email) = lower(:email::text) then turn_secret
                          else :secret end,
                        turn_language = case when :email::text is null then null else turn_language end
                      where player_id = :player""")
                  .param("email", email)
                  // Whoever reads the letters at the address before has no say at this one.
                  .param("secret", Token.fresh())
                  .param("player", player.id())
                  .update();
              return email == null ? null : write(player, email, VERIFY, language);
            });
    if (letter != null) letters.later(() -> post(letter));
  }

  private String address(String typed) {
    if (!possible()) throw new NotPossible(Reason.NO_MAIL);
    try {
      if (typed.length() > LONGEST || typed.indexOf('@') < 1) throw new AddressException();
      new InternetAddress(typed, true).validate();
      return typed;
    } catch (AddressException wrong) {
      throw new NotPossible(Reason.BAD_EMAIL);
    }
  }

  /**
   * The receiver of a letter shows its secret: his address is verified.
   *
   * @throws NotPossible if the secret is unknown or too old, or the address is another account's
   */
  @Transactional
  public void verify(String secret) {
    Mailed mailed = used(secret, VERIFY);
    try {
      database
          .sql(
              "update account set email_verified = true where player_id = ? and lower(email) = lower(?)")
          .params(mailed.player(), mailed.email())
          .update();
    } catch (DuplicateKeyException others) {
      throw new NotPossible(Reason.BAD_EMAIL);
    }
  }

  /**
   * Sends a letter to reset the password, if there is such an account with a verified address.
   * Nobody can tell from the answer whether there is.
   *
   * @throws NotPossible if this server sends no e-mail, or too many wait to be sent
   */
  public void forgot(String nameOrEmail, Locale language) {
    if (!possible()) throw new NotPossible(Reason.NO_MAIL);
    letters.later(
        () -> {
          Letter letter = transactions.execute(written -> remind(nameOrEmail, language));
          if (letter != null) post(letter);
        });
  }

  /** The letter to be sent, or null if there is no such account. */
  private Letter remind(String nameOrEmail, Locale language) {
    return accounts
        .find(nameOrEmail)
        .flatMap(
            id ->
                accounts
                    .account(id)
                    .filter(Accounts.Account::emailVerified)
                    .map(account -> new Mailed(id, account.email())))
        .map(found -> write(accounts.player(found.player()), found.email(), RESET, language))
        .orElse(null);
  }

  /**
   * The receiver of a letter shows its secret and chooses another password. All sessions end.
   *
   * @throws NotPossible if the secret is unknown or too old, or the password is weak
   */
  public Player reset(String secret, String password) {
    passwords.measure(password);
    Player player =
        accounts.player(
            mailed("select player_id, email from mailed_secret", secret, RESET).player());
    // Before the transaction: it takes long and must hold no connection.
    String hash = passwords.hash(password, player.name());
    transactions.executeWithoutResult(
        reset -> {
          used(secret, RESET);
          database
              .sql("update account set password = ? where player_id = ?")
              .params(hash, player.id())
              .update();
          sessions.endOthers(player.id(), null);
        });
    return player;
  }

  private record Mailed(UUID player, String email) {}

  /** A letter that waits for its secret to be stored: before that its link would open nothing. */
  private record Letter(
      String email, Locale language, String purpose, String secret, String name) {}

  private void post(Letter letter) {
    // Behind the hash, so that no server's log ever holds it.
    String link = letters.link("/account/" + letter.purpose() + "#" + letter.secret());
    letters.post(
        letter.email(), letter.language(), letter.purpose(), Map.of(), letter.name(), link);
  }

  private Letter write(Player player, String email, String purpose, Locale language) {
    String secret = Token.fresh();
    database.sql("delete from mailed_secret where expires_at < now()").update();
    database
        .sql(
            """
            insert into mailed_secret (token_hash, player_id, purpose, email, expires_at)
            values (?, ?, ?, ?, now() + make_interval(secs => ?))""")
        .params(Token.hash(secret), player.id(), purpose, email, LIFE.toSeconds())
        .update();
    return new Letter(email, language, purpose, secret, player.name());
  }

  private Mailed used(String secret, String purpose) {
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
