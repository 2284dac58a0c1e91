package arenhold.server.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.TimeControl;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Who keeps their place, who loses it, and what becomes of those who were matched. */
class WaitingRoomTest {

  private static final Kind DUEL = kind("duel");
  private static final Kind OTHER = kind("other");
  private static final UUID ANA = new UUID(0, 1);
  private static final UUID BEN = new UUID(0, 2);
  private static final UUID CYR = new UUID(0, 3);
  private static final UUID ROOM = new UUID(1, 1);

  private final WaitingRoom waiting = new WaitingRoom();

  private static Kind kind(String form) {
    return new Kind("game", form, 2, new TimeControl.Live(300, 5, 0), true);
  }

  private void comes(UUID player, Kind kind, long now) {
    waiting.wait(kind, new Waiting(player, 1500, false, now, Set.of()), now);
  }

  private WaitingRoom.Meeting meeting(long now) {
    WaitingRoom.Meeting made = waiting.pair(now).getFirst();
    return waiting.seated(made, ROOM, "link", now + 60_000, now);
  }

  @Test
  void asking_twice_keeps_one_place_and_the_time_since_the_first() {
    comes(ANA, DUEL, 0);
    comes(ANA, DUEL, 5_000);
    assertEquals(1, waiting.waiting(DUEL));
    assertEquals(0, waiting.place(ANA).since());
    assertEquals(List.of(), waiting.pair(900_000));
  }

  @Test
  void a_changed_search_replaces_the_former() {
    comes(ANA, DUEL, 0);
    comes(ANA, OTHER, 5_000);
    assertEquals(0, waiting.waiting(DUEL));
    assertEquals(OTHER, waiting.place(ANA).kind());
    assertEquals(5_000, waiting.place(ANA).since());
  }

  @Test
  void silent_browsers_lose_their_place_and_polls_keep_it() {
    comes(ANA, DUEL, 0);
    comes(BEN, OTHER, 0);
    comes(CYR, kind("third"), 0);
    waiting.heard(ANA, 70_000);
    waiting.forget(80_000, CYR::equals);
    assertEquals(DUEL, waiting.place(ANA).kind());
    assertNull(waiting.place(BEN).kind());
    assertEquals("third", waiting.place(CYR).kind().form());
    assertFalse(waiting.heard(BEN, 80_000), "a late sign brings nobody back");
  }

  @Test
  void closing_the_last_page_ends_the_search_soon() {
    comes(ANA, DUEL, 0);
    comes(BEN, OTHER, 0);
    waiting.closed(ANA, 10_000);
    waiting.closed(BEN, 10_000);
    waiting.heard(BEN, 12_000);
    waiting.forget(18_000, nobody -> false);
    assertEquals(DUEL, waiting.place(ANA).kind());
    waiting.forget(18_001, nobody -> false);
    assertNull(waiting.place(ANA).kind());
    assertEquals(OTHER, waiting.place(BEN).kind());
    waiting.closed(CYR, 19_000);
    assertNull(waiting.place(CYR).kind(), "who does not wait is not remembered");
  }

