package arenhold.server.notice;

import arenhold.server.account.Accounts;
import arenhold.server.account.Farewell;
import arenhold.server.computer.Computer;
import arenhold.server.live.Browser;
import arenhold.server.live.Live;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Pool;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToBrowser;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
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
 * Stores notices, delivers them and counts unread ones. A player has at most one unread notice of a
 * kind about a page: a newer one replaces it. The file is long so that all statements on its table
 * stay together; their order matters.
 */
@Component
public class Notices implements DisposableBean, Farewell {

  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

  /** How long notices are kept. */
  static final Duration KEPT = Duration.ofDays(30);

  private static final int MOST_SHOWN = 50;

  /** The most notices of a kind stored for a player within an hour; more are dropped. */
  private static final int MOST_AN_HOUR = 60;

  /**
   * Kinds that an opponent can repeat at will: no push is sent for these if there was a notice
   * about the same page within the last hour.
   */
  private static final Set<String> RARE = Set.of(MatchNotices.PAUSE, MatchNotices.CLOCK);

  /** Changes within this time are stored as one batch. */
  private static final Duration BEAT = Duration.ofMillis(250);

  /** The capacity of the queue; {@link LostNotices} recovers what is dropped. */
  private static final int MOST_WAITING = 10_000;

  /** The most changes in one batch. */
  private static final int MOST_AT_ONCE = 500;

  /** How often outdated notices are looked for. */
  private static final Duration EXPIRY = Duration.ofSeconds(15);

  /** How long shutdown waits for the queue to be stored. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  /** The param that names the players. */
  private static final String PLAYERS = "players";

  private static final TypeReference<Map<String, String>> PARAMS = new TypeReference<>() {};

  private final JdbcClient database;
  private final Accounts accounts;
  private final Live live;
  private final Pushes pushes;
  private final JsonMapper json;
  private final Figures figures;
  private final Backlog<Change> backlog = new Backlog<>(MOST_WAITING);

