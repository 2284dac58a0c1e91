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
 * All open pages on this server, and the way to send messages to a player's pages. Delivery is not
 * guaranteed, so anything sent here must also be available on request.
 */
@Component
public class Live {

  private final ConcurrentHashMap<UUID, Set<Browser>> browsers = new ConcurrentHashMap<>();
  private final List<Consumer<Browser>> greeters = new CopyOnWriteArrayList<>();

  /** Sends a message to all open pages of this player. Does not block; callable from any thread. */
  public void tell(UUID player, ToBrowser message) {
    Set<Browser> theirs = browsers.get(player);
    if (theirs == null) return;
    String frame = Frames.write(message);
    theirs.forEach(browser -> browser.send(frame));
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

  /** Calls {@code greeter} for every page opened from now on; it must not block. */
  public void greet(Consumer<Browser> greeter) {
    greeters.add(greeter);
  }

  /** A page was opened. */
  public void come(Browser browser) {
    browsers.compute(
        browser.player(),
        (player, theirs) -> {
          Set<Browser> all = theirs == null ? ConcurrentHashMap.newKeySet() : theirs;
          all.add(browser);
          return all;
        });
    greeters.forEach(greeter -> greeter.accept(browser));
  }

  /** A page was closed. */
  public void go(Browser browser) {
    browsers.computeIfPresent(
        browser.player(),
        (player, theirs) -> {
          theirs.remove(browser);
          return theirs.isEmpty() ? null : theirs;
        });
  }

  /** Closes this player's connections; pages that still have a session reconnect. */
  public void close(UUID player) {
    Set<Browser> theirs = browsers.get(player);
    if (theirs != null) theirs.forEach(browser -> browser.close(Code.NO_SESSION));
  }
}
