package arenhold.server.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.ops.Settings;
import arenhold.server.rating.Ratings;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.news.Meetings;
import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** If something is wrong with one table, the other matched players still get theirs. */
class PairingFaultTest extends ServerTest {

  /** Enough players that some are matched after the unlucky ones. */
  private static final List<TimeControl> CLOCKS =
      List.of(
          new TimeControl.Live(300, 5, 0),
          new TimeControl.Live(900, 20, 0),
          new TimeControl.Days(172_800));

  @Autowired private Settings settings;
  @Autowired private GameShelf shelf;
  @Autowired private Accounts accounts;
  @Autowired private Ratings ratings;
  @Autowired private Encounters encounters;
  @Autowired private Rooms rooms;
  @Autowired private RoomRegion region;
  @Autowired private ServerTime time;
  @Autowired private Challenges challenges;
  @Autowired private Bell bell;
  @Autowired private DataSource connections;
  @Autowired private MeterRegistry metrics;

  private Player waits(Pairing pairing, String game, String form, TimeControl clock) {
    Guest guest = Guest.at(server());
    Player player = new Player(UUID.fromString(guest.id()), "Guest");
    pairing.wait(player, game, form, null, clock, false);
    return player;
  }

  /** A game of another name with the same forms. */
  private static Game<?> like(Game<?> game) {
    GameInfo info = new GameInfo("gone", game.info().version(), game.info().forms());
    return (Game<?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "info" -> info;
                  case "equals" -> proxy == arguments[0];
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private Pairing pairing(GameShelf games) {
    return new Pairing(
        games,
        settings,
        accounts,
        ratings,
        encounters,
        rooms,
        region,
        new Meetings(),
        time,
        challenges,
        bell);
  }

  @Test
  void when_a_game_is_gone_players_waiting_for_another_still_sit_down() {
    Game<?> sound = shelf.games().getFirst();
    Game<?> gone = like(sound);
    List<Game<?>> games = new ArrayList<>(List.of(gone, sound));
    Pairing pairing = pairing(new GameShelf(games));
    List<Player> unlucky = new ArrayList<>();
    List<Player> lucky = new ArrayList<>();
    for (TimeControl clock : CLOCKS) {
      for (GameInfo.Form form : sound.info().forms()) {
        for (int seat = 0; seat < form.minSeats(); seat++) {
          unlucky.add(waits(pairing, gone.info().key(), form.key(), clock));
          lucky.add(waits(pairing, sound.info().key(), form.key(), clock));
        }
      }
    }
    games.remove(gone);
    pairing.look();
    for (Player player : lucky) assertNotNull(pairing.search(player).link());
    // They wait on, and may leave.
    for (Player player : unlucky) {
      assertNull(pairing.search(player).link());
      pairing.leave(player);
      assertNull(pairing.search(player).offer());
    }
  }

  @Test
  void while_the_database_is_away_a_round_asks_once_and_all_wait_on() throws SQLException {
    Game<?> game = shelf.games().getFirst();
    Pairing pairing = pairing(shelf);
    List<Player> players = new ArrayList<>();
    for (TimeControl clock : CLOCKS) {
      for (GameInfo.Form form : game.info().forms()) {
        for (int seat = 0; seat < form.minSeats(); seat++) {
          players.add(waits(pairing, game.info().key(), form.key(), clock));
        }
      }
    }
    double before = inVain();
    List<Connection> taken = new ArrayList<>();
    try {
      // A test's connections come from the pool for requests.
      for (int i = 0; i < settings.pools().web(); i++) taken.add(connections.getConnection());
      pairing.look();
      assertEquals(before + 1, inVain());
    } finally {
      for (Connection one : taken) one.close();
    }
    for (Player player : players) {
      assertNotNull(pairing.search(player).offer());
      assertNull(pairing.search(player).link());
    }
    pairing.look();
    for (Player player : players) assertNotNull(pairing.search(player).link());
  }

  /** How often a request timed out waiting for a connection. */
  private double inVain() {
    return metrics.get("hikaricp.connections.timeout").tag("pool", "web").counter().count();
  }
}
