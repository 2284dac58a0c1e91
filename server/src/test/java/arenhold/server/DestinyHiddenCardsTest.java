package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/**
 * Reads every raw frame sent in matches of Destiny: none names a card of another player's list,
 * hand or deck, or a battlefield put away, before the game has shown it (DS-D1.11, DS-D19.10,
 * DS-D19.11).
 */
@TestPropertySource(
    properties = {
      "arenhold.limits.seat-messages=100000",
      "arenhold.limits.watcher-messages=100000"
    })
class DestinyHiddenCardsTest extends DestinyRooms {

  private static final int MATCHES = 3;
  private static final int MATCHES_OF_FOUR = 2;
  private static final int CHOICES = 250;

  /** At most so many are played until they have shown what is wanted, whatever was dealt. */
  private static final int MOST_MATCHES = 40;

  /** Choices that end something, and of how many answers one of them may be one. */
  private static final Set<String> ENDS = Set.of("done", "pass", "no");

  private static final int SELDOM = 4;

  /** What the matches must have shown for the test to tell anything, as events. */
  private static final Set<String> WANTED =
      Set.of("drew", "cardPlayed", "discarded", "looked", "setBack", "claimed");

  private static final Pattern CARD = Pattern.compile("aw[0-9]{3}");

  /** Those who get frames: the players, and a watcher as the last. */
  private final List<Socket> readers = new ArrayList<>();

  /** What each reader may have read so far. */
  private final List<Set<String>> known = new ArrayList<>();

  private final Set<String> happened = new TreeSet<>();

  /** How often a reader did not know a card of a list that was being played with. */
  private int secrets;

  /** Lists, hands, decks and what is put away (DS-D19.11). */
  @Test
  void no_frame_names_a_card_that_its_reader_must_not_know() {
    reads(List.of(HEROES, VILLAINS), MATCHES);
  }

  /** The same among four, whoever is out and wherever they sit (DS-D15.1, DS-D15.5). */
  @Test
  void among_four_no_frame_names_a_card_that_its_reader_must_not_know() {
    reads(List.of(HEROES, VILLAINS, STRATEGIST, SWORDS), MATCHES_OF_FOUR);
    JsonNode clockwise = view(readers.getLast()).path("clockwise");
    Set<Integer> seats = new TreeSet<>();
    for (JsonNode seat : clockwise) seats.add(seat.asInt());
    assertEquals(Set.of(0, 1, 2, 3), seats, "everybody sees who sits where");
  }

  private void reads(List<String> lists, int matches) {
    for (int match = 0; match < matches || !happened.containsAll(WANTED); match++) {
      assertTrue(match < MOST_MATCHES, happened.toString());
      Gathered room = gathered(lists);
      Random random = new Random(match);
      for (int i = 0; i < CHOICES; i++) {
        readers.forEach(Socket::settle);
        // At the end of a match everything is shown.
        if (match(readers.getFirst()).path("outcome").isObject()) break;
        learn();
        for (int reader = 0; reader < readers.size(); reader++) assertKnown(reader);
        for (Set<String> each : known) secrets += without(cards(lists.toString()), each).size();
        choose(room, random);
      }
    }
    assertTrue(secrets > 1_000, "so many secrets there were to keep: " + secrets);
  }

  /** A match that is begun while everybody reads, a watcher too. */
  private Gathered gathered(List<String> lists) {
    Gathered room =
        Gathered.at(server(), GAME, form(lists.size()), lists.size(), java.util.Map.of());
    clock(room, ClockRooms.NONE);
    readers.clear();
    readers.addAll(room.sockets());
    readers.add(room.watched(Guest.at(server())));
    known.clear();
    for (String list : lists) known.add(cards(list));
    known.add(new TreeSet<>());
    for (Socket reader : room.sockets()) reader.raw().clear();
    for (int seat = 0; seat < lists.size(); seat++) {
      room.seat(seat).awaitAck(bring(room.seat(seat), lists.get(seat)));
    }
    room.begin();
    readers.getLast().awaitState(state -> state.path("match").isObject());
    return room;
  }

  private static void choose(Gathered room, Random random) {
    Socket asked = room.seat(waiting(room).keySet().iterator().next());
    List<String> choices = choices(asked);
    List<String> offered = choices.stream().filter(one -> !ENDS.contains(one)).toList();
    boolean goesOn = !offered.isEmpty() && random.nextInt(SELDOM) > 0;
    if (!goesOn) offered = choices;
    choose(asked, offered.get(random.nextInt(offered.size())));
  }

  /** What is public by the documents of its owners. */
  private void learn() {
    Set<String> open = new TreeSet<>();
    for (int seat = 0; seat < readers.size() - 1; seat++) {
      JsonNode own = view(readers.get(seat)).at("/seats/" + seat);
      for (String field :
          List.of("known", "discard", "aside", "unused", "characters", "supports", "loose")) {
        open.addAll(cards(own.path(field).toString()));
      }
    }
    JsonNode view = view(readers.getLast());
    for (String field : List.of("battlefield", "queue")) {
      open.addAll(cards(view.path(field).toString()));
    }
    open.addAll(cards(view.at("/action/limbo").toString()));
    known.forEach(one -> one.addAll(open));
  }

  private void assertKnown(int reader) {
    List<String> frames = readers.get(reader).raw();
    for (String frame : frames) {
      JsonNode told = Guest.JSON.readTree(frame);
      for (JsonNode event : told.at("/d/events")) {
        String kind = event.path("kind").asString("");
        happened.add(kind);
        if (kind.equals("looked")) seen(reader, event);
      }
      Set<String> named = cards(frame);
      assertEquals(Set.of(), without(named, known.get(reader)), () -> reader + " reads " + frame);
    }
    frames.clear();
  }

  /** Cards that were looked at: known to those who looked, and of a hand to its owner. */
  private void seen(int reader, JsonNode event) {
    Set<String> cards = cards(event.path("cards").toString());
    if (cards.isEmpty()) return;
    boolean looks = event.path("seat").asInt() == reader;
    boolean owns =
        event.path("zone").asString().equals("hand") && event.path("at").asInt() == reader;
    assertTrue(looks || owns, () -> reader + " sees " + event);
    known.get(reader).addAll(cards);
  }

  /** All cards that are named anywhere in a text, also by names in play such as aw011.3a. */
  private static Set<String> cards(String text) {
    Set<String> cards = new TreeSet<>();
    Matcher matcher = CARD.matcher(text);
    while (matcher.find()) cards.add(matcher.group());
    return cards;
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }
}