  @Test
  void matched_players_are_not_matched_again() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1);
    assertEquals(1, waiting.pair(2).size());
    comes(ANA, OTHER, 3);
    comes(CYR, OTHER, 3);
    assertEquals(List.of(), waiting.pair(900_000));
    assertEquals(DUEL, waiting.place(ANA).kind());
  }

  @Test
  void while_the_table_is_stored_both_seem_to_wait_on() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    waiting.pair(2_000);
    assertEquals(new WaitingRoom.Place(DUEL, 1_000, null), waiting.place(BEN));
    assertEquals(0, waiting.waiting(DUEL));
  }

  @Test
  void leaving_while_the_table_is_stored_skips_it_and_the_other_waits_on() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    WaitingRoom.Meeting made = waiting.pair(2_000).getFirst();
    waiting.leave(BEN, 2_500);
    assertNull(waiting.place(BEN).kind());
    comes(BEN, OTHER, 2_500);
    assertNull(waiting.seated(made, ROOM, "link", 60_000, 3_000));
    assertEquals(new WaitingRoom.Place(DUEL, 0, null), waiting.place(ANA));
    assertEquals(new WaitingRoom.Place(OTHER, 2_500, null), waiting.place(BEN));
    assertFalse(waiting.knows(ROOM));
    assertEquals(List.of(), waiting.overdue(900_000));
  }

  @Test
  void leaving_while_no_table_can_be_made_is_final() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    WaitingRoom.Meeting made = waiting.pair(2_000).getFirst();
    waiting.leave(ANA, 2_500);
    waiting.failed(made, 3_000);
    assertNull(waiting.place(ANA).kind());
    assertEquals(DUEL, waiting.place(BEN).kind());
  }

  @Test
  void an_unannounced_table_is_closed_after_its_time_with_retries() {
    Forgotten forgotten = new Forgotten();
    assertEquals(List.of(), forgotten.due(List.of(ROOM), waiting::knows, 0));
    assertEquals(List.of(), forgotten.due(List.of(ROOM), waiting::knows, Pairing.TO_COME - 1));
    assertEquals(List.of(ROOM), forgotten.due(List.of(ROOM), waiting::knows, Pairing.TO_COME));
    assertEquals(List.of(ROOM), forgotten.due(List.of(ROOM), waiting::knows, 200_000));
    assertEquals(List.of(), forgotten.due(List.of(), waiting::knows, 300_000));
    assertEquals(List.of(), forgotten.due(List.of(ROOM), waiting::knows, 400_000), "started over");
  }

  @Test
  void a_table_to_which_people_are_on_their_way_is_not_forgotten() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 0);
    Forgotten forgotten = new Forgotten();
    assertEquals(List.of(), forgotten.due(List.of(ROOM), waiting::knows, 0));
    meeting(1);
    assertEquals(List.of(), forgotten.due(List.of(ROOM), waiting::knows, 200_000));
  }

  @Test
  void where_no_table_can_be_had_both_wait_on_as_long_as_they_did() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    waiting.failed(waiting.pair(2_000).getFirst(), 3_000);
    assertEquals(0, waiting.place(ANA).since());
    assertEquals(1_000, waiting.place(BEN).since());
    assertEquals(1, waiting.pair(4_000).size());
  }

  @Test
  void a_player_who_came_alone_returns_to_the_front_of_the_queue() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    meeting(2_000);
    assertEquals("link", waiting.place(ANA).meeting().link());
    assertEquals(List.of(), waiting.overdue(61_999));
    assertEquals(List.of(ROOM), waiting.overdue(62_000));
    comes(CYR, DUEL, 50_000);
    waiting.missed(ROOM, Set.of(BEN), 62_000);
    assertEquals(1_000, waiting.place(BEN).since());
    assertNull(waiting.place(ANA).kind());
    assertNull(waiting.place(ANA).meeting());
    assertEquals(BEN, waiting.pair(63_000).getFirst().people().getFirst().player());
  }

  @Test
  void a_missed_meeting_is_shown_until_a_new_search_a_dismissal_or_an_hour_has_passed() {
    for (int way = 0; way < 3; way++) {
      comes(ANA, DUEL, 0);
      comes(BEN, DUEL, 0);
      meeting(1);
      assertEquals(List.of(ANA), waiting.missed(ROOM, Set.of(BEN), 60_001));
      assertNull(waiting.absent(BEN));
      assertEquals(DUEL, waiting.absent(ANA));
      if (way == 0) comes(ANA, OTHER, 70_000);
      if (way == 1) assertNull(waiting.leave(ANA, 70_000));
      if (way == 2) waiting.forget(60_001 + 3_600_001, nobody -> true);
      assertNull(waiting.absent(ANA));
      waiting.leave(ANA, 80_000);
      waiting.leave(BEN, 80_000);
    }
  }

  @Test
  void cancelling_a_meeting_returns_the_others_to_the_queue_at_once_with_their_waiting_time() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 1_000);
    meeting(2_000);
    assertEquals(ROOM, waiting.leave(BEN, 5_000), "the table is to be closed");
    assertEquals(new WaitingRoom.Place(DUEL, 0, null), waiting.place(ANA));
    assertEquals(new WaitingRoom.Place(null, 0, null), waiting.place(BEN));
    assertEquals(List.of(), waiting.missed(ROOM, Set.of(BEN), 6_000), "nobody was absent");
    assertNull(waiting.place(BEN).kind(), "also if the page was still open");
    assertNull(waiting.absent(ANA));
  }

  @Test
  void a_match_that_has_begun_frees_its_players_for_another() {
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 0);
    meeting(1);
    waiting.began(ROOM);
    assertEquals(List.of(), waiting.overdue(1_000_000));
    comes(ANA, DUEL, 5);
    assertEquals(DUEL, waiting.place(ANA).kind());
  }

  @Test
  void the_expected_wait_is_the_last_one_and_unknown_without_any() {
    assertNull(waiting.expected(DUEL, 0));
    comes(ANA, DUEL, 0);
    comes(BEN, DUEL, 30_000);
    meeting(30_000);
    assertEquals(30, waiting.expected(DUEL, 31_000));
    assertNull(waiting.expected(OTHER, 31_000));
    assertNull(waiting.expected(DUEL, 31_000 + 3_600_000));
  }

  @Test
  void offers_are_read_from_the_settings_and_wrong_ones_are_named() {
    assertEquals(new TimeControl.Live(900, 20, 0), Offers.control("15+20"));
    assertEquals(new TimeControl.Days(172_800), Offers.control("2d"));
    for (String wrong : List.of("", "5", "5+", "0+5", "999+1", "90d", "5+5d")) {
      var refused = assertThrows(IllegalArgumentException.class, () -> Offers.control(wrong));
      assertEquals("arenhold.pairing.clocks: " + wrong, refused.getMessage());
    }
    assertEquals(List.of(), new Offers(new GameShelf(List.of()), List.of("5+5")).all());
  }
}
