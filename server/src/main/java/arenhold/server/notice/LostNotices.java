package arenhold.server.notice;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
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
 * Makes up for notices that were lost when the server was killed, by what is stored of matches:
 * turns of which nobody was told are told, and what is not so any more is settled. Once after every
 * start, as soon as those who were at their tables had time to come back.
 */
@Component
class LostNotices implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(LostNotices.class);

  private static final Duration TO_COME_BACK = Duration.ofMinutes(1);

  private final JdbcClient database;
  private final Notices notices;
  private final Presence presence;
  private ScheduledExecutorService work;

  LostNotices(JdbcClient database, Notices notices, Presence presence) {
    this.database = database;
    this.notices = notices;
    this.presence = presence;
  }

  /** Makes up for what was lost before {@code start}. */
  void find(OffsetDateTime start) {
    List<UUID> whose = new ArrayList<>(settleTurns(start));
    whose.addAll(settleProposals(start));
    notices.count(whose);
    for (Turn turn : untold(start)) {
      if (!presence.at(turn.room(), turn.player())) notices.tell(turn.player(), turn.news());
    }
  }

  /** Nobody is asked there any more. */
  private List<UUID> settleTurns(OffsetDateTime start) {
    return database
        .sql(
            """
            update notice n set read_at = now()
            where n.kind = :kind and n.read_at is null and n.at < :start and not exists (
              select 1 from room r
              join match_player p on p.match_id = (r.state ->> 'match')::uuid
              where r.seat_link = substr(n.page, 4) and r.state ->> 'phase' = 'PLAYING'
                and p.player_id = n.player_id and p.asked_at is not null)
            returning n.player_id""")
        .param("kind", MatchNotices.TURN)
        .param("start", start)
        .query(UUID.class)
        .list();
  }

  /** Nothing is proposed there any more. */
  private List<UUID> settleProposals(OffsetDateTime start) {
    return database
        .sql(
            """
            update notice n set read_at = now()
            where n.kind in (:kinds) and n.read_at is null and n.at < :start and not exists (
              select 1 from room r
              join match_clock c on c.match_id = (r.state ->> 'match')::uuid
              where r.seat_link = substr(n.page, 4) and r.state ->> 'phase' = 'PLAYING'
                and c.state -> 'proposal' <> 'null')
            returning n.player_id""")
        .param("kinds", List.of(MatchNotices.PAUSE, MatchNotices.CLOCK))
        .param("start", start)
        .query(UUID.class)
        .list();
  }

  private record Turn(UUID room, UUID player, Notices.News news) {}

  /** Turns of which nothing is written down; what is kept no more counts as told. */
  private List<Turn> untold(OffsetDateTime start) {
    return database
        .sql(
            """
            select r.id, r.state ->> 'game' as game, r.state ->> 'form' as form,
              '/r/' || r.seat_link as page, p.player_id,
              array(select o.player_id from match_player o
                    where o.match_id = p.match_id and o.player_id <> p.player_id
                    order by o.seat) as others
            from match_player p
            join player who on who.id = p.player_id and who.deleted_at is null
            join match_clock c on c.match_id = p.match_id
            join room r on r.id = c.room_id
            where p.asked_at < :start and p.asked_at > now() - make_interval(days => :kept)
              and r.state ->> 'phase' = 'PLAYING'
              and c.state -> 'control' ->> 'kind' <> 'live'
              and not exists (
                select 1 from notice n where n.player_id = p.player_id and n.kind = :kind
                  and n.page = '/r/' || r.seat_link and n.at >= p.asked_at)""")
        .param("start", start)
        .param("kept", (int) Notices.KEPT.toDays())
        .param("kind", MatchNotices.TURN)
        .query(
            (row, n) ->
                new Turn(
                    row.getObject("id", UUID.class),
                    row.getObject("player_id", UUID.class),
                    new Notices.News(
                        MatchNotices.TURN,
                        row.getString("page"),
                        Arrays.asList((UUID[]) row.getArray("others").getArray()),
                        Map.of("game", row.getString("game"), "form", row.getString("form")),
                        null)))
        .list();
  }

  private void attempt(OffsetDateTime start) {
    try {
      find(start);
    } catch (DataAccessException | TransactionException away) {
      LOG.warn("it cannot be seen which notices were lost: {}", away.toString());
      work.schedule(() -> attempt(start), TO_COME_BACK.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RuntimeException fault) {
      LOG.error("lost notices cannot be made up for", fault);
    }
  }

  @Override
  public void start() {
    OffsetDateTime start = database.sql("select now()").query(OffsetDateTime.class).single();
    work =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("lost-notices").factory());
    work.schedule(() -> attempt(start), TO_COME_BACK.toMillis(), TimeUnit.MILLISECONDS);
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
