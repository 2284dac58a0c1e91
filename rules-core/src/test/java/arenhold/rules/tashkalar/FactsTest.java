package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What the program plays with is what the data says, field by field, and the data of the base game
 * is pinned. What tasks demand is compared in {@link TasksTest}.
 */
class FactsTest {

  /** The sum of the base game's facts without remarks, as they were compared with their source. */
  private static final String PINNED =
      "2407c49bcba9afafad1953832d86a664a7a798da25b63aaed85cba80ca653859";

  private static final Set<String> REMARKS = Set.of("notes", "effect", "condition");

  private final Map<String, Object> facts;
  private final Map<String, Object> catalogue = new TashKalar().catalogue(Locale.ENGLISH).data();

  FactsTest() throws IOException {
    try (InputStream in =
        FactsTest.class.getResourceAsStream("/arenhold/rules/tashkalar/tash-kalar.json")) {
      facts = Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private Map<String, Object> part(String... path) {
    Map<String, Object> here = facts;
    for (String step : path) here = Json.object(here.get(step));
    return here;
  }

  private Map<String, Object> played(String list, Object key) {
    return Json.object(Json.object(catalogue.get(list)).get(key));
  }

  @Test
  void the_facts_of_the_base_game_are_those_that_were_compared_with_their_source()
      throws Exception {
    Map<String, Object> base = new TreeMap<>(facts);
    base.keySet()
        .retainAll(Set.of("boards", "pieces", "decks", "legends", "flares", "flareRules", "tasks"));
    byte[] bytes = Json.write(sorted(base)).getBytes(StandardCharsets.UTF_8);
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
    assertEquals(PINNED, HexFormat.of().formatHex(sum));
  }

  private static Object sorted(Object value) {
    if (value instanceof List<?> list) return list.stream().map(FactsTest::sorted).toList();
    if (!(value instanceof Map<?, ?>)) return value;
    Map<String, Object> result = new TreeMap<>();
    Json.object(value)
        .forEach(
            (key, each) -> {
              if (!REMARKS.contains(key)) result.put(key, sorted(each));
            });
    return result;
  }

  @Test
  void every_being_has_the_rank_pattern_marks_and_directions_of_its_card() {
    Map<String, Object> decks = new LinkedHashMap<>(part("decks"));
    decks.put("legends", part("legends"));
    int compared = 0;
    for (var deck : decks.entrySet()) {
      for (Object each : Json.list(Json.object(deck.getValue()).get("cards"))) {
        Map<String, Object> fact = Json.object(each);
        assertEquals(
            Json.write(wanted(deck.getKey(), fact)),
            Json.write(geometry(played("cards", fact.get("id")))),
            () -> "the card " + fact.get("id"));
        compared++;
      }
    }
    assertEquals(3 * 18 + 12, compared);
  }

  private static Map<String, Object> wanted(String deck, Map<String, Object> fact) {
    Map<String, Object> wanted = new LinkedHashMap<>();
    wanted.put("deck", deck);
    for (String same : List.of("rank", "pattern", "onSummonSquare")) {
      wanted.put(same, sorted(fact.get(same)));
    }
    List<Object> marks = new ArrayList<>();
    for (Object each : Json.list(fact.get("marked"))) {
      Map<String, Object> mark = Json.object(each);
      boolean second = Set.of("blue", "purple").contains(mark.get("mark"));
      marks.add(new TreeMap<>(Map.of("dr", mark.get("dr"), "dc", mark.get("dc"), "s", second)));
    }
    wanted.put("marks", marks);
    wanted.put("rays", fact.get("directions"));
    wanted.put("hints", fact.getOrDefault("illustrativeMarks", List.of()));
    return wanted;
  }

  private static Map<String, Object> geometry(Map<String, Object> card) {
    Map<String, Object> geometry = new LinkedHashMap<>();
    for (String same : List.of("deck", "rank", "pattern", "onSummonSquare")) {
      geometry.put(same, sorted(card.get(same)));
    }
    List<Object> marks = new ArrayList<>();
    for (Object each : Json.list(card.get("marks"))) {
      Map<String, Object> mark = Json.object(each);
      marks.add(
          new TreeMap<>(
              Map.of("dr", mark.get("dr"), "dc", mark.get("dc"), "s", mark.get("second"))));
    }
    geometry.put("marks", marks);
    geometry.put("rays", card.get("rays"));
    geometry.put("hints", card.get("hints"));
    return geometry;
  }

  @Test
  void every_flare_has_the_numbers_of_its_card() {
    for (Object each : Json.list(facts.get("flares"))) {
      Map<String, Object> fact = Json.object(each);
      Map<String, Object> flare = played("cards", fact.get("id"));
      assertEquals(
          number(fact, "upgradedThreshold"), number(Json.object(flare.get("upper")), "need"));
      assertEquals(number(fact, "totalThreshold"), number(Json.object(flare.get("lower")), "need"));
    }
    assertEquals(Json.list(facts.get("flares")).size(), Catalogue.FLARES.size());
  }

  @Test
  void every_task_has_the_kind_level_and_points_of_its_card() {
    for (Object each : Json.list(facts.get("tasks"))) {
      Map<String, Object> fact = Json.object(each);
      Map<String, Object> task = played("tasks", fact.get("id"));
      for (String same : List.of("kind", "advanced", "points")) {
        assertEquals(
            String.valueOf(fact.get(same)), String.valueOf(task.get(same)), () -> "" + fact);
      }
    }
    assertEquals(Json.list(facts.get("tasks")).size(), Catalogue.TASKS.size());
  }

  @Test
  void both_sides_of_the_board_have_the_squares_and_colours_of_the_facts() {
    Map<String, Arena> arenas =
        Map.of("highForm", Catalogue.HIGH_FORM, "deathmatch", Catalogue.DEATHMATCH);
    arenas.forEach(
        (side, arena) -> {
          List<Object> grid = Json.list(part("boards", side).get("grid"));
          for (int cell = 0; cell < Square.SIDE * Square.SIDE; cell++) {
            int square = Square.at(cell / Square.SIDE, cell % Square.SIDE);
            char kind = Json.string(grid.get(Square.row(square))).charAt(Square.column(square));
            assertEquals(kind != '#', arena.squares().has(square), Square.name(square));
            assertEquals(kind == 'R', arena.red().has(square), Square.name(square));
            assertEquals(kind == 'G', arena.green().has(square), Square.name(square));
          }
        });
    assertEquals(69, Catalogue.HIGH_FORM.squares().count());
    assertEquals(squares("d2 e5 h6 c8"), Catalogue.DEATHMATCH.red());
    assertEquals(squares("c3 g3 i4 a5 f8"), Catalogue.DEATHMATCH.green());
    assertEquals(
        List.of(Square.parse("c5"), Square.parse("g5")), Catalogue.DEATHMATCH.start(), "TK-R2.3");
    assertEquals(
        List.of("f2 g2", "g6 g7", "b7 c7"),
        Catalogue.MELEE_START.stream()
            .map(two -> Square.name(two.get(0)) + " " + Square.name(two.get(1)))
            .sorted(Comparator.comparing(text -> text.charAt(1)))
            .toList());
  }

  private static SquareSet squares(String names) {
    SquareSet result = SquareSet.NONE;
    for (String name : names.split(" ")) result = result.with(Square.parse(name));
    return result;
  }

  private static int number(Map<String, Object> map, String key) {
    return Json.integer(map.get(key));
  }

  /** A card in the source, from its line to the next card's. */
  private static final Pattern CARD =
      Pattern.compile("\\.card\\(\\s*\"([\\w-]+)\"(.*?)(?=\\.card\\(|;\n)", Pattern.DOTALL);

  private static final Pattern SCRIPT = Pattern.compile("Scripts::(\\w+)");

  @Test
  void the_median_card_is_at_most_ten_lines_and_a_dozen_are_special() throws IOException {
    Path folder = Path.of("src/main/java/arenhold/rules/tashkalar/card");
    String scripts = Files.readString(folder.resolve("Scripts.java"));
    List<Integer> lines = new ArrayList<>();
    int special = 0;
    for (String file : List.of("Empire", "Highland", "Sylvan", "Legends", "Flares")) {
      Matcher card = CARD.matcher(Files.readString(folder.resolve(file + ".java")));
      while (card.find()) {
        int count = (int) card.group().strip().lines().count();
        Matcher script = SCRIPT.matcher(card.group());
        if (script.find()) {
          int from = scripts.indexOf("static boolean " + script.group(1) + "(");
          String body = scripts.substring(from, scripts.indexOf("\n  }\n", from));
          count += (int) body.lines().count() + 1;
          special++;
        }
        lines.add(count);
      }
    }
    lines.sort(null);
    assertEquals(3 * 18 + 12 + 12, lines.size(), "cards");
    assertTrue(lines.get(lines.size() / 2) <= 10, () -> "lines of cards: " + lines);
    int scripted = special;
    assertTrue(special <= 12, () -> scripted + " cards in direct style");
  }
}
