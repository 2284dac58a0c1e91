package arenhold.server.account;

import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/**
 * Sends an account's owner an e-mail about security-relevant changes, in case someone else made
 * them. Sends nothing without a verified address.
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

  /** The changes that are reported. */
  public enum Change {
    /** The password was changed or reset. */
    PASSWORD("password-changed"),
    /** A passkey was added. */
    PASSKEY("passkey-made"),
    /** The e-mail address was changed or removed. */
    ADDRESS("address-changed");

    private final String kind;

    Change(String kind) {
      this.kind = kind;
    }
  }

  /** Notifies the owner of this account. */
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

  /** Sends the e-mail to this address. */
  void send(String email, String name, Change change, Locale language) {
    String page = letters.link("/account");
    try {
      letters.later(() -> letters.post(email, language, change.kind, Map.of(), name, page));
    } catch (NotPossible full) {
      LOG.warn("an owner is not notified: the e-mail queue is full");
    }
  }
}
