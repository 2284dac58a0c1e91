package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.task.Count;
import arenhold.rules.tashkalar.task.Task;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What each of the 24 tasks demands (TK-R1.7, TK-R10.2). */
class TasksTest {

  /** A task on a board, on which it is met or not. */
  private static TashKalarView.Progress progress(String task, String pieces) {
    return progress(task, Duel.on(pieces));
  }

  private static TashKalarView.Progress progress(String task, Duel duel) {
    duel.form("high-form").with("tasks", Map.of("current", Arrays.asList(task, null, null)));
    return duel.view().tasks().current().getFirst().progress().getFirst();
  }

  private static void met(String task, String pieces) {
    assertTrue(progress(task, pieces).met(), () -> task + " on " + pieces);
  }

  private static void missed(String task, String pieces) {
    assertFalse(progress(task, pieces).met(), () -> task + " on " + pieces);
  }

  @Test
  void coloured_squares_ask_for_pieces_and_for_upgraded_ones_among_them() {
    met("red-conquest", "nh d2, nl e5, nc h6");
    missed("red-conquest", "nh d2, nc e5 h6");
    missed("red-conquest", "nh d2 e5, sc h6, nc a3");
    met("green-conquest", "nh c3 g3, nc i4");
    missed("green-conquest", "nh c3 g3");
    met("color-conquest", "nh d2 c3 g3, nc i4 a5");
    missed("color-conquest", "nh d2 c3, nc g3 i4 a5");
    met("red-legends", "nl d2, nh e5");
    missed("red-legends", "nh d2 e5 h6");
    met("green-legends", "nl c3 g3");
    missed("green-legends", "nl c3, nc g3");
  }

  @Test
  void rainbow_dominance_asks_for_strictly_more_upgraded_ones_on_both_colours() {
    met("rainbow-dominance", "nh d2 e5 c3, sh h6, sc g3");
    missed("rainbow-dominance", "nh d2 c3, sh h6");
    missed("rainbow-dominance", "nh d2, nc c3");
  }

  @Test
  void central_tasks_ask_for_the_nine_and_the_crosses() {
    met("central-dominance", "nh d4 e4, nc f4 d5 e5");
    missed("central-dominance", "nh d4, nc e4 f4 d5 e5");
    met("center-cross", "nc e4 d5 e5 f5 e6");
    met("center-cross", "nc d4 f4 e5 d6 f6");
    missed("center-cross", "nc e4 d5 e5 f5 d6 f6");
  }

  @Test
  void a_line_through_the_centre_needs_six_pieces_more_than_the_opponent_has() {
    met("line-dominance", "nc d1 d2 d3 d4 d5 d6");
    met("line-dominance", "nc a6 b6 c6 d6 e6 f6 g6, sc h6");
    missed("line-dominance", "nc d1 d2 d3 d4 d5 d6, sc d9");
    missed("line-dominance", "nc c1 c2 c3 c4 c5 c6 c7");
    var count = progress("line-dominance", "nc a6 b6 c6 d6, sc e6").counts().getFirst();
    assertEquals("row-5", count.where());
    assertEquals(3, count.have());
  }

  @Test
  void the_centre_counts_for_both_diagonals() {
    met("diagonals", "nh e5, nc b2 c3 d4 b8 c7 d6");
    missed("diagonals", "nh e5, nc b2 c3 d4 b8 c7");
    missed("diagonals", "nc e5, nh b2, nc c3 d4 b8 c7 d6");
  }

  @Test
  void chains_join_opposite_sides_or_corners_by_adjacent_pieces() {
    met("side-chain", "nc a4 b5 c5 d4 e4 f5 g6 h6 i6");
    met("side-chain", "nc c1 c2 c3 c4 d5 d6 d7 d8 e9");
    missed("side-chain", "nc a4 b5 c5 e4 f5 g6 h6 i6");
    missed("side-chain", "nc b5 c5 d4 e4 f5 g6 h6 i6");
    met("corner-chain", "nc b2 c3 d4 e5 f6 g7 h8");
    met("corner-chain", "nc g1 f2 e3 d4 c5 b6 a7");
    missed("corner-chain", "nc b2 c3 d4 e5 f6 g7");
    missed("corner-chain", "nc b2 c3 d4 e5 d6 c7 b8");
    var count = progress("corner-chain", "nc b2 c3 d4 f6 g7").counts().getFirst();
    assertEquals("nw-se", count.where());
    assertEquals(List.of(5, 7), List.of(count.have(), count.need()));
  }

  @Test
  void imprisoning_counts_own_pieces_around_one_enemy_piece() {
    String around = "nc d4 e4 f4 d5 f5 d6";
    met("imprisonment", around + ", sc e5");
    missed("imprisonment", "nc d4 e4 f4 d5 f5, sc e5 d6 e6 f6");
    missed("imprisonment", around);
    met("envelopment", around + " e6, sl e5");
    missed("envelopment", around + ", sc e5");
    assertEquals("e5", progress("envelopment", around + ", sc e5").counts().getFirst().where());
  }

  @Test
  void isolation_asks_for_a_close_enemy_piece_that_three_steps_do_not_bring_to_another() {
    missed("isolation", "sc a3 c3");
    met("isolation", "sc a3 c3, nc b2 b3 b4 a4");
    missed("isolation", "sc a3 c3, nc b3 b4 a4");
    missed("isolation", "sc a3 d3, nc b2 b3 b4 a4");
    missed("isolation", "sc a3 c3 b4, nc b2 b3 a4");
  }

