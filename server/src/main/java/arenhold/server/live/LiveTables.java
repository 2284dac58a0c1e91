package arenhold.server.live;

import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToBrowser;
import arenhold.server.room.news.OpenTables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/**
 * Streams the open tables to pages: a snapshot first, then changes, batched for a moment and
 * serialized once for all pages.
 */
@Component
public class LiveTables implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

  /** How long changes are collected. */
  private static final Duration BEAT = Duration.ofMillis(250);

  private final OpenTables tables;
  private final Set<Browser> watching = new LinkedHashSet<>();

  /** Pages that lost changes and need a snapshot. */
  private final Set<Browser> behind = ConcurrentHashMap.newKeySet();

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("open-tables").factory());

  /** The tables as last sent to all watching pages. */
  private Map<UUID, OpenTables.Table> told = Map.of();

  private String seen = "";
  private long version;

  /** All of {@link #told} as a frame, or null until it is needed. */
  private String all;

  LiveTables(OpenTables tables) {
    this.tables = tables;
    clock.scheduleWithFixedDelay(
        this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * Sends this page the open tables from now on; does nothing if it already gets them. Does not
   * block.
   */
  public void watch(Browser browser) {
    clock.execute(
        () -> {
          if (watching.isEmpty()) look();
          if (watching.add(browser)) browser.sendSnapshot(all());
        });
  }

  /** Stops sending to this page. Does not block. */
  public void unwatch(Browser browser) {
    clock.execute(() -> watching.remove(browser));
  }

  /** Schedules a snapshot for this page, which lost changes. Does not block. */
  public void again(Browser browser) {
    behind.add(browser);
  }

  private void beat() {
    try {
      if (watching.isEmpty()) {
        behind.clear();
        return;
      }
      ToBrowser.TableChanges changes = look();
      if (changes != null) {
        String frame = Frames.write(changes);
        watching.forEach(browser -> browser.send(frame));
      }
      for (Browser browser : Set.copyOf(behind)) {
        behind.remove(browser);
        if (watching.contains(browser)) browser.sendSnapshot(all());
      }
    } catch (RuntimeException fault) {
      // A scheduled task that throws is never run again.
      LOG.error("the open tables could not be sent", fault);
    }
  }

  /** The changes since last time; null if there are none. */
  private ToBrowser.TableChanges look() {
    String newest = tables.version();
    if (newest.equals(seen)) return null;
    seen = newest;
    Map<UUID, OpenTables.Table> now = new LinkedHashMap<>();
    for (OpenTables.Table table : tables.all()) now.put(table.room(), table);
    List<JsonNode> changed = new ArrayList<>();
    now.forEach(
        (room, table) -> {
          if (!table.equals(told.get(room))) changed.add(Frames.tree(table));
        });
    List<UUID> gone = told.keySet().stream().filter(room -> !now.containsKey(room)).toList();
    told = now;
    if (changed.isEmpty() && gone.isEmpty()) return null;
    version++;
    all = null;
    return new ToBrowser.TableChanges(version, changed, gone);
  }

  private String all() {
    if (all == null) {
      List<JsonNode> trees = told.values().stream().map(Frames::tree).toList();
      all = Frames.write(new ToBrowser.Tables(version, trees));
    }
    return all;
  }

  @Override
  public void destroy() {
    clock.shutdownNow();
  }
}
