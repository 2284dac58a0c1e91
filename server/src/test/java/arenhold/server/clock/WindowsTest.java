package arenhold.server.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Patience;
import arenhold.server.clock.Windows.Asked;
import arenhold.server.clock.Windows.Noted;
import arenhold.server.clock.Windows.Question;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Times of questions as pure values. */
class WindowsTest {

  private static final Patience.Hold HOLD = new Patience.Hold(15, 20, 7);
  private static final Asked FIRST = new Asked(0, 10);
  private static final Asked SECOND = new Asked(1, 11);

  private static Patience clock(long number) {
    return new Patience.Public(number, 3, true, HOLD);
  }

  private static Windows asking(Windows before, Patience first, Patience second) {
    return before.asking(List.of(new Question(0, 10, first), new Question(1, 11, second)), true);
  }

  private static Windows shared(long number) {
    return asking(Windows.NONE, clock(number), clock(number));
  }

  private static Window only(Windows windows) {
    assertEquals(1, windows.open().size());
    return windows.open().getFirst();
  }

  @Test
  void questions_without_a_time_have_no_window() {
    assertSame(Windows.NONE, asking(Windows.NONE, Patience.NONE, Patience.NONE));
    assertEquals(Long.MAX_VALUE, Windows.NONE.due());
    assertEquals(List.of(), Windows.NONE.over());
  }

  @Test
  void each_question_has_its_own_time_and_keeps_it_while_it_is_open() {
    Windows both = asking(Windows.NONE, Patience.within(15), Patience.within(20));
    assertEquals(15_000, both.due());
    assertEquals(List.of(0, 1), both.timed());
    Windows later = asking(both.after(5_000), Patience.within(15), Patience.within(20));
    assertEquals(10_000, later.due());
    assertEquals(List.of(), later.over());
    assertEquals(List.of(FIRST), later.after(10_000).over().getFirst().asked());
    var again = List.of(new Question(0, 12, Patience.within(15)));
    assertEquals(15_000, later.asking(again, true).due(), "another question, all its time");
  }

  @Test
  void an_answer_takes_effect_when_the_least_time_is_over_and_no_sooner() {
    Windows open = asking(Windows.NONE, new Patience.Own(2, 15), Patience.NONE);
    assertTrue(open.waits(FIRST, false));
    assertFalse(open.waits(SECOND, false));
    Windows noted = open.noting(new Noted(FIRST, "yes")).noting(new Noted(FIRST, "no"));
    assertEquals("no", noted.noted(FIRST).choice());
    assertEquals(2_000, noted.due());
    assertEquals(List.of(), noted.after(1_999).over());
    Window over = noted.after(2_000).over().getFirst();
    assertEquals("no", over.notedFor(new Question(0, 10, Patience.NONE)));
    assertFalse(open.after(2_000).waits(FIRST, false));
  }

  @Test
  void questions_of_a_seat_share_a_time_also_when_others_are_asked_between() {
    Patience phase = Patience.within(90, 5);
    Windows first = Windows.NONE.asking(List.of(new Question(0, 10, phase)), true);
    Windows other =
        first.after(30_000).asking(List.of(new Question(1, 11, Patience.within(15))), true);
    Windows second = other.after(10_000).asking(List.of(new Question(0, 12, phase)), true);
    assertEquals(60_000, only(second).left());
    Windows third = second.after(60_000).asking(List.of(new Question(0, 13, phase)), true);
    assertEquals(List.of(new Asked(0, 13)), third.over().getFirst().asked(), "nothing is left");
    var later = List.of(new Question(0, 14, Patience.within(90, 6)));
    assertEquals(90_000, only(third.asking(later, true)).left(), "another number, all its time");
    var anothers = List.of(new Question(1, 15, phase));
    assertEquals(90_000, only(third.asking(anothers, true)).left(), "each seat has its own");
  }

  @Test
  void what_is_left_of_a_shared_time_does_not_shorten_the_least_time() {
    Patience phase = new Patience.Own(3, 90, 0, 5);
    Windows first = Windows.NONE.asking(List.of(new Question(0, 10, phase)), true).after(89_000);
    Windows second = first.asking(List.of(new Question(0, 12, phase)), true);
    Windows noted = second.noting(new Noted(new Asked(0, 12), "yes"));
    assertEquals(List.of(), noted.after(2_999).over());
    assertEquals(1, noted.after(3_000).over().size());
  }

  @Test
  void where_nobody_is_hurried_a_question_has_the_time_that_is_meant_for_that() {
    int halfADay = 12 * 60 * 60;
    Patience call = new Patience.Public(1, 3, true, HOLD, halfADay);
    Windows open =
        Windows.NONE.asking(List.of(new Question(0, 10, call), new Question(1, 11, call)), false);
    assertEquals(2, open.open().size(), "each seat answers in its own time");
    assertEquals(List.of(0, 1), open.timed(), "the match clock stands");
    assertFalse(open.waits(FIRST, true), "and at once");
    assertEquals(halfADay * 1_000L, open.due());
    Patience own = new Patience.Own(0, 15, halfADay, 0);
    assertEquals(
        halfADay * 1_000L, Windows.NONE.asking(List.of(new Question(0, 10, own)), false).due());
    var none = List.of(new Question(0, 10, Patience.within(15)));
    assertEquals(List.of(), Windows.NONE.asking(none, false).open());
  }

