package arenhold.server.room.decide;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.server.match.LogLine;
import arenhold.server.match.NewMatch;
import arenhold.server.match.Origin;
import arenhold.server.match.Sitting;
import arenhold.server.match.StoredMatch;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * How a match goes on from a moment of another one that is over: a person on one of its seats, and
 * computers on all others.
 */
public sealed interface GoingOn {

  /** It does not. */
  record Refused(Code code) implements GoingOn {}

  /**
   * It begins.
   *
   * @param room before the match
   * @param playing the room as it plays the match
   * @param lines of the other match, up to there
   * @param sides each seat's side
   * @param computers those that play seats
   */
  record Begins(
      RoomState room,
      RoomState playing,
      NewMatch match,
      List<LogLine> lines,
      List<Integer> sides,
      List<Sitting> computers)
      implements GoingOn {}

  /**
   * Decides how it goes on.
   *
   * @param from the other match
   * @param game its rules
   * @param moment as of a replay: how many entries of the log seats had made by then, fallbacks not
   *     counted
   * @param seat where the person sits, from 0
   * @param level of the computers
   * @param seeds random bytes: what chance answers from there on is drawn anew
   */
  static GoingOn judge(
      StoredMatch from,
      Game<?> game,
      int moment,
      UUID player,
      int seat,
      Level level,
      Supplier<byte[]> seeds) {
    Setup setup = from.match().setup();
    if (seat < 0 || seat >= setup.size()) return new Refused(Code.NO_SEAT);
    if (level == null || Levels.of(setup, level) == null) return new Refused(Code.BAD_OPTION);
    Stretch<?> until = new Stretch<>(Match.start(game, setup)).until(from.lines(), moment);
    if (until.wrong != null) return new Refused(until.wrong);
    if (until.match.gone(Seat.of(seat))) return new Refused(Code.NOT_ALLOWED);
    GameInfo.Form form = game.info().form(setup.form());
    RoomState room = room(setup, form, player, seat, level);
    if (room == null) return new Refused(Code.BAD_OPTION);
    int version = from.match().rulesVersion();
    NextDeal deal =
        NextDeal.fresh(seeds.get(), version)
            .sealing(form.seatOptions(), room.seats(), seeds)
            .fixed(Set.of());
    int lines = until.lines.size();
    var match =
        new NewMatch(
            deal.match(),
            room.id(),
            setup,
            version,
            deal.bytes(),
            deal.mixed(room.players()),
            new Origin(from.match().id(), lines));
    RoomState playing = room.playing(match.id(), 0).after(room);
    List<Sitting> computers =
        room.computers().stream().map(at -> Computers.sitting(setup, at, level, lines)).toList();
    return new Begins(
        room, playing, match, List.copyOf(until.lines), Start.sides(game, playing), computers);
  }

  /** The room with the person and the computers in their seats; null if these are too many. */
  private static RoomState room(
      Setup setup, GameInfo.Form form, UUID player, int seat, Level level) {
    List<Place> places =
        IntStream.range(0, setup.size())
            .mapToObj(
                at ->
                    at == seat
                        ? Place.of(player, setup.seats().get(at)).ready(true)
                        : Place.of(null, setup.seats().get(at)))
            .toList();
    RoomState room =
        RoomState.fresh(player, setup.game(), setup.form(), setup.size(), setup.table(), false)
            .withRated(false)
            .withSeats(places);
    for (int at = 0; at < setup.size() && room != null; at++) {
      if (at != seat) room = Computers.seated(room, form, at, level);
    }
    return room;
  }

  /** The log of a match up to a moment, played anew. */
  final class Stretch<P> {

    /** What says nothing of how the match stands, and binds only those who said it. */
    private static final Set<Command> LEFT_OUT =
        Set.of(Command.HINT, Command.STOP, Command.STAND_IN, Command.ABANDON);

    private final List<LogLine> lines = new ArrayList<>();
    private Match<P> match;
    private Code wrong;

    private Stretch(Match<P> start) {
      match = start;
    }

    private Stretch<P> until(List<LogLine> log, int moment) {
      int made = 0;
      for (LogLine line : log) {
        Entry entry = line.entry();
        boolean own = entry.seat() != Seat.NATURE && !entry.byFallback();
        if (own && made++ == moment) {
          wrong = match.isOver() ? Code.OVER : null;
          return this;
        }
        if (!kept(entry)) continue;
        if (!(match.apply(entry) instanceof Step.Applied<P> applied)) {
          wrong = Code.NOT_ALLOWED;
          return this;
        }
        match = applied.match();
        lines.add(new LogLine(lines.size(), entry, null));
      }
      wrong = made == moment ? Code.OVER : Code.NOT_FOUND;
      return this;
    }

    private boolean kept(Entry entry) {
      if (entry.isOrder()) return false;
      Command command = Command.parse(entry.notation());
      if (command == null) return true;
      // Back from a computer that did not come here.
      if (command == Command.TAKE_OVER) return match.gone(entry.seat());
      return !LEFT_OUT.contains(command);
    }
  }
}
