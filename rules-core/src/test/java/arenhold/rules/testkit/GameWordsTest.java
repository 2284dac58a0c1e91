package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Bundle;
import arenhold.rules.Choice;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.GameCatalogue;
import arenhold.rules.GameInfo;
import arenhold.rules.GameWords;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.MatchEvent;
import arenhold.rules.Option;
import arenhold.rules.Order;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.TableWords;
import arenhold.rules.notation.Json;
import arenhold.rules.testkit.toys.Ambush;
import arenhold.rules.testkit.toys.Bidding;
import arenhold.rules.testkit.toys.Heap;
import arenhold.rules.testkit.toys.Satchels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has texts, in every language, for everything its {@link GameInfo} can name. */
class GameWordsTest {

  /** The codes that {@link Setup#problem} returns for every game. */
  private static final Set<String> OF_EVERY_GAME =
      Set.of("form", "seats", "option", "value", "missing", "twice");

  /** The characters that fit into a line of a list. */
  private static final int LONGEST_NAME = 60;

  private static final int MATCHES = 30;
  private static final int MOST_ANSWERS = 1_000;

  private static final Pattern IN_BRACES = Pattern.compile("\\{\\w+}");

  static Stream<Game<?>> games() {
    return Stream.concat(
        Games.ALL.stream(), Stream.of(new Bidding(), new Ambush(), new Heap(), new Satchels()));
  }

