package arenhold.rules.tashkalar;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Words, cards, tasks, schools and board in one language, for clients. */
final class CatalogueText {

  private final Bundle texts;

  private CatalogueText(Locale locale) {
    texts = Bundle.of(CatalogueText.class, locale, "words", "cards");
  }

  static GameCatalogue catalogue(GameInfo info, Locale locale) {
    return new CatalogueText(locale).catalogue(info);
  }

  private GameCatalogue catalogue(GameInfo info) {
    Map<String, GameCatalogue.Card> names = new LinkedHashMap<>();
    Map<String, Object> cards = new LinkedHashMap<>();
    Map<String, Object> schools = new LinkedHashMap<>();
    for (School school : Catalogue.SCHOOLS) {
      schools.put(
          school.key(),
          map(
              "colour", String.valueOf(school.letter()),
              "deck", school.deck(),
              "expansion", school.expansion()));
      for (Being being : school.beings()) cards.put(being.key(), being(being, school.deck()));
    }
    for (Being legend : Catalogue.LEGENDS) cards.put(legend.key(), being(legend, "legends"));
    for (Flare flare : Catalogue.FLARES) cards.put(flare.key(), flare(flare));
    for (String card : cards.keySet()) {
      names.put(card, new GameCatalogue.Card(texts.text(card + ".name")));
    }
    Map<String, Object> forms = new LinkedHashMap<>();
    for (Form form : Forms.ALL) forms.put(form.key(), form(form));
    Map<String, Object> tasks = new LinkedHashMap<>();
    for (Task task : Catalogue.TASKS) tasks.put(task.key(), task(task));
    Map<String, Object> data =
        map(
            "board", board(Catalogue.DEATHMATCH),
            "cards", cards,
            "tasks", tasks,
            "schools", schools,
            "forms", forms);
    return new GameCatalogue(info.key(), info.version(), texts.words(info), names, data);
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
        "name", texts.text(task.key() + ".name"),
        "text", texts.text(task.key() + ".text"));
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
        "text",
        texts.text(being.key() + ".text"),
        "frozen",
        being.frozen() == null ? null : texts.text(being.key() + ".frozen"),
        "warp",
        being.warp() == null ? null : texts.text(being.key() + ".warp"),
        "apart",
        pattern.apart());
  }

  private Map<String, Object> flare(Flare flare) {
    return map(
        "deck", "flares",
        "upper", map("need", flare.upperNeed(), "text", texts.text(flare.key() + ".upper")),
        "lower", map("need", flare.lowerNeed(), "text", texts.text(flare.key() + ".lower")));
  }

  private static Map<String, Object> map(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
    return map;
  }
}
