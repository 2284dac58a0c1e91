package arenhold.server.room.decide;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Rooms for two, and their matches, as values. */
final class Duels {

  static final Game<?> GAME = Games.ALL.getFirst();
  static final UUID ONE = new UUID(0, 1);
  static final UUID OTHER = new UUID(0, 2);
  static final long START = 1_000_000;

  private Duels() {}

  static byte[] seed() {
    return new byte[32];
  }

  private static Place place(UUID player) {
    return Place.of(player, Map.of("school", "random")).ready(true);
  }

  /** A room in which both are ready. */
  static RoomState ready() {
    return RoomState.seated(
        ONE, GAME.info().key(), "duel", Map.of(), List.of(place(ONE), place(OTHER)));
  }

  /** A room for two who were brought together. */
  static RoomState meeting(TimeControl clock) {
    return RoomState.meeting(
        GAME.info().key(), "duel", List.of(place(ONE), place(OTHER)), clock, false);
  }

  private static NextDeal unmixed() {
    return NextDeal.fresh(seed(), 0);
  }

  static Start start(RoomState ready) {
    return Start.judge(ready, new Now(ready, null, null), GAME, Duels::unmixed);
  }

  /** A room whose match has just begun. */
  static Now playing(TimeControl control) {
    var start = assertInstanceOf(Start.Begins.class, start(ready().withClock(control)));
    RunningMatch match =
        RunningMatch.start(GAME, start.match(), start.first(), List.of(), List.of()).next();
    return new Now(start.room(), match, Timing.begin(control, match, START));
  }

  /** The seat that is asked first. */
  static Seat asked(Now now) {
    return Seat.of(now.match().askedSeats().getFirst());
  }

  /** The match after the first choice that is offered to that seat. */
  static RunningMatch.Try.Done chosen(Now now) {
    Seat seat = asked(now);
    String first = now.match().now().question(seat).orElseThrow().choices().getFirst().notation();
    return assertInstanceOf(
        RunningMatch.Try.Done.class, now.match().choose(seat, first, "player/1"));
  }

  /** The clocks of {@code now} at a moment. */
  static Clocks at(Now now, long moment) {
    return now.clocks().settled(moment, 0);
  }
}
