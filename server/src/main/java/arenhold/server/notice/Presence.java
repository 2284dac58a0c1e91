package arenhold.server.notice;

import arenhold.server.room.news.RoomNews;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Who is at which table just now, so that nobody is told what he sees. */
@Component
class Presence implements RoomNews {

  private final Map<UUID, Set<UUID>> here = new ConcurrentHashMap<>();

  @Override
  public void changed(Standing before, Standing after) {
    UUID room = after.room().id();
    if (after.here().isEmpty()) here.remove(room);
    else here.put(room, after.here());
  }

  /** Whether this player has this room open, where he could play. */
  boolean at(UUID room, UUID player) {
    return here.getOrDefault(room, Set.of()).contains(player);
  }
}
