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
 * Decks of one's own in browsers: built, kept, written as text, and brought to a table in secret.
 */
class DecksIT extends BrowserTest {

  /** Makes a table for two with own decks; answers the path of its seat link. */
  private static final String TABLE =
      """
      () => fetch("/api/rooms", {
        method: "POST",
        headers: {"Content-Type": "application/json", "X-Arenhold": "1"},
        body: JSON.stringify({game: "tvrz", form: "decks", seats: 2, table: {}, watching: true})
      }).then((answer) => answer.json()).then(({link}) => "/r/" + link)""";

  private static Locator.FilterOptions named(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Locator deck(Visitor visitor, String name) {
    return visitor.page().locator(".tv-deck-tiles .pick").filter(named(name));
  }

  /** Builds a deck like the Dusk Band with a dog more and keeps it under this name. */
  private void build(Visitor builder, String name) {
    Page page = builder.open(address() + "/decks/tvrz").page();
    page.getByLabel("Start from").selectOption("prepared/dusk");
    assertThat(page.locator(".tv-faults")).containsText("This deck can be played.");
    Locator toront = page.locator(".tv-deck-list li").filter(named("Toront"));
    toront.getByLabel("One more: Toront").click();
    assertThat(page.locator(".tv-faults")).containsText("Toront has a yellow bar");
    assertThat(page.locator(".tv-faults")).containsText("T1.5");
    toront.getByLabel("One less: Toront").click();
    page.getByRole(AriaRole.SEARCHBOX).fill("dog");
    page.locator(".tv-builder-cards").getByLabel("One more: Dog").click();
    assertThat(page.locator(".tv-deck-size")).hasText("46 cards");
    assertThat(page.locator(".tv-faults")).containsText("This deck can be played.");
    page.getByLabel("Name of the deck").fill(name);
    builder.press("Keep");
    assertThat(page.locator(".tv-keeping")).containsText("Kept.");
  }

  @Test
  void a_guest_keeps_a_deck_and_brings_it_to_a_table_where_others_learn_only_that_it_is_chosen() {
    Visitor host = visitor(Screen.DESKTOP);
    build(host, "Night <b>");
    host.page().reload();
    assertThat(host.page().getByLabel("Name of the deck")).hasValue("Night <b>");
    assertThat(host.page().locator(".tv-deck-size")).hasText("46 cards");
    String link = (String) host.page().evaluate(TABLE);

    host.open(address() + link);
    deck(host, "Night <b>").click();
    host.await(state -> state.at("/room/seats/0/options/deck").isString());
    assertThat(host.page().locator(".seat.mine")).containsText("a deck of 46 cards");
    host.picture("decks-table-desktop");

    Visitor guest = visitor(Screen.PHONE).open(address() + link);
    guest.await(state -> state.at("/room/seats/1/player").isObject());
    assertThat(guest.page().locator("[data-seat='0']")).containsText("has chosen a deck");
    assertTrue(guest.state().at("/room/seats/0/options").isEmpty());
    assertThat(deck(guest, "Wolfwood")).isVisible();
    assertEquals(0, deck(guest, "Night <b>").count());
    guest.picture("decks-table-phone");
  }

  @Test
  void a_deck_goes_from_one_language_to_another_as_text() {
    Visitor czech =
        visitor(Screen.PHONE, "cs-CZ", ColorScheme.DARK).open(address() + "/decks/tvrz");
    czech.press("Z textu");
    czech.page().getByLabel("Balík jako text").fill("# Smečka\n12 Wolf\nKlevan\n9 Pes\n2 Drobek");
    assertThat(czech.page().locator(".deck-unknown")).hasText("2 Drobek");
    czech.page().getByText("Vzít tento balík").click();
    assertThat(czech.page().locator(".tv-deck-size")).hasText("22 karet");
    czech.press("Jako text");
    assertThat(czech.page().locator(".tv-deck-text textarea"))
        .hasValue("# Smečka\n1 Klevan\n9 Pes\n12 Vlk");
  }

  @Test
  void the_pages_keep_to_wcag_on_desktop_and_phone() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor reader = visitor(screen);
      for (String path : new String[] {"/rules/tvrz", "/decks/tvrz"}) {
        reader.open(address() + path);
        assertThat(reader.page().locator(".tv-browser-cards li").first()).isVisible();
        Accessibility.check(reader.page());
        if (screen == Screen.PHONE) Accessibility.checkTargets(reader.page());
        assertFalse(
            (Boolean)
                reader.page().evaluate("document.documentElement.scrollWidth > window.innerWidth"));
      }
    }
  }
}
