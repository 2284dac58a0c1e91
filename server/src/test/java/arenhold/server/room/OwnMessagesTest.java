package arenhold.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import arenhold.server.room.message.RoomCommand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a room tells itself while no more messages can wait. */
class OwnMessagesTest {

  private final OwnMessages own = new OwnMessages();

  private static RoomCommand.Decided decided(int seat, long asked, String choice) {
    return new RoomCommand.Decided(seat, asked, choice, null, null);
  }

  /** Every message of a room's own that there can be about this question of every seat. */
  private static List<RoomCommand.Own> all(long asked) {
    List<RoomCommand.Own> all = new ArrayList<>();
    all.add(new RoomCommand.Due());
    all.add(new RoomCommand.Missing());
    all.add(new RoomCommand.Numbers());
    all.add(new RoomCommand.Disperse());
    all.add(new RoomCommand.Computers());
    for (int seat = 0; seat < Seat.MOST; seat++) {
      all.add(decided(seat, asked, "pass"));
      all.add(new RoomCommand.Advised(seat, asked));
      all.add(new RoomCommand.Weighed(seat, asked));
    }
    return all;
  }

  @Test
  void there_are_never_more_than_seats_and_kinds_allow() {
    for (int asked = 0; asked < 1_000; asked++) all(asked).forEach(own::keep);
    assertEquals(29, OwnMessages.MOST);
    List<RoomCommand.Own> kept = own.take();
    assertEquals(OwnMessages.MOST, kept.size());
    assertEquals(all(999), kept, "of each kind the newest");
    assertEquals(List.of(), own.take());
  }

  /** Whoever adds a kind of message raises the bound. */
  @Test
  void every_kind_is_counted() {
    Set<Class<?>> kinds = new HashSet<>();
    for (Class<?> kind : RoomCommand.Own.class.getPermittedSubclasses()) {
      if (kind == RoomCommand.Answer.class) {
        kinds.addAll(Arrays.asList(kind.getPermittedSubclasses()));
      } else {
        kinds.add(kind);
      }
    }
    Set<Class<?>> kept = new HashSet<>();
    all(1).forEach(message -> kept.add(message.getClass()));
    assertEquals(kinds, kept);
  }

  @Test
  void a_late_answer_to_an_earlier_question_takes_no_place() {
    own.keep(decided(1, 7, "now"));
    own.keep(decided(1, 5, "late"));
    own.keep(decided(0, 2, "another seat"));
    own.keep(decided(1, 7, "twice"));
    assertEquals(List.of(decided(1, 7, "now"), decided(0, 2, "another seat")), own.take());
  }
}
