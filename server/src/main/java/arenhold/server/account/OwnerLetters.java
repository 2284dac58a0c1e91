package arenhold.server.account;

import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/**
 * Tells the owner of an account by e-mail what has changed about it, in case it was someone else.
 * Where there is no verified address, nobody is told.
 */
@Service
public class OwnerLetters {

  private static final Logger LOG = LoggerFactory.getLogger(OwnerLetters.class);

  private final JdbcClient database;
  private final Letters letters;

  OwnerLetters(JdbcClient database, Letters letters) {
    this.database = database;
    this.letters = letters;
  }

  /** What has changed. */
  public enum Change {
    /** The password, which was known or reset. */
    PASSWORD("password-changed"),
    /** A passkey was made. */
    PASSKEY("passkey-made"),
    /** The account has another e-mail address, or none. */
    ADDRESS("address-changed");

    private final String kind;

    Change(String kind) {
      this.kind = kind;
    }
  }

  /** Tells the owner of this account. */
  public void tell(UUID player, Change change, Locale language) {
    if (!letters.possible()) return;
    database
        .sql(
            """
            select p.name, a.email from account a join player p on p.id = a.player_id
            where a.player_id = ? and a.email_verified""")
        .param(player)
        .query((row, n) -> new String[] {row.getString("name"), row.getString("email")})
        .optional()
        .ifPresent(owner -> send(owner[1], owner[0], change, language));
  }

  /** Sends to this address. */
  void send(String email, String name, Change change, Locale language) {
    String page = letters.link("/account");
    try {
      letters.later(() -> letters.post(email, language, change.kind, Map.of(), name, page));
    } catch (NotPossible full) {
      LOG.warn("an owner is not told: too many letters wait");
    }
  }
}
