package arenhold.server.live;

import arenhold.server.account.Accounts;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.room.RoomNews;
import arenhold.server.room.RoomState;
import arenhold.server.room.Rooms;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
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
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Everybody's rooms and in which of them he is asked, by what is stored: rooms that sleep count
 * too. Whoever has a page open is told when that has changed, a moment later and once for all that
 * happened meanwhile.
 */
@Component
public class MyRooms implements RoomNews, DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(MyRooms.class);
  private static final Duration BEAT = Duration.ofMillis(250);

  private final Rooms rooms;
  private final Accounts accounts;
  private final Live live;
  private final ServerTime time;
  private final Set<UUID> changed = ConcurrentHashMap.newKeySet();
  private final Set<Browser> fresh = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Pool.BACKGROUND.threads("my-rooms"));

  MyRooms(Rooms rooms, Accounts accounts, Live live, ServerTime time) {
    this.rooms = rooms;
    this.accounts = accounts;
    this.live = live;
    this.time = time;
    live.greet(fresh::add);
    clock.scheduleWithFixedDelay(
        this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** The rooms of this player whose matches are not over. */
  public ToBrowser.Mine of(UUID player) {
    List<Rooms.Of> his = rooms.of(player);
    Set<UUID> people = new HashSet<>();
    for (Rooms.Of one : his) {
      for (RoomState.Place seat : one.room().seats()) people.add(seat.player());
    }
    people.removeIf(Objects::isNull);
    Map<UUID, String> names = accounts.names(people);
    long now = time.now();
    List<ToBrowser.MyRoom> shown =
        his.stream()
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
            .map(RoomState.Place::player)
            .map(id -> id == null ? null : names.getOrDefault(id, ""))
            .toList(),
        seat,
        one.asked() != null,
        (one.asked() == null ? one.changed() : one.asked()).toEpochMilli(),
        clocks == null ? room.clock() : clocks.control(),
        timed ? Long.valueOf(clocks.left(seat, now)) : null);
  }

  @Override
  public void changed(Standing before, Standing after) {
    if (before.room() == after.room() && before.asked().equals(after.asked())) return;
    changed.addAll(before.people());
    changed.addAll(after.people());
  }

  private void beat() {
    each(fresh, browser -> browser.send(Frames.write(of(browser.player()))));
    each(
        changed,
        player -> {
          if (live.here(player)) live.tell(player, of(player));
        });
  }

  /** Tells each of these; whoever cannot be told now stays for the next beat. */
  private static <T> void each(Set<T> waiting, Consumer<T> tell) {
    for (T one : Set.copyOf(waiting)) {
      waiting.remove(one);
      try {
        tell.accept(one);
      } catch (DataAccessException | TransactionException away) {
        waiting.add(one);
        DatabaseAway.warn(LOG, "somebody's rooms cannot be told yet", away);
      } catch (RuntimeException fault) {
        LOG.error("somebody's rooms could not be told", fault);
      }
    }
  }

  @Override
  public void destroy() {
    clock.shutdownNow();
  }
}
