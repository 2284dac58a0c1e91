package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who loses when time is up. */
class OverdueTest {

  /** Everyone for themselves. */
  private static List<Seat> alone(Seat seat) {
    return List.of(seat);
  }

  private static final List<Integer> FOUR = List.of(0, 1, 2, 3);

  /** Two teams of two who sit in turns. */
  private static List<Seat> team(Seat seat) {
    int first = seat.index() % 2;
    return List.of(Seat.of(first), Seat.of(first + 2));
  }

  @Test
  void the_first_whose_time_is_up_loses_unless_everybodys_is() {
    assertEquals(Seat.of(1), Overdue.loser(List.of(1), FOUR, OverdueTest::alone));
    assertEquals(Seat.of(1), Overdue.loser(List.of(1, 3), FOUR, OverdueTest::alone));
    assertEquals(Seat.NATURE, Overdue.loser(List.of(0, 1, 2, 3), FOUR, OverdueTest::alone));
  }

  @Test
  void a_team_has_lost_with_any_of_its_seats() {
    assertEquals(Seat.of(0), Overdue.loser(List.of(0, 2), FOUR, OverdueTest::team));
    assertEquals(Seat.NATURE, Overdue.loser(List.of(2, 3), FOUR, OverdueTest::team));
    assertEquals(
        Seat.of(0), Overdue.loser(List.of(0), List.of(0), OverdueTest::alone), "plays alone");
  }

  @Test
  void seats_that_have_gone_before_are_not_counted() {
    List<Integer> left = List.of(1, 3);
    assertEquals(Seat.of(1), Overdue.loser(List.of(1), left, OverdueTest::alone));
    assertEquals(Seat.NATURE, Overdue.loser(left, left, OverdueTest::alone));
  }
}
