package arenhold.server.notice;

import arenhold.server.room.news.RoomNews;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Tracks who is at which table, so that players are not notified of what they see. */
@Component
class Presence implements RoomNews {

  private final Map<UUID, Set<UUID>> here = new ConcurrentHashMap<>();

  @Override
  public void changed(Standing before, Standing after) {
    UUID room = after.room().id();
    if (after.here().isEmpty()) here.remove(room);
    else here.put(room, after.here());
  }

  /** Whether this player has this room open in a way that lets them play. */
  boolean at(UUID room, UUID player) {
    return here.getOrDefault(room, Set.of()).contains(player);
  }
}
