package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From the start page to the first move in the fewest clicks. */
class WayToTheTableIT extends BrowserTest {

  private static final String LINK = "/room/seatLink";

  private int clicks;

  private void click(Visitor visitor, String what) {
    visitor.page().locator(what).click();
    clicks++;
  }

  private static boolean playing(Visitor... both) {
    for (Visitor each : both) {
      each.await(state -> state.path("match").isObject());
      each.page().locator(".table").waitFor();
    }
    return true;
  }

  @Test
  void two_people_click_three_times_before_the_first_move_and_twice_for_a_rematch() {
    Visitor host = visitor(Screen.DESKTOP).open(address());
    click(host, ".start.friend");
    click(host, ".start-form .setup-foot .btn.pri");
    host.await(state -> state.at(LINK).isString());
    String link = address() + "/r/" + host.state().at(LINK).asString();
    Visitor friend = visitor(Screen.PHONE).open(link);
    click(friend, ".room-act .agree");
    playing(host, friend);
    assertEquals(3, clicks);

    String first = host.state().at("/match/id").asString();
    host.press("Resign");
    host.press("Yes, resign");
    friend.await(state -> state.at("/room/phase").asString().equals("over"));
    clicks = 0;
    click(friend, ".again .btn.pri");
    host.await(state -> state.at("/room/phase").asString().equals("gathering"));
    click(host, ".again .btn.pri");
    for (Visitor each : List.of(host, friend)) {
      each.await(state -> !state.at("/match/id").asString().equals(first));
    }
    assertEquals(2, clicks);

    // The same table once more, from the start page.
    Visitor other = visitor(Screen.DESKTOP);
    host.open(address());
    clicks = 0;
    click(host, ".last-time");
    host.await(state -> state.at("/room/phase").asString().equals("gathering"));
    other.open(address() + "/r/" + host.state().at(LINK).asString());
    click(other, ".room-act .agree");
    playing(host, other);
    assertEquals(2, clicks);
  }

  @Test
  void players_who_agreed_see_the_hosts_changes_and_are_asked_again() throws IOException {
    Visitor host = visitor(Screen.DESKTOP).open(address());
    click(host, ".start.friend");
    click(host, ".start-form .setup-foot .btn.pri");
    host.await(state -> state.at(LINK).isString());
    host.press("Not ready after all");
    host.await(state -> !state.at("/room/seats/0/ready").asBoolean());
    Visitor friend = visitor(Screen.PHONE);
    friend.open(address() + "/r/" + host.state().at(LINK).asString());
    friend.press("I am ready");
    host.await(state -> state.at("/room/seats/1/ready").asBoolean());
    host.page().getByLabel("Clock").selectOption("Days per turn");
    friend.await(state -> state.at("/room/clock/kind").asString().equals("days"));
    assertEquals(false, friend.state().at("/room/seats/1/ready").asBoolean());
    assertThat(friend.page().locator(".changed-terms")).containsText("2 days per turn");
    Accessibility.check(friend.page());
    friend.picture("changed-terms-phone");
  }

  @Test
  void the_sheet_keeps_to_wcag_and_shows_its_button_on_every_screen() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        Visitor visitor = visitor(screen, "en-GB", colours).open(address());
        visitor.page().locator(".start.friend").click();
        assertThat(visitor.page().locator(".form-tiles input:checked")).isFocused();
        assertThat(visitor.page().locator(".setup-foot .btn.pri")).isInViewport();
        Accessibility.check(visitor.page());
        if (screen == Screen.PHONE) Accessibility.checkTargets(visitor.page());
        visitor.picture("play-sheet-" + screen + "-" + colours);
        visitor.page().keyboard().press("Escape");
        assertThat(visitor.page().locator(".start.friend")).isFocused();
      }
    }
  }
}
