package arenhold.server.room.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Who may be in a room. */
class AdmissionTest {

  private static final UUID HOST = new UUID(0, 1);
  private static final UUID OTHER = new UUID(0, 2);
  private static final UUID STRANGER = new UUID(0, 3);

  private static final RoomState FULL =
      RoomState.seated(HOST, "game", "form", Map.of(), List.of(place(HOST), place(OTHER)));
  private static final RoomState HALF = FULL.withSeat(1, Place.FREE);

  private static Place place(UUID player) {
    return Place.of(player, Map.of());
  }

  private static RoomState closedToWatchers(RoomState room) {
    return room.withWatchLink(null);
  }

  private static Guest invited(UUID player) {
    return new Guest(player, "Name", true, false);
  }

  private static Guest watcher(UUID player) {
    return new Guest(player, "Name", false, false);
  }

  @Test
  void a_link_for_seats_admits_while_a_seat_is_free_or_people_may_watch() {
    assertNull(Admission.whyNot(closedToWatchers(HALF), invited(STRANGER)));
    assertNull(Admission.whyNot(FULL, invited(STRANGER)));
    assertEquals(Code.INVITE_USED, Admission.whyNot(closedToWatchers(FULL), invited(STRANGER)));
    assertNull(Admission.whyNot(closedToWatchers(FULL), invited(OTHER)), "comes back");
  }

  @Test
  void a_link_for_watching_admits_while_the_host_allows_it() {
    assertNull(Admission.whyNot(FULL, watcher(STRANGER)));
    assertEquals(Code.NOT_FOUND, Admission.whyNot(closedToWatchers(HALF), watcher(STRANGER)));
  }

  @Test
  void players_who_were_put_out_may_watch_and_no_more() {
    RoomState room = HALF.withPutOut(OTHER);
    assertEquals(Code.PUT_OUT, Admission.whyNot(room, invited(OTHER)));
    assertEquals(Code.PUT_OUT, Admission.whyGoing(room, invited(OTHER)));
    assertNull(Admission.whyNot(room, watcher(OTHER)));
    assertNull(Admission.whyGoing(room, watcher(OTHER)));
  }

  @Test
  void a_closed_room_admits_nobody() {
    RoomState missed =
        RoomState.meeting(
                "game", "form", List.of(place(HOST), place(OTHER)), TimeControl.NONE, false)
            .missed();
    assertEquals(Code.NOT_MET, Admission.whyNot(missed, invited(HOST)));
    assertEquals(Code.CLOSED, Admission.whyNot(HALF.gatheringEnded(), invited(HOST)));
  }

  @Test
  void guests_without_a_seat_go_when_all_are_taken_and_nobody_may_watch() {
    assertNull(Admission.whyGoing(FULL, invited(STRANGER)));
    assertNull(Admission.whyGoing(closedToWatchers(HALF), invited(STRANGER)));
    assertEquals(Code.INVITE_USED, Admission.whyGoing(closedToWatchers(FULL), invited(STRANGER)));
    assertEquals(
        Code.WATCHING_ENDED, Admission.whyGoing(closedToWatchers(HALF), watcher(STRANGER)));
    assertNull(Admission.whyGoing(closedToWatchers(FULL), invited(HOST)));
  }

  @Test
  void an_old_link_for_seats_is_for_people_of_the_room() {
    assertTrue(Admission.strange(HALF, invited(OTHER)));
    assertFalse(Admission.strange(FULL, invited(OTHER)));
    assertFalse(Admission.strange(HALF, watcher(OTHER)));
  }
}
