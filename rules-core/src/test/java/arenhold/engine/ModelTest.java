package arenhold.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Seen;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import arenhold.rules.notation.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the model says to engines that look ahead. */
class ModelTest {

  /** The lines that lead an engine to the first of some questions of a match, and the question. */
  private record Led(List<String> lines, Seen<?> seen) {}

  private static <P> Led led(Game<P> game, Setup setup, int questions) {
    Told<P> table = new Told<>(game, setup, 3);
    Told.Direct wire = new Told.Direct(line -> {});
    Conversation conversation = new Conversation(wire);
    wire.answers.add(
        "{\"t\":\"id\",\"protocol\":1,\"name\":\"Ear\",\"version\":\"1\",\"history\":\"views\"}");
    conversation.hello();
    Seat seat = Seat.of(0);
    wire.answers.add("{\"t\":\"ready\",\"match\":\"m\"}");
    conversation.open("m", game.info().version(), table.known(seat), 3, null);
    Seen<P> seen = null;
    for (int asked = 0; asked < questions && !table.match().isOver(); ) {
      boolean own = table.match().asked(seat) != null;
      if (own) {
        seen = table.seen(seat);
        conversation.put("m", seen, null, null);
        if (++asked == questions) break;
      }
      table.step();
    }
    return new Led(wire.sent, seen);
  }

  private static Map<String, Object> answer(Model model, String request) {
    return Json.parseObject(model.hear(request));
  }

  private static Model told(Led led) {
    Model model = new Model(Told::game);
    for (String line : led.lines()) {
      if (!line.contains("\"t\":\"hello\"")) assertNull(model.hear(line), line);
    }
    return model;
  }

  @Test
  void it_imagines_matches_that_the_seat_cannot_tell_from_its_own() {
    for (Told.Played each : Told.all()) {
      Led led = led(each.game(), each.setup(), 4);
      Model model = told(led);
      Map<String, Object> world =
          answer(model, "{\"t\":\"sample\",\"id\":\"a\",\"match\":\"m\",\"seed\":\"5\"}");
      assertEquals("world", world.get("t"), world::toString);
      assertEquals("a", world.get("id"));
      assertEquals(each.setup().size(), Json.list(world.get("standing")).size());
      List<String> choices =
          led.seen().question().choices().stream().map(Choice::notation).toList();
      List<Object> open =
          Json.list(world.get("open")).stream()
              .filter(one -> Json.object(one).get("seat").equals(0L))
              .<Object>map(one -> Json.object(one).get("choices"))
              .toList();
      assertEquals(List.of(choices), open);
      Map<String, Object> viewed = answer(model, "{\"t\":\"view\",\"world\":1}");
      Object view = Json.parse(Json.write(Records.plain(Briefing.view(led.seen().known()))));
      if (!led.seen().known().lines().isEmpty()) assertEquals(view, viewed.get("view"));
      plays(model, choices);
    }
  }

  /** Every choice can be tried and played on from. */
  private static void plays(Model model, List<String> choices) {
    Map<String, Object> tried = answer(model, "{\"t\":\"try\",\"world\":1,\"seat\":0}");
    List<Object> each = Json.list(tried.get("each"));
    assertEquals(
        choices, each.stream().<Object>map(one -> Json.object(one).get("choice")).toList());
    String choice = Json.write(choices.getLast());
    Map<String, Object> next =
        answer(model, "{\"t\":\"play\",\"world\":1,\"seat\":0,\"choice\":" + choice + "}");
    assertEquals("world", next.get("t"), next::toString);
    assertEquals(2L, next.get("world"));
    if (!choices.getLast().isEmpty() && !Json.list(next.get("open")).isEmpty()) {
      for (Object one : Json.list(next.get("open"))) {
        assertNotEquals(-1L, Json.object(one).get("seat"), "chance has answered");
      }
    }
    Map<String, Object> played = answer(model, "{\"t\":\"playout\",\"world\":2,\"count\":2}");
    double sum = 0;
    for (Object share : Json.list(played.get("standing"))) {
      double value = ((Number) share).doubleValue();
      assertTrue(value >= 0 && value <= 1, played::toString);
      sum += value;
    }
    assertTrue(sum > 0);
  }

