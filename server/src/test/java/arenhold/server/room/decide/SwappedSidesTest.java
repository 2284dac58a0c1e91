package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Outcome;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where players come to sit when sides are swapped for another match. */
class SwappedSidesTest {

  private static final Game<?> GAME = Games.ALL.getFirst();

  private static UUID player(int seat) {
    return new UUID(0, seat);
  }

  private static RoomState over(String form, int seats) {
    List<Place> places = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) places.add(Place.of(player(seat), Map.of()));
    List<Integer> shared = IntStream.range(0, seats).mapToObj(seat -> 1).toList();
    return RoomState.seated(player(0), GAME.info().key(), form, Map.of(), places)
        .playing(new UUID(1, 0), 0)
        .over(new Outcome(shared, "stopped", List.of()));
  }

  private static List<Long> after(String form, int seats) {
    var verdict =
        Lobby.judge(
            over(form, seats), GAME, player(0), true, one -> true, new FromClient.AgainSwapped());
    return assertInstanceOf(Lobby.Verdict.Changed.class, verdict).room().players().stream()
        .map(UUID::getLeastSignificantBits)
        .toList();
  }

  @Test
  void two_change_places() {
    assertEquals(List.of(1L, 0L), after("duel", 2));
  }

  @Test
  void more_move_one_seat_on() {
    assertEquals(List.of(2L, 0L, 1L), after("melee", 3));
    assertEquals(List.of(3L, 0L, 1L, 2L), after("melee", 4));
  }

  @Test
  void teams_change_sides_and_partners_stay_together() {
    assertEquals(List.of(1L, 0L, 3L, 2L), after("team-duel", 4));
  }
}
