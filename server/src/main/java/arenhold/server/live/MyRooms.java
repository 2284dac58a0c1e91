package arenhold.server.live;

import arenhold.server.account.Accounts;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Players' rooms, and in which of them they are asked. Read from the database, so sleeping rooms
 * count too. Changes are pushed to open pages a moment later, batched, with one query for many
 * players.
 */
@Component
public class MyRooms implements RoomNews, DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(MyRooms.class);
  private static final Duration BEAT = Duration.ofMillis(250);

  /** The most players in one query. */
  private static final int MOST_AT_ONCE = 200;

  /** The most doublings of the pause after failures: up to about half a minute. */
  private static final int MOST_DOUBLINGS = 7;

  private final Rooms rooms;
  private final Accounts accounts;
  private final Live live;
  private final ServerTime time;
  private final Set<UUID> changed = ConcurrentHashMap.newKeySet();
  private final Set<Browser> fresh = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("my-rooms"));

  /** Consecutive database failures; below, the current back-off and when the last attempt was. */
  private int failures;

  private Duration pause = BEAT;
  private long triedAt = System.nanoTime() - BEAT.toNanos();

  MyRooms(Rooms rooms, Accounts accounts, Live live, ServerTime time) {
    this.rooms = rooms;
    this.accounts = accounts;
    this.live = live;
    this.time = time;
    live.greet(fresh::add);
    clock.scheduleWithFixedDelay(
        this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** This player's rooms whose matches are not over. */
  public ToBrowser.Mine of(UUID player) {
    return of(Set.of(player)).get(player);
  }

  /** The same for each of these players, with two queries in all. */
  private Map<UUID, ToBrowser.Mine> of(Collection<UUID> players) {
    Map<UUID, List<Rooms.Of>> found = rooms.of(players);
    Set<UUID> people = new HashSet<>();
    for (List<Rooms.Of> theirs : found.values()) {
      for (Rooms.Of one : theirs) {
        for (Place seat : one.room().seats()) people.add(seat.player());
      }
    }
    people.removeIf(Objects::isNull);
    Map<UUID, String> names = accounts.names(people);
    long now = time.now();
    Map<UUID, ToBrowser.Mine> mine = new HashMap<>();
    found.forEach((player, theirs) -> mine.put(player, mine(player, theirs, names, now)));
    return mine;
  }

  private static ToBrowser.Mine mine(
      UUID player, List<Rooms.Of> theirs, Map<UUID, String> names, long now) {
    List<ToBrowser.MyRoom> shown =
        theirs.stream()
            .map(one -> shown(player, one, names, now))
            .sorted(
                Comparator.comparing(ToBrowser.MyRoom::turn)
                    .thenComparing(ToBrowser.MyRoom::since)
                    .reversed())
            .toList();
    int turns = (int) shown.stream().filter(ToBrowser.MyRoom::turn).count();
    return new ToBrowser.Mine(turns, now, shown);
  }

  private static ToBrowser.MyRoom shown(
      UUID player, Rooms.Of one, Map<UUID, String> names, long now) {
    RoomState room = one.room();
    int seat = room.seatOf(player);
    Clocks clocks = one.clocks();
    boolean timed = clocks != null && clocks.ticking() && seat >= 0;
    return new ToBrowser.MyRoom(
        room.id(),
        room.seatLink(),
        room.game(),
        room.form(),
        room.phase().name().toLowerCase(Locale.ROOT),
        room.seats().stream()
            .map(Place::player)
            .map(id -> id == null ? null : new RoomDocument.Person(id, names.getOrDefault(id, "")))
            .toList(),
        seat,
        one.asked() != null,
        (one.asked() == null ? one.changed() : one.asked()).toEpochMilli(),
        clocks == null ? room.clock() : clocks.control(),
        timed ? Long.valueOf(clocks.left(seat, now)) : null);
  }

  @Override
  public void changed(Standing before, Standing after) {
    // Waiting answers are stored with the room and must stay hidden from others.
    boolean same =
        before.asked().equals(after.asked())
            && before.control().equals(after.control())
            && before.paused() == after.paused()
            && before.room().sameAs(after.room());
    if (same) return;
    changed.addAll(before.people());
    changed.addAll(after.people());
  }

  private void beat() {
    if (System.nanoTime() - triedAt < pause.toNanos()) return;
    Set<Browser> pages = new HashSet<>();
    fresh.removeIf(page -> !live.isOpen(page) || pages.add(page));
    Set<UUID> players = new HashSet<>();
    changed.removeIf(player -> !live.here(player) || players.add(player));
    Set<UUID> all = new LinkedHashSet<>(players);
    pages.forEach(page -> all.add(page.player()));
    List<UUID> waiting = List.copyOf(all);
    pause = BEAT;
    for (int from = 0; from < waiting.size(); from += MOST_AT_ONCE) {
      List<UUID> some = waiting.subList(from, Math.min(waiting.size(), from + MOST_AT_ONCE));
      try {
        tell(some, players, pages);
      } catch (DataAccessException | TransactionException away) {
        postpone(waiting.subList(from, waiting.size()), players, pages);
        DatabaseAway.warn(LOG, "the lists of players' rooms cannot be sent yet", away);
        return;
      }
    }
    failures = 0;
  }

  /** Sends these players their rooms; bad data about one of them leaves out only that one. */
  private void tell(List<UUID> some, Set<UUID> players, Set<Browser> pages) {
    try {
      of(some).forEach((player, mine) -> tell(player, mine, players.contains(player), pages));
    } catch (DataAccessException | TransactionException away) {
      throw away;
    } catch (RuntimeException fault) {
      if (some.size() == 1) LOG.error("the rooms of {} cannot be sent", some.getFirst(), fault);
      else some.forEach(one -> tell(List.of(one), players, pages));
    }
  }

  private void tell(UUID player, ToBrowser.Mine mine, boolean everywhere, Set<Browser> pages) {
    if (everywhere) live.tell(player, mine);
    else {
      String frame = Frames.write(mine);
      pages.stream().filter(page -> page.player().equals(player)).forEach(page -> page.send(frame));
    }
  }

  /** Retries these players later, with exponential back-off. */
  private void postpone(List<UUID> untold, Set<UUID> players, Set<Browser> pages) {
    triedAt = System.nanoTime();
    pause = BEAT.multipliedBy(1L << Math.min(++failures, MOST_DOUBLINGS));
    untold.stream().filter(players::contains).forEach(changed::add);
    pages.stream().filter(page -> untold.contains(page.player())).forEach(fresh::add);
  }

  @Override
  public void destroy() {
    clock.shutdownNow();
  }
}
