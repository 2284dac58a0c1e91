package arenhold.server.room;

import arenhold.players.Level;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.server.match.MatchComputers;
import arenhold.server.match.Sitting;
import arenhold.server.match.StoredMatch;
import arenhold.server.match.Strike;
import arenhold.server.room.decide.Computers;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Carries out what becomes of the seats of players who are gone and of engines that failed. */
final class Leaving {

  private final RoomEntity room;
  private final RoomServices services;
  private final Play play;

  Leaving(RoomEntity room, RoomServices services, Play play) {
    this.room = room;
    this.services = services;
    this.play = play;
  }

  /**
   * An engine has lost its seat, which leaves the match.
   *
   * @param ack of the message that led to it
   * @param computed what it did wrong
   */
  void leave(RoomCommand.Say say, Seat seat, String ack, MatchComputers.Row computed) {
    RunningMatch match = room.now().match();
    long since = System.nanoTime();
    play.attempt(
        say,
        () -> Play.struck(match.command(seat, Command.LEAVE, ack), computed),
        done -> play.storeAndTell(say, done, since, computed));
  }

  /** A computer plays this seat from now on, for its absent player. */
  void standIn(RoomCommand.Say say, Seat seat, String ack) {
    standIn(say, seat, ack, null);
  }

  /**
   * A computer plays this seat from now on, for its absent player. What the seat has learned since
   * the match began is learned from the log.
   *
   * @param ack of the message that led to it
   * @param strike what an engine did wrong, by which it lost the seat; or null
   */
  void standIn(RoomCommand.Say say, Seat seat, String ack, Strike strike) {
    RunningMatch match = room.now().match();
    Game<?> game = services.games().named(match.stored().setup().game());
    long first = match.numbers().first();
    List<Seat> thinking = room.now().room().thinking();
    Level level = Computers.standIn(match.stored().setup());
    Sitting sitting = Computers.sitting(match.stored().setup(), seat, level, match.lines());
    long since = System.nanoTime();
    room.work(
        CompletableFuture.supplyAsync(
            () -> services.log().load(match.stored().id()).orElseThrow(), services.database()),
        read -> {
          if (!(read.result() instanceof StoredMatch stored)) {
            room.failed(say, read);
            return;
          }
          var row = new MatchComputers.Row(match.stored().id(), sitting, null, strike);
          play.attempt(
              say,
              services
                  .replays()
                  .within(
                      () ->
                          Play.struck(
                              RunningMatch.replay(game, stored.with(sitting), first, thinking)
                                  .command(seat, Command.STAND_IN, ack),
                              row),
                      Loading.WHOLE),
              done -> play.storeAndTell(say, done, since, row));
        });
  }
}
