package arenhold.server.account;

import arenhold.server.account.NotPossible.Reason;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mail.MailException;
import org.springframework.stereotype.Service;

/** Turn e-mails: subscribing, unsubscribing and sending. */
@Service
public class TurnEmails {

  private static final String KIND = "turn";

  private final JdbcClient database;
  private final Accounts accounts;
  private final Letters letters;

  TurnEmails(JdbcClient database, Accounts accounts, Letters letters) {
    this.database = database;
    this.accounts = accounts;
    this.letters = letters;
  }

  /**
   * A player's settings.
   *
   * @param possible whether this server sends e-mails at all
   * @param verified whether they have an account with a verified address
   * @param language of the turn e-mails, or null if they want none
   */
  public record Preference(boolean possible, boolean verified, String language) {}

  /** Whether this server sends e-mails at all. */
  public boolean possible() {
    return letters.possible();
  }

  /** This player's settings. */
  public Preference of(UUID player) {
    return database
        .sql("select email_verified, turn_language from account where player_id = ?")
        .param(player)
        .query(
            (row, n) ->
                new Preference(
                    possible(), row.getBoolean("email_verified"), row.getString("turn_language")))
        .optional()
        .orElse(new Preference(possible(), false, null));
  }

  /**
   * Switches on turn e-mails for this player, in this language.
   *
   * @throws NotPossible for a guest, without a verified address, or if this server sends no e-mail
   */
  public void begin(Player player, Locale language) {
    if (!possible()) throw new NotPossible(Reason.NO_MAIL);
    if (accounts.account(player.id()).isEmpty()) throw new NotPossible(Reason.NO_ACCOUNT);
    int begun =
        database
            .sql(
                """
                update account set turn_language = ?, turn_secret = coalesce(turn_secret, ?)
                where player_id = ? and email_verified""")
            .params(language.toLanguageTag(), Token.fresh(), player.id())
            .update();
    if (begun == 0) throw new NotPossible(Reason.NOT_VERIFIED);
  }

  /** Unsubscribes this player. */
  public void end(Player player) {
    database
        .sql("update account set turn_language = null where player_id = ?")
        .param(player.id())
        .update();
  }

  /**
   * Unsubscribes the player whose e-mail held this secret. Idempotent.
   *
   * @throws NotPossible if the secret is unknown
   */
  public void end(String secret) {
    int ended =
        database
            .sql("update account set turn_language = null where turn_secret = ?")
            .param(secret)
            .update();
    if (ended == 0) throw new NotPossible(Reason.EXPIRED);
  }

  /**
   * The last e-mail about a match.
   *
   * @param sent null if the mail server refused it
   */
  public record Sent(UUID match, Instant sent) {}

  /** The last turn e-mails about the player's running matches. */
  public List<Sent> sent(UUID player) {
    return database
        .sql("select match_id, sent_at from turn_mail where player_id = ? order by asked_at")
        .param(player)
        .query(
            (row, n) -> {
              OffsetDateTime sent = row.getObject("sent_at", OffsetDateTime.class);
              UUID match = row.getObject("match_id", UUID.class);
              return new Sent(match, sent == null ? null : sent.toInstant());
            })
        .list();
  }

  /** The recipient of a turn e-mail. */
  public record Receiver(String name, String email, Locale language, String secret) {}

  /** The player's address for turn e-mails; empty if they want none or have no address. */
  public Optional<Receiver> receiver(UUID player) {
    return database
        .sql(
            """
            select p.name, a.email, a.turn_language, a.turn_secret
            from account a join player p on p.id = a.player_id
            where a.player_id = ? and a.email_verified and a.turn_language is not null""")
        .param(player)
        .query(
            (row, n) ->
                new Receiver(
                    row.getString("name"),
                    row.getString("email"),
                    Locale.forLanguageTag(row.getString("turn_language")),
                    row.getString("turn_secret")))
        .optional();
  }

  /**
   * Sends a turn e-mail synchronously.
   *
   * @param opponents the names of those waiting for them
   * @param played the game and its form, in their language
   * @param page where the match is played
   * @throws MailException if the mail server cannot be reached or refuses it
   */
  public void send(Receiver to, String opponents, String played, String page) {
    String match = letters.link(page);
    String end = letters.link("/unsubscribe/" + to.secret());
    // With these, mail programs show an unsubscribe button (RFC 8058) and send no automatic
    // replies.
    Map<String, String> headers =
        Map.of(
            "List-Unsubscribe",
            "<" + end + ">",
            "List-Unsubscribe-Post",
            "List-Unsubscribe=One-Click",
            "Auto-Submitted",
            "auto-generated");
    letters.post(
        to.email(), to.language(), KIND, headers, to.name(), opponents, match, end, played);
  }
}
