package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Level;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Option.DeckList.Prepared;
import arenhold.server.clock.TimeControl;
import arenhold.server.computer.Computer;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What computers choose for their seats. */
class SeatedComputersTest {

  private static final String USUAL = "sun:2";

  private static final List<String> READY = List.of(USUAL, "moon:2", "sun,moon");

  /** A form of 2 to 5 seats, each of which chooses a deck; there are three ready ones. */
  private static GameInfo.Form form(boolean secret) {
    List<Prepared> ready =
        IntStream.range(0, READY.size())
            .mapToObj(i -> new Prepared("ready-" + i, READY.get(i)))
            .toList();
    Option deck =
        new Option.DeckList("deck", List.of("sun", "moon"), 2, 2, 2, ready, USUAL, secret);
    return new GameInfo.Form("made-up", 2, 5, List.of(), List.of(deck), List.of(), List.of());
  }

  /** A person and free seats; the person may have chosen a deck. */
  private static RoomState room(int seats, Map<String, String> own) {
    List<Place> places =
        IntStream.range(0, seats)
            .mapToObj(seat -> seat == 0 ? Place.of(UUID.randomUUID(), own) : Place.FREE)
            .toList();
    return RoomState.meeting("toy", "made-up", places, TimeControl.NONE, false);
  }

  private static RoomState filled(RoomState room, GameInfo.Form form) {
    RoomState filled = room;
    for (int seat = 1; seat < room.seats().size(); seat++) {
      if (room.seats().get(seat).player() == null) {
        filled = Computers.seated(filled, form, seat, Level.NOVICE);
      }
    }
    return filled;
  }

  private static String deck(RoomState room, int seat) {
    return room.seats().get(seat).options().get("deck");
  }

  @Test
  void a_computer_takes_another_ready_deck_than_the_usual_one() {
    for (boolean secret : List.of(true, false)) {
      for (int i = 0; i < 20; i++) {
        String taken = deck(filled(room(2, Map.of()), form(secret)), 1);
        assertTrue(READY.contains(taken), taken);
        assertFalse(taken.equals(USUAL), taken);
      }
    }
  }

  @Test
  void a_computer_takes_another_ready_deck_than_one_that_everybody_sees() {
    for (String own : READY) {
      String taken = deck(filled(room(2, Map.of("deck", own)), form(false)), 1);
      assertTrue(READY.contains(taken), taken);
      assertFalse(taken.equals(own), taken);
    }
  }

  @Test
  void what_a_computer_takes_tells_nothing_of_a_deck_chosen_in_secret() {
    GameInfo.Form form = form(true);
    for (int i = 0; i < 20; i++) {
      RoomState room = room(4, Map.of());
      for (UUID first : List.of(new Computer(Level.NOVICE, 9).id(), Computer.freshEngine())) {
        RoomState without = filled(Computers.seated(room, form, 1, first), form);
        for (String own : READY) {
          Place chosen = Place.of(room.seats().getFirst().player(), Map.of("deck", own));
          RoomState with = filled(Computers.seated(room.withSeat(0, chosen), form, 1, first), form);
          for (int seat = 1; seat < 4; seat++) assertEquals(deck(without, seat), deck(with, seat));
        }
      }
    }
  }

  @Test
  void more_computers_than_ready_decks_take_some_of_them_twice() {
    RoomState room = filled(room(5, Map.of()), form(true));
    List<String> decks = IntStream.range(1, 5).mapToObj(seat -> deck(room, seat)).toList();
    assertTrue(READY.containsAll(decks), decks.toString());
    assertTrue(decks.containsAll(READY.subList(1, READY.size())), decks.toString());
  }
}
