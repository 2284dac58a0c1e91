package arenhold.server.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Clocks against hand counting over many seeds, and their rules one by one. */
class ClocksTest {

  private static final int SEEDS = 4_000;
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TimeControl.Live LIVE = new TimeControl.Live(60, 10, 5);
  private static final long START = 1_000_000;
  private static final List<Integer> BOTH = List.of(0, 1);

  // Against the model.

  /** One random match, counted by both clocks: they agree at every moment. */
  private static final class Run {
    private final Random random;
    private final int seats;
    private final List<Integer> all;
    private final NaiveClocks naive;
    private Clocks clocks;
    private int flags;
    private int ties;

    Run(long seed) {
      random = new Random(seed);
      seats = 1 + random.nextInt(4);
      all = IntStream.range(0, seats).boxed().toList();
      TimeControl control = control();
      naive = new NaiveClocks(control, seats, START);
      naive.running = someSeats();
      naive.seat = -1;
      clocks = Clocks.begin(control, seats, 0, -1, naive.running, START);
    }

    /** Small numbers: the model counts every millisecond, and clocks know no limits. */
    private TimeControl control() {
      return switch (random.nextInt(8)) {
        case 0 -> TimeControl.NONE;
        case 1, 2 -> new TimeControl.Days(1 + random.nextInt(3));
        default ->
            new TimeControl.Live(1 + random.nextInt(3), random.nextInt(3), random.nextInt(2));
      };
    }

    private List<Integer> someSeats() {
      List<Integer> some = new ArrayList<>();
      for (int i = 0; i < seats; i++) if (random.nextInt(seats) == 0) some.add(i);
      return some.isEmpty() ? List.of(random.nextInt(seats)) : some;
    }

    void play() {
      for (int i = 0; i < 40 && naive.fell < 0; i++) {
        pass(time());
        if (naive.fell < 0) something();
        compare();
      }
    }

    /** How long until the next thing; often exactly until a flag falls. */
    private long time() {
      long due = clocks.dueAt();
      boolean exactly = random.nextInt(5) == 0 && clocks.ticking() && due - naive.now < 20_000;
      if (exactly) ties++;
      return exactly ? Math.max(0, due - naive.now) : random.nextInt(1_200);
    }

    private void pass(long millis) {
      for (long i = 0; i < millis; i++) naive.tick();
      Clocks.Due due = clocks.due(naive.now);
      if (naive.fell < 0) {
        assertTrue(!(due instanceof Clocks.Due.Flag), "too early");
        return;
      }
      flags++;
      assertEquals(new Clocks.Due.Flag(naive.fallen), due);
      assertEquals(naive.fell, clocks.dueAt());
    }

    private void something() {
      switch (random.nextInt(10)) {
        case 0 -> pauseOrGoOn();
        case 1 -> change();
        case 2 -> restart();
        case 3 -> clocks = clocks.settled(naive.now, 0);
        default -> move();
      }
    }

    private void move() {
      if (naive.paused) return;
      List<Integer> next = someSeats();
      int number = Math.max(0, naive.turn + random.nextInt(4) - 2);
      int whose = number == 0 ? -1 : random.nextInt(seats);
      clocks = clocks.moved(naive.now, next, seat -> true, number, whose);
      naive.turn(number, whose);
      naive.running = next;
    }

    private void pauseOrGoOn() {
      if (!clocks.ticking()) return;
      for (int i = 0; i < seats; i++) {
        assertEquals(naive.paused, clocks.paused() != null, "all must agree");
        clocks =
            naive.paused
                ? clocks.wantingToGoOn(i, naive.now, all)
                : clocks.wantingPause(i, 1, naive.now, all);
      }
      naive.paused = !naive.paused;
    }

    private void change() {
      TimeControl other = control();
      for (int i = 0; i < seats; i++) clocks = clocks.wantingControl(i, other, 1, naive.now, all);
      naive.full(other);
      if (other instanceof TimeControl.None) naive.paused = false;
    }

    /** The server goes down, is away for a while, and reads what it stored. */
    private void restart() {
      Clocks stored = JSON.readValue(JSON.writeValueAsString(clocks), Clocks.class);
      assertEquals(clocks, stored);
      naive.down = true;
      int away = random.nextInt(5_000);
      for (int i = 0; i < away; i++) naive.tick();
      naive.down = false;
      clocks = stored.settled(naive.now, away);
    }

    private void compare() {
      if (!clocks.ticking()) return;
      long when = naive.fell < 0 ? naive.now : naive.fell;
      for (int i = 0; i < seats; i++) {
        assertEquals(naive.left[i], clocks.left(i, when), "left of seat " + i);
        assertEquals(naive.free[i], clocks.free(i, when), "free of seat " + i);
      }
    }
  }

