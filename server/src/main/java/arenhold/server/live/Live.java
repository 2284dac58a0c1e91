package arenhold.server.live;

import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToBrowser;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.springframework.stereotype.Component;

/**
 * Everybody's open pages on this server. Whoever has something to tell a person tells it here;
 * whether it arrives is not known, so it must also be there for whoever asks later.
 */
@Component
public class Live {

  private final ConcurrentHashMap<UUID, Set<Browser>> browsers = new ConcurrentHashMap<>();
  private final List<Consumer<Browser>> greeters = new CopyOnWriteArrayList<>();

  /** Tells it all open pages of this player. Returns at once, from any thread. */
  public void tell(UUID player, ToBrowser message) {
    Set<Browser> his = browsers.get(player);
    if (his == null) return;
    String frame = Frames.write(message);
    his.forEach(browser -> browser.send(frame));
  }

  /** Whether this player has any page open. */
  public boolean here(UUID player) {
    return browsers.containsKey(player);
  }

  /** Whether this page is still open. */
  boolean isOpen(Browser browser) {
    Set<Browser> theirs = browsers.get(browser.player());
    return theirs != null && theirs.contains(browser);
  }

  /**
   * Has {@code greeter} called for every page that is opened from now on; it must return at once.
   */
  public void greet(Consumer<Browser> greeter) {
    greeters.add(greeter);
  }

  /** A page was opened. */
  public void come(Browser browser) {
    browsers.compute(
        browser.player(),
        (player, his) -> {
          Set<Browser> all = his == null ? ConcurrentHashMap.newKeySet() : his;
          all.add(browser);
          return all;
        });
    greeters.forEach(greeter -> greeter.accept(browser));
  }

  /** A page was closed. */
  public void go(Browser browser) {
    browsers.computeIfPresent(
        browser.player(),
        (player, his) -> {
          his.remove(browser);
          return his.isEmpty() ? null : his;
        });
  }

  /** Ends the connections of this player; pages that are still his come back. */
  public void close(UUID player) {
    Set<Browser> his = browsers.get(player);
    if (his != null) his.forEach(browser -> browser.close(Code.NO_SESSION));
  }
}
