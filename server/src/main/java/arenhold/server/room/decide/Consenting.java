package arenhold.server.room.decide;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.server.protocol.FromClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What computers agree to: where all people of the match want to stop, or all people of a side to
 * resign, the computers that would have to agree as well do.
 *
 * @param command which agreement is missing
 * @param seat the computer's seat whose agreement it is
 */
public record Consenting(Command command, Seat seat) {

  /** The next agreement that is due; empty if none is. */
  public static Optional<Consenting> next(Match<?> match, List<Seat> computers) {
    if (match.isOver()) return Optional.empty();
    List<Seat> stopping = match.agreedToStop();
    if (!stopping.isEmpty() && complete(playing(match), computers, stopping)) {
      return missing(match, Command.STOP, computers, stopping);
    }
    for (Seat resigning : match.wantingToResign()) {
      List<Seat> side = match.sideOf(resigning);
      if (!complete(side, computers, match.wantingToResign())) continue;
      List<Seat> partners = computers.stream().filter(side::contains).toList();
      return missing(match, Command.RESIGN, partners, match.wantingToResign());
    }
    return Optional.empty();
  }

  private static List<Seat> playing(Match<?> match) {
    List<Seat> playing = new ArrayList<>();
    for (int i = 0; i < match.setup().size(); i++) {
      if (!match.gone(Seat.of(i))) playing.add(Seat.of(i));
    }
    return playing;
  }

  /** Whether all people among these seats have agreed. */
  private static boolean complete(List<Seat> seats, List<Seat> computers, List<Seat> agreed) {
    return seats.stream().allMatch(seat -> computers.contains(seat) || agreed.contains(seat));
  }

  private static Optional<Consenting> missing(
      Match<?> match, Command command, List<Seat> computers, List<Seat> agreed) {
    return computers.stream()
        .filter(seat -> !agreed.contains(seat) && match.can(seat, command))
        .findFirst()
        .map(seat -> new Consenting(command, seat));
  }

  /** What the computer says. */
  public FromClient message(long moment) {
    return command == Command.STOP ? new FromClient.Stop(moment) : new FromClient.Resign(moment);
  }
}
