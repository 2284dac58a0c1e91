package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every field of a written position is refused by its name where it has another type, is beyond its
 * bounds or stands there twice, and every field that the game writes has its line here.
 */
class PositionFieldsTest {

  private static final TashKalar GAME = new TashKalar();

  /** The place of the value that is tried in the JSON of a field. */
  private static final String HERE = "@";

  private static final List<String> NO_NUMBERS =
      List.of("\"3\"", "2.5", "true", "[]", "{}", "1e99");
  private static final List<String> NO_FLAGS = List.of("1", "\"yes\"", "[]", "{}");
  private static final List<String> NO_TEXTS = List.of("7", "true", "[]", "{}");
  private static final List<String> NO_LISTS = List.of("7", "\"a\"", "true", "{\"a\":1}");
  private static final List<String> NO_OBJECTS = List.of("7", "\"a\"", "true", "[1]");

  /** What a field takes: one value that is right, and those that are beyond its bounds. */
  private record Field(String form, String path, String json, String right, List<String> wrong) {

    /** The position with {@code value} where the field has its own. */
    String with(String value) {
      return json.replace(HERE, value);
    }
  }

  private static List<String> and(List<String> some, String... more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(List.of(more));
    return all;
  }

  private static Field number(String form, String path, String json, int least, int most) {
    String low = String.valueOf(least - 1L);
    String high = String.valueOf(most + 1L);
    List<String> wrong = and(NO_NUMBERS, low, high, "-1000000", "1000000", "4294967296");
    return new Field(form, path, json, String.valueOf(least), wrong);
  }

  private static Field flag(String path, String json) {
    return new Field("duel", path, json, "true", NO_FLAGS);
  }

  private static Field text(String form, String path, String json, String right, String... wrong) {
    return new Field(form, path, json, right, and(NO_TEXTS, wrong));
  }

  private static Field list(String form, String path, String json, String right, String... wrong) {
    return new Field(form, path, json, right, and(NO_LISTS, wrong));
  }

  private static Field object(String form, String path, String json, String right) {
    List<String> wrong = and(NO_OBJECTS, "{\"unknown\":1}");
    return new Field(form, path, json, right, wrong);
  }

  private static Field turn(Field inner) {
    String json = "{\"turn\":" + inner.json + "}";
    return new Field(inner.form, "turn." + inner.path, json, inner.right, inner.wrong);
  }

