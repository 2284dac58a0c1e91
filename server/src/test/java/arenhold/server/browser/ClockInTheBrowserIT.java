package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks as two players and one who watches see them, from the choice of one to a fallen flag. */
class ClockInTheBrowserIT extends BrowserTest {

  private static final String RUNNING = "[data-seat-clock][data-running=true]";

  @Test
  void two_play_by_the_clock_pause_and_change_it_by_consent_until_the_time_of_one_is_up()
      throws IOException {
    DuelTable table =
        DuelTable.start(
            browsers(),
            address(),
            Screen.PHONE,
            host -> {
              choose(host, "Clock", "Real time");
              choose(host, "Time", "30 min + 30 s");
            });
    came(table.everybody());
    Visitor host = table.seat(0);
    Visitor guest = table.seat(1);
    for (Visitor visitor : table.everybody()) {
      assertThat(visitor.page().locator("[data-seat-clock]")).hasCount(2);
      runs(visitor.page());
    }
    Accessibility.check(guest.page());

    host.press("Pause");
    host.press("Propose");
    guest.press("Agree");
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/clock/paused").isObject());
      assertThat(visitor.page().locator(".prompt-ask h2")).hasText("The match is paused");
      assertThat(visitor.page().locator(RUNNING)).hasCount(0);
      assertThat(visitor.page().locator(".prompt [data-choice]")).hasCount(0);
      assertTrue(visitor.page().title().startsWith("Paused"), visitor.page().title());
    }
    Accessibility.check(host.page());
    guest.picture("clock-paused-phone");
    host.press("Go on");
    assertThat(guest.page().getByText("wants to go on")).isVisible();
    guest.press("Go on");
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/clock/paused").isNull());
      runs(visitor.page());
    }

    host.press("Another clock");
    choose(host, "Time", "Own values");
    host.page().getByLabel("Minutes for each player").fill("0.5");
    host.page().getByLabel("Seconds added after each turn").fill("0");
    host.press("Propose");
    guest.press("Agree");
    String loser = name(table.state(), table.asked());
    for (Visitor visitor : table.everybody()) {
      JsonNode over = visitor.await(state -> state.at("/match/outcome").isObject());
      assertEquals("time", over.at("/match/outcome/reason").asString());
      assertThat(visitor.page().locator(".winner")).containsText("Time is up for " + loser + ".");
    }
    Accessibility.check(host.page());
    host.picture("clock-over-desktop");
  }

  private static String name(JsonNode state, int seat) {
    return state.at("/room/seats/" + seat + "/player/name").asString();
  }

  /** Waits until one clock runs and shows another time than before. */
  private static void runs(Page page) {
    Locator running = page.locator(RUNNING);
    assertThat(running).hasCount(1);
    String before = running.innerText();
    assertThat(running).not().hasText(before);
  }

  private static void choose(Visitor visitor, String field, String option) {
    visitor
        .page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(field).setExact(true))
        .selectOption(option);
  }
}
