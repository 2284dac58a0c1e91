package arenhold.server.room.news;

import arenhold.rules.Outcome;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/** Hears what has become of rooms, once it is stored and told to everybody who is there. */
public interface RoomNews {

  /**
   * How a room stands.
   *
   * @param sides for every seat of the newest match the first seat of its side; who has the same
   *     wins and loses together. Empty before there is a match.
   * @param asked who is asked something, as long as a match runs
   * @param here who is there and could play
   * @param control how its match measures time now, which may differ from how the next one will
   * @param paused whether the time of its running match stands by agreement
   * @param proposal what somebody proposes about the clocks of its running match, or null
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
      boolean runs = room.phase() == RoomState.Phase.PLAYING && now.match() != null;
      if (runs) {
        List<UUID> players = room.players();
        for (int seat : now.match().askedSeats()) asked.add(players.get(seat));
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

    /** Against whom the player of this seat plays or played the newest match. */
    public List<UUID> opponents(int seat) {
      List<UUID> players = room.players();
      return IntStream.range(0, players.size())
          .filter(other -> !sides.get(other).equals(sides.get(seat)))
          .mapToObj(players::get)
          .filter(Objects::nonNull)
          .toList();
    }

    /** Who sits or sat there or made it. */
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
