package arenhold.rules.tashkalar;

import arenhold.rules.GameInfo;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.form.Form;
import arenhold.rules.tashkalar.form.Forms;
import arenhold.rules.tashkalar.pattern.Pattern;
import arenhold.rules.tashkalar.task.Place;
import arenhold.rules.tashkalar.task.Task;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Cards, board, schools and forms with their texts in one language, for clients. */
final class CatalogueText {

  private static final List<String> LANGUAGES = List.of("en", "cs", "it");

  /** What the texts of a card are called. */
  private static final List<String> OF_CARDS =
      List.of("name", "text", "frozen", "warp", "upper", "lower");

  private final Properties texts = new Properties();

  private CatalogueText(Locale locale) {
    String language =
        LANGUAGES.contains(locale.getLanguage()) ? locale.getLanguage() : LANGUAGES.getFirst();
    String file = "/arenhold/rules/tashkalar/cards_" + language + ".properties";
    try (InputStream in = CatalogueText.class.getResourceAsStream(file)) {
      if (in != null) texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static Map<String, Object> catalogue(GameInfo info, Locale locale) {
    return new CatalogueText(locale).catalogue(info);
  }

  private Map<String, Object> catalogue(GameInfo info) {
    Map<String, Object> cards = new LinkedHashMap<>();
    Map<String, Object> schools = new LinkedHashMap<>();
    for (School school : Catalogue.SCHOOLS) {
      schools.put(
          school.key(),
          map(
              "name", text("school." + school.key()),
              "colour", String.valueOf(school.letter()),
              "deck", school.deck(),
              "expansion", school.expansion()));
      for (Being being : school.beings()) cards.put(being.key(), being(being, school.deck()));
    }
    for (Being legend : Catalogue.LEGENDS) cards.put(legend.key(), being(legend, "legends"));
    for (Flare flare : Catalogue.FLARES) cards.put(flare.key(), flare(flare));
    Map<String, Object> forms = new LinkedHashMap<>();
    for (Form form : Forms.ALL) forms.put(form.key(), form(form));
    Map<String, Object> tasks = new LinkedHashMap<>();
    for (Task task : Catalogue.TASKS) tasks.put(task.key(), task(task));
    Map<String, Object> others = new TreeMap<>();
    for (String key : texts.stringPropertyNames()) {
      if (!isOf(key, cards) && !isOf(key, tasks)) others.put(key, texts.getProperty(key));
    }
    return map(
        "game",
        info.key(),
        "version",
        info.version(),
        "board",
        board(Catalogue.DEATHMATCH),
        "cards",
        cards,
        "tasks",
        tasks,
        "schools",
        schools,
        "forms",
        forms,
        "decks",
        Catalogue.SCHOOLS.stream().map(School::deck).distinct().toList(),
        "texts",
        others);
  }

  private static boolean isOf(String key, Map<String, Object> cards) {
    int dot = key.indexOf('.');
    return dot > 0
        && cards.containsKey(key.substring(0, dot))
        && OF_CARDS.contains(key.substring(dot + 1));
  }

  /** The text called so; its key where a bundle lacks it, which a test does not let happen. */
  private String text(String key) {
    return texts.getProperty(key, key);
  }

  private static Map<String, Object> board(Arena arena) {
    Map<String, Object> squares = new LinkedHashMap<>();
    SquareSet all = arena.squares();
    for (int s = all.first(); s >= 0; s = all.next(s)) {
      String colour = arena.red().has(s) ? "red" : arena.green().has(s) ? "green" : "plain";
      squares.put(Square.name(s), colour);
    }
    return map(
        "columns",
        Square.SIDE,
        "rows",
        Square.SIDE,
        "squares",
        squares,
        "start",
        arena.start().stream().map(Square::name).toList(),
        "central",
        Catalogue.CENTRAL.squares().names());
  }

  private Map<String, Object> form(Form form) {
    return map(
        "name", text("form." + form.key()),
        "text", text("form." + form.key() + ".text"),
        "scoring", form.scoring().key(),
        "central", form.arena() == Catalogue.HIGH_FORM,
        "teams", form.info().teams());
  }

  private Map<String, Object> task(Task task) {
    Map<String, Object> places = new LinkedHashMap<>();
    for (Place place : task.condition().places()) {
      places.put(place.name(), place.squares().names());
    }
    return map(
        "kind", task.kind(),
        "advanced", task.advanced(),
        "points", task.points(),
        "places", places,
        "name", text(task.key() + ".name"),
        "text", text(task.key() + ".text"));
  }

  private Map<String, Object> being(Being being, String deck) {
    Pattern pattern = being.pattern();
    List<Object> cells = new ArrayList<>();
    for (Pattern.Cell cell : pattern.cells()) {
      cells.add(map("dr", cell.rows(), "dc", cell.columns(), "rank", cell.rank().key()));
    }
    List<Object> marks = new ArrayList<>();
    for (Pattern.Mark mark : pattern.marks()) {
      marks.add(map("dr", mark.rows(), "dc", mark.columns(), "second", mark.second()));
    }
    Rank below = pattern.onSummonSquare();
    return map(
        "deck",
        deck,
        "rank",
        being.rank().key(),
        "pattern",
        cells,
        "onSummonSquare",
        below == null ? null : below.key(),
        "marks",
        marks,
        "rays",
        pattern.rays().stream().map(Direction::key).toList(),
        "hints",
        being.hints().stream().map(h -> List.of(h.rows(), h.columns())).toList(),
        "name",
        text(being.key() + ".name"),
        "text",
        text(being.key() + ".text"),
        "frozen",
        being.frozen() == null ? null : text(being.key() + ".frozen"),
        "warp",
        being.warp() == null ? null : text(being.key() + ".warp"),
        "apart",
        pattern.apart());
  }

  private Map<String, Object> flare(Flare flare) {
    return map(
        "deck", "flares",
        "name", text(flare.key() + ".name"),
        "upper", map("need", flare.upperNeed(), "text", text(flare.key() + ".upper")),
        "lower", map("need", flare.lowerNeed(), "text", text(flare.key() + ".lower")));
  }

  private static Map<String, Object> map(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    return map;
  }
}