  @Test
  void destruction_counts_enemy_pieces_of_this_turn_by_rank() {
    for (var each :
        Map.of(
                "destruction", Map.of("sc", 3),
                "devastation", Map.of("sc", 2, "sh", 2),
                "heroic-destruction", Map.of("sc", 2, "sl", 1),
                "heroic-devastation", Map.of("sc", 2, "sh", 1, "sl", 1))
            .entrySet()) {
      assertTrue(progress(each.getKey(), destroyed(each.getValue())).met(), each::toString);
    }
    assertTrue(progress("end-of-legends", destroyed(Map.of("sl", 1))).met());
    assertTrue(progress("end-of-legends", destroyed(Map.of("sh", 2))).met());
    assertFalse(progress("end-of-legends", destroyed(Map.of("sh", 1, "sc", 4))).met());
    assertFalse(progress("heroic-devastation", destroyed(Map.of("sh", 1, "sc", 4))).met());
    assertFalse(progress("destruction", destroyed(Map.of("sl", 1, "sc", 1))).met());
  }

  private static Duel destroyed(Map<String, Integer> tally) {
    return Duel.on("nc a3").with("destroyed", tally);
  }

  @Test
  void summoning_counts_beings_of_this_turn_by_square_and_rank() {
    assertTrue(progress("red-summoning", summoned(2, 0, 1, 0)).met());
    assertFalse(progress("red-summoning", summoned(2, 0, 0, 1)).met());
    assertFalse(progress("red-summoning", summoned(1, 0, 1, 0)).met());
    assertTrue(progress("green-summoning", summoned(3, 0, 0, 1)).met());
    assertTrue(progress("colored-summoning", summoned(2, 0, 1, 1)).met());
    assertTrue(progress("colored-summoning", summoned(2, 0, 2, 0)).met(), "the same square twice");
    assertFalse(progress("colored-summoning", summoned(3, 0, 1, 0)).met());
    assertTrue(progress("legendary-summoning", summoned(2, 1, 0, 0)).met());
    assertFalse(progress("legendary-summoning", summoned(1, 1, 0, 0)).met());
  }

  private static Duel summoned(int all, int legendary, int red, int green) {
    Map<String, Object> counts = new LinkedHashMap<>();
    counts.put("all", all);
    counts.put("legendary", legendary);
    counts.put("red", red);
    counts.put("green", green);
    return Duel.on("nc a3").with("summoned", counts);
  }

  /** Every number and place a condition counts, as the data has it. */
  @Test
  void every_condition_asks_for_the_numbers_of_the_facts() throws IOException {
    Position empty = new TashKalar().start(Duel.setup("high-form"));
    Map<String, String> asked = new TreeMap<>();
    Map<String, String> facts = new TreeMap<>();
    for (Task task : Catalogue.TASKS) {
      List<String> counts = new ArrayList<>();
      for (Count count : task.condition().counts(empty.sight(0))) {
        counts.add(count.what() + " " + count.where() + " " + count.need());
      }
      asked.put(task.key(), String.join(", ", counts));
    }
    try (InputStream in =
        TasksTest.class.getResourceAsStream("/arenhold/rules/tashkalar/tash-kalar.json")) {
      var root = Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      for (Object each : Json.list(root.get("tasks"))) {
        Map<String, Object> task = Json.object(each);
        String id = Json.string(task.get("id"));
        facts.put(id, String.join(", ", wanted(id, Json.object(task.get("criteria")))));
      }
    }
    assertEquals(facts, asked);
  }

  private static List<String> wanted(String id, Map<String, Object> criteria) {
    List<String> counts = new ArrayList<>();
    String where = (String) criteria.get("squares");
    if ("colored".equals(where)) where = "coloured";
    for (String what : List.of("pieces", "upgraded", "legendary")) {
      if (where != null && criteria.containsKey(what)) counts.add(count(what, where, criteria));
    }
    for (String what : List.of("destroyed", "destroyedUpgraded")) {
      if (criteria.containsKey(what)) counts.add(count(what, null, criteria));
    }
    if (criteria.containsKey("summoned") && !id.equals("colored-summoning")) {
      counts.add(count("summoned", null, criteria));
    }
    if (criteria.containsKey("summonedLegendary")) {
      counts.add(count("summonedLegendary", null, criteria));
    }
    if (criteria.get("summonedOn") instanceof Map<?, ?> on) {
      on.forEach(
          (colour, need) ->
              counts.add(
                  "summoned " + (colour.equals("colored") ? "coloured" : colour) + " " + need));
    }
    switch (id) {
      case "end-of-legends" -> counts.add("destroyedLegendary null 1");
      case "rainbow-dominance" -> {
        counts.add("upgradedLead red 1");
        counts.add("upgradedLead green 1");
      }
      case "center-cross" -> counts.add("pieces plus 5");
      case "line-dominance" -> counts.add("lead row-3 " + criteria.get("lead"));
      case "diagonals" -> {
        for (String line : List.of("down", "up")) {
          counts.add(count("pieces", line, criteria));
          counts.add(count("upgraded", line, criteria));
        }
      }
      case "side-chain" -> counts.add("chain left-right 9");
      case "corner-chain" -> counts.add("chain nw-se 7");
      case "imprisonment", "envelopment" ->
          counts.add("around null " + criteria.get("aroundOneEnemy"));
      case "isolation" -> counts.add("isolated null 1");
      default -> {}
    }
    return counts;
  }

  private static String count(String what, String where, Map<String, Object> criteria) {
    return what + " " + where + " " + criteria.get(what);
  }
}
