package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.clock.ServerTime;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.ManualTime;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Clocks as two players and a watcher see them, from choosing one to a fallen flag. */
class ClockInTheBrowserIT extends VisitorsTest {

  private static final String RUNNING = "[data-seat-clock][data-running=true]";
  private static final int HOST = 0;
  private static final int GUEST = 1;
  private static final long HOUR = 3_600_000;

  /** A flag shows slightly late, because a choice may have been on its way. */
  private static final long ON_ITS_WAY = 100;

  /** Three days, for a second or after it. */
  private static final Pattern WHOLE = Pattern.compile("3 d 0 h|2 d 23 h");

  private static final ManualTime TIME = new ManualTime();

  @RegisterExtension
  static final ArrangedServer SERVER = new ArrangedServer(ServerTime.class, TIME);

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void two_play_by_the_clock_pause_and_change_it_by_consent_until_the_time_of_one_is_up()
      throws IOException {
    DuelTable table =
        DuelTable.start(
            browsers(),
            address(),
            Screen.PHONE,
            host -> {
              FormTable.clock(host, "Real time");
              choose(host, "Time", "30 min + 30 s");
            });
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
      assertThat(visitor.page()).hasTitle(Pattern.compile("^Paused"));
    }
    Accessibility.check(host.page());
    guest.picture("clock-paused-phone");
    host.press("Resume");
    assertThat(guest.page().getByText("wants to resume")).isVisible();
    guest.press("Resume");
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/clock/paused").isNull());
      runs(visitor.page());
    }

    host.press("Change the clock");
    choose(host, "Time", "Custom");
    host.page().getByLabel("Minutes for each player").fill("0.5");
    host.page().getByLabel("Seconds added after each turn").fill("0");
    host.press("Propose");
    guest.press("Agree");
    String loser = name(table.state(), table.asked());
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/clock/control/base").asInt() == 30);
    }
    TIME.pass(30_000 + ON_ITS_WAY);
    for (Visitor visitor : table.everybody()) {
      JsonNode over = visitor.await(state -> state.at("/match/outcome").isObject());
      assertEquals("time", over.at("/match/outcome/reason").asString());
      assertThat(visitor.page().locator(".winner")).containsText(loser + " ran out of time.");
    }
    Accessibility.check(host.page());
    host.picture("clock-over-desktop");
  }

  @Test
  void with_days_per_turn_a_player_leaves_and_returns_and_everyone_sees_the_time_left()
      throws IOException {
    DuelTable table =
        DuelTable.start(
            browsers(),
            address(),
            Screen.PHONE,
            host -> {
              FormTable.clock(host, "Days per turn");
              choose(host, "For each turn", "3 days");
            });
    Visitor host = table.seat(HOST);
    Visitor guest = table.seat(GUEST);
    playUntilAsked(table, HOST);
    playUntilAsked(table, GUEST);
    showsEverywhere(table, GUEST, WHOLE);
    String link = guest.page().url();
    guest.open(address());
    host.await(state -> !state.at("/room/seats/1/present").asBoolean());
    passes(29 * HOUR, host, table.watcher());
    for (Visitor visitor : List.of(host, table.watcher())) {
      assertThat(clock(visitor, GUEST)).containsText("1 d 18 h");
      assertThat(clock(visitor, HOST)).containsText(WHOLE);
      assertThat(visitor.page().locator(".clock-notice.gone")).hasCount(0);
    }
    assertThat(guest.page().locator(".turns-link")).containsText("1");
    guest.open(link);
    assertThat(clock(guest, GUEST)).containsText("1 d 18 h");
    Accessibility.check(guest.page());
    guest.picture("clock-days-phone");

    // The next player's turn starts with its full time.
    playUntilAsked(table, HOST);
    showsEverywhere(table, HOST, WHOLE);
    passes(3 * 24 * HOUR + ON_ITS_WAY, table.everybody().toArray(Visitor[]::new));
    String loser = name(table.state(), HOST);
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/outcome").isObject());
      assertThat(visitor.page().locator(".winner")).containsText(loser + " ran out of time.");
    }
  }

  @Test
  void a_player_who_leaves_a_running_clock_shows_as_gone_and_can_be_claimed_against()
      throws IOException {
    DuelTable table =
        DuelTable.start(
            browsers(), address(), Screen.PHONE, host -> FormTable.clock(host, "Real time"));
    Visitor guest = table.seat(GUEST);
    playUntilAsked(table, HOST);
    String gone = name(table.state(), HOST);
    String stays = name(table.state(), GUEST);
    String link = table.seat(HOST).page().url();
    table.seat(HOST).open(address());
    Locator notice = guest.page().locator(".clock-notice");
    assertThat(notice).containsText(gone + " has been gone for");
    assertThat(notice).containsText("You can claim the win in");
    assertThat(notice.getByRole(AriaRole.BUTTON)).hasCount(0);
    assertThat(table.watcher().page().locator(".clock-notice")).containsText(gone);

    // Back in time: everything is as before.
    table.seat(HOST).open(link);
    assertThat(notice).hasCount(0);
    table.seat(HOST).open(address());
    assertThat(notice).containsText("You can claim the win in");
    passes(90_000, guest, table.watcher());
    assertThat(notice).containsText("You can claim the win now.");
    assertThat(table.watcher().page().locator(".clock-notice").getByRole(AriaRole.BUTTON))
        .hasCount(0);
    Accessibility.check(guest.page());
    Accessibility.checkTargets(guest.page());
    guest.picture("clock-claim-phone");
    guest.press("Claim the win");
    table.seat(HOST).open(link);
    for (Visitor visitor : table.everybody()) {
      JsonNode over = visitor.await(state -> state.at("/match/outcome").isObject());
      assertEquals("left", over.at("/match/outcome/reason").asString());
      assertThat(visitor.page().locator(".winner")).containsText(stays);
      assertThat(visitor.page().locator(".winner")).containsText(gone);
      assertThat(visitor.page().locator(".clock-notice")).hasCount(0);
    }
    Accessibility.check(guest.page());
    guest.picture("clock-claimed-phone");
  }

  /** Plays until it is this seat's move by the clock. */
  private static void playUntilAsked(DuelTable table, int seat) {
    Random random = new Random(5);
    while (table.asked() != seat || table.state().at("/match/clock/running").isEmpty()) {
      table.choose(random);
    }
  }

  private static Locator clock(Visitor visitor, int seat) {
    return visitor.page().locator("[data-seat-clock='" + seat + "']");
  }

  private static void showsEverywhere(DuelTable table, int seat, Pattern left) {
    for (Visitor visitor : table.everybody()) {
      assertThat(clock(visitor, seat)).containsText(left);
      assertThat(clock(visitor, seat)).hasAttribute("data-running", "true");
    }
  }

  /** Lets time pass on the server while these pages are hidden, then shows them. */
  private static void passes(long millis, Visitor... visitors) {
    TIME.pass(millis);
    for (Visitor visitor : visitors) {
      visitor.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    }
  }

  private static String name(JsonNode state, int seat) {
    return state.at("/room/seats/" + seat + "/player/name").asString();
  }

  /** Waits until a clock runs and its display changes. */
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
