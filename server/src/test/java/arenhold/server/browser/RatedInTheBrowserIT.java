package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** From the first match as a guest to ratings, and how a team match changes four of them. */
class RatedInTheBrowserIT extends BrowserTest {

  /** Choices after which resigning counts: five by each of two, and by each of four. */
  private static final int DUEL = 14;

  private static final int TEAM = 24;

  private final Random random = new Random(37);

  private Visitor account(Screen screen, ColorScheme colours, String name) {
    Visitor visitor = visitor(screen, "en-GB", colours).open(address() + "/account");
    AccountForms.become(visitor, name);
    return visitor;
  }

  private FormTable meet(String form, List<Visitor> seats) {
    return FormTable.meet(address(), form, new Party(seats, visitor(Screen.DESKTOP)));
  }

  private static void resign(Visitor visitor) {
    visitor.press("Resign");
    visitor.press("Yes, resign");
  }

  private static void over(FormTable table) {
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/outcome").isObject());
    }
  }

  private static Locator changes(Visitor visitor) {
    return visitor.page().locator(".rating-changes li");
  }

  @Test
  void a_guest_plays_becomes_an_account_finds_the_match_and_sees_a_rating_change()
      throws IOException {
    Visitor ada = visitor(Screen.DESKTOP);
    Visitor bob = visitor(Screen.DESKTOP);
    FormTable asGuests = meet("duel", List.of(ada, bob));
    for (int i = 0; i < 6; i++) asGuests.choose(random);
    resign(bob);
    over(asGuests);
    assertThat(changes(ada)).hasCount(0);

    ada.open(address() + "/account");
    AccountForms.become(ada, "Ada");
    bob.open(address() + "/account");
    AccountForms.become(bob, "Bob");
    ada.page().locator("main a[href^='/players/']").first().click();
    Locator past = ada.page().locator(".past-match");
    assertThat(past).hasCount(1);
    assertThat(past).containsText("Won");
    assertThat(past).containsText("Bob");

    FormTable rated = meet("duel", List.of(bob, ada));
    for (int i = 0; i < DUEL; i++) rated.choose(random);
    resign(bob);
    over(rated);
    assertThat(changes(ada)).hasCount(2);
    assertThat(changes(ada).first()).containsText("1500");
    assertThat(changes(ada).filter(named("Ada")).locator(".rating-won")).isVisible();
    assertThat(changes(ada).filter(named("Bob")).locator(".rating-lost")).isVisible();
    ada.picture("rated-duel-end");
    Accessibility.check(ada.page());

    ada.open(address() + "/account");
    ada.page().locator("main a[href^='/players/']").first().click();
    assertThat(past).hasCount(2);
    assertThat(past.first()).containsText("+");
    ada.picture("rated-profile");
    Accessibility.check(ada.page());
  }

  @Test
  void four_accounts_play_a_rated_team_match_made_in_the_lobby() throws IOException {
    List<String> names = List.of("Ama", "Ondra", "Livia", "Bohdan");
    List<Visitor> seats = new ArrayList<>();
    for (String name : names) {
      Screen screen = seats.size() % 2 == 0 ? Screen.DESKTOP : Screen.PHONE;
      seats.add(account(screen, ColorScheme.DARK, name));
    }
    FormTable table = meet("team-duel", seats);
    for (int i = 0; i < TEAM; i++) table.choose(random);
    resign(seats.get(0));
    seats.get(2).press("Agree and resign");
    seats.get(2).press("Yes, resign");
    over(table);
    for (int seat = 0; seat < seats.size(); seat++) {
      Visitor visitor = seats.get(seat);
      assertThat(changes(visitor)).hasCount(4);
      String how = seat % 2 == 0 ? ".rating-lost" : ".rating-won";
      assertThat(changes(visitor).filter(named(names.get(seat))).locator(how)).isVisible();
      visitor.picture("rated-team-end-" + seat);
      Accessibility.check(visitor.page());
    }
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
  }

  private static Locator.FilterOptions named(String name) {
    return new Locator.FilterOptions().setHasText(name);
  }
}
