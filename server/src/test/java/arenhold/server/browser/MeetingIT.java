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
import org.junit.jupiter.api.Test;

/** How players find each other: searching for anyone, and challenging a player. */
class MeetingIT extends BrowserTest {

  private static void looks(Visitor visitor) {
    visitor.page().locator(".start.find").click();
    visitor.press("Look for an opponent");
  }

  private static boolean playing(Visitor visitor) {
    visitor.await(state -> state.path("match").isObject());
    return visitor.state().at("/room/phase").asString().equals("playing");
  }

  @Test
  void two_who_look_for_an_opponent_sit_at_one_table_and_play() throws IOException {
    Visitor one = visitor(Screen.DESKTOP).open(address());
    Visitor other = visitor(Screen.PHONE, "en-GB", ColorScheme.DARK).open(address());
    looks(one);
    Locator looking =
        one.page()
            .getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName("Looking for an opponent"));
    assertThat(looking).isVisible();
    assertThat(looking).isFocused();
    Accessibility.check(one.page());
    one.picture("looking-desktop");
    other.page().locator(".start.find").click();
    Accessibility.check(other.page());
    Accessibility.checkTargets(other.page());
    other.picture("find-phone-night");
    other.press("Look for an opponent");
    assertTrue(playing(other));
    assertTrue(playing(one));
    assertEquals(one.state().at("/match/id"), other.state().at("/match/id"));
    assertEquals(one.page().url(), other.page().url());
  }

  @Test
  void searching_players_can_read_other_pages_and_stop_at_any_time() throws IOException {
    Visitor reader = visitor(Screen.PHONE).open(address());
    reader.page().locator(".start.find").click();
    reader.page().getByLabel("2 days per turn").check();
    reader.press("Look for an opponent");
    assertThat(reader.button("Stop searching")).isVisible();
    reader.page().locator("main a[href='/rules']").click();
    assertThat(reader.page().locator("h1")).hasText("How to play");
    assertThat(reader.page().locator(".looking-bar")).containsText("2 days per turn");
    Accessibility.check(reader.page());
    Accessibility.checkTargets(reader.page());
    reader.picture("looking-bar-phone");
    reader.press("Stop searching");
    assertThat(reader.page().locator(".looking-bar")).hasCount(0);
    reader.open(address());
    assertThat(reader.button("Stop searching")).hasCount(0);
  }

  @Test
  void a_challenge_is_sent_from_a_players_page_by_keyboard_and_leads_both_to_one_table()
      throws IOException {
    Visitor ben = visitor(Screen.PHONE, "en-GB", ColorScheme.DARK).open(address());
    ben.page().getByLabel("Your name").fill("Ben");
    ben.press("Save");
    ben.open(address() + "/account");
    String profile = ben.page().locator("main a[href^='/players/']").getAttribute("href");
    ben.page().locator("main a[href^='/players/']").click();
    assertThat(ben.page().locator("h1")).hasText("Ben");
    assertThat(ben.button("Challenge")).hasCount(0);
    Visitor ana = visitor(Screen.DESKTOP).open(address() + profile);
    ana.button("Challenge").focus();
    ana.page().keyboard().press("Enter");
    assertThat(ana.page().locator(".form-tiles")).isVisible();
    Accessibility.check(ana.page());
    ana.picture("challenge-form-desktop");
    ana.button("Send the challenge").focus();
    ana.page().keyboard().press("Enter");
    assertThat(ana.page().getByText("Challenge sent to Ben.")).isVisible();
    Locator toast = ben.page().locator(".toast");
    assertThat(toast).containsText("challenges you");
    Accessibility.check(ben.page());
    Accessibility.checkTargets(ben.page());
    ben.picture("challenge-toast-phone-night");
    toast.getByText("Accept").click();
    ben.await(state -> state.at("/room/seats/1/player").isObject());
    ana.page().locator(".toast").getByText("To the table").click();
    ana.await(state -> state.at("/room/seats/1/player").isObject());
    assertEquals(ana.page().url(), ben.page().url());
    assertEquals("gathering", ana.state().at("/room/phase").asString());
  }

  @Test
  void nobody_sits_down_at_a_table_that_is_for_other_ratings() throws IOException {
    Visitor host = visitor(Screen.DESKTOP).open(address());
    host.page().locator(".start.friend").click();
    host.page().locator(".start-form").getByLabel("Anyone can sit down").check();
    host.page().getByLabel("From").fill("1600");
    host.page().getByLabel("To", new Page.GetByLabelOptions().setExact(true)).fill("1500");
    assertThat(host.page().locator(".range-fields")).containsText("That leaves nobody");
    host.page().getByLabel("To", new Page.GetByLabelOptions().setExact(true)).fill("1700");
    Accessibility.check(host.page());
    host.picture("range-desktop");
    host.page().locator(".start-form .btn.pri").click();
    host.await(state -> state.at("/room/range/min").asInt() == 1600);
    Visitor stranger = visitor(Screen.PHONE).open(address());
    Locator table = stranger.page().locator(".open-tables li").first();
    assertThat(table).containsText("for 1600 to 1700");
    assertThat(table).containsText("Not for your rating");
    stranger.press("Filter and order");
    stranger.page().getByLabel("Only where I can sit down").check();
    assertThat(stranger.button("Show all")).isVisible();
    Accessibility.check(stranger.page());
    Accessibility.checkTargets(stranger.page());
    stranger.picture("open-tables-filter-phone");
  }
}
