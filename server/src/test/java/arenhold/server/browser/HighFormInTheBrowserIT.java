package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two players at a High Form, one of whom helps the other to claim a task (TK-R10.1, TK-R10.3). */
class HighFormInTheBrowserIT extends VisitorsTest {

  /** Deals with tasks that the first player can soon meet. */
  @RegisterExtension
  static final ArrangedServer SERVER = new ArrangedServer(Seeds.class, new KnownSeeds(144));

  /** Choices within which a task must have been claimed. */
  private static final int MOST_CHOICES = 140;

  private static final List<Screen> SCREENS = List.of(Screen.DESKTOP, Screen.PHONE);

  private static final JsonMapper JSON = new JsonMapper();

  private final Random random = new Random(23);
  private FormTable table;

  /** The squares that each task counts. */
  private JsonNode tasks;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_task_is_claimed_and_its_points_show_at_once_at_both_tables() throws IOException {
    table = FormTable.start(browsers(), address(), "high-form", SCREENS);
    tasks = catalogue().at("/data/tasks");
    for (int i = 0; i < MOST_CHOICES && !table.over() && claimed() == null; i++) choose();
    String task = claimed();
    assertNotNull(task, "a task was claimed");
    int points = tasks.at("/" + task + "/points").asInt();
    String name = tasks.at("/" + task + "/name").asString();
    JsonNode seat = table.seat(0).state().at("/match/view/seats/0");
    assertTrue(seat.path("score").asInt() >= points, seat::toString);
    String score = seat.path("score").asString();
    for (Visitor each : table.everybody()) {
      boolean phone = each == table.seat(1);
      String own = phone ? ".strip.other .score" : ".table-left .score";
      assertThat(each.page().locator(own)).containsText(score);
      if (phone) each.page().locator(".task-chips").click();
      assertThat(each.page().locator(".tasks-claimed").first()).containsText(name);
      Accessibility.check(each.page());
    }
    table.seat(0).picture("high-form-claimed-desktop");
    table.seat(1).picture("high-form-claimed-phone");
  }

  private JsonNode catalogue() {
    String address = address() + "/api/catalogue/tashkalar/en";
    return JSON.readTree(table.seat(0).page().request().get(address).text());
  }

  /** The task that the first player has claimed, or null. */
  private String claimed() {
    JsonNode claimed = table.seat(0).state().at("/match/view/seats/0/claimed/0");
    return claimed.isString() ? claimed.asString() : null;
  }

  /** The first player fills the tasks' squares; the other one keeps off them. */
  private void choose() {
    Set<String> wanted = wanted();
    Predicate<JsonNode> there = choice -> wanted.contains(choice.at("/parts/at/0").asString(""));
    Predicate<JsonNode> breaks = choice -> choice.path("parts").has("destroys");
    Predicate<JsonNode> summons = is("summon");
    List<Predicate<JsonNode>> first =
        List.of(
            is("claim"),
            choice -> choice.path("parts").has("meets"),
            summons.and(there).and(breaks.negate()),
            is("place").and(there),
            is("stop").or(is("skip")),
            summons);
    List<Predicate<JsonNode>> second =
        List.of(is("end").or(is("stop")).or(is("skip")), is("place").and(there.negate()));
    for (Predicate<JsonNode> kind : table.asked() == 0 ? first : second) {
      List<JsonNode> fitting = table.offered().stream().filter(kind).toList();
      if (fitting.isEmpty()) continue;
      table.press(fitting.get(random.nextInt(fitting.size())));
      return;
    }
    table.choose(random);
  }

  private static Predicate<JsonNode> is(String verb) {
    return choice -> FormTable.verb(choice).equals(verb);
  }

  private Set<String> wanted() {
    Set<String> squares = new HashSet<>();
    for (JsonNode task : table.state().at("/match/view/tasks/current")) {
      JsonNode places = tasks.at("/" + task.path("task").asString("") + "/places");
      places.forEach(place -> place.forEach(square -> squares.add(square.asString())));
    }
    return squares;
  }
}
