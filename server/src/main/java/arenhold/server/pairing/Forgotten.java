package arenhold.server.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * Tables of people who were brought together of which nobody here knows: from before a restart, or
 * stored although nobody heard of it. Not for several threads.
 */
final class Forgotten {

  private final Map<UUID, Long> found = new HashMap<>();

  /**
   * Which of them are to be closed: they were there as long ago as people have to come, and still
   * are. The same ones again and again until they are gone.
   *
   * @param stored all tables that wait for their players
   * @param known to which somebody is on his way
   */
  List<UUID> due(Collection<UUID> stored, Predicate<UUID> known, long now) {
    found.keySet().retainAll(stored);
    List<UUID> due = new ArrayList<>();
    for (UUID room : stored) {
      if (known.test(room)) found.remove(room);
      else if (now - found.computeIfAbsent(room, first -> now) >= Pairing.TO_COME) due.add(room);
    }
    return due;
  }
}