  @Test
  void the_same_requests_give_the_same_answers_and_other_seeds_other_matches() {
    Told.Played bidding = Told.toys().get(1);
    Led led = led(bidding.game(), bidding.setup(), 2);
    List<String> requests = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      requests.add("{\"t\":\"sample\",\"match\":\"m\",\"seed\":\"" + seed + "\"}");
      requests.add("{\"t\":\"view\",\"seat\":1,\"world\":" + (seed + 1) + "}");
    }
    Model one = told(led);
    Model other = told(led);
    List<String> answers = requests.stream().map(one::hear).toList();
    assertEquals(answers, requests.stream().map(other::hear).toList());
    long views = answers.stream().filter(line -> line.contains("\"view\"")).distinct().count();
    assertTrue(views > 1, "the hand of another seat is imagined");
  }

  @Test
  void nature_may_be_answered_by_the_engine() {
    Told.Played duel =
        Told.all().stream()
            .filter(each -> each.game().info().key().equals("destiny"))
            .findFirst()
            .orElseThrow();
    Model model = told(led(duel.game(), duel.setup(), 1));
    answer(model, "{\"t\":\"sample\",\"match\":\"m\"}");
    Map<String, Object> world = Map.of("world", 1L);
    for (int i = 0; i < 400 && !natures(world); i++) {
      world = answer(model, play(model, world));
    }
    assertTrue(natures(world), "chance is asked something within so many choices");
    Map<String, Object> next = answer(model, play(model, world));
    assertEquals("world", next.get("t"), next::toString);
  }

  private static boolean natures(Map<String, Object> world) {
    List<Object> open = world.get("open") == null ? List.of() : Json.list(world.get("open"));
    return open.stream().anyMatch(one -> Json.object(one).get("seat").equals(-1L));
  }

  /** A request that takes the first choice of the first question and leaves chance open. */
  private static String play(Model model, Map<String, Object> world) {
    Object number = world.get("world");
    Map<String, Object> now =
        world.get("open") == null ? answer(model, "{\"t\":\"sample\",\"match\":\"m\"}") : world;
    Map<String, Object> first = Json.object(Json.list(now.get("open")).getFirst());
    String choice = Json.write(Json.list(first.get("choices")).getFirst());
    return "{\"t\":\"play\",\"chance\":false,\"world\":%s,\"seat\":%s,\"choice\":%s}"
        .formatted(number, first.get("seat"), choice);
  }

  @Test
  void wrong_requests_are_errors_and_change_nothing() {
    Told.Played heap = Told.toys().getFirst();
    Model model = told(led(heap.game(), heap.setup(), 1));
    answer(model, "{\"t\":\"sample\",\"match\":\"m\"}");
    String before = model.hear("{\"t\":\"try\",\"world\":1}");
    Map<String, Code> wrong =
        Map.ofEntries(
            Map.entry("no", Code.MALFORMED),
            Map.entry("{\"t\":\"think\"}", Code.UNKNOWN),
            Map.entry("{\"t\":\"sample\",\"match\":\"x\"}", Code.NO_MATCH),
            Map.entry("{\"t\":\"sample\"}", Code.MALFORMED),
            Map.entry("{\"t\":\"sample\",\"match\":\"m\",\"seed\":\"x\"}", Code.MALFORMED),
            Map.entry("{\"t\":\"sample\",\"match\":\"m\",\"seed\":1}", Code.MALFORMED),
            Map.entry("{\"t\":\"play\",\"world\":9,\"choice\":\"x\"}", Code.NO_WORLD),
            Map.entry("{\"t\":\"play\",\"world\":1,\"choice\":\"x\"}", Code.NOT_OFFERED),
            Map.entry("{\"t\":\"play\",\"world\":1}", Code.MALFORMED),
            Map.entry("{\"t\":\"try\",\"world\":1,\"seat\":1}", Code.OUT_OF_ORDER),
            Map.entry("{\"t\":\"try\",\"world\":1,\"seat\":2}", Code.MALFORMED),
            Map.entry("{\"t\":\"playout\",\"world\":1,\"count\":99999}", Code.MALFORMED),
            Map.entry("{\"t\":\"view\",\"world\":\"1\"}", Code.MALFORMED),
            Map.entry(
                "{\"t\":\"line\",\"match\":\"m\",\"at\":99,\"by\":0,\"unchosen\":false}",
                Code.OUT_OF_ORDER));
    wrong.forEach(
        (line, code) -> {
          Map<String, Object> answer = answer(model, line);
          assertEquals("error", answer.get("t"), line);
          assertEquals(code.text(), answer.get("code"), line);
        });
    assertEquals(before, model.hear("{\"t\":\"try\",\"world\":1}"));
    assertEquals(1L, answer(model, "{\"t\":\"drop\",\"worlds\":[1,7]}").get("count"));
    assertEquals("no-world", answer(model, "{\"t\":\"try\",\"world\":1}").get("code"));
  }

  @Test
  void the_oldest_worlds_are_dropped() {
    Told.Played heap = Told.toys().getFirst();
    Model model = told(led(heap.game(), heap.setup(), 1));
    for (int i = 0; i <= Model.WORLDS; i++) model.hear("{\"t\":\"sample\",\"match\":\"m\"}");
    assertEquals("no-world", answer(model, "{\"t\":\"try\",\"world\":1}").get("code"));
    assertEquals("tried", answer(model, "{\"t\":\"try\",\"world\":2}").get("t"));
  }

  @Test
  void only_quit_ends_it() {
    assertTrue(Model.ends("{\"t\":\"quit\"}"));
    assertEquals(false, Model.ends("{\"t\":\"view\",\"quit\":1}"));
    assertEquals(false, Model.ends("\"quit\""));
  }
}
