package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Games;
import arenhold.rules.notation.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Every card is shown by scenarios of its own, which begin with its name: in one at least it works,
 * in one at least something is refused or nothing comes of it.
 */
class CardsShownTest {

  private static final String[] DECKS = {
    "empire", "highland", "sylvan", "legends", "everfrost", "nethervoid", "etherweave"
  };

  private final Map<String, Object> catalogue =
      Games.ALL.getFirst().catalogue(Locale.ENGLISH).data();
  private final List<Scenario> scenarios = new ArrayList<>();

  CardsShownTest() {
    for (Path file : Scenarios.files(Path.of("src/test/resources/scenarios/tashkalar"))) {
      scenarios.addAll(Scenarios.parse(Games.ALL, file));
    }
  }

  private Set<String> cards(String... decks) {
    Set<String> keys = new TreeSet<>();
    Json.object(catalogue.get("cards"))
        .forEach(
            (key, card) -> {
              Object deck = Json.object(card).get("deck");
              if (List.of(decks).contains(deck)) keys.add(key);
            });
    return keys;
  }

  /** The scenarios whose title begins with the card's name. */
  private List<Scenario> about(String key) {
    String name = key.replace('-', ' ') + ":";
    return scenarios.stream()
        .filter(each -> each.title().replace('-', ' ').startsWith(name))
        .toList();
  }

  private static boolean has(List<Scenario> scenarios, Predicate<ScenarioFile.Step> wanted) {
    return scenarios.stream().anyMatch(each -> each.steps().stream().anyMatch(wanted));
  }

  private static boolean does(ScenarioFile.Step step, String choice) {
    return step.words().startsWith("do ")
        && (step.value() + " ").matches("(.*; *)?" + choice + "[ ;].*");
  }

  private static boolean refuses(ScenarioFile.Step step) {
    return step.words().matches("rejected .*|not offered .*|exactly .*")
        || step.words().startsWith("prompt ") && step.value().equals("action");
  }

  @Test
  void there_are_as_many_cards_as_in_the_box() {
    assertEquals(3 * 18, cards("empire", "highland", "sylvan").size());
    assertEquals(3 * 18, cards("everfrost", "nethervoid", "etherweave").size());
    assertEquals(12, cards("legends").size());
    assertEquals(12, cards("flares").size());
    assertEquals(24, Json.object(catalogue.get("tasks")).size());
  }

  @Test
  void every_being_and_legend_is_summoned_and_once_in_vain_or_within_its_limits() {
    List<String> missing = new ArrayList<>();
    for (String card : cards(DECKS)) {
      List<Scenario> about = about(card);
      if (!has(about, step -> does(step, "summon " + card))) missing.add(card + " is not summoned");
      if (!has(about, CardsShownTest::refuses)) missing.add(card + " is never refused anything");
      if (about.size() < 2) missing.add(card + " has one scenario only");
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void every_flare_is_played_for_each_half_and_refused() {
    List<String> missing = new ArrayList<>();
    for (String flare : cards("flares")) {
      for (String half : List.of("upper", "lower")) {
        List<Scenario> about =
            about(flare).stream().filter(each -> each.title().contains(half)).toList();
        if (!has(about, step -> does(step, "flare " + flare))) missing.add(flare + " " + half);
      }
      if (!has(about(flare), step -> step.value().contains("flare " + flare) && refuses(step))) {
        missing.add(flare + " is never refused");
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void every_task_is_claimed_and_missed() {
    List<String> missing = new ArrayList<>();
    for (String task : Json.object(catalogue.get("tasks")).keySet()) {
      List<Scenario> about = about(task);
      if (!has(about, step -> does(step, "claim " + task))) missing.add(task + " is not claimed");
      boolean missed =
          has(about, step -> step.words().equals("see claimed 1") && step.value().equals("none"));
      if (!missed) missing.add(task + " is never missed");
    }
    assertEquals(List.of(), missing);
  }
}
