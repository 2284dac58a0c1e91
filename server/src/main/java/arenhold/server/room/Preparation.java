package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.Setup;
import arenhold.server.engine.Engines;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.rating.Rating;
import arenhold.server.room.decide.Deals;
import arenhold.server.room.decide.Lobby;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/**
 * Carries out what people change in a room before a match: {@link Lobby} judges it; then it is
 * stored and told, or the match begins.
 */
final class Preparation {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Mixing mixing;
  private final Publicity publicity;

  Preparation(
      RoomEntity room, RoomServices services, Guests guests, Mixing mixing, Publicity publicity) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.mixing = mixing;
    this.publicity = publicity;
  }

  /** Hears what someone wants to change. */
  void hear(RoomCommand.Say say, Guest guest) {
    if (say.message() instanceof FromClient.SeatEngine(int seat, UUID engine)
        && guest.player().equals(room.now().room().host())) {
      RoomState state = room.now().room();
      Engines.Connected known = services.engines().connected(engine);
      boolean plays = known != null && services.engines().plays(engine, state.game());
      if (!plays || !room.reserve(engine)) {
        room.refuse(say, Code.NO_ENGINE);
        return;
      }
      guests.know(Map.of(engine, known.name()));
    }
    boolean rated = Lobby.forRated(room.now().room(), guest.player(), say.message());
    if (rated) sitIfInRange(say, guest);
    else change(say, guest);
  }

  /** Asks for the rating of a player who wants to sit down where it decides. */
  private void sitIfInRange(RoomCommand.Say say, Guest guest) {
    RoomState state = room.now().room();
    room.work(
        CompletableFuture.supplyAsync(
            () -> services.ratings().now(guest.player(), state.game(), state.form()),
            services.database()),
        finished -> {
          if (!(finished.result() instanceof Rating known)) room.refuse(say, Code.UNAVAILABLE);
          else if (!state.range().admits(known.shown())) room.refuse(say, Code.OUT_OF_RANGE);
          else change(say, guest);
        });
  }

  private void change(RoomCommand.Say say, Guest guest) {
    RoomState state = room.now().room();
    Game<?> game = services.games().named(state.game());
    switch (Lobby.judge(
        state, game, guest.player(), guest.seatRole(), guests::present, say.message())) {
      case Lobby.Verdict.Refused(Code code, Setup.Problem problem) ->
          room.refuse(say, code, problem);
      case Lobby.Verdict.Changed(RoomState same) when same == state -> guests.acknowledge(say);
      case Lobby.Verdict.Changed(RoomState wanted) -> {
        String ack = guest.ackOf(say.ack());
        switch (mixing.changed(ack == null ? wanted : wanted.heard(ack))) {
          case Deals.Change.Refused(Setup.Problem problem) ->
              room.refuse(say, Code.BAD_SETUP, problem);
          case Deals.Begins(RoomState ready) -> mixing.begin(say, ready);
          case Deals.Stores(RoomState changed) -> storeAndTell(say, guest, changed.after(state));
        }
      }
    }
  }

  private void storeAndTell(RoomCommand.Say say, Guest guest, RoomState changed) {
    RoomState before = room.now().room();
    boolean unlisted = before.listed() && !changed.listed();
    boolean reseated = !changed.players().equals(before.players());
    boolean satDown = before.seatOf(guest.player()) < 0 && changed.seatOf(guest.player()) >= 0;
    room.commit(
        new Commit(
            CompletableFuture.supplyAsync(() -> stored(changed), services.database()),
            null,
            Commit.said(say),
            stored -> {
              if (stored instanceof Rating known) publicity.rated(known);
              if (satDown) services.meetings().satDown(guest.player());
              return room.now().with(changed);
            },
            next -> {
              guests.named(guest);
              if (changed.closed()) {
                guests.sendAway(changed.whyClosed());
                return;
              }
              guests.sendAwayStrangers(changed);
              if (unlisted) guests.sendAwayInvited(changed);
              if (reseated) guests.broadcastSeats(next);
              else guests.broadcast(next, List.of());
            }));
  }

  /** Stores the room; answers the rating that strangers see of its host, if they see it at all. */
  private Rating stored(RoomState changed) {
    services.rooms().change(changed);
    return services.hostRating(changed);
  }
}
