package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.players.Level;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.destiny.Destiny;
import arenhold.rules.destiny.card.Teams;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What computers choose for their seats. */
class SeatedComputersTest {

  private static final Option TEAM = Teams.OPTION;

  private static RoomState seated(String form, int seats, Map<String, String> own) {
    GameInfo.Form info = new Destiny().info().form(form);
    List<Place> places =
        IntStream.range(0, seats)
            .mapToObj(seat -> seat == 0 ? Place.of(UUID.randomUUID(), own) : Place.FREE)
            .toList();
    RoomState room = RoomState.meeting("destiny", form, places, TimeControl.NONE, false);
    for (int seat = 1; seat < seats; seat++) {
      room = Computers.seated(room, info, seat, Level.NOVICE);
    }
    return room;
  }

  private static String team(RoomState room, int seat) {
    return room.seats().get(seat).options().get(TEAM.key());
  }

  @Test
  void a_computer_takes_another_ready_team_than_the_usual_one_of_a_person_who_chose_none() {
    for (int i = 0; i < 20; i++) {
      RoomState room = seated("duel", 2, Map.of());
      assertNull(team(room, 0));
      assertNotEquals(TEAM.fallback(), team(room, 1));
    }
  }

  @Test
  void a_computer_takes_another_ready_team_than_the_one_that_was_chosen() {
    for (String own : TEAM.ready()) {
      assertNotEquals(own, team(seated("duel", 2, Map.of(TEAM.key(), own)), 1));
    }
  }

  @Test
  void more_computers_than_ready_teams_take_some_of_them_twice() {
    RoomState room = seated("free-for-all", 4, Map.of());
    List<String> teams = List.of(team(room, 1), team(room, 2), team(room, 3));
    int others = Math.min(teams.size(), TEAM.ready().size() - 1);
    assertEquals(others, teams.stream().filter(x -> !x.equals(TEAM.fallback())).distinct().count());
  }
}
