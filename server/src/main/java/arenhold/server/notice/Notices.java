package arenhold.server.notice;

import arenhold.server.live.Live;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToBrowser;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The notices of all people. Of the same kind about the same page nobody has more than one unread:
 * the newer takes its place.
 */
@Component
public class Notices implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

  /** How long notices are kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private static final int MOST_SHOWN = 50;

  /** What anybody may be noticed of within an hour, of each kind; more is not written down. */
  private static final int MOST_AN_HOUR = 60;

  private static final TypeReference<Map<String, String>> PARAMS = new TypeReference<>() {};

  private final JdbcClient database;
  private final Live live;
  private final Pushes pushes;
  private final JsonMapper json;

  /** One after the other, so that a notice and what makes it old keep their order. */
  private final ExecutorService work =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("notices").factory());

  private long swept;

  Notices(JdbcClient database, Live live, Pushes pushes, JsonMapper json) {
    this.database = database;
    this.live = live;
    this.pushes = pushes;
    this.json = json;
    live.greet(
        browser ->
            later(
                () ->
                    browser.send(
                        Frames.write(new ToBrowser.Noticed(unread(browser.player()), null)))));
  }

  /**
   * Everything a person is shown.
   *
   * @param unread how many he has not read
   * @param notices the newest first
   */
  public record Shown(int unread, List<ToBrowser.Notice> notices) {}

  /** Writes a notice down and tells it. Returns at once. */
  public void tell(UUID player, String kind, String page, Map<String, String> params) {
    later(() -> store(player, kind, page, params));
  }

  /** What this kind of notice told of this page is so no more. Returns at once. */
  public void settle(UUID player, String kind, String page) {
    later(
        () -> {
          int settled =
              database
                  .sql(
                      """
                      update notice set read_at = now()
                      where player_id = ? and kind = ? and page = ? and read_at is null""")
                  .params(player, kind, page)
                  .update();
          if (settled > 0) live.tell(player, new ToBrowser.Noticed(unread(player), null));
        });
  }

  private void store(UUID player, String kind, String page, Map<String, String> params) {
    sweep();
    // Of each kind apart: nobody keeps a turn from being told by challenging often.
    int lately =
        database
            .sql(
                """
                select count(*) from notice
                where player_id = ? and kind = ? and at > now() - interval '1 hour'""")
            .params(player, kind)
            .query(Integer.class)
            .single();
    if (lately >= MOST_AN_HOUR) return;
    ToBrowser.Notice notice =
        database
            .sql(
                """
                with older as (
                  delete from notice where player_id = :player and kind = :kind
                    and page is not distinct from :page and read_at is null)
                insert into notice (player_id, kind, page, params)
                values (:player, :kind, :page, :params::jsonb) returning *""")
            .param("player", player)
            .param("kind", kind)
            .param("page", page)
            .param("params", json.writeValueAsString(params))
            .query((row, n) -> notice(row))
            .single();
    live.tell(player, new ToBrowser.Noticed(unread(player), notice));
    if (!live.here(player)) pushes.ring(player, notice);
  }

  private void sweep() {
    long now = System.nanoTime();
    if (swept != 0 && now - swept < TimeUnit.HOURS.toNanos(1)) return;
    swept = now;
    database
        .sql("delete from notice where at < now() - make_interval(days => ?)")
        .param((int) KEPT.toDays())
        .update();
  }

  /** The newest notices of this player. */
  public Shown of(UUID player) {
    List<ToBrowser.Notice> newest =
        database
            .sql("select * from notice where player_id = ? order by id desc limit ?")
            .params(player, MOST_SHOWN)
            .query((row, n) -> notice(row))
            .list();
    return new Shown(unread(player), newest);
  }

  /** This player has read everything up to the notice {@code last}. */
  public void read(UUID player, long last) {
    database
        .sql(
            """
            update notice set read_at = now()
            where player_id = ? and id <= ? and read_at is null""")
        .params(player, last)
        .update();
    live.tell(player, new ToBrowser.Noticed(unread(player), null));
  }

  /** Forgets all notices of this player. */
  public void forget(UUID player) {
    database.sql("delete from notice where player_id = ?").param(player).update();
  }

  private int unread(UUID player) {
    return database
        .sql("select count(*) from notice where player_id = ? and read_at is null")
        .param(player)
        .query(Integer.class)
        .single();
  }

  private ToBrowser.Notice notice(ResultSet row) throws SQLException {
    return new ToBrowser.Notice(
        row.getLong("id"),
        row.getString("kind"),
        row.getString("page"),
        json.readValue(row.getString("params"), PARAMS),
        row.getObject("at", OffsetDateTime.class).toInstant().toEpochMilli(),
        row.getObject("read_at") != null);
  }

  private void later(Runnable task) {
    work.execute(
        () -> {
          try {
            task.run();
          } catch (DataAccessException | TransactionException away) {
            LOG.warn("a notice is lost: {}", away.toString());
          } catch (RuntimeException fault) {
            LOG.error("a notice is lost", fault);
          }
        });
  }

  @Override
  public void destroy() {
    work.shutdownNow();
  }
}
