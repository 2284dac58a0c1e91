package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionOperations;

/** Manages accounts' e-mail addresses, and actions confirmed by a link sent there. */
@Service
public class Emails {

  private static final String VERIFY = "verify";
  private static final String RESET = "reset";

  private final JdbcClient database;
  private final Accounts accounts;
  private final SessionList sessions;
  private final Passwords passwords;
  private final MailedSecrets secrets;
  private final OwnerLetters owners;
  private final Letters letters;
  private final KnownBrowsers browsers;
  private final TransactionOperations transactions;

  Emails(
      JdbcClient database,
      Accounts accounts,
      SessionList sessions,
      Passwords passwords,
      MailedSecrets secrets,
      OwnerLetters owners,
      Letters letters,
      KnownBrowsers browsers,
      TransactionOperations transactions) {
    this.browsers = browsers;
    this.transactions = transactions;
    this.database = database;
    this.accounts = accounts;
    this.passwords = passwords;
    this.sessions = sessions;
    this.letters = letters;
    this.secrets = secrets;
    this.owners = owners;
  }

  /** Whether this server sends e-mails at all. */
  public boolean possible() {
    return letters.possible();
  }

  /**
   * Sets or removes an account's address and sends an e-mail there to verify it.
   *
   * @param typed the new address; empty for none
   * @param password of the account, required because the address can reset it
   * @throws NotPossible for a guest, a wrong password, an invalid address, too many e-mails lately,
   *     or if this server sends none. If only the queue is full, the address is changed and a retry
   *     sends the e-mail
   */
  public void change(Player player, String typed, String password, Locale language) {
    String email = typed == null || typed.isBlank() ? null : address(typed.strip());
    accounts.prove(player, password);
    var before = accounts.account(player.id()).filter(Accounts.Account::emailVerified);
    Letter letter =
        transactions.execute(
            changed -> {
              secrets.end(player.id());
              database
                  .sql(
                      """
                      update account set email = :email, email_verified = false,
                        turn_secret = case when lower(email) = lower(:email::text) then turn_secret
                          else :secret end,
                        turn_language = case when :email::text is null then null else turn_language end
                      where player_id = :player""")
                  .param("email", email)
                  // Secrets sent to the old address are void for the new one.
                  .param("secret", Token.fresh())
                  .param("player", player.id())
                  .update();
              if (email == null) return null;
              return write(player, email, VERIFY, language)
                  .orElseThrow(() -> new NotPossible(Reason.TOO_MANY_LETTERS));
            });
    before
        .map(Accounts.Account::email)
        .filter(old -> !old.equalsIgnoreCase(email))
        .ifPresent(old -> owners.send(old, player.name(), OwnerLetters.Change.ADDRESS, language));
    if (letter != null) letters.later(() -> post(letter));
  }

  private String address(String typed) {
    if (!possible()) throw new NotPossible(Reason.NO_MAIL);
    if (!EmailAddress.acceptable(typed)) throw new NotPossible(Reason.BAD_EMAIL);
    return typed;
  }

  /**
   * Verifies the address of the player who shows the e-mailed secret.
   *
   * @throws NotPossible if the secret is unknown or too old, or the address is another account's
   */
  @Transactional
  public void verify(String secret) {
    MailedSecrets.Mailed mailed = secrets.used(secret, VERIFY);
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
   * Sends a password-reset e-mail, if there is such an account with a verified address that did not
   * get too many of them lately. The answer does not reveal whether there is.
   *
   * @throws NotPossible if this server sends no e-mail, or the queue is full
   */
  public void forgot(String nameOrEmail, Locale language) {
    if (!possible()) throw new NotPossible(Reason.NO_MAIL);
    letters.later(
        () -> {
          Optional<Letter> letter = transactions.execute(written -> remind(nameOrEmail, language));
          letter.ifPresent(this::post);
        });
  }

  /** The e-mail to send, or empty if there is no such account. */
  private Optional<Letter> remind(String nameOrEmail, Locale language) {
    return accounts
        .find(nameOrEmail)
        .flatMap(
            id ->
                accounts
                    .account(id)
                    .filter(Accounts.Account::emailVerified)
                    .map(account -> new MailedSecrets.Mailed(id, account.email())))
        .flatMap(found -> write(accounts.player(found.player()), found.email(), RESET, language));
  }

  /**
   * Resets a password by an e-mailed secret. Ends all sessions and every other way in: secrets
   * e-mailed before, known browsers, and passkeys, which an intruder who knew the old password may
   * have made.
   *
   * @throws NotPossible if the secret is unknown or too old, or the password is weak
   */
  public Player reset(String secret, String password) {
    passwords.measure(password);
    Player player = accounts.player(secrets.shown(secret, RESET).player());
    // Outside the transaction: hashing is slow and must not hold a connection.
    String hash = passwords.hash(password, player.name());
    transactions.executeWithoutResult(
        reset -> {
          secrets.used(secret, RESET);
          database
              .sql("update account set password = ? where player_id = ?")
              .params(hash, player.id())
              .update();
          secrets.end(player.id());
          database
              .sql("delete from user_credentials where user_entity_user_id = ?")
              .param(PasskeyOwners.id(player.id()).toBase64UrlString())
              .update();
          sessions.endOthers(player.id(), null);
          browsers.forget(player.id());
        });
    return player;
  }

  /** An e-mail waiting for its secret to be stored; until then its link would not work. */
  private record Letter(
      String email, Locale language, String purpose, String secret, String name) {}

  private void post(Letter letter) {
    // In the fragment, which never reaches a server's log.
    String link = letters.link("/account/" + letter.purpose() + "#" + letter.secret());
    letters.post(
        letter.email(), letter.language(), letter.purpose(), Map.of(), letter.name(), link);
  }

  /** An e-mail with a new secret, or empty if enough were sent recently. */
  private Optional<Letter> write(Player player, String email, String purpose, Locale language) {
    return secrets
        .write(player.id(), email, purpose)
        .map(secret -> new Letter(email, language, purpose, secret, player.name()));
  }
}
