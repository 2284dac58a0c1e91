package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A player's page after real matches, on every screen and by keyboard alone. */
class ProfileInTheBrowserIT extends BrowserTest {

  private static final int CHOICES = 12;

  /** Enough choices for summoned beings in the screenshots. */
  private static final int MANY_CHOICES = 120;

  /** The first or the second player resigns after some choices. */
  private static void played(
      Guest first, Guest second, List<String> schools, int loser, int choices) {
    Duel duel = Duel.start(first, second, schools, true);
    Random random = new Random(7);
    for (int i = 0; i < choices; i++) duel.chooseAtRandom(random);
    Socket socket = duel.seat(loser);
    long moment = socket.state().at("/match/moment").asLong();
    socket.awaitAck(socket.sendAcked("resign", Map.of("moment", moment)));
    socket.awaitState(state -> !state.at("/match/outcome").isNull());
  }

  private Visitor as(Guest guest, Screen screen, String language, ColorScheme colours) {
    return visitor(guest, screen, language, colours).open(address() + "/players/" + guest.id());
  }

  private static Locator region(Visitor visitor, String name) {
    return visitor
        .page()
        .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static void whole(Visitor visitor, String name) {
    visitor
        .page()
        .screenshot(
            new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(java.nio.file.Path.of("target", "pictures", name + ".png")));
  }

  @Test
  void a_players_page_tells_results_streaks_schools_and_why_a_rating_changed() throws IOException {
    Guest vera = Guest.account(address());
    Guest pavel = Guest.account(address());
    vera.request("PUT", "/api/me/name", Map.of("name", "Věra z Hradce"));
    pavel.request("PUT", "/api/me/name", Map.of("name", "Pavel"));
    List<String> empires = List.of("northern", "southern");
    List<String> wild = List.of("highland", "sylvan");
    for (int i = 0; i < 3; i++) played(vera, pavel, empires, 1, CHOICES);
    played(vera, pavel, wild, 0, MANY_CHOICES);
    for (int i = 0; i < 2; i++) played(pavel, vera, wild, 0, CHOICES);
    played(vera, Guest.at(address()), empires, 1, CHOICES);
    Duel.start(vera, pavel, empires, false);
    Visitor desktop = as(vera, Screen.DESKTOP, "en-GB", ColorScheme.LIGHT);
    assertThat(region(desktop, "Open matches")).containsText("Duel against Pavel");
    assertThat(region(desktop, "Results")).containsText("Duel610");
    assertThat(region(desktop, "Streaks")).containsText("3 now, best 3");
    assertThat(region(desktop, "By school")).containsText("Sylvan200100");
    assertThat(region(desktop, "Opponents")).containsText("Pavel510");
    Locator past = region(desktop, "Matches");
    assertThat(past.locator(".past-match")).hasCount(7);
    assertThat(past).containsText("Did not count because not everyone had an account.");
    past.locator("summary").first().click();
    assertThat(past.locator(".rating-why").first()).containsText("the chance of winning was");
    desktop.page().locator(".rating-course summary").first().press("Enter");
    assertThat(desktop.page().locator(".rating-course tbody tr")).hasCount(6);
    Accessibility.check(desktop.page());
    Accessibility.checkTargets(desktop.page());
    whole(desktop, "profile-desktop");
    past.getByLabel("Opponent's school").selectOption("highland");
    assertThat(past.locator(".past-match")).hasCount(2);
    past.getByLabel("Opponent", new Locator.GetByLabelOptions().setExact(true)).fill("Pav");
    assertThat(past.locator("datalist option")).hasCount(1);
    for (ColorScheme colours : ColorScheme.values()) {
      if (colours == ColorScheme.NO_PREFERENCE) continue;
      Visitor phone = as(vera, Screen.PHONE, "cs-CZ", colours);
      assertThat(phone.page().locator(".past-match")).hasCount(7);
      assertThat(phone.page().locator(".rating-course svg")).isVisible();
      phone.page().locator(".past-match summary").first().click();
      Accessibility.check(phone.page());
      Accessibility.checkTargets(phone.page());
      whole(phone, "profile-phone-" + colours);
    }
    Visitor other = as(pavel, Screen.DESKTOP, "it-IT", ColorScheme.DARK);
    other.open(address() + "/players/" + vera.id());
    assertThat(other.page().locator(".past-match")).hasCount(6);
    other.button("Le nostre partite").press("Enter");
    assertThat(other.page().locator(".past")).isFocused();
    assertThat(other.page().locator(".past-match")).hasCount(6);
    whole(other, "profile-italian-dark");
  }
}
