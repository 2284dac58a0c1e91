package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Tables for people who were brought together, and who may play in a room. */
class GatheringsTest {

  private final UUID one = UUID.randomUUID();
  private final UUID other = UUID.randomUUID();
  private final RoomState meeting =
      RoomState.meeting(
          "tashkalar",
          "duel",
          List.of(Place.of(one, Map.of()), Place.of(other, Map.of())),
          TimeControl.NONE,
          false);

  @Test
  void those_who_came_wait_again_and_the_table_is_closed() {
    assertTrue(Gatherings.open(meeting));
    var missed =
        assertInstanceOf(
            Gatherings.Verdict.Missed.class, Gatherings.timeUp(meeting, one::equals, false));
    assertEquals(Set.of(one), missed.came());
    assertTrue(missed.room().closed());
    assertEquals(meeting.version() + 1, missed.room().version());
    assertFalse(Gatherings.open(missed.room()));
  }

  @Test
  void a_client_that_was_waited_for_in_vain_has_not_come() {
    var missed =
        assertInstanceOf(
            Gatherings.Verdict.Missed.class,
            Gatherings.missed(meeting, player -> true, Set.of(one)));
    assertEquals(Set.of(other), missed.came());
  }

  @Test
  void a_table_that_waits_for_numbers_alone_is_judged_after_that() {
    assertEquals(new Gatherings.Verdict.Waits(), Gatherings.timeUp(meeting, player -> true, true));
  }

  @Test
  void a_table_whose_match_began_missed_nobody() {
    RoomState playing = meeting.playing(UUID.randomUUID(), 0);
    assertEquals(new Gatherings.Verdict.Began(), Gatherings.timeUp(playing, player -> false, true));
  }

  @Test
  void only_seats_play_and_only_while_a_match_is_on() {
    assertEquals(Code.WRONG_PHASE, Choices.whyNot(meeting, 0));
    RoomState playing = meeting.playing(UUID.randomUUID(), 0);
    assertEquals(null, Choices.whyNot(playing, 0));
    assertEquals(Code.NO_SEAT, Choices.whyNot(playing, -1));
    assertEquals(Code.PARKED, Choices.whyNot(playing.parked("rules"), 0));
  }
}
