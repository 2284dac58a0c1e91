package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.players.Hint;
import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Hints against a computer, at every depth: pressed, by keys, on desktops and phones. */
class HintsIT extends BrowserTest {

  private static final int MOST_ANSWERS = 40;

  /** Somebody at a table with a computer, which begins where a first turn has fewer actions. */
  private Visitor seated(String game, String form, Screen screen, ColorScheme colours) {
    // Made without the page, which gets a session of its own when it opens without one.
    Guest guest = Guest.at(address());
    Map<String, Object> wish =
        Map.of(
            "game",
            game,
            "form",
            form,
            "seats",
            2,
            "watching",
            false,
            "computers",
            List.of("novice"),
            "table",
            game.equals("tashkalar") ? Map.of("first", "2") : Map.of());
    String link = guest.post("/api/rooms", wish).path("link").asString();
    Visitor visitor = visitor(guest, screen, "en-GB", colours).open(address() + "/r/" + link);
    visitor.await(HintsIT::asked);
    visitor.page().locator(".hint-button").first().waitFor();
    return visitor;
  }

  private static boolean asked(JsonNode state) {
    return state.at("/match/canHint").asBoolean(false);
  }

  private static void hinted(Visitor visitor, int depth) {
    Locator bar = visitor.page().locator(".hint-bar[data-depth='" + depth + "']");
    assertThat(bar).isVisible();
    visitor.drawn();
  }

  /**
   * Asks for a hint, and for deeper ones until all is told: what names neither a place nor a thing
   * is told whole at once.
   *
   * @param each is given every depth that is shown
   */
  private static void deepen(Visitor visitor, IntConsumer each) {
    visitor.drawn();
    visitor.page().locator(".hint-button").click();
    Locator bar = visitor.page().locator(".hint-bar[data-depth]");
    int depth = Integer.parseInt(bar.getAttribute("data-depth"));
    hinted(visitor, depth);
    each.accept(depth);
    while (depth < Hint.DEEPEST) {
      bar.locator(".hint-deeper").click();
      hinted(visitor, ++depth);
      each.accept(depth);
    }
  }

  /** Where the board is, which no hint may move or resize. */
  private static Object board(Visitor visitor) {
    return visitor
        .page()
        .evaluate(
            "JSON.stringify(document.querySelector('.table-middle > *').getBoundingClientRect())");
  }

  /** Asks for a hint as deep as it goes, and looks at each depth. */
  private static void deeper(Visitor visitor, String name) throws IOException {
    visitor.drawn();
    Object board = board(visitor);
    deepen(
        visitor,
        depth -> {
          visitor.picture(name + "-" + depth);
          assertEquals(board, board(visitor));
        });
    Page page = visitor.page();
    Accessibility.check(page);
    assertEquals(
        (double) page.viewportSize().width,
        ((Number) page.evaluate("document.documentElement.scrollWidth")).doubleValue());
  }

  /** Tries what is advised until a question of this kind comes, or nothing is advised any more. */
  private static void follow(Visitor visitor, String prompt) {
    for (int i = 0; i < MOST_ANSWERS; i++) {
      JsonNode state = visitor.await(HintsIT::asked);
      if (state.at("/match/question/prompt").asString().equals(prompt)) return;
      long asked = state.at("/match/asked").asLong();
      deepen(visitor, depth -> {});
      visitor.page().locator(".hint-bar .hint-try").click();
      visitor.await(now -> now.at("/match/asked").asLong() != asked);
    }
  }

  @Test
  void a_turn_is_advised_step_by_step() throws IOException {
    Visitor visitor = seated("tashkalar", "duel", Screen.DESKTOP, ColorScheme.LIGHT);
    follow(visitor, "action");
    deeper(visitor, "hint-tashkalar-desktop");
    Page page = visitor.page();
    long asked = visitor.state().at("/match/asked").asLong();
    page.locator(".hint-try").click();
    visitor.await(state -> state.at("/match/asked").asLong() != asked);
    visitor.picture("hint-tashkalar-desktop-followed");
    page.locator(".hint-close").click();
    assertThat(page.locator(".hint-bar")).hasCount(0);
    assertThat(page.getByText("took a hint").first()).isVisible();
  }

  @Test
  void a_hint_comes_by_a_key_and_is_read_out() {
    Visitor visitor = seated("tashkalar", "high-form", Screen.DESKTOP, ColorScheme.DARK);
    Page page = visitor.page();
    page.keyboard().press("n");
    hinted(visitor, 1);
    assertThat(page.locator("[role=status]", new Page.LocatorOptions().setHasText("lit")))
        .hasCount(1);
    page.keyboard().press("n");
    hinted(visitor, 2);
    page.keyboard().press("n");
    hinted(visitor, 3);
    visitor.picture("hint-high-form-dark");
    page.keyboard().press("n");
    assertThat(page.locator(".hint-bar")).hasCount(0);
  }

  @Test
  void hints_fit_on_phones() throws IOException {
    Visitor visitor = seated("tashkalar", "duel", Screen.PHONE, ColorScheme.LIGHT);
    follow(visitor, "action");
    deeper(visitor, "hint-tashkalar-phone");
  }

  @Test
  void a_choice_of_tvrz_is_advised_with_its_chance() throws IOException {
    deeper(seated("tvrz", "shared", Screen.DESKTOP, ColorScheme.LIGHT), "hint-tvrz-desktop");
    deeper(seated("tvrz", "shared", Screen.PHONE, ColorScheme.DARK), "hint-tvrz-phone-dark");
  }

  @Test
  void a_choice_of_destiny_is_advised_with_its_chance() throws IOException {
    Visitor visitor = seated("destiny", "duel", Screen.DESKTOP, ColorScheme.LIGHT);
    follow(visitor, "action");
    deeper(visitor, "hint-destiny-desktop");
    deeper(seated("destiny", "duel", Screen.PHONE, ColorScheme.DARK), "hint-destiny-phone-dark");
  }
}
