package arenhold.server.room;

import arenhold.server.clock.ServerTime;
import arenhold.server.match.MatchClocks;
import arenhold.server.ops.Pool;
import arenhold.server.room.message.RoomCommand;
import java.util.HashMap;
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
import org.springframework.stereotype.Component;

/** Wakes sleeping rooms when something is due by the clocks of their matches. */
@Component
class Waker implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(Waker.class);

  /** Rooms that are awake look by themselves; one that is so late must be asleep. */
  private static final long LATE = TimeUnit.SECONDS.toMillis(2);

  private static final int MOST_AT_ONCE = 1000;

  /** When a room is told again that did nothing, because it is broken or cannot store. */
  private static final long AGAIN = TimeUnit.SECONDS.toNanos(60);

  private final MatchClocks clocks;
  private final RoomRegion rooms;
  private final ServerTime time;
  private final Map<UUID, Long> told = new HashMap<>();
  private ScheduledExecutorService watch;

  Waker(MatchClocks clocks, RoomRegion rooms, ServerTime time) {
    this.clocks = clocks;
    this.rooms = rooms;
    this.time = time;
  }

  private void look() {
    try {
      long now = System.nanoTime();
      told.values().removeIf(then -> now - then > AGAIN);
      List<UUID> due = clocks.due(time.now() - LATE, MOST_AT_ONCE);
      // A room that is due a second time is told at once.
      told.keySet().retainAll(due);
      for (UUID room : due) {
        if (told.putIfAbsent(room, now) == null) rooms.tell(room, new RoomCommand.Due());
      }
    } catch (DataAccessException down) {
      LOG.debug("cannot see which clocks are due: {}", down.toString());
    } catch (RuntimeException fault) {
      LOG.error("cannot see which clocks are due", fault);
    }
  }

  @Override
  public synchronized void start() {
    watch = Executors.newSingleThreadScheduledExecutor(Pool.ROOM.threads("waker"));
    watch.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
  }

  @Override
  public synchronized void stop() {
    if (watch == null) return;
    watch.close();
    watch = null;
  }

  @Override
  public synchronized boolean isRunning() {
    return watch != null;
  }
}