  private static final List<Field> FIELDS =
      List.of(
          text("duel", "form", "{'form':@}", "'duel'"),
          list("duel", "schools", "{'schools':@}", "['etherweave','nethervoid']", "[7]", "['x']"),
          text("duel", "phase", "{'phase':@}", "'end'", "'lunch'", "''"),
          number("duel", "first", "{'first':@,'phase':'first'}", -1, 1),
          new Field("duel", "board", "{'board':@}", "{'d4':'wc'}", and(NO_LISTS, "{'a1':'wc'}")),
          text("duel", "board.d4", "{'board':{'d4':@}}", "'wc'", "'wx'", "'nc'", "''", "null"),
          text("duel", "gateway", "{'board':{'d4':'vc'},'gateway':@}", "'d4'", "'e5'", "'z9'"),
          list("duel", "supply", "{'supply':@}", "[{},{}]", "[{},{},{}]", "[7]"),
          object("duel", "supply.1", "{'supply':[{},@]}", "{'pieces':3}"),
          number("duel", "supply.0.pieces", "{'supply':[{'pieces':@}]}", 0, 16),
          number("duel", "supply.0.legendary", "{'supply':[{'legendary':@}]}", 0, 3),
          list("duel", "hands", "{'hands':@}", "[{}]", "[{},{},{}]", "[7]"),
          object("duel", "hands.0", "{'hands':[@]}", "{'flares':['flare-03']}"),
          cards("hands.0.beings", "{'hands':[{'beings':@}]}", "iris-of-eternity"),
          cards("hands.0.legends", "{'hands':[{'legends':@}]}", "titan"),
          cards("hands.0.flares", "{'hands':[{'flares':@}]}", "flare-03"),
          list("duel", "decks", "{'decks':@}", "[{}]", "[{},{},{}]", "[7]"),
          object("duel", "decks.0", "{'decks':[@]}", "{'loose':[]}"),
          cards("decks.0.loose", "{'decks':[{'loose':@}]}", "iris-of-eternity"),
          cards("decks.0.discard", "{'decks':[{'discard':@}]}", "iris-of-eternity"),
          list("duel", "decks.0.over", "{'decks':[{'over':@}]}", "[]", "[7]", "[{}]"),
          list("duel", "decks.0.under", "{'decks':[{'under':@}]}", "[]", "[7]", "[{}]"),
          text(
              "duel",
              "decks.0.over.0.card",
              "{'decks':[{'over':[{'card':@}]}]}",
              "'singularity'",
              "'x'",
              "null"),
          list(
              "duel",
              "decks.0.under.0.known",
              "{'decks':[{'under':[{'card':'singularity','known':@}]}]}",
              "[0,1]",
              "[2]",
              "[-1]",
              "[0,0]",
              "['0']"),
          object("duel", "legends", "{'legends':@}", "{'loose':['titan']}"),
          cards("legends.loose", "{'legends':{'loose':@}}", "titan"),
          object("duel", "flares", "{'flares':@}", "{'loose':['flare-03']}"),
          cards("flares.discard", "{'flares':{'discard':@}}", "flare-03"),
          list("team-duel", "rotated", "{'rotated':@}", "[6,6,6,6]", "[1,1,1,1,1]", "['6']"),
          number("team-duel", "rotated.3", "{'rotated':[6,6,6,@]}", 0, 18),
          list("duel", "scores", "{'scores':@}", "[3,1]", "[3]", "[1,2,3]", "[]", "[[0,1],[1,0]]"),
          number("duel", "scores.1", "{'scores':[0,@]}", 0, 1000),
          list(
              "melee", "scores.2", "{'scores':[[0,0,0],[0,0,0],@]}", "[1,2,0]", "[1,2]", "[1,2,3]"),
          number("melee", "scores.0.1", "{'scores':[[0,@,0],[0,0,0],[0,0,0]]}", 0, 1000),
          list("melee", "counters", "{'counters':@}", "[['v'],[],[]]", "[[],[],[],[]]", "[7]"),
          list(
              "melee",
              "counters.0",
              "{'counters':[@]}",
              "['v','s']",
              "['w']",
              "['v','v']",
              "['n']",
              "[7]",
              "['v','s','w']"),
          new Field(
              "duel",
              "destroyed",
              "{'destroyed':@}",
              "{'vc':1}",
              and(NO_OBJECTS, "{'wc':1}", "{'x':1}")),
          number("duel", "destroyed.vc", "{'destroyed':{'vc':@}}", 0, 1000),
          object("duel", "summoned", "{'summoned':@}", "{'all':1}"),
          number("duel", "summoned.all", "{'summoned':{'all':@}}", 0, 1000),
          number("duel", "summoned.legendary", "{'summoned':{'all':2,'legendary':@}}", 0, 2),
          number("duel", "summoned.red", "{'summoned':{'all':2,'red':@}}", 0, 2),
          number("duel", "summoned.green", "{'summoned':{'all':2,'red':1,'green':@}}", 0, 1),
          object("high-form", "tasks", "{'tasks':@}", "{}"),
          list(
              "high-form",
              "tasks.current",
              "{'tasks':{'current':@}}",
              "['diagonals',null,null]",
              "['diagonals']",
              "['diagonals','diagonals',null]",
              "['x',null,null]",
              "[7,null,null]",
              "[null,null,null,null]"),
          text("high-form", "tasks.next", "{'tasks':{'next':@}}", "'diagonals'", "'x'"),
          list(
              "high-form",
              "tasks.claimed",
              "{'tasks':{'claimed':@}}",
              "[['diagonals'],[]]",
              "[[],[],[]]",
              "[7]",
              "[['diagonals'],['diagonals']]"),
          list(
              "high-form", "tasks.loose", "{'tasks':{'loose':@}}", "['diagonals']", "['x']", "[7]"),
          list(
              "high-form", "tasks.under", "{'tasks':{'under':@}}", "['diagonals']", "['x']", "[7]"),
          object("duel", "turn", "{'turn':@}", "{'actions':1}"),
          turn(number("duel", "number", "{'number':@}", 1, 100_000)),
          turn(number("duel", "seat", "{'seat':@}", 0, 1)),
          turn(number("duel", "actions", "{'actions':@}", 0, 100)),
          turn(new Field("team-duel", "handedOver", "{'handedOver':@}", "true", NO_FLAGS)),
          turn(flag("discarded", "{'discarded':@}")),
          turn(flag("extra", "{'extra':@}")),
          turn(flag("extraDue", "{'extraDue':@}")),
          turn(list("duel", "extraCards", "{'extraCards':@}", "['beings']", "['flares']", "[7]")),
          turn(flag("borrowing", "{'borrowing':@}")),
          turn(flag("progress", "{'progress':@}")),
          turn(flag("summonsNext", "{'summonsNext':@}")),
          turn(text("duel", "possessed", "{'possessed':@}", "'v'", "'w'", "'vc'", "''")),
          turn(cards("warped", "{'warped':@}", "void-summoner")),
          turn(list("duel", "warped", "{'warped':@}", "[]", "['doppelganger']")),
          turn(number("duel", "credits", "{'credits':@}", 0, 100)),
          turn(flag("emptySquares", "{'emptySquares':@}")),
          list(
              "melee",
              "frozen",
              "{'frozen':@}",
              "[null,null,null]",
              "[null,null,null,null]",
              "[7]"),
          text(
              "everfrost",
              "frozen.0",
              "{'hands':[{'beings':['ice-princess']}],'frozen':[@]}",
              "'ice-queen'",
              "'ice-princess'",
              "'snow-fox'",
              "'x'"),
          list("duel", "fewer", "{'fewer':@}", "[1,0]", "[0,0,0]", "['1']"),
          number("duel", "fewer.1", "{'fewer':[0,@]}", 0, 100),
          list("duel", "pending", "{'pending':@}", "[null]", "[null,null,null]", "[7]"),
          text(
              "duel",
              "pending.0",
              "{'hands':[{'beings':['void-summoner','doppelganger']}],'pending':[@]}",
              "'void-summoner'",
              "'doppelganger'",
              "'gate-of-oblivion'"),
          text("duel", "stored", "{'stored':@}", "'vc'", "'x'", "'nc'"),
          new Field("duel", "storedGateway", "{'stored':'vc','storedGateway':@}", "true", NO_FLAGS),
          new Field(
              "duel",
              "storedGateway",
              "{'stored':'wc','storedGateway':@}",
              "false",
              List.of("true")),
          list("duel", "newcomers", "{'newcomers':@}", "[0,1]", "[2]", "[-1]", "[0,0]", "['0']"),
          list("melee", "out", "{'out':@}", "[1]", "[0]", "[3]", "[-1]", "[1,1]", "[1,2]", "['1']"),
          number("duel", "quiet", "{'quiet':@}", 0, 100_000),
          object("duel", "finalRound", "{'finalRound':@}", "{'why':'deck'}"),
          text("duel", "finalRound.why", "{'finalRound':{'why':@}}", "'idle'", "'boredom'", "null"),
          number("duel", "finalRound.seat", "{'finalRound':{'why':'deck','seat':@}}", 0, 1),
          number(
              "duel", "finalRound.turnsLeft", "{'finalRound':{'why':'deck','turnsLeft':@}}", 0, 2),
          flag("finalRound.triggeredNow", "{'finalRound':{'why':'deck','triggeredNow':@}}"));

