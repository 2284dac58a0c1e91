package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.server.clock.Clocks;
import arenhold.server.match.StoredMatch;
import arenhold.server.rating.Rating;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Everything stored that a room needs to wake.
 *
 * @param room null if there is none
 * @param log of its match, or null
 * @param clocks of its match, or null
 * @param names the names of all who sit or played here
 * @param accounts those of them who have an account
 * @param host the host's rating, if strangers are shown it
 */
record Woken(
    RoomState room,
    StoredMatch log,
    Clocks clocks,
    Map<UUID, String> names,
    Set<UUID> accounts,
    Rating host) {

  /** Reads the room with this id and all that belongs to it, over one connection. */
  static Woken load(UUID id, RoomServices services) {
    return services.rooms().reading(() -> read(id, services));
  }

  private static Woken read(UUID id, RoomServices services) {
    RoomState room = services.rooms().load(id).orElse(null);
    if (room == null) return new Woken(null, null, null, Map.of(), Set.of(), null);
    List<UUID> people =
        Stream.concat(
                room.players().stream(),
                room.played().stream().flatMap(played -> played.players().stream()))
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    Map<UUID, String> names = services.accounts().names(people);
    Set<UUID> accounts = services.accounts().registered(people);
    Rating host = services.hostRating(room);
    if (room.match() == null) return new Woken(room, null, null, names, accounts, host);
    StoredMatch log = services.log().load(room.match()).orElse(null);
    Clocks clocks = services.clocks().load(room.match()).orElse(null);
    return new Woken(room, log, clocks, names, accounts, host);
  }

  /**
   * Replays the match from its log.
   *
   * @param game the room's, or null if it is not here
   * @throws IllegalStateException if it cannot be replayed
   */
  RunningMatch replay(Game<?> game) {
    if (game == null) throw new IllegalStateException("no game " + room.game() + " is here");
    if (log == null) throw new IllegalStateException("the match is missing");
    return RunningMatch.replay(game, log, room.asked(), room.thinking());
  }
}
