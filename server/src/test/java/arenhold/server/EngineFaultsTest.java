package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Limits;
import arenhold.server.clock.ServerTime;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.EngineOwner;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.OutsideEngine;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * Engines that do not play as they should: the game answers for them, the third time they lose
 * their seat, everybody is told why, and nobody has to wait.
 */
class EngineFaultsTest {

  private static final ManualTime TIME = new ManualTime();

  /** Longer than an engine may think, and much shorter than people may be away. */
  private static final long TOO_LONG = 31_000;

  /** Choices in which every seat of a Melee of three has had a turn. */
  private static final long ROUND = 40;

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(ServerTime.class, TIME)
          .with("arenhold.computers.pace=0s")
          .with("arenhold.engines.matches=1")
          .with("arenhold.limits.seat-messages=100000")
          .with("arenhold.limits.requests=100000")
          .with("arenhold.limits.reads=100000");

  /** What an engine does when it is asked. */
  private enum Fault {
    SILENT("silent"),
    CRASHES("gone"),
    TALKS_NONSENSE("malformed"),
    SENDS_BYTES_OF_ANOTHER_TYPE("malformed"),
    GREETS_AGAIN("out-of-order"),
    CHOOSES_WHAT_IS_NOT_OFFERED("not-offered"),
    FLOODS("flood"),
    TALKS_TOO_LONG("too-long"),
    GIVES_UP("failed");

    private final String code;

    Fault(String code) {
      this.code = code;
    }

    /** Whether the engine still listens after that. */
    private boolean happens(EngineOwner owner, OutsideEngine engine, JsonNode ask) {
      String match = ask.path("match").asString();
      Map<String, Object> choose = new HashMap<>();
      choose.putAll(Map.of("t", "choose", "match", match, "id", ask.path("id").asLong()));
      switch (this) {
        case SILENT -> TIME.pass(TOO_LONG);
        case CRASHES -> {
          engine.tear();
          Until.holds("it is gone", () -> !owner.listed());
          TIME.pass(TOO_LONG);
        }
        case TALKS_NONSENSE -> engine.raw("{\"t\":");
        case SENDS_BYTES_OF_ANOTHER_TYPE -> engine.raw("{\"t\":\"choose\",\"id\":\"one\"}");
        case GREETS_AGAIN ->
            engine.say(Map.of("t", "id", "protocol", 1, "name", "Two", "version", "1"));
        case CHOOSES_WHAT_IS_NOT_OFFERED -> {
          choose.put("choice", "what nobody offers");
          engine.say(choose);
          choose.remove("choice");
          choose.put("at", 100_000);
          engine.say(choose);
        }
        case FLOODS -> flood(engine);
        case TALKS_TOO_LONG -> engine.raw("{\"t\":\"info\",\"plan\":[\"" + "x".repeat(Limits.LINE));
        case GIVES_UP ->
            engine.say(Map.of("t", "error", "match", match, "code", "failed", "text", "oh"));
      }
      return this != CRASHES;
    }

    private static void flood(OutsideEngine engine) {
      try {
        for (int i = 0; i <= Limits.LINES; i++) engine.say(Map.of("t", "pong"));
      } catch (CompletionException ended) {
        // The server does not even listen to the end.
      }
    }
  }

