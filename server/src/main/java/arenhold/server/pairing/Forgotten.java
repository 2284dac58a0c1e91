package arenhold.server.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * Finds orphaned tables of matchmaking: from before a restart, or stored without this node learning
 * of it. Not thread-safe.
 */
final class Forgotten {

  private final Map<UUID, Long> found = new HashMap<>();

  /**
   * The orphans to close: those first seen at least {@link Pairing#TO_COME} ago. Returns the same
   * ones on every call until they are gone.
   *
   * @param stored all tables waiting for their players
   * @param known whether players are known to be on their way to a table
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
