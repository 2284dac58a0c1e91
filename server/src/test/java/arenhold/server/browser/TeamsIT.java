package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Teams of Destiny in browsers: built with faults explained, kept, shared as text and by link, and
 * brought to a table in secret.
 */
class TeamsIT extends BrowserTest {

  private static final String BUILDER = "/decks/destiny";

  /** A card of the team built here that shows nowhere before it is played. */
  private static final String SECRET = "aw163";

  /** Makes a duel; answers the path of its seat link. */
  private static final String TABLE =
      """
      () => fetch("/api/rooms", {
        method: "POST",
        headers: {"Content-Type": "application/json", "X-Arenhold": "1"},
        body: JSON.stringify({game: "destiny", form: "duel", seats: 2, table: {}, watching: true})
      }).then((answer) => answer.json()).then(({link}) => "/r/" + link)""";

  private static Locator.FilterOptions named(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Locator verdict(Page page) {
    return page.locator(".ds-verdict");
  }

  private static Locator row(Page page, String card) {
    return page.locator(".ds-card-row").filter(named(card));
  }

  /** Builds a team from a ready one, with faults on the way, and keeps it under this name. */
  private void build(Visitor builder, String name) {
    Page page = builder.open(address() + BUILDER).page();
    page.locator(".ds-ready").filter(named("Han Solo and Leia")).click();
    assertThat(verdict(page)).containsText("Ready to play");
    page.getByRole(AriaRole.SEARCHBOX).fill("Comlink");
    row(page, "Comlink").getByLabel("One more: Comlink").click();
    assertThat(verdict(page)).containsText("The deck has more than 30 cards (rule D3.3).");
    row(page, "Comlink").getByLabel("One less: Comlink").click();
    assertThat(verdict(page)).containsText("Ready to play");
    Locator leia = page.locator(".ds-members .ds-character").filter(named("Leia Organa"));
    leia.locator(".ds-version[aria-pressed=true]").click();
    assertThat(verdict(page)).containsText("no character of its colour in the team (rule D3.6)");
    page.locator(".ds-candidates .ds-character")
        .filter(named("Leia Organa"))
        .locator(".ds-version")
        .first()
        .click();
    assertThat(verdict(page)).containsText("Ready to play");
    page.getByLabel("Name of the team").fill(name);
    builder.press("Keep");
    assertThat(page.locator(".ds-keeping-state")).hasText("Kept.");
  }

  private static Locator team(Visitor visitor, String name) {
    return visitor.page().locator(".ds-team-tiles .pick").filter(named(name));
  }

  @Test
  void a_guest_builds_a_team_and_sits_down_with_it_and_others_see_its_characters_when_it_begins() {
    Visitor host = visitor(Screen.DESKTOP);
    build(host, "Smugglers <b>");
    host.page().reload();
    assertThat(host.page().getByLabel("Name of the team")).hasValue("Smugglers <b>");
    assertThat(verdict(host.page())).containsText("Ready to play");
    host.picture("teams-builder-desktop");
    String link = (String) host.page().evaluate(TABLE);

    host.open(address() + link);
    team(host, "Smugglers <b>").click();
    host.await(state -> state.at("/room/seats/0/options/team").asString("").contains(SECRET));
    assertThat(host.page().locator(".seat.mine")).containsText("Han Solo");

    Visitor guest = visitor(Screen.PHONE).open(address() + link);
    guest.await(state -> state.at("/room/seats/1/player").isObject());
    assertThat(guest.page().locator("[data-seat='0']")).containsText("has chosen a team");
    assertEquals(0, team(guest, "Smugglers <b>").count());
    team(guest, "Darth Vader and Veers").click();
    guest.await(state -> state.at("/room/seats/1/options").has("team"));
    guest.picture("teams-table-phone");

    List<Visitor> players = List.of(host, guest);
    Party.agree(players);
    for (Visitor each : players) {
      each.await(state -> state.at("/match/view/seats/0/characters").size() == 2);
      each.page().locator(".ds-table").waitFor();
    }
    assertThat(guest.page().locator(".ds-table")).containsText("Han Solo");
    for (Visitor.Received frame : guest.received()) {
      assertFalse(frame.text().contains(SECRET), frame.text());
    }
  }

  @Test
  void a_team_goes_to_another_browser_by_link_and_as_text_in_another_language() {
    Visitor english = visitor(Screen.DESKTOP).open(address() + BUILDER);
    english.page().locator(".ds-ready").filter(named("Rey and Finn")).click();
    english.press("Export");
    String link = english.page().getByLabel("As a link").inputValue();
    String text = english.page().getByLabel("As text").inputValue();
    assertTrue(link.contains(BUILDER + "#team="), link);
    assertTrue(text.startsWith("# Rey and Finn\n1 Rey (elite)\n1 Finn (elite)\n\n"), text);

    Visitor czech = visitor(Screen.PHONE, "cs-CZ", ColorScheme.DARK).open(link);
    assertThat(czech.page().getByLabel("Název týmu")).hasValue("Rey and Finn");
    assertThat(verdict(czech.page())).containsText("Tým je připravený");
    czech.open(address() + BUILDER);
    czech.press("Import");
    czech.page().getByLabel("Tým jako text").fill(text + "\n3 Unicorn\nnonsense");
    assertThat(czech.page().locator(".deck-unknown li")).hasCount(2);
    czech.page().getByText("Vzít tento tým").click();
    assertThat(verdict(czech.page())).containsText("Tým je připravený");
  }

  @Test
  void a_random_team_can_be_played() {
    Visitor guest = visitor(Screen.DESKTOP).open(address() + BUILDER);
    guest.press("Random team");
    assertThat(guest.page().locator(".ds-members .ds-character").first()).isVisible();
    assertThat(verdict(guest.page())).containsText("Ready to play");
  }

  @Test
  void the_builder_keeps_to_wcag_on_desktop_and_phone() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor builder = visitor(screen).open(address() + BUILDER);
      builder.page().locator(".ds-ready").first().click();
      assertThat(verdict(builder.page())).containsText("Ready to play");
      Accessibility.check(builder.page());
      if (screen == Screen.PHONE) Accessibility.checkTargets(builder.page());
      assertFalse(
          (Boolean)
              builder.page().evaluate("document.documentElement.scrollWidth > window.innerWidth"));
    }
  }
}