  private static GameCatalogue catalogue(Game<?> game, String language) {
    return game.catalogue(Locale.forLanguageTag(language));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everything_that_can_be_named_has_texts(Game<?> game) {
    for (String language : Bundle.LANGUAGES) {
      GameCatalogue catalogue = catalogue(game, language);
      GameWords words = catalogue.words();
      assertEquals(game.info().key(), catalogue.game());
      assertEquals(game.info().version(), catalogue.version());
      List<String> lacking = new ArrayList<>();
      name(words.name(), language + " game", lacking);
      for (GameInfo.Form form : game.info().forms()) form(words, form, language, lacking);
      for (String code : game.info().problems()) {
        said(words.problems().get(code), language + " problem " + code, lacking);
      }
      catalogue.cards().forEach((key, card) -> name(card.name(), language + " " + key, lacking));
      assertEquals(List.of(), lacking);
    }
  }

  private static void form(
      GameWords words, GameInfo.Form form, String language, List<String> lacking) {
    GameWords.Form said = words.forms().get(form.key());
    String here = language + " " + form.key();
    name(said.name(), here, lacking);
    said(said.text(), here + " text", lacking);
    said.advice().forEach((seats, advice) -> said(advice, here + " advice " + seats, lacking));
    for (var option : options(form)) {
      GameWords.Option of = words.options().get(option.key());
      String there = here + " " + option.key();
      name(of == null ? null : of.name(), there, lacking);
      for (String value : option.named()) {
        GameWords.Value its = of == null ? null : of.values().get(value);
        name(its == null ? null : its.name(), there + " " + value, lacking);
        said(its == null ? null : its.brief(), there + " " + value + " brief", lacking);
      }
    }
  }

  private static List<Option> options(GameInfo.Form form) {
    return Stream.concat(form.tableOptions().stream(), form.seatOptions().stream()).toList();
  }

  private static void name(String text, String what, List<String> lacking) {
    said(text, what, lacking);
    if (text != null && text.length() > LONGEST_NAME) lacking.add(what + " is too long");
  }

  /** A text equal to its key is missing from the bundle. */
  private static void said(String text, String what, List<String> lacking) {
    boolean key = text != null && text.matches("game|[a-z]+(\\.[A-Za-z0-9-]+)+");
    if (text == null || text.isBlank() || key) lacking.add(what);
  }

  @ParameterizedTest
  @MethodSource("games")
  void tables_say_the_same_in_every_language(Game<?> game) {
    TableWords english = catalogue(game, "en").table();
    for (String language : Bundle.LANGUAGES) {
      TableWords other = catalogue(game, language).table();
      assertEquals(parts(english.prompts()), parts(other.prompts()));
      assertEquals(parts(english.choices()), parts(other.choices()));
      assertEquals(parts(english.happened()), parts(other.happened()));
      assertEquals(parts(english.fields()), parts(other.fields()));
      assertEquals(english.bySeat(), other.bySeat());
      assertEquals(english.ofSeats(), other.ofSeats());
      assertEquals(orders(english), orders(other));
    }
  }

  /** One order for every answer that a table offers: all of them may be more than one can list. */
  private static List<Order> orders(TableWords words) {
    return words.orders().stream()
        .flatMap(
            one -> one.answers().stream().map(a -> new Order(one.about(), List.of(a.answer()))))
        .toList();
  }

  /** Every order that a table offers is accepted by the game and has texts. */
  @ParameterizedTest
  @MethodSource("games")
  <P> void every_order_that_is_offered_can_be_given(Game<P> game) {
    GameInfo.Form form = game.info().forms().getFirst();
    List<Map<String, String>> seats = Collections.nCopies(form.minSeats(), Map.of());
    Setup setup = new Setup(game.info().key(), form.key(), seats, Map.of());
    for (String language : Bundle.LANGUAGES) {
      TableWords words = catalogue(game, language).table();
      for (Order order : orders(words)) {
        assertNull(Match.start(game, setup).problem(Seat.of(0), order), order.notation());
      }
      List<String> lacking = new ArrayList<>();
      for (TableWords.OrderWords order : words.orders()) {
        said(order.name(), order.about(), lacking);
        for (TableWords.AnswerWords each : order.answers()) {
          if (!each.answer().equals(Order.HOLD)) said(each.text(), each.answer(), lacking);
        }
      }
      assertEquals(List.of(), lacking);
    }
  }

  /**
   * A game with texts for the generic table has them for everything asked, chosen and reported
   * there.
   */
  @ParameterizedTest
  @MethodSource("games")
  <P> void generic_tables_lack_no_texts(Game<P> game) {
    TableWords words = catalogue(game, "en").table();
    if (words.equals(TableWords.NONE)) return;
    GameInfo.Form form = game.info().forms().getFirst();
    List<Map<String, String>> seats = Collections.nCopies(form.minSeats(), Map.of());
    Setup setup = new Setup(game.info().key(), form.key(), seats, Map.of());
    Set<String> lacking = new TreeSet<>();
    new RandomMatches<>(game, List.of(setup), MOST_ANSWERS)
        .play(
            MATCHES,
            play -> lacking.addAll(lacking(play.match(), words)),
            play -> {
              for (Event event : play.events()) {
                if (event instanceof MatchEvent) continue;
                if (!words.happened().containsKey(event.kind())) lacking.add(event.kind());
              }
            });
    assertEquals(Set.of(), lacking);
  }

  /** The questions and choices without texts. */
  private static Set<String> lacking(Match<?> match, TableWords words) {
    Set<String> lacking = new TreeSet<>();
    for (Asked asked : match.open()) {
      if (asked.seat() == Seat.NATURE) continue;
      Question question = match.question(asked.seat()).orElseThrow();
      if (!words.prompts().containsKey(question.prompt())) lacking.add(question.prompt());
      for (Choice choice : question.choices()) {
        String exactly = choice.verb() + "." + choice.notation();
        if (!words.choices().containsKey(choice.verb()) && !words.choices().containsKey(exactly)) {
          lacking.add(exactly);
        }
      }
    }
    return lacking;
  }

  /** The placeholders of every sentence, in any order. */
  private static Map<String, Set<String>> parts(Map<String, String> sentences) {
    Map<String, Set<String>> parts = new HashMap<>();
    sentences.forEach(
        (key, sentence) -> {
          assertFalse(sentence.isBlank(), key);
          Set<String> named = new TreeSet<>();
          IN_BRACES.matcher(sentence).results().forEach(part -> named.add(part.group()));
          parts.put(key, named);
        });
    return parts;
  }

  @ParameterizedTest
  @MethodSource("games")
  void no_two_forms_options_or_values_have_the_same_name(Game<?> game) {
    for (String language : Bundle.LANGUAGES) {
      GameWords words = catalogue(game, language).words();
      assertDiffer(words.forms().values().stream().map(GameWords.Form::name));
      for (GameWords.Option option : words.options().values()) {
        assertDiffer(option.values().values().stream().map(GameWords.Value::name));
        assertDiffer(option.values().values().stream().map(GameWords.Value::brief));
      }
    }
  }

  private static void assertDiffer(Stream<String> names) {
    Set<String> seen = new HashSet<>();
    names.forEach(name -> assertTrue(seen.add(name), name));
  }

  @ParameterizedTest
  @MethodSource("games")
  void keys_are_the_same_in_every_language_and_the_data_is_plain_json(Game<?> game) {
    GameCatalogue english = catalogue(game, "en");
    for (String language : Bundle.LANGUAGES) {
      GameCatalogue other = catalogue(game, language);
      assertEquals(english.cards().keySet(), other.cards().keySet());
      assertEquals(english.data().keySet(), other.data().keySet());
      assertFalse(Json.write(other.data()).isEmpty());
    }
    assertNotEquals(english.words(), catalogue(game, "cs").words());
    assertNotEquals(english.words(), catalogue(game, "it").words());
    assertEquals(english, catalogue(game, "tlh"));
  }

  /** Random set-ups, most of them wrong: clients have a sentence for every problem. */
  @ParameterizedTest
  @MethodSource("games")
  void every_set_up_problem_is_common_or_declared(Game<?> game) {
    Random random = new Random(7);
    GameInfo info = game.info();
    Set<String> found = new TreeSet<>();
    for (int attempt = 0; attempt < 2_000; attempt++) {
      GameInfo.Form form = info.forms().get(random.nextInt(info.forms().size()));
      int size = form.minSeats() - 1 + random.nextInt(form.maxSeats() - form.minSeats() + 3);
      List<Map<String, String>> seats = new ArrayList<>();
      for (int seat = 0; seat < size; seat++) seats.add(values(form.seatOptions(), random));
      Map<String, String> table = values(form.tableOptions(), random);
      Setup.Problem problem = game.problem(new Setup(info.key(), form.key(), seats, table));
      if (problem != null) found.add(problem.code());
    }
    found.removeAll(OF_EVERY_GAME);
    info.problems().forEach(found::remove);
    assertEquals(Set.of(), found);
  }

  private static Map<String, String> values(List<Option> options, Random random) {
    Map<String, String> values = new HashMap<>();
    for (var option : options) {
      int chosen = random.nextInt(option.samples().size() + 1);
      if (chosen < option.samples().size()) values.put(option.key(), option.samples().get(chosen));
    }
    return values;
  }
}
