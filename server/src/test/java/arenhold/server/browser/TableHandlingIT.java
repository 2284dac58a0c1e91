package arenhold.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing at a table: by keys alone, by inspecting cards, and with a thumb on a phone. */
class TableHandlingIT extends BrowserTest {

  private static final int MOST_CHOICES = 300;

  private static final int HOST = 0;

  private static final int GUEST = 1;

  private static final double THUMB = 44;

  private DuelTable table;

  @BeforeEach
  void sit_down() {
    table = DuelTable.start(browsers(), address(), Screen.PHONE);
  }

  @Test
  void a_piece_is_placed_by_keys_alone_and_taken_back_by_a_key() {
    playUntil(HOST, state -> state.at("/match/question/prompt").asString().equals("action"));
    Visitor host = table.seat(HOST);
    Page page = host.page();
    int before = host.state().at("/match/choices").asInt();
    page.keyboard().press("b");
    Locator here = page.locator("[data-square]:focus");
    // The focus returns to where it was, which may be a square that is occupied now.
    for (int i = 0; i < 9 && !here.getAttribute("aria-label").endsWith("can be chosen"); i++) {
      page.keyboard().press(i < 4 ? "ArrowRight" : "ArrowDown");
    }
    String square = here.getAttribute("data-square");
    page.keyboard().press("Enter");
    page.locator("[data-square='" + square + "'][aria-label$=', chosen']").waitFor();
    page.keyboard().press("Enter");
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
    assertTrue(host.state().at("/match/view/board/" + square).isString(), square);
    host.await(state -> state.at("/match/canTakeBack").asBoolean());
    page.locator(".take-back").waitFor();
    page.keyboard().press("u");
    host.await(state -> state.at("/match/view/board/" + square).isMissingNode());
  }

  @Test
  void a_card_under_the_mouse_shows_where_it_could_be_summoned_now() {
    playUntil(HOST, state -> !summonable(state).isMissingNode());
    Visitor host = table.seat(HOST);
    JsonNode card = summonable(host.state());
    host.page().locator("[data-card='" + card.path("card").asString() + "']").first().hover();
    host.page().locator("[data-frame]").first().waitFor();
    TreeSet<String> framed = new TreeSet<>();
    for (Locator frame : host.page().locator("[data-frame]").all()) {
      framed.add(frame.getAttribute("data-frame"));
    }
    TreeSet<String> places = new TreeSet<>();
    card.path("places").forEach(place -> places.add(place.asString()));
    assertEquals(places, framed);
    host.picture("card-looked-at");
  }

  @Test
  void on_a_phone_nothing_is_cut_off_and_everything_to_press_suits_a_thumb() {
    playUntil(GUEST, state -> state.at("/match/question/prompt").asString().equals("action"));
    Page page = table.seat(GUEST).page();
    assertEquals(390, ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue());
    page.locator(".hand-card").first().click();
    for (Locator target : page.locator(".prompt .btn:visible, .hand-card, summary").all()) {
      var box = target.boundingBox();
      assertTrue(box.width >= THUMB && box.height >= THUMB, target.innerText());
    }
    table.seat(GUEST).picture("phone-card-chosen");
  }

  /** The first card of the host's hand that can be summoned somewhere; missing if there is none. */
  private static JsonNode summonable(JsonNode state) {
    for (JsonNode card : state.at("/match/view/hands/0/beings")) {
      if (!card.path("places").isEmpty()) return card;
    }
    return state.path("none");
  }

  private void playUntil(int seat, Predicate<JsonNode> wanted) {
    Random random = new Random(5);
    for (int i = 0; i < MOST_CHOICES; i++) {
      if (table.asked() == seat && wanted.test(table.seat(seat).state())) return;
      assertFalse(table.over(), "the Duel ended before");
      table.choose(random);
    }
    throw new AssertionError("not reached within " + MOST_CHOICES + " choices");
  }
}
