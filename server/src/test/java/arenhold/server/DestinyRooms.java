package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.KnownDeals;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.context.annotation.Import;
import tools.jackson.databind.JsonNode;

/** Rooms for Destiny with known deals, played on until something is asked. */
@Import(KnownDeals.class)
abstract class DestinyRooms extends ToyRooms {

  static final String GAME = "destiny";
  static final String DUEL = "duel";

  /** Two teams that have no card in common. */
  static final String HEROES =
      "aw028,aw046-elite,aw171,aw033,aw049,aw051:2,aw053,aw056,aw061,aw063:2,aw064,aw065,aw066,"
          + "aw067,aw105,aw106:2,aw110,aw126,aw127,aw129,aw131,aw133:2,aw135,aw136,aw152,aw159,"
          + "aw160,aw162,aw163";

  static final String VILLAINS =
      "aw004-elite,aw010,aw167,aw005:2,aw006:2,aw007,aw013:2,aw014,aw016,aw018,aw054:2,aw055,"
          + "aw060,aw074,aw076,aw077,aw079,aw080,aw082,aw083,aw085,aw086,aw088,aw140:2,aw142:2,"
          + "aw145,aw150";

  /** Whose leader may discard a card for a shield before being dealt damage (AW009). */
  static final String STRATEGIST =
      "aw002:2,aw009-elite,aw168,aw006,aw008:2,aw013,aw014,aw015:2,aw017:2,aw059:2,aw060,"
          + "aw068:2,aw075,aw081:2,aw084,aw089:2,aw091,aw146,aw149,aw151,aw153,aw154,aw155,"
          + "aw156,aw157:2";

  /** Who deal melee damage most of all. */
  static final String SWORDS =
      "aw038-elite,aw045-elite,aw174,aw008,aw040,aw041,aw043,aw044,aw051,aw057,aw059:2,aw063:2,"
          + "aw115,aw117:2,aw121,aw124:2,aw126,aw128,aw130,aw132,aw137,aw149,aw151,aw153,aw154,"
          + "aw155,aw156,aw157,aw162";

  /** Attacks the strategist with whatever there is. */
  static final String[] ATTACK = {"seat 1", "at aw009", "resolve", "activate", "yes"};

  private static final int STEPS = 600;

  /** A match between these teams that has begun, with live clocks. */
  Gathered begun(String... teams) {
    return begun(LIVE, teams);
  }

  /** A match between these teams that has begun, with these clocks; of more than two: all alone. */
  Gathered begun(Map<String, ?> control, String... teams) {
    return begun(control, Map.of(), teams);
  }

  /** The same at a table with these options. */
  Gathered begun(Map<String, ?> control, Map<String, String> table, String... teams) {
    Gathered room = Gathered.at(server(), GAME, form(teams.length), teams.length, table);
    clock(room, control);
    for (int seat = 0; seat < teams.length; seat++) {
      Socket socket = room.seat(seat);
      socket.awaitAck(bring(socket, teams[seat]));
    }
    room.begin();
    return room;
  }

  /** The form for so many players. */
  static String form(int seats) {
    return seats == 2 ? DUEL : "free-for-all";
  }

  /** The player of this socket brings a team; returns the message's ack id. */
  static String bring(Socket socket, String team) {
    return socket.sendAcked("seatOption", Map.of("key", "team", "value", team));
  }

  static List<String> choices(Socket socket) {
    return match(socket)
        .at("/question/choices")
        .valueStream()
        .map(choice -> choice.path("notation").asString())
        .toList();
  }

  /** The prompts of all open questions by seat; an empty text for those that are hidden. */
  static Map<Integer, String> waiting(Gathered room) {
    Map<Integer, String> waiting = new TreeMap<>();
    for (JsonNode one : match(room.seat(0)).path("waiting")) {
      waiting.put(one.path("seat").asInt(), one.path("prompt").asString(""));
    }
    return waiting;
  }

  /** Plays on until this is asked; returns whom. See {@link #play}. */
  static int until(Gathered room, String prompt, String... wishes) {
    for (int step = 0; step < STEPS; step++) {
      settle(room);
      for (var one : waiting(room).entrySet()) {
        if (one.getValue().equals(prompt)) return one.getKey();
      }
      play(room, wishes);
    }
    throw new AssertionError(prompt + " is never asked");
  }

  /**
   * Answers an open question: by the first of the wishes that some choice begins with, or else with
   * the first choice, which passes or does nothing more.
   */
  static void play(Gathered room, String... wishes) {
    assertFalse(waiting(room).isEmpty(), "the match is over");
    Socket asked = room.seat(waiting(room).keySet().iterator().next());
    List<String> choices = choices(asked);
    for (String wish : wishes) {
      for (String choice : choices) {
        if (choice.startsWith(wish)) {
          choose(asked, choice);
          return;
        }
      }
    }
    choose(asked, choices.getFirst());
  }

  /** Everybody's own view of a match. */
  static JsonNode view(Socket socket) {
    return match(socket).path("view");
  }

  /**
   * A match in which the strategist's player is asked while the other one acts; they have seat 1.
   */
  Gathered reacting(Map<String, ?> control) {
    Gathered room = begun(control, SWORDS, STRATEGIST);
    attack(room);
    return room;
  }

  /** Plays to the next time that seat 1 is asked about the strategist's ability while 0 acts. */
  static void attack(Gathered room) {
    for (int i = 0; until(room, "trigger", ATTACK) != 1 || acting(room) != 0; i++) {
      assertTrue(i < 50, "they are never asked while the other one acts");
      play(room, "no");
    }
  }

  private static int acting(Gathered room) {
    return view(room.seat(0)).at("/action/seat").asInt();
  }

  /** The first choice of this player with this verb. */
  static String firstOf(Socket socket, String verb) {
    return choices(socket).stream().filter(one -> one.startsWith(verb)).findFirst().orElseThrow();
  }
}
