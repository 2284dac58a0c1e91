package arenhold.server.notice;

import arenhold.server.account.Accounts;
import arenhold.server.account.TurnEmails;
import arenhold.server.catalogue.Catalogues;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mail.MailException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Sends turn e-mails to players who want them, once a match has waited for them for some minutes
 * and they are not at its table. Polls the database, so nothing waits in memory and rooms are not
 * involved.
 *
 * <p>An e-mail is marked as sent before it is sent (at most once): if the server is killed in
 * between, it is lost rather than sent twice. Only failures reported by the mail server are
 * retried.
 */
@Component
class Postman implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Postman.class);

  /** The minimum time between two e-mails to a player about the same match. */
  private static final Duration PAUSE = Duration.ofHours(24);

  /** Delays before the retries; after the last one the e-mail is given up. */
  private static final List<Duration> AGAIN =
      List.of(Duration.ofMinutes(1), Duration.ofMinutes(10), Duration.ofHours(1));

  /** How long shutdown waits for an e-mail being sent. */
  private static final Duration FAREWELL = Duration.ofSeconds(3);

  private static final int MOST_AT_ONCE = 100;

  /** After this many consecutive failures the mail server counts as down and the round ends. */
  private static final int MOST_FAILURES = 3;

  private final JdbcClient database;
  private final TurnEmails emails;
  private final Catalogues catalogues;
  private final Accounts accounts;
  private final Presence presence;
  private final Settings.TurnMail settings;
  private volatile ScheduledExecutorService round;

  /** Whether the server is stopping: an e-mail being sent may be finished, no other is begun. */
  private volatile boolean stopped;

  Postman(
      JdbcClient database,
      TurnEmails emails,
      Catalogues catalogues,
      Accounts accounts,
      Presence presence,
      Settings settings) {
    this.database = database;
    this.emails = emails;
    this.catalogues = catalogues;
    this.accounts = accounts;
    this.presence = presence;
    this.settings = settings.turnMail();
  }

  /** Runs one round: finds who should get an e-mail and sends it. Returns when all are sent. */
  synchronized void look() {
    forget();
    int sent = 0;
    int failures = 0;
    for (SlowTurns.Turn turn : waiting()) {
      if (stopped) return;
      if (presence.at(turn.room(), turn.player())) continue;
      // Read everything needed first: if the database is down, nothing is marked as sent.
      Optional<TurnEmails.Receiver> to = emails.receiver(turn.player());
      if (to.isEmpty()) continue;
      List<UUID> opponents = turn.opponents();
      String names = Notices.listed(opponents, accounts.names(opponents));
      int attempt = claim(turn);
      if (attempt == 0) continue;
      failures = send(to.get(), names, turn, attempt) ? 0 : failures + 1;
      if (++sent == MOST_AT_ONCE || failures == MOST_FAILURES) return;
    }
  }

  /** Deletes the state of matches that are over. */
  private void forget() {
    database
        .sql(
            """
            delete from turn_mail t using match m
            where m.id = t.match_id and m.ended_at is not null""")
        .update();
  }

  /** Turns that have waited long enough, longest first, without those e-mailed lately. */
  private List<SlowTurns.Turn> waiting() {
    return database
        .sql(
            SlowTurns.WITH
                + """
            select p.* from account a
            join slow_turn p on p.player_id = a.player_id
            left join turn_mail t on t.match_id = p.match_id and t.player_id = p.player_id
            where a.email_verified and a.turn_language is not null
              and p.asked_at < now() - make_interval(secs => :after)
              and (t.match_id is null
                   or (t.sent_at is null or t.sent_at < now() - make_interval(secs => :pause))
                      and (t.asked_at <> p.asked_at or t.next_at <= now()))
            order by p.asked_at""")
        .param("after", settings.after().toSeconds())
        .param("pause", PAUSE.toSeconds())
        .query(SlowTurns::turn)
        .list();
  }

  /** Marks this e-mail as sent. Returns the number of the attempt, or 0 if it must not be sent. */
  private int claim(SlowTurns.Turn turn) {
    return database
        .sql(
            """
            insert into turn_mail (match_id, player_id, asked_at, attempts, sent_at)
            select match_id, player_id, asked_at, 1, now() from match_player
            where match_id = :match and player_id = :player and asked_at = :asked
            on conflict (match_id, player_id) do update set
              attempts = case when turn_mail.asked_at = excluded.asked_at
                         then turn_mail.attempts + 1 else 1 end,
              asked_at = excluded.asked_at, sent_at = now(), next_at = null
            where (turn_mail.sent_at is null
                   or turn_mail.sent_at < now() - make_interval(secs => :pause))
              and (turn_mail.asked_at <> excluded.asked_at or turn_mail.next_at <= now())
            returning attempts""")
        .param("match", turn.match())
        .param("player", turn.player())
        .param("asked", turn.asked())
        .param("pause", PAUSE.toSeconds())
        .query(Integer.class)
        .optional()
        .orElse(0);
  }

  private boolean send(TurnEmails.Receiver to, String names, SlowTurns.Turn turn, int attempt) {
    try {
      String played = catalogues.title(turn.game(), turn.form(), to.language());
      emails.send(to, names, played, "/r/" + turn.link());
      return true;
    } catch (MailException failure) {
      // The exception's message would contain the address.
      String why = failure.getClass().getSimpleName();
      boolean last = attempt > AGAIN.size();
      LOG.warn(
          "a turn e-mail of match {} {}: {}",
          turn.match(),
          last ? "is given up" : "will be retried",
          why);
      failed(turn, last ? null : AGAIN.get(attempt - 1));
      return false;
    }
  }

  /**
   * @param again the delay before the next attempt, or null for none
   */
  private void failed(SlowTurns.Turn turn, Duration again) {
    database
        .sql(
            """
            update turn_mail set sent_at = null, next_at = now() + make_interval(secs => ?)
            where match_id = ? and player_id = ?""")
        .params(again == null ? null : again.toSeconds(), turn.match(), turn.player())
        .update();
  }

  private void lookAndGoOn() {
    try {
      look();
    } catch (DataAccessException | TransactionException away) {
      LOG.warn("cannot look for turn e-mails to send: {}", away.toString());
    } catch (RuntimeException fault) {
      LOG.error("turn e-mails cannot be sent", fault);
    }
  }

  @Override
  public void start() {
    stopped = false;
    if (!emails.possible()) return;
    round = Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("postman"));
    long every = settings.every().toMillis();
    round.scheduleWithFixedDelay(this::lookAndGoOn, every, every, TimeUnit.MILLISECONDS);
  }

  @Override
  public void stop() {
    stopped = true;
    if (round == null) return;
    round.shutdown();
    try {
      // A hanging mail server does not block shutdown: what is marked as sent stays so.
      if (!round.awaitTermination(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) round.shutdownNow();
    } catch (InterruptedException hurried) {
      round.shutdownNow();
      Thread.currentThread().interrupt();
    }
    round = null;
  }

  @Override
  public boolean isRunning() {
    return round != null;
  }
}
