package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Four who play Tvrz, one of them on a phone, and a watcher, each with their own browser. They
 * click until a fort was fought for; the rest of the match is played in second windows.
 */
class TvrzInTheBrowserIT extends VisitorsTest {

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(Seeds.class, new KnownSeeds(31)).with(SecondWindows.FAST);

  /** Choices within which a fort must have been attacked. */
  private static final int MOST_CHOICES = 1_000;

  /** Choices by clicks after a defender has come to the wall. */
  private static final int ON_BY_CLICKS = 25;

  private static final List<Screen> SCREENS =
      List.of(Screen.DESKTOP, Screen.PHONE, Screen.DESKTOP, Screen.DESKTOP);

  private FortTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_whole_match_of_four_is_played_and_watched() throws IOException {
    table = FortTable.start(browsers(), address(), SCREENS);
    table.party().lookAround("tvrz-start");
    Random random = new Random(7);
    boolean fought = false;
    int fighting = 0;
    for (int i = 0; i < MOST_CHOICES && fighting < ON_BY_CLICKS && !table.over(); i++) {
      if (!fought && isInAFight()) {
        table.party().lookAround("tvrz-fight");
        fought = true;
      }
      if (fought) fighting++;
      table.play(random);
    }
    assertTrue(fought, "a fort was attacked");
    table.playOut(address(), random);
    assertNothingHiddenIsTold();
    assertTrue(
        table.verbs().containsAll(List.of("attack", "part", "at", "defend")),
        table.verbs().toString());
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/seed").isString());
      assertThat(visitor.page().locator(".ended")).isVisible();
      assertFates(visitor);
    }
    table.party().lookAround("tvrz-end");
    replay();
  }

  /** Whether an attack has come so far that a defender is at the wall. */
  private boolean isInAFight() {
    return !table.attack().path("guards").isEmpty();
  }

  /** Nobody's page was sent another's hand, or the face of a card that lies face-down. */
  private void assertNothingHiddenIsTold() {
    for (int reader = 0; reader <= SCREENS.size(); reader++) {
      int own = reader;
      table.everybody().get(reader).views().forEach(view -> assertCardsAreHidden(view, own));
    }
  }

  private static void assertCardsAreHidden(JsonNode view, int reader) {
    for (int seat = 0; seat < SCREENS.size(); seat++) {
      JsonNode fort = view.at("/seats/" + seat);
      assertEquals(reader != seat, fort.path("hand").isNull());
      if (reader == seat) continue;
      for (JsonNode unit : fort.path("units")) {
        for (int i = 0; i < unit.path("cards").size(); i++) {
          boolean known = !unit.at("/cards/" + i).isNull();
          if (known) assertTrue(unit.at("/open/" + i).asBoolean(), view.toString());
        }
      }
    }
  }

  /** Everyone is told of every player how they went, in the order of the places (TV-R113). */
  private static void assertFates(Visitor visitor) {
    JsonNode places = visitor.state().at("/match/outcome/places");
    Locator rows = visitor.page().locator(".tv-falls li");
    assertThat(rows).hasCount(places.size());
    int last = 0;
    for (int row = 0; row < places.size(); row++) {
      String told = rows.nth(row).locator(".tv-place-number").innerText().replaceAll("\\D", "");
      int place = Integer.parseInt(told);
      assertTrue(place >= last, "the places are in order");
      last = place;
      assertThat(rows.nth(row).locator("small")).not().isEmpty();
    }
  }

  /** The match can be seen again, with the knowledge of each and with everything open. */
  private void replay() throws IOException {
    Visitor player = table.seats().getFirst();
    player.page().locator(".end-file a[href^='/replay/']").click();
    player.page().locator(".table.replay .tv-field").waitFor();
    Accessibility.check(player.page());
    player.picture("tvrz-replay");
    Locator hands = player.page().locator(".tv-open-hand");
    player.page().locator(".timeline button").nth(1).click();
    assertThat(hands).hasCount(SCREENS.size());
    player.page().getByText("What everybody saw").click();
    assertThat(hands).hasCount(0);
  }
}
