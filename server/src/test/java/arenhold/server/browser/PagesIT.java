package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The pages around a match, as people with different browsers see them. */
class PagesIT extends BrowserTest {

  /** Makes a table as its host; returns the path of the seat link. */
  private String makeTable(Visitor host) {
    host.open(address());
    host.page().locator(".start.friend").click();
    host.page().locator(".start-form .btn.pri").click();
    host.await(state -> true);
    return "/r/" + host.state().at("/room/seatLink").asString();
  }

  @Test
  void the_start_page_speaks_the_browsers_language_and_remembers_another() {
    Visitor czech = visitor(Screen.DESKTOP, "cs-CZ", ColorScheme.LIGHT).open(address());
    assertThat(czech.page().locator("html")).hasAttribute("lang", "cs");
    assertThat(czech.button("Nastavení")).isVisible();
    czech.press("Nastavení");
    czech.page().getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Italiano")).check();
    assertThat(czech.page().locator("html")).hasAttribute("lang", "it");
    czech.page().reload();
    assertThat(czech.page().locator("html")).hasAttribute("lang", "it");
    assertThat(czech.page().locator("h1")).containsText("La sabbia");
  }

  @Test
  void a_friend_sits_down_by_the_link_and_both_see_each_other() {
    Visitor host = visitor(Screen.DESKTOP);
    String link = makeTable(host);
    host.await(state -> state.at("/room/seats/0/player").isObject());
    Visitor friend = visitor(Screen.PHONE).open(address() + link);
    friend.page().getByLabel("Your name").fill("Zdeňka <b>");
    friend.press("Save");
    assertThat(host.page().getByRole(AriaRole.HEADING).filter(named("Zdeňka <b>"))).isVisible();
    host.page().locator(".schools .pick").first().click();
    assertThat(friend.page().locator(".schools input").first()).isDisabled();
    friend.page().locator(".schools .pick").nth(1).click();
    friend.press("Start the match");
    host.await(state -> state.path("match").isObject());
    friend.await(state -> state.path("match").isObject());
  }

  @Test
  void a_stranger_finds_an_open_table_and_sits_down() {
    Visitor host = visitor(Screen.DESKTOP);
    host.open(address());
    host.page().getByLabel("Your name").fill("Oldřich");
    host.press("Save");
    assertThat(host.page().locator(".name-field .note")).containsText("Oldřich");
    host.page().locator(".start.friend").click();
    host.page().locator(".start-form").getByLabel("Anyone can sit down").check();
    host.page().locator(".start-form .btn.pri").click();
    host.await(state -> state.at("/room/seats/0/player").isObject());
    Visitor stranger = visitor(Screen.PHONE).open(address());
    Locator table = stranger.page().locator(".open-tables li").filter(named("Oldřich"));
    assertThat(table).containsText("1 of 2");
    stranger.picture("open-tables-phone");
    table.getByText("Sit down").click();
    host.await(state -> state.at("/room/seats/1/player").isObject());
    Visitor third = visitor(Screen.DESKTOP).open(address());
    assertThat(third.page().locator(".open-tables")).containsText("None right now");
    third.picture("open-tables-none-desktop");
  }

  private static Locator.FilterOptions named(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  @Test
  void a_link_that_leads_nowhere_says_so_in_the_readers_language() {
    Visitor lost =
        visitor(Screen.PHONE, "it-IT", ColorScheme.DARK).open(address() + "/r/no-such-link");
    assertThat(lost.page().locator("h1")).hasText("Non puoi unirti a questo tavolo");
    lost.page().navigate(address() + "/nowhere");
    assertThat(lost.page().locator("h1")).hasText("Qui non c'è nulla");
  }

  @Test
  void the_credits_name_every_author_and_their_links_open() {
    Visitor reader = visitor(Screen.PHONE).open(address() + "/credits");
    for (String author : List.of("Delapouite", "Lorc", "Cathelineau", "Omnibus-Type")) {
      assertThat(reader.page().locator("main")).containsText(author);
    }
    for (var link : reader.page().locator("main a[href^='/']").all()) {
      var answer = reader.page().request().get(address() + link.getAttribute("href"));
      assertEquals(200, answer.status(), link.getAttribute("href"));
    }
  }

  @Test
  void the_rules_open_from_the_start_page_and_every_section_can_be_reached() {
    Visitor reader = visitor(Screen.PHONE, "cs-CZ", ColorScheme.DARK).open(address() + "/");
    reader.page().locator("main a[href='/rules']").click();
    reader.page().locator("main a[href='/rules/tash-kalar']").click();
    assertThat(reader.page().locator("h1")).hasText("Tash-Kalar: jak se hraje");
    for (var link : reader.page().locator("main nav a").all()) {
      link.click();
      assertThat(reader.page().locator("section" + link.getAttribute("href") + " h2"))
          .isInViewport();
    }
  }

  /** Narrow pages take their colours from the same tokens: the other themes are checked once. */
  private static List<String> themes(Screen screen) {
    return screen == Screen.PHONE ? List.of("noon") : List.of("noon", "night", "chalk");
  }

  @Test
  void every_page_keeps_to_wcag_in_every_theme_and_on_a_phone() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor host = visitor(screen);
      String link = makeTable(host);
      for (String theme : themes(screen)) {
        host.page().evaluate("theme => localStorage.setItem('arenhold.theme', theme)", theme);
        for (String path :
            List.of(
                "/",
                "/rules",
                "/rules/tash-kalar",
                "/rules/tvrz",
                "/decks/tvrz",
                "/rules/destiny",
                "/decks/destiny",
                "/credits",
                "/account",
                "/rankings",
                "/unsubscribe/a",
                link,
                "/nowhere")) {
          host.open(address() + path);
          assertThat(host.page().locator("h1")).isVisible();
          if (path.equals(link)) assertThat(host.page().locator(".schools")).isVisible();
          if (theme.equals("noon")) {
            Accessibility.check(host.page());
            if (screen == Screen.PHONE) Accessibility.checkTargets(host.page());
          } else {
            Accessibility.checkColours(host.page());
          }
          String page = path.equals(link) ? "room" : "page" + path.replace('/', '-');
          host.picture(page + "-" + screen.name().toLowerCase(Locale.ROOT) + "-" + theme);
        }
      }
    }
  }
}