  @Test
  void a_question_loses_its_end_when_a_clock_is_agreed_on_that_hurries_nobody() {
    var questions =
        List.of(new Question(0, 10, Patience.within(15)), new Question(1, 11, clock(1)));
    Windows live = Windows.NONE.asking(questions, true).after(1_000);
    assertEquals(Long.MAX_VALUE, live.asking(questions, false).due());
    assertEquals(List.of(), live.asking(questions, false).timed());
    assertEquals(2, live.asking(questions, false).asking(questions, true).open().size());
    var least = List.of(new Question(0, 10, new Patience.Own(2, 15)));
    Windows begun = Windows.NONE.asking(least, true).after(1_000);
    Windows endless = begun.asking(least, false);
    assertEquals(1_000, only(endless).least(), "the least time is kept");
    assertNull(only(endless).left());
    assertEquals(15_000, only(endless.asking(least, true)).left());
  }

  @Test
  void a_public_clock_is_shared_and_a_new_number_restarts_it() {
    Windows open = shared(1);
    assertEquals(List.of(FIRST, SECOND), only(open).asked());
    assertTrue(open.waits(FIRST, true));
    assertFalse(open.waits(FIRST, false));
    Windows noted = open.noting(new Noted(SECOND, "pass")).after(1_000);
    Windows one = noted.asking(List.of(new Question(1, 11, clock(1))), true);
    assertEquals(2_000, only(one).left());
    assertEquals("pass", one.noted(SECOND).choice());
    assertEquals(3_000, only(asking(noted, clock(2), clock(2))).left());
    Patience all = new Patience.Public(3, 3, false, null);
    assertTrue(asking(Windows.NONE, all, all).waits(FIRST, false));
  }

  @Test
  void holding_stops_the_clock_for_a_while_and_only_so_often() {
    Windows held = shared(1).after(1_000).holding(FIRST);
    assertEquals(15_000, held.due());
    Windows on = held.after(16_000);
    assertNull(only(on).held());
    assertEquals(1_000, only(on).left());
    assertEquals(List.of(new Windows.Used(0, 7, 15_000)), on.used());
    Windows again = on.holding(FIRST);
    assertEquals(5_000, only(again).held().left());
    Windows spent = again.after(5_000);
    assertFalse(spent.mayHold(FIRST));
    assertTrue(spent.mayHold(SECOND));
    assertSame(spent, spent.holding(FIRST));
  }

  @Test
  void a_second_holder_of_a_clock_waits_for_the_first_and_may_let_go() {
    Windows both = shared(1).holding(FIRST).holding(SECOND);
    assertEquals(List.of(0, 1), only(both).held().by());
    Windows second = both.after(4_000).releasing(FIRST);
    assertEquals(List.of(1), only(second).held().by());
    assertEquals(15_000, only(second).held().left());
    assertEquals(3_000, only(second).left());
    assertNull(only(second.releasing(SECOND)).held());
  }

  @Test
  void a_holder_who_has_answered_holds_no_longer() {
    Windows held = shared(1).holding(FIRST);
    Windows next = held.asking(List.of(new Question(1, 11, clock(1))), true);
    assertNull(only(next).held());
    assertEquals(3_000, only(next).left());
  }

  @Test
  void after_an_outage_a_public_clock_stands_until_all_are_back() {
    Windows standing = shared(1).after(1_000).afterAnOutage();
    assertEquals(List.of(0, 1), standing.comingBack());
    assertEquals(standing, standing.afterAnOutage());
    assertEquals(2_000, only(standing.allBack()).left());
    assertNull(only(standing.allBack()).held());
    Windows waited = standing.after(16_000);
    assertEquals(1_000, only(waited).left());
    assertEquals(List.of(), waited.used(), "nobody's holding");
    Windows own = asking(Windows.NONE, Patience.within(5), Patience.NONE);
    assertEquals(own, own.afterAnOutage());
  }

  @Test
  void where_nobody_is_hurried_least_times_alone_are_kept() {
    var questions =
        List.of(new Question(0, 10, new Patience.Own(2, 15)), new Question(1, 11, clock(1)));
    Windows open = Windows.NONE.asking(questions, false);
    assertEquals(List.of(), open.timed());
    assertTrue(open.waits(FIRST, false));
    assertFalse(open.waits(SECOND, true), "everybody in their own time");
    Window over = open.noting(new Noted(SECOND, "pass")).over().getFirst();
    assertEquals(List.of(SECOND), over.asked());
  }

  @Test
  void what_is_stored_reads_as_itself() {
    JsonMapper json = JsonMapper.builder().build();
    Windows windows = shared(1).holding(FIRST).noting(new Noted(SECOND, "pass")).after(2_000);
    assertEquals(windows, json.readValue(json.writeValueAsString(windows), Windows.class));
  }
}
