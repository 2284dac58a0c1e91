package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who play the computer: from the first visit, and at tables of their own. */
class ComputerInTheBrowserIT extends BrowserTest {

  private static boolean asked(JsonNode state) {
    return state.at("/match/question").isObject();
  }

  private static int choices(Visitor visitor) {
    return visitor.state().at("/match/choices").asInt();
  }

  /** Makes a choice; returns once the person is asked again. */
  private static void move(Visitor visitor) {
    visitor.await(ComputerInTheBrowserIT::asked);
    int before = choices(visitor);
    DuelTable.press(visitor, visitor.state().at("/match/question/choices/0"));
    visitor.await(state -> state.at("/match/choices").asInt() > before && asked(state));
  }

  @Test
  void a_first_visit_plays_the_computer_after_one_click() throws IOException {
    for (Screen screen : Screen.values()) {
      Visitor visitor = visitor(screen).open(address());
      Locator start = visitor.page().locator(".start.computer");
      assertThat(start).containsText("Hare");
      assertThat(start).isInViewport();
      inBothThemes(visitor, "computer-start-" + screen);
      start.click();
      visitor.page().locator(".table").waitFor();
      visitor.await(ComputerInTheBrowserIT::asked);
      assertEquals("novice", visitor.state().at("/room/seats/1/player/computer").asString());
      assertThat(visitor.page().locator("main")).containsText("Hare");
      inBothThemes(visitor, "computer-table-" + screen);
      visitor.leave();
    }
  }

  @Test
  void the_computer_moves_after_ones_own_moves() {
    Visitor visitor = visitor(Screen.DESKTOP).open(address());
    visitor.page().locator(".start.computer").click();
    visitor.page().locator(".table").waitFor();
    visitor.await(ComputerInTheBrowserIT::asked);
    int own = choices(visitor);
    while (choices(visitor) == own) {
      own++;
      move(visitor);
    }
    assertTrue(visitor.state().at("/match/outcome").isNull());
  }

  @Test
  void a_host_seats_computers_and_takes_them_away_again() throws IOException {
    for (Screen screen : Screen.values()) {
      Visitor host = visitor(screen).open(address());
      host.page().locator(".start.friend").click();
      host.page().locator(".form-tiles input[value='melee']").check();
      host.page()
          .getByRole(
              AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Players").setExact(true))
          .selectOption("4");
      host.page().locator(".start-form .btn.pri").click();
      host.await(state -> state.at("/room/seatLink").isString());
      seat(host, 1, "novice");
      seat(host, 2, "novice");
      Locator second = host.page().locator("[data-seat='2']");
      assertThat(second.locator("h3")).containsText("Hare 2");
      assertThat(host.page().locator(".room-side")).not().containsText("Rated");
      host.page().locator("[data-seat='3'] .seat-computer .btn").click();
      check(host, screen);
      inBothThemes(host, "computer-room-" + screen);
      second.locator(".seat-offers .btn").last().click();
      host.await(state -> state.at("/room/seats/2/player").isNull());
      host.leave();
    }
  }

  private static void seat(Visitor host, int seat, String level) {
    Locator place = host.page().locator("[data-seat='" + seat + "']");
    place.locator(".seat-computer .btn").click();
    place.locator("[data-level='" + level + "']").click();
    host.await(
        state -> state.at("/room/seats/" + seat + "/player/computer").asString("").equals(level));
  }

  @Test
  void the_sheet_chooses_the_level() throws IOException {
    for (Screen screen : Screen.values()) {
      Visitor visitor = visitor(screen).open(address());
      visitor.page().locator(".game-tile .tile-choose").first().click();
      visitor.page().locator(".level-tiles input[value='adept']").check();
      check(visitor, screen);
      inBothThemes(visitor, "computer-sheet-" + screen);
      visitor.page().locator(".setup-foot .btn.pri").click();
      visitor.page().locator(".table").waitFor();
      assertEquals("adept", visitor.state().at("/room/seats/1/player/computer").asString());
      visitor.leave();
    }
  }

  private static void check(Visitor visitor, Screen screen) throws IOException {
    Accessibility.check(visitor.page());
    if (screen != Screen.DESKTOP) Accessibility.checkTargets(visitor.page());
  }

  /** The page in both themes, with the colours of the dark one checked; it stays in that. */
  private static void inBothThemes(Visitor visitor, String name) throws IOException {
    for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      visitor.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
      visitor.picture(name + "-" + colours);
    }
    Accessibility.checkColours(visitor.page());
  }

  @Test
  void computers_have_their_sign_at_the_tables_of_all_games() throws IOException {
    for (String game : List.of("tashkalar", "tvrz", "destiny")) {
      for (Screen screen : Screen.values()) {
        Visitor visitor = visitor(screen, "cs-CZ", ColorScheme.LIGHT).open(address());
        visitor.page().locator(".game-tile .tile-choose").first().click();
        Party.game(game).accept(visitor);
        visitor.page().locator(".setup-foot .btn.pri:not([disabled])").click();
        visitor.page().locator(".table").waitFor();
        visitor.await(ComputerInTheBrowserIT::asked);
        Locator sign = visitor.page().locator(".computer-sign").first();
        assertThat(sign).isVisible();
        assertThat(sign).hasAttribute("aria-label", "Počítač");
        assertThat(visitor.page().locator("main")).containsText("Zajíc");
        Accessibility.check(visitor.page());
        visitor.picture("computer-at-" + game + "-" + screen);
        visitor.leave();
      }
    }
  }
}
