package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.RunningServer;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed in the middle of a fight of Tvrz, while the window before the walls is open
 * and held: players and watchers go on with the same window and the time that was left.
 */
class FightKilledIT extends VisitorsTest {

  /** The public clock of the window, and how long it may be held at a time. */
  private static final long SHARED = 3_000;

  private static final long HELD = 15_000;

  private static final Pattern SECONDS = Pattern.compile("\\d+");

  private RunningServer server;
  private Visitor host;
  private Visitor guest;
  private Visitor watcher;

  @Override
  String address() {
    return server.address();
  }

  private List<Visitor> everybody() {
    return List.of(host, guest, watcher);
  }

  @Test
  void all_go_on_with_the_same_window_and_the_time_left_after_a_kill_in_a_fight()
      throws IOException {
    try (RunningServer running = RunningServer.start(Map.of())) {
      server = running;
      meet();
      holdsEveryWindow(host);
      playTo("approach");
      for (Visitor each : everybody()) each.await(state -> holder(state) == 0);
      for (Visitor party : List.of(host, guest)) {
        assertThat(party.page().locator("[data-window=W3]")).isVisible();
      }
      assertThat(watcher.page().locator("[data-window]")).hasCount(0);
      guest.page().locator("[data-choice=pass]").click();
      assertNoted();
      killed();
      letsTheClockRun(host);
      for (Visitor each : everybody()) each.await(state -> !prompt(state).equals("approach"));
      toTheNextTurn();
    }
  }

  private void meet() {
    Party party = Party.of(browsers(), List.of(Screen.DESKTOP, Screen.PHONE));
    host = party.seats().getFirst();
    guest = party.seats().getLast();
    watcher = party.watcher();
    // Without a clock, windows are open until both sides have passed (TV-R114).
    party.meet(address(), Party.game("tvrz").andThen(Party.clock("brisk")));
    party.begin();
    for (Visitor each : everybody()) each.page().locator(".tv-table").waitFor();
  }

  /** Gives the order to hold the clock of every window, before any is open. */
  private static void holdsEveryWindow(Visitor seat) {
    seat.page().locator(".standing-orders > summary").click();
    Locator windows =
        seat.page().locator(".standing-orders select:has(option[value='!hold'])").first();
    windows.selectOption("!hold");
    seat.drawn();
    assertThat(seat.page().locator(".standing-orders > summary .chip")).hasText("1");
  }

  private static String prompt(JsonNode state) {
    return state.at("/match/waiting/0/prompt").asString("");
  }

  private static int holder(JsonNode state) {
    return state.at("/match/clock/windows/0/held/seat").asInt(-1);
  }

  /** The first choices there are, until this is asked. */
  private void playTo(String prompt) {
    while (!prompt(host.state()).equals(prompt)) chooseFirst();
  }

  /** The player who is asked, if it is no window, takes the first choice. */
  private void chooseFirst() {
    Visitor asked = host.state().at("/match/question/offer").asBoolean(true) ? guest : host;
    asked.await(state -> state.at("/match/question").isObject());
    JsonNode choice = asked.state().at("/match/question/choices/0");
    long before = asked.state().at("/match/choices").asLong();
    String notation = choice.path("notation").asString();
    Locator button = asked.page().locator("[data-choice='" + notation + "']");
    String card = choice.at("/parts/card/0").asString("");
    if (!card.isEmpty()) asked.page().locator(".tv-held[data-card='" + card + "']").first().click();
    if (notation.equals("part north")) {
      asked.page().locator(".tv-part[aria-label^='North wall']").first().click();
    }
    button.click();
    for (Visitor each : everybody()) {
      each.await(state -> state.at("/match/choices").asLong() > before);
    }
  }

  private void assertNoted() {
    assertThat(guest.page().locator("[data-choice=pass]")).hasAttribute("aria-pressed", "true");
    assertThat(guest.page().locator("[data-window=W3]")).containsText("Noted");
  }

  private void killed() throws IOException {
    JsonNode[] before = everybody().stream().map(Visitor::state).toArray(JsonNode[]::new);
    long left = window(before[0]).path("left").asLong();
    assertEquals(SHARED, left, "it was held from the first moment");
    host.picture("fight-held");
    server.kill();
    for (Visitor each : everybody()) each.awaitLine("reconnecting");
    server.startAgain();
    for (Visitor each : everybody()) each.awaitLine("connected");
    for (int i = 0; i < before.length; i++) {
      Visitor each = everybody().get(i);
      each.await(state -> holder(state) == 0);
      for (String same : List.of("id", "view", "question", "waiting", "choices")) {
        assertEquals(before[i].at("/match/" + same), each.state().at("/match/" + same), same);
      }
      assertEquals(left, window(each.state()).path("left").asLong(), "none of it passed");
      long held = window(each.state()).at("/held/left").asLong();
      assertTrue(held > 0 && held <= HELD, "holding it was not charged twice: " + held);
    }
    assertNoted();
    for (Visitor party : List.of(host, guest)) {
      assertThat(party.page().locator("[data-window=W3] .tv-ring")).hasText(SECONDS);
    }
    guest.picture("fight-after-kill-phone");
  }

  private static JsonNode window(JsonNode state) {
    return state.at("/match/clock/windows/0");
  }

  /** Takes the order back, which also lets the clock go. */
  private static void letsTheClockRun(Visitor seat) {
    seat.page().locator(".tv-spans").first().locator("button").first().click();
  }

  /** Windows close by themselves; calls are answered until the next turn, or the end. */
  private void toTheNextTurn() {
    while (!isNext(host.state())) {
      boolean called = prompt(host.state()).equals("call");
      if (called) chooseFirst();
      else host.await(state -> isNext(state) || prompt(state).equals("call"));
    }
    for (Visitor each : everybody()) each.await(FightKilledIT::isNext);
  }

  private static boolean isNext(JsonNode state) {
    boolean over = state.at("/match/outcome").isObject();
    return over || state.at("/match/view/turn").asInt() > 1;
  }
}
