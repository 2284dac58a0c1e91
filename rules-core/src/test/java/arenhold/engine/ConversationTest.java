package arenhold.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What engines are told and how they are understood. */
class ConversationTest {

  private static final long NODES = 200;

  /** How many questions of a match are compared at the most. */
  private static final int MOST = 25;

  private static Conversation introduced(Told.Direct wire) {
    Conversation conversation = new Conversation(wire);
    wire.answers.add(
        "{\"t\":\"id\",\"protocol\":1,\"name\":\"Ear\",\"version\":\"1\",\"history\":\"views\"}");
    conversation.hello();
    return conversation;
  }

  @Test
  void an_engine_is_told_exactly_what_its_seat_knows() {
    int told = 0;
    for (Told.Played each : Told.all()) {
      for (int seed = 0; seed < 3; seed++) told += told(each.game(), each.setup(), seed);
    }
    assertTrue(told > 300, "hardly anything was told: " + told);
  }

  /** Plays a match at random, and notes on the other end what is told of each question. */
  private static <P> int told(Game<P> game, Setup setup, int seed) {
    Told<P> table = new Told<>(game, setup, seed);
    Notes notes = new Notes(Told::game, Limits.MATCHES);
    List<Seen<?>> understood = new ArrayList<>();
    Told.Direct wire =
        new Told.Direct(
            line -> {
              ToEngine message = Messages.toEngine(Messages.fields(line));
              if (message instanceof ToEngine.Ask ask) understood.add(notes.seen(ask));
              else notes.heed(message);
            });
    Conversation conversation = introduced(wire);
    for (int i = 0; i < setup.size(); i++) {
      wire.answers.add("{\"t\":\"ready\",\"match\":\"" + i + "\"}");
      Seat seat = Seat.of(i);
      conversation.open(String.valueOf(i), game.info().version(), table.known(seat), seed, null);
    }
    int asked = 0;
    for (int steps = 0; steps < 40 * MOST && !table.match().isOver() && asked < MOST; steps++) {
      for (Asked each : table.match().open()) {
        if (each.seat() == Seat.NATURE || seed == 2 && steps % 5 > 0) continue;
        Seen<P> seen = table.seen(each.seat());
        conversation.put(String.valueOf(each.seat().index()), seen, null, NODES);
        assertEquals(seen.known(), understood.getLast().known());
        assertEquals(seen.question(), understood.getLast().question());
        Object view = Json.parse(Json.write(Records.plain(table.match().view(viewer(each)))));
        Map<String, Object> sent = Json.parseObject(wire.sent.getLast());
        assertEquals(view, sent.get("view"), "the view is that of now");
        asked++;
      }
      table.step();
    }
    return asked;
  }

  private static Viewer viewer(Asked asked) {
    return Viewer.of(asked.seat());
  }

  @Test
  void our_players_decide_the_same_behind_the_protocol() {
    for (String name : List.of("random", "greedy", "search", "planner")) {
      int asked = 0;
      for (Told.Played each : Told.all()) asked += same(name, each.game(), each.setup());
      assertTrue(asked > 20, "hardly anything was asked: " + asked);
    }
  }

  private static <P> int same(String name, Game<P> game, Setup setup) {
    var info = Players.named(name);
    if (!info.plays().test(setup)) return 0;
    Told<P> table = new Told<>(game, setup, 5);
    List<Served> engine = new ArrayList<>();
    Told.Direct wire = new Told.Direct(line -> engine.getFirst().hear(line));
    engine.add(
        new Served(info, 0, Told::game, wire.answers::add, Runnable::run, () -> 0, Limits.MATCHES));
    Conversation conversation = new Conversation(wire);
    assertEquals(name, conversation.hello().name());
    Seat seat = Seat.of(setup.size() - 1);
    conversation.open("m", game.info().version(), table.known(seat), 77, null);
    Player player = info.seated().get();
    int asked = 0;
    while (!table.match().isOver() && asked < 8) {
      if (table.match().asked(seat) != null) {
        Seen<P> seen = table.seen(seat);
        Decision here = player.decide(seen, Thinking.of(NODES, 77));
        assertEquals(here, conversation.ask("m", seen, 1_000, NODES), name);
        asked++;
      }
      table.step();
    }
    conversation.over("m", null);
    conversation.ping(1);
    return asked;
  }

