package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Setup;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import arenhold.rules.testkit.toys.Heap;
import arenhold.rules.testkit.toys.Satchels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What every listed player owes, whatever the game. */
class PlayersTest {

  private static final long NODES = 400;

  private record Toy(Game<?> game, Setup setup) {}

  private static List<Toy> toys() {
    return List.of(
        new Toy(new Heap(), setup("heap", "stones", 2, Map.of(), Map.of())),
        new Toy(new Bidding(), setup("bidding", "bids", 2, Map.of(), Map.of())),
        new Toy(new Bidding(), setup("bidding", "bids", 3, Map.of(), Map.of())),
        new Toy(new Ambush(), setup("ambush", "walk", 3, Map.of(), Map.of())),
        new Toy(
            new Satchels(),
            setup(
                "satchels",
                "gems",
                2,
                Map.of(Satchels.SATCHEL, "pearl,ruby:2,opal", Satchels.CHARM, "none"),
                Map.of(Satchels.WORTH, "8", "first", "1"))));
  }

  private static Setup setup(
      String game, String form, int seats, Map<String, String> each, Map<String, String> table) {
    return new Setup(game, form, Collections.nCopies(seats, each), table);
  }

  @Test
  void every_player_is_listed_once_and_found_by_its_name() {
    Set<String> names = new HashSet<>();
    for (PlayerInfo info : Players.ALL) {
      assertTrue(names.add(info.name()), info.name());
      assertTrue(info.name().matches("[a-z]+(-[a-z0-9]+)*"), info.name());
      assertEquals(info, Players.named(info.name()));
    }
    assertNull(Players.named("nobody"));
  }

  @Test
  void every_player_plays_every_toy_to_its_end_and_decides_the_same_again() {
    for (PlayerInfo info : Players.ALL) {
      for (Toy toy : toys()) plays(info, toy.game(), toy.setup());
    }
  }

  @Test
  void players_of_one_game_play_it_to_its_end_and_decide_the_same_again() {
    for (PlayerInfo info : Players.ALL) {
      if (ofAnyGame(info)) continue;
      int played = 0;
      for (Toy each : games()) {
        if (played > 0 || !info.plays().test(each.setup())) continue;
        plays(info, each.game(), each.setup());
        played++;
      }
      assertEquals(1, played, info.name());
    }
  }

  private static boolean ofAnyGame(PlayerInfo info) {
    return toys().stream().anyMatch(toy -> info.plays().test(toy.setup()));
  }

  /** Every form of the games people play, with the fewest seats. */
  private static List<Toy> games() {
    List<Toy> games = new ArrayList<>();
    for (Game<?> game : Games.ALL) {
      for (GameInfo.Form form : game.info().forms()) {
        Setup setup = Setups.usual(game.info().key(), form);
        if (game.problem(setup) == null) games.add(new Toy(game, setup));
      }
    }
    return games;
  }

  private static <P> void plays(PlayerInfo info, Game<P> game, Setup setup) {
    if (!info.plays().test(setup)) return;
    List<Player> seated = new ArrayList<>();
    for (int i = 0; i < setup.size(); i++) seated.add(info.seated().get());
    Bout<P> bout =
        Bout.of(game, setup, 1)
            .play(
                seen -> {
                  Thinking thinking = Thinking.of(NODES, 7);
                  Decision decision = seated.get(seen.seat().index()).decide(seen, thinking);
                  String where = info.name() + " at " + game.info().key();
                  assertEquals(decision, info.seated().get().decide(seen, thinking), where);
                  checked(seen, decision, where);
                  cut(info, seen, decision, where);
                  return decision.choice();
                });
    assertNotNull(bout.match().outcome().orElseThrow());
  }

  private static void checked(Seen<?> seen, Decision decision, String where) {
    boolean waits = decision.choice() == Decision.WAIT && seen.question().offer();
    assertTrue(waits || decision.choice() >= 0 && decision.choice() < seen.size(), where);
    assertTrue(!decision.cut(), where);
    for (Decision.Rated rated : decision.rated()) {
      assertTrue(rated.value() >= 0 && rated.value() <= 1, where);
    }
  }

  /** A decision that was cut short is repeated from the number of nodes at which it was. */
  private static void cut(PlayerInfo info, Seen<?> seen, Decision whole, String where) {
    Thinking thinking = Thinking.of(NODES, 7);
    long some = whole.nodes() / 2;
    Decision early = info.seated().get().decide(seen, thinking.until(used -> used > some));
    if (!early.cut()) return;
    assertEquals(early, info.seated().get().decide(seen, thinking.cutAt(early.nodes())), where);
  }

  @Test
  void two_matches_that_look_alike_to_a_seat_get_equal_decisions() {
    for (PlayerInfo info : Players.ALL) {
      int compared = 0;
      if (!ofAnyGame(info)) continue;
      for (Toy toy : toys()) {
        for (int seed = 0; seed < 8; seed++) compared += alike(info, toy.game(), toy.setup(), seed);
      }
      assertTrue(compared > 20, "hardly anything was compared: " + compared);
    }
  }

  @Test
  void matches_of_every_game_that_look_alike_get_equal_decisions() {
    for (PlayerInfo info : Players.ALL) {
      int compared = 0;
      for (Toy each : games()) {
        if (!info.plays().test(each.setup())) continue;
        for (int seed = 0; seed < 2; seed++) {
          compared += alike(info, each.game(), each.setup(), seed);
        }
      }
      assertTrue(compared > 30, info.name() + ": hardly anything was compared: " + compared);
    }
  }

  /** Compares decisions in two matches that differ in what one seat does not see. */
  private static <P> int alike(PlayerInfo info, Game<P> game, Setup setup, int seed) {
    Thinking thinking = Thinking.of(NODES, seed);
    return Alike.compared(game, setup, seed, seen -> info.seated().get().decide(seen, thinking));
  }
}
