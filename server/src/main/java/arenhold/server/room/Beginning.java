package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.Setup;
import arenhold.server.clock.Clocks;
import arenhold.server.match.MatchClocks;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Advance;
import arenhold.server.room.decide.Start;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;

/** Carries out how the matches of a room begin: {@link Start} judges it, {@link Play} goes on. */
final class Beginning {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;

  Beginning(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
  }

  /**
   * Begins the next match: all its players are ready.
   *
   * @param say what led to it, or null
   */
  void begin(RoomCommand.Say say, RoomState ready, Game<?> game) {
    switch (Start.judge(ready, room.now(), game, this::unmixed)) {
      case Start.Refused(Setup.Problem problem) -> {
        if (say != null) room.refuse(say, Code.BAD_SETUP, problem);
      }
      case Start.Begins start ->
          room.work(
              services
                  .budget()
                  .within(
                      () ->
                          RunningMatch.start(
                              game,
                              start.match(),
                              start.first(),
                              start.computers(),
                              start.room().thinking())),
              finished -> {
                if (finished.result() instanceof RunningMatch.Try.Done done) {
                  commit(say, start, done);
                } else {
                  play.park(say, finished);
                }
              });
    }
  }

  private NextDeal unmixed() {
    return NextDeal.fresh(services.seeds().next(), 0);
  }

  private void commit(RoomCommand.Say say, Start.Begins start, RunningMatch.Try.Done done) {
    Now before = room.now();
    RoomState playing = start.room();
    RunningMatch match = done.next();
    Clocks clocks = play.time().begin(playing.clock(), match);
    MatchClocks.Row row = Advance.row(playing, clocks);
    Runnable store =
        () ->
            services
                .rooms()
                .start(
                    playing,
                    start.match(),
                    done.lines(),
                    start.sides(),
                    row,
                    match.askedSeats(),
                    start.computers());
    Commit.Cause cause =
        say == null
            ? new Commit.Cause.Itself("the match of room " + playing.id(), () -> {}, null)
            : Commit.said(say);
    room.commit(
        new Commit(
            services.storing(store),
            null,
            cause,
            stored -> {
              play.time().stored(row);
              if (before.room().meeting()) {
                services.meetings().began(playing.id(), playing.players());
              }
              return new Now(playing, match, clocks);
            },
            now -> {
              guests.sendAwayStrangers(playing);
              if (before.match() == null) guests.broadcast(now, done.events());
              else guests.broadcastNewMatch(now);
            }));
  }
}
