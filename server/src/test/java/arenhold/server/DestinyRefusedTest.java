package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.card.Symbol;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Choices in matches of Destiny that are not there: refused to their sender alone, saying why. */
class DestinyRefusedTest extends DestinyRooms {

  /** The reasons that these matches must have shown. */
  private static final Set<String> WANTED =
      Set.of(
          "die-blank",
          "die-elsewhere",
          "die-modifier",
          "die-not-allowed",
          "die-other-symbol",
          "die-too-dear");

  private static final int STEPS = 500;

  /**
   * DS-D8.11, DS-D16.6, DS-D19.1: dice that cannot be resolved are not offered, and choosing one is
   * refused with the very reason.
   */
  @Test
  void dice_that_cannot_be_resolved_are_refused_and_it_is_said_why() {
    Gathered room = begun(SWORDS, VILLAINS);
    Random random = new Random(1);
    Set<String> said = new TreeSet<>();
    for (int i = 0; !said.containsAll(WANTED); i++) {
      assertTrue(i < STEPS, said.toString());
      settle(room);
      if (waiting(room).isEmpty()) {
        room = begun(SWORDS, VILLAINS);
        continue;
      }
      int seat = waiting(room).keySet().iterator().next();
      Socket own = room.seat(seat);
      refuses(room, own, seat, said);
      List<String> choices = choices(own);
      List<String> resolve = choices.stream().filter(one -> one.startsWith("resolve")).toList();
      boolean resolves = !resolve.isEmpty() && random.nextInt(3) > 0;
      List<String> among = resolves ? resolve : choices;
      choose(own, among.get(random.nextInt(among.size())));
    }
  }

  /** Tries every die in a pool that the open question does not offer. */
  private static void refuses(Gathered room, Socket own, int seat, Set<String> said) {
    List<String> offered = choices(own);
    String prompt = prompt(own);
    boolean resolves = Set.of("action", "extra", "next").contains(prompt);
    String verb = resolves ? "resolve " : "die ";
    if (!resolves && offered.stream().noneMatch(one -> one.startsWith(verb))) return;
    for (JsonNode die : dice(own)) {
      String choice = verb + die.path("id").asString();
      if (offered.contains(choice)) continue;
      var wrong = answer(own, choice);
      String reason = resolves ? reason(own, die, seat, prompt) : "die-not-allowed";
      assertEquals(reason, why(own, wrong), choice);
      assertEquals("not-offered", room.refused(own, "choose", wrong), choice);
      said.add(reason);
    }
  }

  /** Why this die in some pool cannot be resolved by a seat that is asked this. */
  private static String reason(Socket own, JsonNode die, int seat, String prompt) {
    if (die.path("pool").asInt() != seat) return "die-elsewhere";
    JsonNode action = view(own).path("action");
    for (JsonNode resolved : action.path("resolved")) {
      if (resolved.equals(die.path("id"))) return "die-resolved";
    }
    Side shown = Cards.named(die.path("card").asString()).sides().get(die.path("side").asInt());
    if (shown.symbol() == Symbol.BLANK) return "die-blank";
    boolean same = shown.symbol().key().equals(action.path("symbol").asString(""));
    if (prompt.equals("next") && !same) return "die-other-symbol";
    if (shown.plus()) return "die-modifier";
    if (shown.symbol() == Symbol.SPECIAL && die.path("spent").asBoolean()) return "die-used";
    assertTrue(shown.cost() > view(own).at("/seats/" + seat + "/resources").asInt(), die::toString);
    return "die-too-dear";
  }

  private static Map<String, Object> answer(Socket socket, String choice) {
    return Map.of("choice", choice, "asked", match(socket).path("asked").asLong());
  }

  /** The reason given for refusing a choice. */
  private static String why(Socket socket, Map<String, ?> answer) {
    String ack = socket.sendAcked("choose", answer);
    JsonNode refused = socket.await(frame -> ack.equals(frame.path("a").asString(null)));
    return refused.at("/d/params/problem").asString("");
  }

  /** The dice in all pools. */
  private static List<JsonNode> dice(Socket socket) {
    return view(socket).findParents("pool").stream()
        .filter(die -> die.path("pool").asInt() >= 0 && die.has("id"))
        .toList();
  }

  /** DS-D10.7: a defeated character's dice have left with it. */
  @Test
  void a_die_of_a_character_that_has_left_is_refused() {
    Gathered room = begun(SWORDS, STRATEGIST);
    String[] hunt = {"seat 1", "at aw009", "at aw002", "resolve", "activate", "no"};
    String gone = null;
    for (int i = 0; gone == null; i++) {
      assertTrue(i < 400, "nobody is ever defeated");
      settle(room);
      assertTrue(match(room.seat(0)).path("outcome").isNull());
      play(room, hunt);
      settle(room);
      for (JsonNode event : room.seat(0).events()) {
        if (event.path("kind").asString("").equals("defeated")) gone = event.path("id").asString();
      }
    }
    int seat = until(room, "action", hunt);
    for (String choice :
        List.of(
            "resolve " + gone + "a", "resolve " + gone + "b", "activate " + gone, "use " + gone)) {
      Socket socket = room.seat(seat);
      assertEquals("not-offered", room.refused(socket, "choose", answer(socket, choice)), choice);
      Socket idle = room.seat(1 - seat);
      assertEquals("not-asked", room.refused(idle, "choose", answer(idle, choice)), choice);
    }
  }

  /** Nonsense for a choice changes nothing. */
  @Test
  void choices_that_are_none_are_refused_to_their_sender() {
    Gathered room = begun(HEROES, VILLAINS);
    Socket own = room.seat(until(room, "action"));
    for (String wrong :
        List.of("", "resolve", "play aw999", "activate aw028.99", "pass pass", "*", "1")) {
      assertEquals("not-offered", room.refused(own, "choose", answer(own, wrong)), wrong);
    }
    assertEquals(
        "stale",
        room.refused(
            own,
            "choose",
            Map.of("choice", "pass", "asked", match(own).path("asked").asLong() + 1)));
  }

  /** A choice of a megabyte is not even read; who sent it is asked the same when they are back. */
  @Test
  void a_choice_of_a_megabyte_closes_its_sender_s_socket_and_changes_nothing() {
    Gathered room = begun(HEROES, VILLAINS);
    int seat = until(room, "action");
    Socket own = room.seat(seat);
    Socket other = room.seat(1 - seat);
    JsonNode question = match(own).path("question");
    JsonNode seen = view(other);
    own.sendTooMuch("choose", answer(own, "pass".repeat(1 << 18)));
    own.awaitClose();
    assertEquals(1009, own.closedWith());
    Socket again = room.guest(seat).enter(room.link());
    again.awaitState(state -> true);
    assertEquals(question, match(again).path("question"));
    other.settle();
    assertEquals(seen, view(other));
    assertEquals(match(again).path("moment"), match(other).path("moment"));
  }
}
