package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Level;
import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.computer.Computer;
import arenhold.server.computer.Pace;
import arenhold.server.match.NewMatch;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Answers of computers come at times that everybody could tell beforehand. */
class PacingTest {

  private static final Pace PACE = new Pace(800, 3_000, 3_000);
  private static final UUID PERSON = new UUID(0, 1);
  private static final long START = 1_000_000;

  /** A table of one person and computers, with its match. */
  private static Now table(String game, String form, List<Map<String, String>> seats, int seed) {
    Game<?> rules = Games.named(game);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      UUID player = i == 0 ? PERSON : new Computer(Level.CHAMPION, i).id();
      places.add(Place.of(player, seats.get(i)).ready(true));
    }
    RoomState room = RoomState.seated(PERSON, game, form, Map.of(), places);
    byte[] secret = new byte[32];
    new Random(seed).nextBytes(secret);
    Setup setup = rules.settled(spelledOut(rules, room), Collections.nCopies(seats.size(), null));
    NewMatch stored =
        new NewMatch(new UUID(0, 9), room.id(), setup, rules.info().version(), secret, null);
    RunningMatch match = RunningMatch.start(rules, stored, 1, List.of(), List.of()).next();
    return with(new Now(room, match, null), match);
  }

  /** What the seats have not chosen is one of the samples. */
  private static Setup spelledOut(Game<?> rules, RoomState room) {
    Setup open = room.setup();
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < open.size(); i++) {
      Map<String, String> seat = new HashMap<>(open.seats().get(i));
      for (Option option : rules.info().form(open.form()).seatOptions()) {
        List<String> samples = option.samples();
        if (option.fallback() == null)
          seat.putIfAbsent(option.key(), samples.get(i % samples.size()));
      }
      seats.add(seat);
    }
    return new Setup(open.game(), open.form(), seats, open.table());
  }

  private static Now with(Now now, RunningMatch match) {
    Clocks clocks = Timing.begin(new TimeControl.Live(300, 0, 0), match, START);
    return new Now(now.room(), match, clocks);
  }

  /** What anybody sees, the commitment of the deal included: it is taken from another match. */
  private static Now dealtAs(Now now, Now other) {
    RunningMatch match = now.match();
    RunningMatch same =
        new RunningMatch(
            other.match().stored(),
            match.now(),
            match.lines(),
            match.orders(),
            match.chances(),
            match.numbers(),
            match.acks(),
            match.history(),
            match.sittings());
    return new Now(now.room(), same, now.clocks());
  }

  private static Map<String, List<String>> answers(Match<?> match, Seat seat) {
    return told(match, seat);
  }

  /** What a seat may answer, by what a spectator learns of it. */
  private static <P> Map<String, List<String>> told(Match<P> match, Seat seat) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    Asked asked = match.asked(seat);
    if (asked == null) return all;
    for (int code : asked.codes()) {
      String learned = match.game().learned(match.position(), asked, code, Viewer.SPECTATOR);
      String notation = match.game().notation(match.position(), asked, code);
      all.computeIfAbsent(String.valueOf(learned), key -> new ArrayList<>()).add(notation);
    }
    return all;
  }

  private static Now chosen(Now now, Seat seat, String notation) {
    var done =
        assertInstanceOf(RunningMatch.Try.Done.class, now.match().choose(seat, notation, null));
    return with(now, done.next());
  }

  private static boolean alike(Now one, Now other) {
    Match<?> here = one.match().now();
    Match<?> there = other.match().now();
    return here.view(Viewer.SPECTATOR).equals(there.view(Viewer.SPECTATOR))
        && here.waiting(Viewer.SPECTATOR).equals(there.waiting(Viewer.SPECTATOR))
        && one.match().moment() == other.match().moment()
        && here.isOver() == there.isOver();
  }

  /** Plays two matches that differ in what nobody but the seats sees. Returns how many choices. */
  private static int compared(
      String game, String form, List<Map<String, String>> seats, int seed, int[] different) {
    Now here = table(game, form, seats, seed);
    Now there = table(game, form, seats, seed + 1_000);
    Random random = new Random(seed);
    Pacing one = Pacing.NONE;
    Pacing other = Pacing.NONE;
    int compared = 0;
    for (long at = START; alike(here, there) && !here.match().now().isOver(); at += 10_000) {
      one = one.after(here, PACE, at);
      other = other.after(dealtAs(there, here), PACE, at);
      assertEquals(one, other);
      compared++;
      List<Integer> asked = here.match().askedSeats();
      Seat seat = Seat.of(asked.get(random.nextInt(asked.size())));
      var mine = answers(here.match().now(), seat);
      var theirs = answers(there.match().now(), seat);
      if (!mine.equals(theirs)) different[0]++;
      List<String> both = new ArrayList<>(mine.keySet());
      both.retainAll(theirs.keySet());
      if (both.isEmpty()) break;
      String told = both.get(random.nextInt(both.size()));
      here = chosen(here, seat, any(mine.get(told), random));
      there = chosen(there, seat, any(theirs.get(told), random));
    }
    return compared;
  }

  private static String any(List<String> some, Random random) {
    return some.get(random.nextInt(some.size()));
  }

  @Test
  void two_matches_that_look_alike_to_everybody_are_answered_at_the_same_times() {
    int compared = 0;
    int[] different = new int[1];
    for (int seed = 0; seed < 12; seed++) {
      compared +=
          compared(
              "tashkalar",
              "duel",
              List.of(Map.of("school", "northern"), Map.of("school", "southern")),
              seed,
              different);
      List<Map<String, String>> four = Collections.nCopies(4, Map.of());
      compared += compared("tvrz", "shared", four, seed, different);
    }
    assertTrue(compared > 100, "choices compared: " + compared);
    assertTrue(different[0] > 10, "questions that differ: " + different[0]);
  }

  private static Now duel() {
    return table(
        "tashkalar",
        "duel",
        List.of(Map.of("school", "northern"), Map.of("school", "southern")),
        1);
  }

  @Test
  void hints_and_wishes_hold_up_no_computer() {
    Now now = table("destiny", "duel", Collections.nCopies(2, Map.of()), 1);
    Pacing before = Pacing.NONE.after(now, PACE, START);
    var wish =
        assertInstanceOf(
            RunningMatch.Try.Done.class, now.match().command(Seat.of(0), Command.STOP, null));
    assertSame(before, before.after(with(now, wish.next()), PACE, START + 500));
  }

  @Test
  void an_answer_to_a_decision_of_several_leaves_the_others_their_times() {
    for (int seed = 0; seed < 5; seed++) {
      Now now = table("destiny", "duel", Collections.nCopies(2, Map.of()), seed);
      for (int i = 0; i < 200 && !now.match().now().isOver(); i++) {
        List<Integer> asked = now.match().askedSeats();
        Seat seat = Seat.of(asked.getFirst());
        String some = now.match().now().question(seat).orElseThrow().choices().getLast().notation();
        Now next = chosen(now, seat, some);
        if (asked.size() > 1 && next.match().askedSeats().equals(asked.subList(1, asked.size()))) {
          Pacing before = Pacing.NONE.after(now, PACE, START);
          Pacing after = before.after(next, PACE, START + 500);
          Seat last = Seat.of(asked.getLast());
          assertEquals(before.seats().get(last), after.seats().get(last));
          return;
        }
        now = next;
      }
    }
    throw new AssertionError("nobody decided together");
  }

  @Test
  void little_time_on_the_clock_is_used_sparingly() {
    Now now = duel();
    while (!now.match().askedSeats().contains(1)) {
      Seat seat = Seat.of(now.match().askedSeats().getFirst());
      now = chosen(now, seat, now.match().now().question(seat).orElseThrow().fallback());
    }
    Clocks little = Timing.begin(new TimeControl.Live(10, 0, 0), now.match(), START);
    Pacing hurried = Pacing.NONE.after(new Now(now.room(), now.match(), little), PACE, START);
    assertEquals(500, hurried.seats().get(Seat.of(1)).times().due());
    Pacing calm = Pacing.NONE.after(new Now(now.room(), now.match(), null), PACE, START);
    assertNotEquals(500, calm.seats().get(Seat.of(1)).times().due());
  }
}
