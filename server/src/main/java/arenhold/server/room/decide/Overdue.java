package arenhold.server.room.decide;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Window;
import arenhold.server.room.state.RunningMatch;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What the clocks of a match demand at a moment. */
public sealed interface Overdue {

  /** Nothing. */
  record Nothing() implements Overdue {}

  /** A command is given for this seat, or by {@link Seat#NATURE}, because its time is up. */
  record Falls(Seat seat, Command command) implements Overdue {}

  /** The questions of these windows are answered, since their time is up. */
  record Answers(List<Window> over) implements Overdue {}

  /** Nobody has done anything for so long that the match ends. */
  record Abandoned() implements Overdue {}

  /**
   * What these clocks demand.
   *
   * @param then the clocks at {@code moment}, outages taken off
   */
  static Overdue at(Clocks then, long moment, RunningMatch match) {
    return switch (then.due(moment)) {
      case Clocks.Due.Flag flag -> falls(flag.seats(), match);
      case Clocks.Due.Window window -> {
        List<Window> over = then.settled(moment, 0).windows().over();
        yield over.isEmpty() ? new Nothing() : new Answers(over);
      }
      case Clocks.Due.Abandon nobody -> new Abandoned();
      case null, default -> new Nothing();
    };
  }

  /**
   * What these clocks demand before a message is heard that arrived at {@code moment}. A match in
   * which someone does something then is not abandoned.
   */
  static Overdue before(Clocks then, long moment, RunningMatch match) {
    Overdue due = at(then, moment, match);
    return due instanceof Abandoned ? new Nothing() : due;
  }

  /** If the match goes on without the first of these seats, the others fall at the next look. */
  private static Falls falls(List<Integer> fallen, RunningMatch match) {
    Function<Seat, List<Seat>> goes =
        seat -> match.now().playsOnWithout(seat) ? List.of(seat) : match.now().sideOf(seat);
    Seat loser = loser(fallen, match.present(), goes);
    return new Falls(loser, loser == Seat.NATURE ? Command.ABANDON : Command.FLAG);
  }

  /**
   * The seat that loses if the time of several is up at once: the first of them, and the rules
   * place the others; but nobody if that is everybody, for then nobody has done anything.
   *
   * @param present the seats that have not gone before
   * @param goes the seats that are out of the match if this one is
   * @return {@link Seat#NATURE} if nobody loses
   */
  static Seat loser(List<Integer> fallen, List<Integer> present, Function<Seat, List<Seat>> goes) {
    Set<Seat> lost = new HashSet<>();
    for (int seat : fallen) lost.addAll(goes.apply(Seat.of(seat)));
    Seat first = Seat.of(fallen.getFirst());
    boolean everybody = present.stream().allMatch(seat -> lost.contains(Seat.of(seat)));
    boolean alone = goes.apply(first).containsAll(lost);
    return everybody && !alone ? Seat.NATURE : first;
  }
}
