package arenhold.rules.tashkalar.naive;

import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The printed facts of the cards, straight from the data file. */
final class Cards {

  /** A cell of a pattern: where it lies from the summon square, and the least rank it wants. */
  record Cell(int down, int right, int rank) {}

  /** A marked square: where it lies, and its colour. */
  record Mark(int down, int right, String colour) {}

  /**
   * A being or legend.
   *
   * @param onSummonSquare the least rank of the piece that the pattern shows there, or -1
   * @param apart whether it appears away from its pattern (TK-R20.14)
   */
  record Card(
      String key,
      String school,
      int rank,
      List<Cell> pattern,
      int onSummonSquare,
      List<Mark> marks,
      List<String> directions,
      boolean freezes,
      boolean warps,
      boolean apart) {}

  /** The two numbers of a flare (TK-R8.2). */
  record Flare(int upgraded, int total) {}

  private static final List<String> RANKS = List.of("common", "heroic", "legendary");
  private static final Map<String, Character> LETTERS =
      Map.of(
          "northern",
          'n',
          "southern",
          's',
          "highland",
          'h',
          "sylvan",
          'y',
          "everfrost",
          'e',
          "nethervoid",
          'v',
          "etherweave",
          'w');

  private final Map<String, Card> cards = new HashMap<>();
  private final Map<String, Flare> flares = new HashMap<>();
  private final Map<String, List<String>> schools = new HashMap<>();

  Cards() {
    Map<String, Object> root = Json.parseObject(text());
    Map<String, Object> decks = Json.object(root.get("decks"));
    decks.forEach((key, deck) -> collect(key, Json.object(deck)));
    Map<String, Object> expansions = Json.object(root.get("expansions"));
    expansions.forEach((key, deck) -> collect(key, Json.object(deck)));
    collect("legends", Json.object(root.get("legends")));
    for (Object each : Json.list(root.get("flares"))) {
      Map<String, Object> flare = Json.object(each);
      int upgraded = Json.integer(flare.get("upgradedThreshold"));
      flares.put(
          (String) flare.get("id"), new Flare(upgraded, Json.integer(flare.get("totalThreshold"))));
    }
  }

  private static String text() {
    try (InputStream in =
        Cards.class.getResourceAsStream("/arenhold/rules/tashkalar/tash-kalar.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void collect(String school, Map<String, Object> deck) {
    for (Object each : Json.list(deck.get("cards"))) {
      Map<String, Object> facts = Json.object(each);
      Card card = card(school, facts);
      cards.put(card.key(), card);
      schools.computeIfAbsent(school, key -> new ArrayList<>()).add(card.key());
    }
  }

  private static Card card(String school, Map<String, Object> facts) {
    List<Cell> pattern = new ArrayList<>();
    for (Object each : Json.list(facts.get("pattern"))) {
      Map<String, Object> cell = Json.object(each);
      pattern.add(new Cell(down(cell), right(cell), RANKS.indexOf(cell.get("rank"))));
    }
    List<Mark> marks = new ArrayList<>();
    for (Object each : Json.list(facts.get("marked"))) {
      Map<String, Object> mark = Json.object(each);
      marks.add(new Mark(down(mark), right(mark), (String) mark.get("mark")));
    }
    List<String> directions = new ArrayList<>();
    for (Object each : Json.list(facts.get("directions"))) directions.add((String) each);
    return new Card(
        (String) facts.get("id"),
        school,
        RANKS.indexOf(facts.get("rank")),
        pattern,
        facts.get("onSummonSquare") == null ? -1 : RANKS.indexOf(facts.get("onSummonSquare")),
        marks,
        directions,
        facts.containsKey("frozenEffect"),
        facts.containsKey("warpEffect"),
        facts.containsKey("summonSquare"));
  }

  private static int down(Map<String, Object> facts) {
    return Json.integer(facts.get("dr"));
  }

  private static int right(Map<String, Object> facts) {
    return Json.integer(facts.get("dc"));
  }

  Card named(String key) {
    return cards.get(key);
  }

  Flare flare(String key) {
    return flares.get(key);
  }

  /** Whether a flare is called so. */
  boolean isFlare(String key) {
    return flares.containsKey(key);
  }

  /** The beings of a school, as the data list them. */
  List<String> beings(String school) {
    boolean empire = school.equals("northern") || school.equals("southern");
    return schools.get(empire ? "empire" : school);
  }

  List<String> legends() {
    return schools.get("legends");
  }

  /** The letter of a school's pieces. */
  static char letter(String school) {
    return LETTERS.get(school);
  }

  /** Whether this is one of the three schools that are read here. */
  static boolean read(String school) {
    return List.of("everfrost", "nethervoid", "etherweave").contains(school);
  }
}