  @Test
  void engines_in_two_matches_that_look_alike_are_told_the_same() {
    int compared = 0;
    for (Told.Played each : Told.all()) {
      for (int seed = 0; seed < 4; seed++) compared += alike(each.game(), each.setup(), seed);
    }
    assertTrue(compared > 100, "hardly anything was compared: " + compared);
  }

  /** Plays two matches that differ in what one seat does not see. Returns how many questions. */
  private static <P> int alike(Game<P> game, Setup setup, int seed) {
    Random random = new Random(seed);
    Seat seat = Seat.of(seed % setup.size());
    List<Told<P>> tables = List.of(new Told<>(game, setup, 1), new Told<>(game, setup, 2));
    List<Told.Direct> wires = new ArrayList<>();
    List<Conversation> engines = new ArrayList<>();
    for (Told<P> table : tables) {
      Told.Direct wire = new Told.Direct(line -> {});
      Conversation conversation = introduced(wire);
      wire.answers.add("{\"t\":\"ready\",\"match\":\"m\"}");
      conversation.open("m", game.info().version(), table.known(seat), seed, null);
      wires.add(wire);
      engines.add(conversation);
    }
    int compared = 0;
    while (!tables.getFirst().match().isOver() && compared < MOST) {
      if (tables.getFirst().match().asked(seat) != null) {
        for (int i = 0; i < 2; i++) engines.get(i).put("m", tables.get(i).seen(seat), null, NODES);
        assertEquals(wires.getFirst().sent, wires.getLast().sent);
        compared++;
      }
      Map<String, List<Entry>> one = entries(tables.getFirst().match(), seat);
      Map<String, List<Entry>> other = entries(tables.getLast().match(), seat);
      List<String> both = new ArrayList<>(one.keySet());
      both.retainAll(other.keySet());
      if (both.isEmpty()) return compared;
      String learned = both.get(random.nextInt(both.size()));
      tables.getFirst().apply(any(one.get(learned), random));
      tables.getLast().apply(any(other.get(learned), random));
      if (!tables.getFirst().known(seat).equals(tables.getLast().known(seat))) return compared;
    }
    return compared;
  }

  private static Entry any(List<Entry> entries, Random random) {
    return entries.get(random.nextInt(entries.size()));
  }

  /** All answers possible, by what the seat learns of them. */
  private static <P> Map<String, List<Entry>> entries(Match<P> match, Seat seat) {
    Map<String, List<Entry>> entries = new LinkedHashMap<>();
    for (Asked asked : match.open()) {
      for (int code : asked.codes()) {
        String learned = match.game().learned(match.position(), asked, code, Viewer.of(seat));
        Entry entry = new Entry(asked.seat(), match.game().notation(match.position(), asked, code));
        entries.computeIfAbsent(asked.seat() + " " + learned, key -> new ArrayList<>()).add(entry);
      }
    }
    return entries;
  }

  // What engines answer

  private final Told.Direct wire = new Told.Direct(line -> {});
  private Seen<?> seen;

  /** A conversation in which a question is to be put. */
  private Conversation open() {
    Told.Played heap = Told.toys().getFirst();
    Told<?> table = new Told<>(heap.game(), heap.setup(), 1);
    while (table.match().asked(Seat.of(0)) == null) table.step();
    Conversation conversation = introduced(wire);
    wire.answers.add("{\"t\":\"ready\",\"match\":\"m\"}");
    seen = table.seen(Seat.of(0));
    conversation.open("m", heap.game().info().version(), seen.known(), 1, null);
    return conversation;
  }

  private static String choose(long id, String rest) {
    return "{\"t\":\"choose\",\"match\":\"m\",\"id\":" + id + "," + rest + "}";
  }

  @Test
  void a_choice_is_named_numbered_or_left_to_the_game() {
    Conversation conversation = open();
    String second = seen.question().choices().get(1).notation();
    wire.answers.add(choose(1, "\"choice\":\"" + second + "\",\"later\":1"));
    assertEquals(1, conversation.ask("m", seen, 9, null).choice());
    wire.answers.add(choose(2, "\"at\":1"));
    assertEquals(1, conversation.ask("m", seen, 9, null).choice());
    wire.answers.add(choose(3, "\"fallback\":true"));
    int index = conversation.ask("m", seen, 9, null).choice();
    assertEquals(seen.question().fallback(), seen.question().choices().get(index).notation());
  }

