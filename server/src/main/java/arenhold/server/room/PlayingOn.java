package arenhold.server.room;

import arenhold.players.Level;
import arenhold.rules.Game;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.match.StoredMatch;
import arenhold.server.ops.Budget;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Advance;
import arenhold.server.room.decide.GoingOn;
import arenhold.server.room.decide.Timing;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import arenhold.server.room.state.Seeds;
import arenhold.server.room.store.FinishedMatches;
import arenhold.server.room.store.Rooms;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Service;

/**
 * Lets people play on against computers from any moment of a match that is over: in a new private
 * room, whose match begins with the lines of that one. What chance answers from there on is drawn
 * anew, so that nobody can look up what came.
 */
@Service
public class PlayingOn {

  /** How many times the budget of one choice the lines up to there may take. */
  private static final int WHOLE = 20;

  private final FinishedMatches finished;
  private final GameShelf games;
  private final Rooms rooms;
  private final Seeds seeds;
  private final ServerTime time;
  private final Budget budget;

  PlayingOn(
      FinishedMatches finished,
      GameShelf games,
      Rooms rooms,
      Seeds seeds,
      ServerTime time,
      Settings settings) {
    this.finished = finished;
    this.games = games;
    this.rooms = rooms;
    this.seeds = seeds;
    this.time = time;
    this.budget = new Budget(settings.room().budget(), 1);
  }

  /** A match that does not go on. */
  public static final class Refused extends Exception {
    private final transient Code code;

    private Refused(Code code) {
      super(code.text(), null, false, false);
      this.code = code;
    }

    public Code code() {
      return code;
    }
  }

  /** How a match goes on, and where it stands when it does. */
  private record Begun(GoingOn.Begins from, RunningMatch match) {}

  /**
   * Makes a room in which a match goes on.
   *
   * @param match one that is over and that the player may see
   * @param moment of its replay, from 0
   * @param seat where the player sits, from 0
   * @param level of the computers on all other seats, by its key
   */
  public RoomState from(UUID match, UUID player, int moment, int seat, String level)
      throws Refused {
    StoredMatch from = finished.stored(match).orElseThrow(() -> new Refused(Code.NOT_FOUND));
    Game<?> newest = games.named(from.match().setup().game());
    Game<?> game = newest == null ? null : newest.at(from.match().rulesVersion());
    if (game == null) throw new Refused(Code.NOT_ALLOWED);
    Begun begun = begun(from, game, moment, player, seat, Level.named(level));
    RoomState playing = begun.from().playing();
    Clocks clocks = Timing.begin(TimeControl.NONE, begun.match(), time.now());
    rooms.goOn(
        begun.from().room(),
        playing,
        begun.from().match(),
        begun.from().lines(),
        begun.from().sides(),
        Advance.row(playing, clocks),
        begun.match().askedSeats(),
        begun.from().computers());
    return playing;
  }

  private Begun begun(
      StoredMatch from, Game<?> game, int moment, UUID player, int seat, Level level)
      throws Refused {
    // Of the match and the code of what is wrong with it, one is null.
    record Judged(Begun begun, Code wrong) {}
    Judged judged =
        budget.result(
            () ->
                switch (GoingOn.judge(from, game, moment, player, seat, level, seeds::next)) {
                  case GoingOn.Refused(Code code) -> new Judged(null, code);
                  case GoingOn.Begins begins -> {
                    var stored =
                        new StoredMatch(
                            begins.match(), begins.lines(), begins.computers(), List.of());
                    RunningMatch match =
                        RunningMatch.replay(game, stored, 0, begins.playing().thinking());
                    yield new Judged(new Begun(begins, match), null);
                  }
                },
            WHOLE);
    if (judged.wrong() != null) throw new Refused(judged.wrong());
    return judged.begun();
  }
}
