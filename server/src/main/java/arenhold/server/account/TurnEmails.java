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

/** E-mails that tell people of their turns: who wants them, how they read and how they end. */
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
  public record Wish(boolean possible, boolean verified, String language) {}

  /** Whether this server sends e-mails at all. */
  public boolean possible() {
    return letters.possible();
  }

  /** What this player chose. */
  public Wish of(UUID player) {
    return database
        .sql("select email_verified, turn_language from account where player_id = ?")
        .param(player)
        .query(
            (row, n) ->
                new Wish(
                    possible(), row.getBoolean("email_verified"), row.getString("turn_language")))
        .optional()
        .orElse(new Wish(possible(), false, null));
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

  /** Tells this player nothing by e-mail any more. */
  public void end(Player player) {
    database
        .sql("update account set turn_language = null where player_id = ?")
        .param(player.id())
        .update();
  }

  /**
   * Unsubscribes the player who shows the secret of an e-mail. Doing so again changes nothing.
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
   * The newest e-mail of a match.
   *
   * @param sent null if the mail server did not take it
   */
  public record Sent(UUID match, Instant sent) {}

  /** What is stored about turn e-mails sent for the player's running matches. */
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

  /** Who gets an e-mail. */
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
   * Sends an e-mail at once.
   *
   * @param opponents as they are told who waits for them
   * @param played the game and its form, in their language
   * @param page where the match is played
   * @throws MailException if the mail server cannot be reached or does not take it
   */
  public void send(Receiver to, String opponents, String played, String page) {
    String match = letters.link(page);
    String end = letters.link("/unsubscribe/" + to.secret());
    // By these mail programs show a button that ends them (RFC 8058); answers are not expected.
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