  /** An engine that does this whenever it is asked, and comes back whenever it has been put out. */
  private static void misbehaves(EngineOwner owner, Fault fault) {
    OutsideEngine first = owner.connect(null);
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                misbehaves(owner, fault, first);
              } catch (CompletionException ended) {
                // The server has ended.
              }
            });
  }

  private static void misbehaves(EngineOwner owner, Fault fault, OutsideEngine first) {
    for (OutsideEngine engine = first; ; engine = again(owner)) {
      boolean listens = true;
      for (JsonNode told; listens && (told = engine.next()) != null; ) {
        String match = told.path("match").asString("");
        String type = told.path("t").asString();
        if (type.equals("new")) engine.say(Map.of("t", "ready", "match", match));
        if (type.equals("ask")) listens = fault.happens(owner, engine, told);
        if (type.equals("over")) return;
      }
    }
  }

  private static OutsideEngine again(EngineOwner owner) {
    return OutsideEngine.connected(owner.person().server(), owner.token(), null);
  }

  private static Socket table(EngineOwner owner) {
    return owner.seated(Guest.at(SERVER.address()), Map.of("table", Map.of("first", "1")));
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void an_engine_that_fails_three_times_loses_its_seat_and_the_reason_is_told(Fault fault) {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    misbehaves(owner, fault);
    Socket socket = table(owner);
    socket.awaitState(
        state -> state.at("/match/strikes/0/count").asInt() == 1 || ComputerTables.over(state));
    JsonNode end = ComputerTables.playOut(socket, new Random(3));
    assertEquals("left", end.at("/match/outcome/reason").asString());
    assertEquals(List.of(1, 2), places(end));
    JsonNode strike = end.at("/match/strikes/0");
    assertEquals(1, strike.path("seat").asInt());
    assertEquals(3, strike.path("count").asInt());
    assertEquals(fault.code, strike.path("fault").asString());
  }

  private static List<Integer> places(JsonNode end) {
    return end.at("/match/outcome/places").valueStream().map(JsonNode::asInt).toList();
  }

  @Test
  void at_a_table_of_three_and_more_a_computer_plays_on_for_an_engine_that_lost_its_seat() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    misbehaves(owner, Fault.GIVES_UP);
    Guest host = Guest.at(SERVER.address());
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", "tashkalar", "form", "melee", "seats", 3, "watching", false));
    wish.put("computers", List.of(owner.engine(), "novice"));
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitState(ComputerTables::playing);
    Random random = new Random(4);
    JsonNode lost =
        ComputerTables.play(socket, random, one -> !one.at("/match/standIns").isEmpty());
    assertEquals(3, lost.at("/match/strikes/0/count").asInt());
    assertEquals(1, lost.at("/match/standIns/0/seat").asInt());
    long choices = lost.at("/match/choices").asLong() + ROUND;
    JsonNode on =
        ComputerTables.play(socket, random, one -> one.at("/match/choices").asLong() >= choices);
    assertTrue(ComputerTables.playing(on), "the match goes on");
    assertEquals(3, on.at("/match/strikes/0/count").asInt());
  }

  @Test
  void an_engine_that_comes_back_is_told_everything_again_and_the_time_that_is_really_left() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine engine = owner.connect("lines");
    Socket socket = table(owner);
    JsonNode match = engine.ready();
    JsonNode ask = engine.await("ask");
    assertEquals(30_000, ask.at("/left/ms").asLong());
    engine.tear();
    TIME.pass(10_000);
    OutsideEngine later = OutsideEngine.connected(SERVER.address(), owner.token(), "lines");
    assertEquals(match, later.ready());
    JsonNode line = later.next();
    assertEquals("line", line.path("t").asString(), line.toString());
    assertEquals(0, line.path("at").asInt());
    JsonNode again = later.await("ask");
    assertEquals(20_000, again.at("/left/ms").asLong());
    assertEquals(ask.at("/question"), again.at("/question"));
    assertEquals(ask.at("/view"), again.at("/view"));
    long asked = socket.awaitState(ComputerTables::playing).at("/match/choices").asLong();
    later.choose(again, 0);
    JsonNode state = socket.awaitState(one -> one.at("/match/choices").asLong() > asked);
    assertTrue(state.at("/match/strikes").isEmpty());
  }

  @Test
  void a_second_connection_takes_the_place_of_the_first() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine first = owner.connect(null);
    table(owner);
    JsonNode match = first.ready();
    first.await("ask");
    OutsideEngine second = again(owner);
    assertEquals("", first.ended(), "nothing was wrong with it");
    assertEquals(match, second.ready());
    second.await("ask");
  }

  @Test
  void an_engine_that_declines_a_match_loses_its_seat() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine engine = owner.connect(null);
    Socket socket = table(owner);
    for (int i = 0; i < 3; i++) {
      String match = engine.await("new").path("match").asString();
      engine.say(Map.of("t", "error", "match", match, "code", "not-played", "text", "no"));
      int count = i + 1;
      socket.awaitState(state -> state.at("/match/strikes/0/count").asInt() == count);
      if (count < 3) toTheEngine(socket);
    }
    JsonNode end = socket.awaitState(ComputerTables::over);
    assertEquals("not-played", end.at("/match/strikes/0/fault").asString());
  }

  /** Plays until the engine is asked again. */
  private static void toTheEngine(Socket socket) {
    JsonNode state = socket.state();
    while (ComputerTables.asked(state)) {
      long asked = state.at("/match/asked").asLong();
      String choice = state.at("/match/question/choices/0/notation").asString();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
      state =
          socket.awaitState(
              one -> !ComputerTables.asked(one) || one.at("/match/asked").asLong() != asked);
    }
  }

  @Test
  void an_engine_that_says_nothing_at_all_is_sent_away_and_never_listed() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine engine = OutsideEngine.silent(SERVER.address(), owner.token());
    engine.await("hello");
    assertFalse(owner.listed());
    TIME.pass(Limits.START);
    assertEquals("silent", engine.ended());
  }

  private static String made(EngineOwner owner, Guest host) {
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", "tashkalar", "form", "duel", "watching", true));
    wish.put("table", Map.of("first", "1"));
    wish.put("computers", List.of(owner.engine()));
    return host.post("/api/rooms", wish).path("link").asString();
  }

  @Test
  void an_engine_that_plays_as_much_as_it_may_gets_no_other_seat_and_no_strike() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine engine = owner.connect(null);
    Guest host = Guest.at(SERVER.address());
    String first = made(owner, host);
    String second = made(owner, host);
    Socket playing = host.enter(first);
    playing.awaitState(ComputerTables::playing);
    engine.ready();
    Socket gathering = host.enter(second);
    JsonNode state = gathering.awaitState(one -> one.at("/room/seats/1/player").isNull());
    assertEquals("gathering", state.at("/room/phase").asString(), "it is seated elsewhere");
    var seat = Map.of("seat", 1, "engine", owner.engine());
    assertEquals("no-engine", gathering.refused("seatEngine", seat));
    playing.awaitAck(playing.command("resign"));
    JsonNode over = playing.awaitState(ComputerTables::over);
    assertTrue(over.at("/match/strikes").isEmpty(), over.at("/match/strikes").toString());
    Until.holds("it may be seated again", () -> owner.listing().path("free").asBoolean());
    gathering.awaitAck(gathering.sendAcked("seatEngine", seat));
    gathering.awaitState(ComputerTables::playing);
    engine.ready();
  }

  @Test
  void an_engine_of_another_version_is_told_so() {
    EngineOwner owner = EngineOwner.at(SERVER.address());
    OutsideEngine engine = OutsideEngine.silent(SERVER.address(), owner.token());
    engine.await("hello");
    engine.say(Map.of("t", "id", "protocol", 7, "name", "Late", "version", "1"));
    assertEquals("version", engine.ended());
    assertFalse(owner.listed());
  }
}
