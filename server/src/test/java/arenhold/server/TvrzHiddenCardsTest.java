package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.KnownDeals;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/**
 * Reads every raw frame sent in matches of Tvrz: none names a card that its reader has no right to
 * know, be it in a hand, face-down in the landscape, or in the pile (TV-T17.1, scenario S-44).
 */
@Import(KnownDeals.class)
@TestPropertySource(
    properties = {
      "arenhold.limits.seat-messages=100000",
      "arenhold.limits.watcher-messages=100000"
    })
class TvrzHiddenCardsTest extends ToyRooms {

  /** Matches within which all of {@link #WANTED} must have happened. */
  private static final int MOST_MATCHES = 60;

  private static final int CHOICES = 400;
  private static final int SEATS = 3;

  /** Choices that end something, and of how many answers one of them may be one. */
  private static final Set<String> ENDS = Set.of("done", "pass", "give-up");

  private static final int SELDOM = 4;

  /** What a match must have for the test to tell anything, as events (S-20, S-30). */
  private static final Set<String> WANTED = Set.of("notRecognised", "guardsShown", "murdered");

  /** What one player or two are shown of others' cards, as events. */
  private static final Set<String> SHOWN_TO_FEW = Set.of("guardsShown", "saw");

  private static final Set<String> CARDS =
      Catalogue.CARDS.stream().map(Card::key).collect(Collectors.toSet());

  /** Those who get frames: the players, and a watcher as the last. */
  private final List<Socket> readers = new ArrayList<>();

  /** What each reader may have read so far. */
  private final List<Set<String>> known = new ArrayList<>();

  private final Set<String> happened = new TreeSet<>();

  @Test
  void no_frame_names_a_card_that_its_reader_must_not_know() {
    for (int match = 0; !happened.containsAll(WANTED); match++) {
      assertTrue(match < MOST_MATCHES, happened.toString());
      Gathered room = begun("tvrz", "shared", SEATS, ClockRooms.DAYS);
      readers.clear();
      readers.addAll(room.sockets());
      readers.add(room.watched(Guest.at(server())));
      known.clear();
      for (int reader = 0; reader < readers.size(); reader++) known.add(new TreeSet<>());
      Random random = new Random(match);
      for (int i = 0; i < CHOICES; i++) {
        readers.forEach(Socket::settle);
        // At the end of a match everything is shown.
        if (match(readers.getFirst()).path("outcome").isObject()) break;
        learn();
        for (int reader = 0; reader < readers.size(); reader++) assertKnown(reader);
        choose(random);
      }
    }
  }

  private void choose(Random random) {
    for (Socket socket : readers.subList(0, SEATS)) {
      JsonNode question = match(socket).path("question");
      if (!question.isObject() || question.path("offer").asBoolean()) continue;
      List<String> choices =
          question
              .path("choices")
              .valueStream()
              .map(one -> one.path("notation").asString())
              .toList();
      List<String> offered = choices.stream().filter(one -> !ENDS.contains(one)).toList();
      boolean goesOn = !offered.isEmpty() && random.nextInt(SELDOM) > 0;
      if (!goesOn) offered = choices;
      choose(socket, offered.get(random.nextInt(offered.size())));
      return;
    }
    throw new AssertionError("nobody is asked");
  }

  /** What is public by the documents of its owners, and what each has and is shown. */
  private void learn() {
    Set<String> open = new TreeSet<>();
    for (int seat = 0; seat < SEATS; seat++) {
      JsonNode view = match(readers.get(seat)).path("view");
      JsonNode fort = view.at("/seats/" + seat);
      for (String field :
          List.of("known", "works", "items", "flag", "shadows", "spells", "spent", "waiting")) {
        named(fort.path(field), open);
      }
      for (JsonNode unit : fort.path("units")) {
        for (int i = 0; i < unit.path("cards").size(); i++) {
          named(unit.at("/cards/" + i), unit.at("/open/" + i).asBoolean() ? open : known.get(seat));
        }
      }
      named(view.path("piles"), open);
      named(view.path("attack"), open);
      named(match(readers.get(seat)).path("waiting"), open);
      named(fort.path("hand"), known.get(seat));
    }
    known.forEach(one -> one.addAll(open));
  }

  private void assertKnown(int reader) {
    List<String> frames = readers.get(reader).raw();
    for (String frame : frames) {
      JsonNode told = Guest.JSON.readTree(frame);
      for (JsonNode event : told.at("/d/events")) {
        String kind = event.path("kind").asString();
        happened.add(kind);
        if (SHOWN_TO_FEW.contains(kind)) named(event, known.get(reader));
      }
      Set<String> named = new TreeSet<>();
      named(told, named);
      assertEquals(Set.of(), without(named, known.get(reader)), () -> reader + " reads " + frame);
    }
    frames.clear();
  }

  /** All cards that are named anywhere in it. */
  private static void named(JsonNode node, Set<String> cards) {
    if (node.isString() && CARDS.contains(node.asString())) cards.add(node.asString());
    for (JsonNode inner : node) named(inner, cards);
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }
}
