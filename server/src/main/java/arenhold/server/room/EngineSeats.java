package arenhold.server.room;

import arenhold.players.Seen;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.notation.Records;
import arenhold.server.clock.TimeControl;
import arenhold.server.computer.Computer;
import arenhold.server.engine.Engines;
import arenhold.server.engine.Opening;
import arenhold.server.match.Strike;
import arenhold.server.room.decide.Timing;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The engines of people's own at the table: how they are asked. An engine gets what its seat has
 * learned and its open question, and nothing else; that it does not answer as it should never holds
 * up the room.
 */
final class EngineSeats {

  private final RoomEntity room;
  private final RoomServices services;

  /** The engines that have been asked in a match, by seat. */
  private final Map<Seat, Playing> playing = new HashMap<>();

  private record Playing(UUID engine, String match) {}

  /** The engines that are seated for the matches of this room. */
  private final Set<UUID> reserved = new HashSet<>();

  EngineSeats(RoomEntity room, RoomServices services) {
    this.room = room;
    this.services = services;
  }

  /** The engine that plays this seat itself; null if none does. */
  static UUID at(Now now, Seat seat) {
    UUID player = now.room().players().get(seat.index());
    boolean plays = Computer.isEngine(player) && !now.match().now().playedByComputer(seat);
    return plays ? player : null;
  }

  /** What an engine is called; null if it is not connected. */
  String name(UUID engine) {
    Engines.Connected known = services.engines().connected(engine);
    return known == null ? null : known.name();
  }

  /**
   * Asks the engine at a seat. A match whose time stands still goes on once the answer is needed.
   *
   * @param number the number of the question
   * @param until when the answer must be there
   * @return takes the question back
   */
  Runnable ask(Now now, RunningMatch match, Seat seat, long number, Seen<?> seen, long until) {
    UUID engine = at(now, seat);
    String name = match.stored().id().toString();
    playing.put(seat, new Playing(engine, name));
    TimeControl control = now.room().clock();
    Object clock = control instanceof TimeControl.None ? null : Clock.of(control);
    Opening opening =
        new Opening(
            name,
            match.stored().rulesVersion(),
            match.stored().engineSeedOf(seat),
            clock == null ? null : Records.plain(clock));
    services
        .engines()
        .ask(
            engine,
            opening,
            seen,
            until,
            answer -> {
              String fault = answer.fault() == null ? null : answer.fault().text();
              room.tell(
                  new RoomCommand.Decided(seat.index(), number, answer.choice(), null, fault));
            });
    return () -> services.engines().lapse(engine, name);
  }

  /** A time control as clients get it. */
  private record Clock(String kind, Integer base, Integer increment, Integer delay, Integer days) {

    static Clock of(TimeControl control) {
      return switch (control) {
        case TimeControl.None none -> null;
        case TimeControl.Live(int base, int increment, int delay) ->
            new Clock("live", base, increment, delay, null);
        case TimeControl.Days(int perTurn) -> new Clock("days", null, null, null, perTurn);
      };
    }
  }

  /** How long an engine may think: the time for engines, or less if a clock says so. */
  long left(Now now, RunningMatch match, Seat seat) {
    long most = services.engines().within().toMillis();
    return Math.min(most, Timing.left(now.clocks(), match, seat, services.time().now()));
  }

  /**
   * The engines at a table of this room that are seated for as many matches elsewhere as they may
   * play.
   */
  List<UUID> engagedElsewhere(RoomState ready) {
    return ready.players().stream()
        .filter(Computer::isEngine)
        .filter(engine -> !reserve(engine))
        .toList();
  }

  /** Seats an engine for the matches of this room; false if it may not play one more. */
  boolean reserve(UUID engine) {
    if (reserved.contains(engine)) return true;
    return services.engines().reserve(engine, room.now().room().id()) && reserved.add(engine);
  }

  /** Seats the engines at the table for its matches, as long as the room is awake. */
  private void reserve(RoomState state) {
    Set<UUID> seated = new HashSet<>();
    boolean plays = state.phase() == Phase.GATHERING || state.phase() == Phase.PLAYING;
    if (plays && !state.closed()) seated.addAll(state.players());
    Set<UUID> left = new HashSet<>(reserved);
    left.removeAll(seated);
    release(left);
    for (UUID player : seated) {
      if (Computer.isEngine(player)) reserve(player);
    }
  }

  private void release(Set<UUID> engines) {
    for (UUID engine : Set.copyOf(engines)) {
      services.engines().release(engine, room.now().room().id());
      reserved.remove(engine);
    }
  }

  /**
   * What an engine has done wrong by this; null where silence is an answer: questions with a time
   * of their own and offers lapse.
   */
  static Strike strike(RunningMatch match, Seat seat, String fault) {
    boolean lapses =
        match.now().patience(seat) != Patience.NONE
            || match.now().question(seat).map(question -> question.offer()).orElse(true);
    if (fault == null || lapses) return null;
    return new Strike(seat.index(), match.sittings().strikes(seat) + 1, fault);
  }

  /** Tells engines that do not play any more, now that the room may have changed. */
  void look() {
    Now now = room.now();
    reserve(now.room());
    RunningMatch match = now.match();
    boolean plays = match != null && now.room().phase() == Phase.PLAYING;
    for (Seat seat : Set.copyOf(playing.keySet())) {
      Playing one = playing.get(seat);
      boolean same = match != null && match.stored().id().toString().equals(one.match());
      boolean on = same && plays && one.engine().equals(at(now, seat));
      if (on && !match.now().gone(seat)) continue;
      playing.remove(seat);
      var outcome = same ? match.now().outcome().orElse(null) : null;
      services.engines().over(one.engine(), one.match(), outcome);
    }
  }

  /** The room goes to sleep: the engines are told of the match anew when it wakes. */
  void stop() {
    playing.forEach((seat, one) -> services.engines().over(one.engine(), one.match(), null));
    playing.clear();
    release(reserved);
  }
}