  @Test
  void what_was_not_offered_is_refused_once_and_then_a_fault() {
    Conversation conversation = open();
    wire.answers.add(choose(1, "\"choice\":\"everything\""));
    wire.answers.add(choose(1, "\"at\":0"));
    assertEquals(0, conversation.ask("m", seen, 9, null).choice());
    assertTrue(wire.sent.getLast().contains("\"refused\""));
    wire.answers.add(choose(2, "\"at\":99"));
    wire.answers.add(choose(2, "\"pass\":true"));
    assertEquals(Code.NOT_OFFERED, fault(() -> conversation.ask("m", seen, 9, null)));
  }

  @Test
  void answers_to_other_questions_are_passed_over() {
    Conversation conversation = open();
    wire.answers.add(choose(7, "\"at\":1"));
    wire.answers.add("{\"t\":\"choose\",\"id\":1,\"at\":1}");
    wire.answers.add("{\"t\":\"news\"}");
    wire.answers.add(
        "{\"t\":\"info\",\"match\":\"m\",\"id\":1,\"nodes\":5,\"value\":0.5,"
            + "\"plan\":[\"x\"],\"rated\":[{\"choice\":\"x\",\"value\":2,\"weight\":1}]}");
    wire.answers.add(choose(1, "\"at\":0"));
    Decision decision = conversation.ask("m", seen, 9, null);
    assertEquals(0, decision.choice());
    assertEquals(5, decision.nodes());
    assertEquals(List.of(), decision.rated(), "no such choice, and no such value");
  }

  @Test
  void nonsense_is_a_fault_with_a_code() {
    for (String line :
        List.of(
            "",
            "hm",
            "[]",
            "{}",
            "{\"t\":1}",
            "{\"t\":\"choose\",\"id\":\"a\"}",
            "{\"t\":\"choose\",\"match\":\"m\",\"id\":1,\"at\":1.5}",
            "{\"t\":\"info\",\"match\":\"m\",\"id\":1,\"rated\":[null]}",
            "{\"t\":\"choose\"} x")) {
      Conversation conversation = open();
      wire.answers.add(line);
      assertEquals(Code.MALFORMED, fault(() -> conversation.ask("m", seen, 9, null)), line);
      wire.answers.clear();
    }
    Conversation conversation = open();
    wire.answers.add("{\"t\":\"id\",\"protocol\":1,\"name\":\"x\",\"version\":\"1\"}");
    assertEquals(Code.OUT_OF_ORDER, fault(() -> conversation.ask("m", seen, 9, null)));
    wire.answers.add("{\"t\":\"error\",\"code\":\"failed\",\"text\":\"out of ideas\"}");
    assertEquals(Code.FAILED, fault(() -> conversation.ask("m", seen, 9, null)));
    assertEquals(Code.SILENT, fault(() -> conversation.ask("m", seen, 9, null)));
  }

  @Test
  void whoever_waits_for_nothing_hears_the_same() {
    open();
    Told.Direct other = new Told.Direct(line -> {});
    Conversation conversation = new Conversation(other);
    conversation.greet();
    assertNull(conversation.introduced());
    conversation.hear("{\"t\":\"id\",\"protocol\":1,\"name\":\"Ear\",\"version\":\"1\"}");
    assertEquals("Ear", conversation.introduced().name());
    conversation.begin("m", 1, seen.known(), 1, null);
    assertFalse(conversation.ready("m"));
    conversation.hear("{\"t\":\"ready\",\"match\":\"another\"}");
    assertFalse(conversation.ready("m"));
    conversation.hear("{\"t\":\"ready\",\"match\":\"m\"}");
    assertTrue(conversation.ready("m"));
    conversation.put("m", seen, 9L, null);
    assertNull(conversation.decided("m"));
    conversation.hear(choose(1, "\"at\":1"));
    assertEquals(1, conversation.decided("m").choice());
    assertNull(conversation.decided("m"), "an answer is given once");
    conversation.put("m", seen, 9L, null);
    String failed = "{\"t\":\"error\",\"match\":\"m\",\"code\":\"failed\",\"text\":\"oh\"}";
    EngineFault fault = assertThrows(EngineFault.class, () -> conversation.hear(failed));
    assertEquals("m", fault.match(), "the other matches go on");
    conversation.hear(choose(2, "\"at\":99"));
    fault = assertThrows(EngineFault.class, () -> conversation.hear(choose(2, "\"at\":99")));
    assertEquals("m", fault.match());
    fault = assertThrows(EngineFault.class, () -> conversation.hear("nonsense"));
    assertNull(fault.match());
    conversation.complain(fault);
    assertTrue(other.sent.getLast().contains("malformed"), other.sent.getLast());
  }

