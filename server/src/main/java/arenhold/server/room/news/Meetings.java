package arenhold.server.room.news;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.springframework.stereotype.Component;

/**
 * Tells matchmaking and challenges what becomes of the players they brought together. Rooms call it
 * from their own threads.
 */
@Component
public class Meetings {

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** Learns what becomes of players who were brought together. Must return at once. */
  public interface Listener {

    /** All came and their match has begun. */
    void began(UUID room);

    /**
     * The table is closed because not all came.
     *
     * @param came who is there
     */
    public void missed(UUID room, Set<UUID> came);

    /** A player has taken a seat in some room. */
    public void satDown(UUID player);
  }

  /** Adds a listener. */
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