  /** A single thread, so that a notice is stored before it is settled. */
  private final ScheduledExecutorService work =
      Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("notices"));

  /** Newly opened pages that have not been sent the unread count yet. */
  private final Set<Browser> fresh = ConcurrentHashMap.newKeySet();

  /** Whether a task that sends it is already queued. */
  private final AtomicBoolean greeting = new AtomicBoolean();

  private long swept;

  Notices(
      JdbcClient database,
      Accounts accounts,
      Live live,
      Pushes pushes,
      JsonMapper json,
      Figures figures) {
    this.database = database;
    this.accounts = accounts;
    this.live = live;
    this.pushes = pushes;
    this.json = json;
    this.figures = figures;
    live.greet(
        browser -> {
          fresh.add(browser);
          if (greeting.compareAndSet(false, true)) work.execute(() -> attempt(this::greet));
        });
    long beat = BEAT.toMillis();
    work.scheduleWithFixedDelay(this::writeDown, beat, beat, TimeUnit.MILLISECONDS);
    long often = EXPIRY.toMillis();
    work.scheduleWithFixedDelay(this::lookForOld, often, often, TimeUnit.MILLISECONDS);
  }

  /**
   * The notices shown to a player.
   *
   * @param unread how many they have not read
   * @param notices newest first
   */
  public record Shown(int unread, List<ToBrowser.Notice> notices) {}

  /**
   * The content of a notice.
   *
   * @param kind of event; selects the sentence to show
   * @param page where it happened
   * @param about the players whom the sentence names; names are resolved when it is read
   * @param params the sentence's other parameters
   * @param stands how long it is relevant, or null for as long as it is kept
   */
  public record News(
      String kind, String page, List<UUID> about, Map<String, String> params, Duration stands) {}

  /** A change to be stored. */
  private sealed interface Change {
    UUID player();
  }

  /** A new notice. */
  private record Told(UUID player, News news) implements Change {}

  /** The notice of this kind about this page is outdated. */
  private record Settled(UUID player, String kind, String page) implements Change {}

  /** Stores and delivers a notice, a moment later. Computers get none. Does not block. */
  public void tell(UUID player, News news) {
    if (!Computer.is(player)) later(new Told(player, news));
  }

  /**
   * Marks the player's notice of this kind about this page as read: it is outdated. Does not block.
   */
  public void settle(UUID player, String kind, String page) {
    later(new Settled(player, kind, page));
  }

  private void later(Change change) {
    if (!backlog.add(change)) figures.dropped("notices");
  }

  /** Stores queued changes in order; consecutive settlements by one statement. */
  private void writeDown() {
    for (List<Change> some; !(some = backlog.take(MOST_AT_ONCE)).isEmpty(); ) {
      List<Settled> settled = new ArrayList<>();
      for (Change change : some) {
        if (change instanceof Settled one) {
          settled.add(one);
        } else if (change instanceof Told(UUID player, News news)) {
          settle(settled);
          attempt(() -> store(player, news));
        }
      }
      settle(settled);
    }
  }

  private void settle(List<Settled> together) {
    if (together.isEmpty()) return;
    List<Settled> settled = List.copyOf(together);
    together.clear();
    attempt(
        () ->
            count(
                database
                    .sql(
                        """
                        update notice n set read_at = now()
                        from unnest(:players::uuid[], :kinds::text[], :pages::text[])
                          as s (player_id, kind, page)
                        where n.player_id = s.player_id and n.kind = s.kind and n.page = s.page
                          and n.read_at is null
                        returning n.player_id""")
                    .param("players", joined(settled, one -> one.player().toString()))
                    .param("kinds", joined(settled, Settled::kind))
                    .param("pages", joined(settled, Settled::page))
                    .query(UUID.class)
                    .list()));
  }

  /** A PostgreSQL array literal. */
  private static String joined(List<Settled> settled, Function<Settled, String> part) {
    return settled.stream()
        .map(part)
        .map(text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
        .collect(Collectors.joining(",", "{", "}"));
  }

  private void store(UUID player, News news) {
    sweep();
    // Counted per kind: frequent challenges must not suppress turn notices.
    int lately =
        database
            .sql(
                """
                select count(*) from notice
                where player_id = ? and kind = ? and at > now() - interval '1 hour'""")
            .params(player, news.kind())
            .query(Integer.class)
            .single();
    if (lately >= MOST_AN_HOUR) return;
    boolean rung = RARE.contains(news.kind()) && toldLately(player, news);
    Stored stored =
        database
            .sql(
                """
                with older as (
                  delete from notice where player_id = :player and kind = :kind
                    and page is not distinct from :page and read_at is null)
                insert into notice (player_id, kind, page, about, params, expires_at)
                select id, :kind, :page, :about::uuid[], :params::jsonb,
                  now() + make_interval(secs => :stands)
                from (select id from player
                      where id = :player and deleted_at is null for share) there
                returning *""")
            .param("player", player)
            .param("kind", news.kind())
            .param("page", news.page())
            .param("about", array(news.about()))
            .param("params", json.writeValueAsString(news.params()))
            .param("stands", news.stands() == null ? null : news.stands().toSeconds())
            .query((row, n) -> stored(row))
            .optional()
            .orElse(null);
    // The player has deleted their account meanwhile.
    if (stored == null) return;
    ToBrowser.Notice notice = shown(List.of(stored)).getFirst();
    live.tell(player, new ToBrowser.Noticed(unread(player), notice));
    if (!rung && !live.here(player)) pushes.ring(player, notice);
  }

  private boolean toldLately(UUID player, News news) {
    return database
        .sql(
            """
            select exists (select from notice where player_id = ? and kind = ? and page = ?
              and at > now() - interval '1 hour')""")
        .params(player, news.kind(), news.page())
        .query(Boolean.class)
        .single();
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

  /** Sends newly opened pages the unread count, after storing everything queued before. */
  private void greet() {
    writeDown();
    greeting.set(false);
    for (Browser browser : Set.copyOf(fresh)) {
      browser.send(Frames.write(new ToBrowser.Noticed(unread(browser.player()), null)));
      fresh.remove(browser);
    }
  }

  private void lookForOld() {
    try {
      greet();
      expire();
    } catch (DataAccessException | TransactionException away) {
      LOG.debug("outdated notices cannot be looked for: {}", away.toString());
    } catch (RuntimeException fault) {
      LOG.error("outdated notices cannot be looked for", fault);
    }
  }

  /** Marks expired notices as read and updates the count on open pages. */
  void expire() {
    List<UUID> whose =
        database
            .sql(
                """
                update notice set read_at = expires_at
                where read_at is null and expires_at <= now() returning player_id""")
            .query(UUID.class)
            .list();
    count(whose);
  }

  /** Sends these players' open pages their unread count. */
  void count(Collection<UUID> players) {
    List<UUID> here = players.stream().distinct().filter(live::here).toList();
    if (here.isEmpty()) return;
    Map<UUID, Integer> unread = new HashMap<>();
    database
        .sql(
            """
            select player_id, count(*) as many from notice
            where player_id = any(:players::uuid[]) and read_at is null group by player_id""")
        .param("players", array(here))
        .query(
            row -> {
              unread.put(row.getObject("player_id", UUID.class), row.getInt("many"));
            });
    for (UUID player : here) {
      live.tell(player, new ToBrowser.Noticed(unread.getOrDefault(player, 0), null));
    }
  }

  /** The newest notices of this player. */
  public Shown of(UUID player) {
    return new Shown(unread(player), newest(player, MOST_SHOWN));
  }

  /** All stored notices of this player, newest first. */
  public List<ToBrowser.Notice> all(UUID player) {
    return newest(player, Integer.MAX_VALUE);
  }

  private List<ToBrowser.Notice> newest(UUID player, int most) {
    return shown(
        database
            .sql("select * from notice where player_id = ? order by id desc limit ?")
            .params(player, most)
            .query((row, n) -> stored(row))
            .list());
  }

  /** Marks everything up to the notice {@code last} as read. */
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

  /**
   * Deletes all notices of this player, and settles others' notices of what this player waits for.
   */
  @Override
  public void forget(UUID player) {
    database.sql("delete from notice where player_id = ?").param(player).update();
    count(
        database
            .sql(
                """
                update notice set read_at = now()
                where expires_at is not null and read_at is null and about @> array[?]::uuid[]
                returning player_id""")
            .param(player)
            .query(UUID.class)
            .list());
  }

  private int unread(UUID player) {
    return database
        .sql("select count(*) from notice where player_id = ? and read_at is null")
        .param(player)
        .query(Integer.class)
        .single();
  }

  private record Stored(ToBrowser.Notice notice, List<UUID> about) {}

  private Stored stored(ResultSet row) throws SQLException {
    return new Stored(
        new ToBrowser.Notice(
            row.getLong("id"),
            row.getString("kind"),
            row.getString("page"),
            json.readValue(row.getString("params"), PARAMS),
            row.getObject("at", OffsetDateTime.class).toInstant().toEpochMilli(),
            row.getObject("read_at") != null),
        Arrays.asList((UUID[]) row.getArray("about").getArray()));
  }

  /** Fills in the current names of the players these notices are about. */
  private List<ToBrowser.Notice> shown(List<Stored> stored) {
    Set<UUID> people = new HashSet<>();
    stored.forEach(one -> people.addAll(one.about()));
    Map<UUID, String> names = accounts.names(people);
    return stored.stream().map(one -> named(one.notice(), listed(one.about(), names))).toList();
  }

  private static ToBrowser.Notice named(ToBrowser.Notice notice, String players) {
    Map<String, String> params = new HashMap<>(notice.params());
    params.put(PLAYERS, players);
    return new ToBrowser.Notice(
        notice.id(), notice.kind(), notice.page(), params, notice.at(), notice.read());
  }

  /** These players' names in one line; a dash for a deleted account. */
  static String listed(List<UUID> players, Map<UUID, String> names) {
    return players.stream()
        .map(player -> names.getOrDefault(player, ""))
        .map(name -> name.isEmpty() ? "–" : name)
        .collect(Collectors.joining(", "));
  }

  private static String array(List<UUID> players) {
    return players.stream().map(UUID::toString).collect(Collectors.joining(",", "{", "}"));
  }

  private static void attempt(Runnable task) {
    try {
      task.run();
    } catch (DataAccessException | TransactionException away) {
      DatabaseAway.warn(LOG, "a notice is lost", away);
    } catch (RuntimeException fault) {
      LOG.error("a notice is lost", fault);
    }
  }

  /** Stores queued changes first, unless that takes too long. */
  @Override
  public void destroy() {
    work.execute(this::writeDown);
    work.shutdown();
    try {
      if (!work.awaitTermination(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) work.shutdownNow();
    } catch (InterruptedException hurried) {
      work.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