  /** A list of different cards, all of which are there. */
  private static Field cards(String path, String json, String card) {
    String twice = "['" + card + "','" + card + "']";
    return list("duel", path, json, "['" + card + "']", twice, "['x']", "[7]", "[null]");
  }

  private static Setup setup(String form) {
    List<String> schools =
        switch (form) {
          case "duel", "high-form" -> List.of("etherweave", "nethervoid");
          case "everfrost" -> List.of("everfrost", "nethervoid");
          case "melee" -> List.of("etherweave", "nethervoid", "southern");
          default -> List.of("etherweave", "nethervoid", "southern", "northern");
        };
    List<Map<String, String>> seats = new ArrayList<>();
    for (String school : schools) seats.add(Map.of("school", school));
    String key = form.equals("everfrost") ? "duel" : form;
    return new Setup("tashkalar", key, seats, Map.of("expansions", "yes"));
  }

  private static Position read(String form, String json) {
    return GAME.read(setup(form), Json.parseObject(json.replace('\'', '"')));
  }

  @TestFactory
  Stream<DynamicTest> every_field_refuses_what_it_cannot_be() {
    return FIELDS.stream().map(f -> DynamicTest.dynamicTest(f.path, () -> check(f)));
  }

  private static void check(Field field) {
    read(field.form, field.with(field.right));
    boolean needed = field.wrong.contains("null") || field.path.startsWith("destroyed.");
    if (!needed && !field.path.matches(".*\\.\\d+(\\.\\d+)?")) {
      read(field.form, field.with("null"));
    }
    String name = field.path.replaceAll(".*\\.(?=[a-zA-Z])", "");
    for (String wrong : field.wrong) {
      String json = field.with(wrong);
      var refused =
          assertThrows(IllegalArgumentException.class, () -> read(field.form, json), json);
      String said = refused.getMessage();
      boolean named = said.contains(name.replaceAll("\\..*", "")) || said.contains("JSON");
      assertTrue(named, () -> json + ": " + said);
      assertFalse(said.contains("java.") || said.contains("Exception"), said);
    }
    String key = "'" + field.path.replaceAll("\\.\\d+", "").replaceAll(".*\\.", "") + "':";
    int at = field.json.indexOf(key);
    if (at < 0) return;
    String twice = field.json.substring(0, at) + key + "null," + field.json.substring(at);
    var refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> read(field.form, twice.replace(HERE, field.right)),
            twice);
    assertTrue(refused.getMessage().contains("twice"), refused::getMessage);
  }

  @Test
  void every_field_that_the_game_writes_is_among_them() {
    Set<String> tried = new TreeSet<>();
    for (Field field : FIELDS) tried.add(general(field.path));
    Set<String> lacking = new TreeSet<>();
    for (String form : List.of("duel", "high-form", "melee", "team-duel")) {
      for (long seed = 0; seed < 20; seed++) {
        var random = RandomDuelTest.random(seed);
        Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
        Setup setup = setup(form);
        Position p = GAME.start(setup);
        while (table.playUnit(GAME, p)) fields("", GAME.write(p), tried, lacking);
        assertEquals(GAME.write(p), GAME.write(GAME.read(setup, GAME.write(p))));
      }
    }
    assertEquals(Set.of(), lacking);
  }

  /** The path with places in lists and names of squares and pieces left out. */
  private static String general(String path) {
    return path.replaceAll("\\.\\d+", "")
        .replaceAll("^(board|destroyed)\\..*", "$1")
        .replaceAll("^(decks|legends|flares)\\.", "deck.")
        .replaceAll("\\.(over|under)\\.", ".place.");
  }

  private static void fields(String path, Object value, Set<String> tried, Set<String> lacking) {
    if (!path.isEmpty() && !tried.contains(general(path))) lacking.add(general(path));
    if (value instanceof List<?> list) {
      for (Object each : list) fields(path + ".0", each, tried, lacking);
    }
    if (!(value instanceof Map<?, ?>)) return;
    for (Map.Entry<String, Object> entry : new LinkedHashMap<>(Json.object(value)).entrySet()) {
      String inner = path.isEmpty() ? entry.getKey() : path + "." + entry.getKey();
      fields(inner, entry.getValue(), tried, lacking);
    }
  }

  @Test
  void a_drawn_board_has_each_row_once_and_in_its_place() {
    String drawn = GAME.drawn(read("duel", "{'board':{'d4':'wc'}}"));
    assertEquals(drawn, GAME.drawn(GAME.read(setup("duel"), Map.of("board", drawn))));
    String empty = "3 .. .. .. .. .. .. .. .. ..\n";
    for (String wrong :
        List.of(
            drawn.replace("\n5 ", "\n4 "),
            drawn.replace("\n5 ", "\nx "),
            drawn.replace(empty, empty + empty),
            drawn.replace(empty, ""),
            drawn.replace("   a  b", "   b  a"),
            drawn + drawn.substring(drawn.indexOf('\n')),
            drawn.replace("wc", "w"),
            "hello\n" + drawn)) {
      assertThrows(
          IllegalArgumentException.class,
          () -> GAME.read(setup("duel"), Map.of("board", wrong)),
          wrong);
    }
  }
}
