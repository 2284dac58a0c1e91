package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Reads every raw frame sent to an opponent and a watcher during a Duel. */
class HiddenCardsTest extends ServerTest {

  @Test
  void no_frame_names_a_card_that_its_reader_must_not_know() {
    for (long seed = 1; seed <= 3; seed++) {
      Duel duel = Duel.start(server(), List.of("northern", "highland"));
      Socket watcher = Guest.at(server()).enter(duel.watch());
      watcher.awaitState(state -> state.path("match").isObject());
      Random random = new Random(seed);
      Set<String> named = new HashSet<>();
      int secrets = 0;
      for (int i = 0; i < 120 && !duel.over(); i++) {
        named.addAll(List.of(duel.chooseAtRandom(random).split(" ")));
        int lines = duel.seat(0).state().at("/match/choices").asInt();
        watcher.awaitState(state -> state.at("/match/choices").asInt() >= lines);
        if (duel.over()) break;
        Set<String> north = hand(duel.seat(0).state(), 0);
        Set<String> south = hand(duel.seat(1).state(), 1);
        north.removeAll(named);
        south.removeAll(named);
        secrets += north.size() + south.size();
        newFramesNameNone(watcher, union(north, south), seed);
        newFramesNameNone(duel.seat(0), without(south, north), seed);
        newFramesNameNone(duel.seat(1), without(north, south), seed);
      }
      assertTrue(secrets > 100, "seed " + seed + " had secrets to keep: " + secrets);
    }
  }

  private static void newFramesNameNone(Socket reader, Set<String> secrets, long seed) {
    List<String> frames = reader.raw();
    for (String frame : frames) {
      JsonNode log = Guest.JSON.readTree(frame);
      for (String secret : secrets) {
        assertFalse(
            log.toString().contains('"' + secret + '"'),
            () -> "seed " + seed + ": " + secret + " in " + frame);
      }
    }
    frames.clear();
  }

  /** The cards of a hand; a player who put one under a deck knows that one too. */
  private static Set<String> hand(JsonNode state, int seat) {
    Set<String> cards = new HashSet<>();
    JsonNode view = state.at("/match/view");
    for (String deck : List.of("beings", "legends", "flares")) {
      view.at("/hands/" + seat + "/" + deck)
          .forEach(card -> cards.add(card.path("card").asString()));
    }
    return cards;
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    Set<String> all = new HashSet<>(one);
    all.addAll(other);
    return all;
  }

  private static Set<String> without(Set<String> all, Set<String> known) {
    Set<String> rest = new HashSet<>(all);
    rest.removeAll(known);
    return rest;
  }
}
