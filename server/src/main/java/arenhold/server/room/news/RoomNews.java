package arenhold.server.room.news;

import arenhold.rules.Outcome;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/** Learns of changes of rooms, once they are stored and everybody there has been told. */
public interface RoomNews {

  /**
   * How a room stands.
   *
   * @param sides for every seat of the newest match the first seat of its side: seats of a side win
   *     and lose together. Empty before there is a match.
   * @param asked the players who are asked something, while a match runs
   * @param here the players who are connected and could play
   * @param control the time control of its match, which may differ from that of the next one
   * @param paused whether its running match is paused
   * @param proposal the open proposal about the clocks of its running match, or null
   * @param outcome how the newest match ended, or null while it runs
   */
  record Standing(
      RoomState room,
      List<Integer> sides,
      Set<UUID> asked,
      Set<UUID> here,
      TimeControl control,
      boolean paused,
      Consent.Proposal proposal,
      Outcome outcome) {

    public static Standing of(Now now, Set<UUID> here) {
      RoomState room = now.room();
      Set<UUID> asked = new HashSet<>();
      boolean runs = room.phase() == Phase.PLAYING && now.match() != null;
      if (runs) {
        List<UUID> players = room.players();
        for (int seat : now.match().askedPlayers()) asked.add(players.get(seat));
      }
      Outcome outcome = now.match() == null ? null : now.match().now().outcome().orElse(null);
      TimeControl control = now.clocks() == null ? room.clock() : now.clocks().control();
      Clocks clocks = runs ? now.clocks() : null;
      return new Standing(
          room,
          now.match() == null ? List.of() : now.match().sides(),
          Set.copyOf(asked),
          Set.copyOf(here),
          control,
          clocks != null && clocks.paused() != null,
          clocks == null ? null : clocks.proposal(),
          outcome);
    }

    /** The opponents of this seat's player in the newest match. */
    public List<UUID> opponents(int seat) {
      List<UUID> players = room.players();
      return IntStream.range(0, players.size())
          .filter(other -> !sides.get(other).equals(sides.get(seat)))
          .mapToObj(players::get)
          .filter(Objects::nonNull)
          .toList();
    }

    /** The players who sit there, and the host. */
    public Set<UUID> people() {
      Set<UUID> people = new HashSet<>(room.players());
      people.add(room.host());
      people.removeIf(Objects::isNull);
      return people;
    }

    /** Who sits where; null for a free seat. */
    public List<UUID> players() {
      return room.players();
    }
  }

  /**
   * Something has changed: the room, who is asked, or who is there. Called by the room itself; must
   * return at once and may not fail.
   */
  void changed(Standing before, Standing after);
}
