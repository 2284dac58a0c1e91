package arenhold.server.notice;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Recovers lost notices, whether the server was killed, the database was down or the queue
 * overflowed. Compares stored matches with stored notices: sends missing turn notices and settles
 * outdated ones. Runs first when players at their tables before a restart have had time to come
 * back, then every few minutes; so players who left an open question are notified too.
 */
@Component
class LostNotices implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(LostNotices.class);

  private static final Duration TO_COME_BACK = Duration.ofMinutes(1);
  private static final Duration BETWEEN = Duration.ofMinutes(5);

  private final JdbcClient database;
  private final Notices notices;
  private final Presence presence;
  private ScheduledExecutorService work;

  LostNotices(JdbcClient database, Notices notices, Presence presence) {
    this.database = database;
    this.notices = notices;
    this.presence = presence;
  }

  /** Recovers what was lost before {@code then}. */
  void find(OffsetDateTime then) {
    List<UUID> whose = new ArrayList<>(settleTurns(then));
    whose.addAll(settleProposals(then));
    notices.count(whose);
    for (SlowTurns.Turn turn : untold(then)) {
      if (!presence.at(turn.room(), turn.player())) notices.tell(turn.player(), news(turn));
    }
  }

  /** Settles turn notices of players who are no longer asked. */
  private List<UUID> settleTurns(OffsetDateTime then) {
    return database
        .sql(
            SlowTurns.WITH
                + """
            update notice n set read_at = now()
            where n.kind = :kind and n.read_at is null and n.at < :then and not exists (
              select 1 from slow_turn t
              where t.seat_link = substr(n.page, 4) and t.player_id = n.player_id)
            returning n.player_id""")
        .param("kind", MatchNotices.TURN)
        .param("then", then)
        .query(UUID.class)
        .list();
  }

  /** Settles notices of proposals that are no longer open. */
  private List<UUID> settleProposals(OffsetDateTime then) {
    return database
        .sql(
            """
            update notice n set read_at = now()
            where n.kind in (:kinds) and n.read_at is null and n.at < :then and not exists (
              select 1 from room r
              join match_clock c on c.match_id = (r.state ->> 'match')::uuid
              where r.seat_link = substr(n.page, 4) and r.state ->> 'phase' = 'PLAYING'
                and c.state -> 'proposal' <> 'null')
            returning n.player_id""")
        .param("kinds", List.of(MatchNotices.PAUSE, MatchNotices.CLOCK))
        .param("then", then)
        .query(UUID.class)
        .list();
  }

  /** Turns without a notice; those older than notices are kept count as notified. */
  private List<SlowTurns.Turn> untold(OffsetDateTime then) {
    return database
        .sql(
            SlowTurns.WITH
                + """
            select p.* from slow_turn p
            join player who on who.id = p.player_id and who.deleted_at is null
            where p.asked_at < :then and p.asked_at > now() - make_interval(days => :kept)
              and not exists (
                select 1 from notice n where n.player_id = p.player_id and n.kind = :kind
                  and n.page = '/r/' || p.seat_link and n.at >= p.asked_at)""")
        .param("then", then)
        .param("kept", (int) Notices.KEPT.toDays())
        .param("kind", MatchNotices.TURN)
        .query(SlowTurns::turn)
        .list();
  }

  private static Notices.News news(SlowTurns.Turn turn) {
    Map<String, String> words = Map.of("game", turn.game(), "form", turn.form());
    String page = "/r/" + turn.link();
    return new Notices.News(MatchNotices.TURN, page, turn.opponents(), words, null);
  }

  private void look() {
    try {
      find(
          database
              .sql("select now() - make_interval(secs => ?)")
              .param(TO_COME_BACK.toSeconds())
              .query(OffsetDateTime.class)
              .single());
    } catch (DataAccessException | TransactionException away) {
      DatabaseAway.warn(LOG, "cannot look for lost notices", away);
    } catch (RuntimeException fault) {
      LOG.error("lost notices cannot be recovered", fault);
    }
  }

  @Override
  public void start() {
    work = Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("lost-notices"));
    work.scheduleWithFixedDelay(
        this::look, TO_COME_BACK.toMillis(), BETWEEN.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void stop() {
    work.shutdownNow();
    work = null;
  }

  @Override
  public boolean isRunning() {
    return work != null;
  }
}
