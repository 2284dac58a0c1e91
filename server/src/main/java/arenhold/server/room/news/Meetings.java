package arenhold.server.room.news;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.springframework.stereotype.Component;

/**
 * Tells whoever brings people together what becomes of them: rooms say it here, from their own
 * threads.
 */
@Component
public class Meetings {

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** Somebody who brings people together. Must return at once. */
  public interface Listener {

    /** All came and their match has begun. */
    void began(UUID room);

    /**
     * The table is closed because not all came.
     *
     * @param came who is there
     */
    public void missed(UUID room, Set<UUID> came);

    /** Somebody has taken a seat somewhere. */
    public void satDown(UUID player);
  }

  /** From now on tells this one too. */
  public void listen(Listener listener) {
    listeners.add(listener);
  }

  /**
   * @param players who sit there now
   */
  public void began(UUID room, List<UUID> players) {
    listeners.forEach(one -> one.began(room));
    players.forEach(this::satDown);
  }

  public void missed(UUID room, Set<UUID> came) {
    listeners.forEach(one -> one.missed(room, came));
  }

  /** Tells that a player has taken a seat. */
  public void satDown(UUID player) {
    listeners.forEach(one -> one.satDown(player));
  }
}
