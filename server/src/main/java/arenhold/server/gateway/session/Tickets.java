package arenhold.server.gateway.session;

import arenhold.server.account.Token;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** One-time admissions to a room's socket. */
@Repository
public class Tickets {

  /**
   * What a ticket admits to.
   *
   * @param account whether its player has an account
   */
  public record Admission(UUID room, boolean seatRole, boolean account) {}

  private static final Duration CLEANED_EVERY = Duration.ofSeconds(1);

  private final JdbcClient database;

  /** When expired tickets were last deleted, by {@link System#nanoTime}. */
  private final AtomicLong cleaned = new AtomicLong(System.nanoTime() - CLEANED_EVERY.toNanos());

  private final Duration life;

  Tickets(JdbcClient database, Settings settings) {
    this.database = database;
    this.life = settings.limits().ticketLife();
  }

  /** Issues a ticket that only this player can use. */
  public String issue(UUID player, UUID room, boolean seatRole) {
    String ticket = Token.fresh();
    long now = System.nanoTime();
    long before = cleaned.get();
    // One caller per interval cleans up.
    if (now - before >= CLEANED_EVERY.toNanos() && cleaned.compareAndSet(before, now)) {
      database
          .sql(
              """
              delete from ticket where token_hash in (select token_hash from ticket
                where expires_at < now() for update skip locked)""")
          .update();
    }
    database
        .sql(
            """
            insert into ticket (token_hash, player_id, room_id, role, expires_at)
            values (?, ?, ?, ?, now() + make_interval(secs => ?))""")
        .params(
            Token.hash(ticket), player, room, seatRole ? "seat" : "watch", life.toMillis() / 1000.0)
        .update();
    return ticket;
  }

  /** Redeems a ticket: what it admits this player to, or empty if it is not valid. Works once. */
  public Optional<Admission> use(String ticket, UUID player) {
    if (ticket == null || ticket.length() > 64) return Optional.empty();
    return database
        .sql(
            """
            delete from ticket where token_hash = ? and player_id = ? and expires_at >= now()
            returning room_id, role,
              exists (select 1 from account where account.player_id = ticket.player_id) account""")
        .params(Token.hash(ticket), player)
        .query(
            (row, n) ->
                new Admission(
                    row.getObject("room_id", UUID.class),
                    row.getString("role").equals("seat"),
                    row.getBoolean("account")))
        .optional();
  }
}