  @Test
  void introductions_are_checked() {
    Map<String, Code> said =
        Map.of(
            "{\"t\":\"ready\",\"match\":\"m\"}", Code.OUT_OF_ORDER,
            "{\"t\":\"id\",\"protocol\":2,\"name\":\"x\",\"version\":\"1\"}", Code.VERSION,
            "{\"t\":\"id\",\"protocol\":1,\"version\":\"1\"}", Code.MALFORMED,
            "{\"t\":\"id\",\"protocol\":1,\"name\":\"a\\nb\",\"version\":\"1\"}", Code.MALFORMED,
            "{\"t\":\"id\",\"protocol\":1,\"name\":\"x\",\"version\":\"1\",\"history\":\"all\"}",
                Code.MALFORMED,
            "{\"t\":\"error\",\"code\":\"version\",\"text\":\"no\"}", Code.VERSION);
    said.forEach(
        (line, code) -> {
          Told.Direct other = new Told.Direct(any -> {});
          other.answers.add(line);
          assertEquals(code, fault(() -> new Conversation(other).hello()), line);
        });
  }

  private static Code fault(org.junit.jupiter.api.function.Executable what) {
    return assertThrows(EngineFault.class, what).code();
  }

  @Test
  void our_players_answer_nonsense_with_errors_and_go_on() {
    Told.Direct answers = new Told.Direct(line -> {});
    Served served =
        new Served(
            Players.named("first"),
            0,
            Told::game,
            answers.answers::add,
            Runnable::run,
            () -> 0,
            Limits.MATCHES);
    Map<String, Code> said = new LinkedHashMap<>();
    said.put("{\"t\":\"ping\"}", Code.OUT_OF_ORDER);
    said.put("{\"t\":\"hello\",\"protocol\":0}", Code.VERSION);
    said.put("{\"t\":\"weather\"}", Code.UNKNOWN);
    said.put("no", Code.MALFORMED);
    said.forEach(
        (line, code) -> {
          assertTrue(served.hear(line));
          assertEquals(code.text(), Json.parseObject(answers.receive()).get("code"), line);
        });
    served.hear("{\"t\":\"hello\",\"protocol\":2}");
    assertTrue(answers.receive().contains("\"id\""), "a later host may still speak version 1");
    String known = "{\"t\":\"new\",\"match\":\"m\",\"rules\":1,\"seat\":0,";
    String setup =
        "\"setup\":{\"game\":\"heap\",\"form\":\"stones\",\"seats\":[{},{}],\"table\":{}}";
    said.clear();
    said.put("{\"t\":\"ask\"}", Code.MALFORMED);
    said.put(
        "{\"t\":\"line\",\"match\":\"m\",\"at\":0,\"by\":0,\"unchosen\":false}", Code.NO_MATCH);
    said.put(known + "\"seed\":\"1\"}", Code.MALFORMED);
    said.put(known.replace("1,", "9,") + setup + "}", Code.NOT_PLAYED);
    said.put(known.replace(":0", ":5") + setup + "}", Code.NOT_PLAYED);
    said.forEach(
        (line, code) -> {
          assertTrue(served.hear(line));
          assertEquals(code.text(), Json.parseObject(answers.receive()).get("code"), line);
        });
    for (int i = 0; i < Limits.MATCHES; i++) {
      served.hear(known.replace("\"m\"", "\"m" + i + "\"") + setup + "}");
      assertTrue(answers.receive().contains("\"ready\""));
    }
    served.hear(known + setup + "}");
    assertTrue(answers.receive().contains(Code.TOO_MANY.text()));
    assertFalse(served.hear("{\"t\":\"quit\"}"));
  }
}