  @Test
  void they_show_what_counting_every_millisecond_shows() {
    int flags = 0;
    int ties = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      try {
        Run run = new Run(seed);
        run.play();
        flags += run.flags;
        ties += run.ties;
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError("seed " + seed + ": " + wrong.getMessage(), wrong);
      }
    }
    assertTrue(flags > SEEDS / 4, flags + " flags");
    assertTrue(ties > SEEDS / 4, ties + " choices in the millisecond of a flag");
  }

  // One by one.

  private static Clocks live() {
    return Clocks.begin(LIVE, 2, 1, 0, List.of(0), START);
  }

  private static Clocks moved(Clocks clocks, long after, int turn, int seat) {
    return clocks.moved(clocks.at() + after, List.of(seat), one -> true, turn, seat);
  }

  @Test
  void a_turn_uses_its_delay_first_then_time_and_is_paid_at_its_end() {
    Clocks clocks = live();
    assertEquals(60_000, clocks.left(0, START + 5_000));
    assertEquals(59_000, clocks.left(0, START + 6_000));
    Clocks sameTurn = moved(clocks, 3_000, 1, 0);
    assertEquals(2_000, sameTurn.free(0, sameTurn.at()), "once in a turn");
    Clocks next = moved(sameTurn, 4_000, 2, 1);
    assertEquals(68_000, next.left(0, next.at() + 99_000));
    assertEquals(5_000, next.free(1, next.at()));
  }

  @Test
  void nothing_is_won_by_taking_back_and_ending_the_turn_again() {
    Clocks ended = moved(live(), 0, 2, 1);
    Clocks takenBack = moved(ended, 0, 1, 0);
    Clocks again = moved(takenBack, 0, 2, 1);
    assertEquals(70_000, again.left(0, again.at()));
    assertEquals(60_000, again.left(1, again.at()));
  }

  @Test
  void time_for_another_try_is_given_only_where_less_is_left() {
    Clocks late = live().settled(START + 64_999, 0);
    assertEquals(START + 64_999 + 10_000, late.withAtLeast(0, 10_000).dueAt());
    assertEquals(live(), live().withAtLeast(0, 10_000));
    assertEquals(late, late.withAtLeast(1, 100_000), "not asked");
    assertEquals(late, late.withAtLeast(-1, 10_000), "no seat");
    Clocks free = moved(live().settled(START + 64_999, 0), 0, 2, 0);
    Clocks more = free.withAtLeast(0, 20_000);
    assertEquals(free.at() + 20_000, more.dueAt(), "what is free counts");
  }

  @Test
  void every_turn_of_the_match_gives_everybody_their_days_again() {
    Clocks clocks = Clocks.begin(new TimeControl.Days(3600), 2, 1, 0, List.of(0), START);
    Clocks next = moved(clocks, 3_599_999, 2, 1);
    assertEquals(3_600_000, next.left(0, next.at()));
    assertEquals(3_600_000, next.left(1, next.at()));
  }

  @Test
  void time_is_up_in_the_very_millisecond_and_not_before() {
    Clocks clocks = live();
    assertEquals(START + 65_000, clocks.dueAt());
    assertNull(clocks.due(START + 64_999));
    assertEquals(new Clocks.Due.Flag(List.of(0)), clocks.due(START + 65_000));
    assertEquals(new Clocks.Due.Flag(List.of(0)), clocks.due(START + 9_999_999));
  }

  @Test
  void time_never_runs_backwards() {
    Clocks clocks = live();
    assertEquals(60_000, clocks.left(0, START - 10_000));
    Clocks moved = clocks.moved(START - 10_000, List.of(1), one -> true, 1, 0);
    assertEquals(START, moved.at());
  }

  @Test
  void who_has_gone_is_not_needed_for_consent() {
    List<Integer> alone = List.of(1);
    Clocks paused = live().wantingPause(0, 1, START, BOTH).wantingPause(1, 2, START, alone);
    assertNotNull(paused.paused());
    assertNull(paused.wantingToGoOn(1, START + 1, alone).paused());
    TimeControl days = new TimeControl.Days(7200);
    assertEquals(days, live().wantingControl(1, days, 3, START, alone).control());
  }

  @Test
  void a_pause_that_nobody_ends_ends_automatically() {
    Clocks paused = live().wantingPause(0, 1, START, BOTH).wantingPause(1, 2, START + 1_000, BOTH);
    assertNotNull(paused.paused());
    assertNull(paused.proposal());
    long until = paused.paused().until();
    assertEquals(START + 1_000 + 24 * 3_600_000, until);
    assertNull(paused.due(until - 1));
    assertEquals(new Clocks.Due.GoOn(), paused.due(until));
    Clocks on = paused.goingOn(until);
    assertEquals(60_000, on.left(0, until + 4_000));
    assertEquals(59_000, on.left(0, until + 5_000));
    assertEquals(until, on.missingSince(0, START), "missed from then on");
  }

  @Test
  void a_newer_proposal_takes_the_place_of_an_older_one_and_only_the_same_is_agreed_to() {
    TimeControl days = new TimeControl.Days(7200);
    Clocks proposed = live().wantingControl(0, days, 1, START, BOTH);
    Clocks other = proposed.wantingControl(1, new TimeControl.Days(3600), 2, START, BOTH);
    assertEquals(List.of(1), other.proposal().agreed());
    assertEquals("pause", other.wantingPause(0, 3, START, BOTH).proposal().kind());
    assertEquals(proposed, proposed.wantingControl(0, days, 4, START, BOTH), "once is enough");
    assertEquals(2, other.proposal().number());
    Clocks declined = proposed.declinedBy(1);
    assertNull(declined.proposal());
    assertEquals(new Consent.Declined(1, 0, 1), declined.declined());
    assertEquals(declined.declined(), declined.settled(START + 5, 0).declined());
    assertNull(moved(declined, 5, 1, 0).declined(), "until someone chooses");
    assertNull(declined.wantingPause(0, 5, START, BOTH).declined());
    Clocks agreed = proposed.wantingControl(1, days, 6, START + 3, BOTH);
    assertEquals(days, agreed.control());
    assertEquals(START + 3 + 7_200_000, agreed.dueAt());
  }

  @Test
  void absent_players_may_be_claimed_against_after_a_while_but_not_beyond_their_flag() {
    long soon = Clocks.PATIENCE;
    assertEquals(START + 65_000, live().claimableAt(0, START - 5, 0), "their flag");
    Clocks long900 = Clocks.begin(new TimeControl.Live(900, 0, 0), 2, 1, 0, List.of(0), START);
    assertEquals(START + soon, long900.claimableAt(0, START - 500_000, 0), "asked since then");
    assertEquals(START + 7 + soon, long900.claimableAt(0, START + 7, 0));
    assertEquals(START + 9 + soon, long900.claimableAt(0, START + 7, 2), "nobody could come");
    assertEquals(Long.MAX_VALUE, long900.claimableAt(1, START, 0), "not asked");
    Clocks days = Clocks.begin(new TimeControl.Days(3600), 2, 1, 0, List.of(0), START);
    assertEquals(Long.MAX_VALUE, days.claimableAt(0, START, 0));
    Clocks none = Clocks.begin(TimeControl.NONE, 2, 1, 0, List.of(0), START);
    assertEquals(START + Clocks.LONG_PATIENCE, none.claimableAt(0, START + 5, 0));
    long late = START + Clocks.LONG_PATIENCE + 5;
    assertEquals(late + soon, none.claimableAt(0, late, 0), "they were there until then");
    Clocks paused = long900.wantingPause(0, 1, START, BOTH).wantingPause(1, 2, START, BOTH);
    assertEquals(Long.MAX_VALUE, paused.claimableAt(0, START, 0));
  }

  @Test
  void a_question_that_is_still_the_same_is_asked_since_it_was_asked() {
    Clocks both = Clocks.begin(TimeControl.NONE, 2, 0, -1, List.of(0, 1), START);
    Clocks moved = both.moved(START + 50, List.of(0, 1), seat -> seat == 1, 0, -1);
    assertEquals(List.of(START, START + 50), moved.asked());
  }

  @Test
  void a_match_without_clock_waits_for_thirty_days_since_anybody_did_anything() {
    Clocks none = Clocks.begin(TimeControl.NONE, 2, 1, 0, List.of(0), START);
    Clocks moved = moved(none.settled(START + 77, 5), 1_000, 2, 1);
    assertEquals(START + 1_077 + Clocks.IDLE, moved.dueAt());
    assertNull(moved.due(moved.dueAt() - 1));
    assertEquals(new Clocks.Due.Abandon(), moved.due(moved.dueAt()));
  }

  @Test
  void a_match_without_clock_is_not_idle_while_nobody_could_do_anything() {
    long day = TimeUnit.DAYS.toMillis(1);
    Clocks none = Clocks.begin(TimeControl.NONE, 2, 1, 0, List.of(0), START);
    Clocks back = none.settled(START + 42 * day, 40 * day);
    assertNull(back.due(START + 42 * day));
    assertEquals(START + 70 * day, back.dueAt(), "two of thirty days had gone");
    assertEquals(back.dueAt(), back.settled(START + 43 * day, 0).dueAt(), "looking costs nothing");
    assertEquals(START + 43 * day, back.claimableAt(0, START, 0), "nor are three days over");
    assertEquals(START + 50 * day + Clocks.IDLE, moved(back, 8 * day, 2, 1).dueAt());
  }

  @Test
  void clocks_that_were_stored_before_proposals_had_numbers_are_read() {
    Clocks proposed = live().wantingPause(0, 7, START, BOTH);
    String stored = JSON.writeValueAsString(proposed).replaceAll("\"number\":7,", "");
    assertEquals(0, JSON.readValue(stored, Clocks.class).proposal().number());
    String older = JSON.writeValueAsString(live()).replace(",\"declined\":null", "");
    assertEquals(live(), JSON.readValue(older, Clocks.class));
  }

  @Test
  void clocks_that_were_stored_before_idleness_was_counted_are_read() {
    Clocks none = Clocks.begin(TimeControl.NONE, 2, 1, 0, List.of(0), START);
    String stored = JSON.writeValueAsString(none).replaceAll("\"idle\":\\d+,", "");
    assertEquals(START + Clocks.IDLE, JSON.readValue(stored, Clocks.class).dueAt());
  }
}
