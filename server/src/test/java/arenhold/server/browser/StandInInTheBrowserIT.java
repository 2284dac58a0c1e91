package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A player leaves a Melee, a computer plays on, and the player takes the seat back. */
class StandInInTheBrowserIT extends VisitorsTest {

  private static final ManualTime TIME = new ManualTime();

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(ServerTime.class, TIME).with("arenhold.computers.pace=0s");

  /** How long the others wait for a player who is gone. */
  private static final long PATIENCE = 90_000;

  private static final int HOST = 0;

  private static final List<Screen> SCREENS = List.of(Screen.DESKTOP, Screen.PHONE, Screen.PHONE);

  private final Random random = new Random(47);
  private FormTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_computer_plays_on_for_a_player_who_takes_the_seat_back_later() throws IOException {
    table =
        FormTable.start(
            browsers(),
            address(),
            "melee",
            SCREENS,
            host -> {
              select(host, "Players", "3");
              FormTable.clock(host, "Real time");
              select(host, "Time", "30 min + 30 s");
            });
    while (table.asked() == HOST || !table.state().at("/match/view/turn").isObject()) {
      table.choose(random);
    }
    int seat = table.asked();
    String name = table.state().at("/room/seats/" + seat + "/player/name").asString();
    Visitor gone = table.seat(seat);
    String link = gone.page().url();
    gone.open(address());
    letAComputerPlay(name);
    for (Visitor visitor : table.everybody()) {
      if (visitor == gone) continue;
      visitor.await(state -> state.at("/match/waiting/0/seat").asInt() != seat);
      assertThat(notice(visitor))
          .hasText("A computer plays for " + name + " until they come back.");
      Accessibility.check(visitor.page());
    }
    table.seat(HOST).picture("standing-in-desktop");
    table.watcher().picture("standing-in-watcher");
    takeBack(gone, link);
    while (table.asked() != seat) table.choose(random);
    table.choose(random);
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
  }

  private void letAComputerPlay(String name) throws IOException {
    Visitor host = table.seat(HOST);
    Locator notice = host.page().locator(".clock-notice");
    assertThat(notice).containsText(name + " has been gone for");
    TIME.pass(PATIENCE);
    host.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    assertThat(notice).containsText("Or let a computer play for them until they come back.");
    assertThat(host.button("Play on without them")).isVisible();
    host.picture("standing-in-claim-desktop");
    Accessibility.check(host.page());
    host.press("Let a computer play on");
    for (Visitor visitor : List.of(host, table.watcher())) {
      visitor.await(state -> state.at("/match/standIns").size() == 1);
    }
  }

  private void takeBack(Visitor gone, String link) throws IOException {
    gone.open(link);
    gone.await(state -> state.at("/match/canComeBack").asBoolean());
    assertThat(notice(gone)).containsText("A computer plays for you.");
    Accessibility.check(gone.page());
    Accessibility.checkTargets(gone.page());
    gone.picture("standing-in-phone");
    gone.press("Take your seat back");
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/standIns").size() == 0);
      assertThat(notice(visitor)).hasCount(0);
    }
    assertTrue(gone.state().at("/match/out").isEmpty());
  }

  private static Locator notice(Visitor visitor) {
    return visitor.page().locator(".clock-notice:has(.computer-sign)");
  }

  private static void select(Visitor visitor, String field, String option) {
    visitor
        .page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(field).setExact(true))
        .selectOption(option);
  }
}
