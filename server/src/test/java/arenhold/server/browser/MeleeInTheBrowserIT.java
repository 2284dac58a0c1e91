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
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Three who play alone, each with their own browser, and a watcher. */
class MeleeInTheBrowserIT extends VisitorsTest {

  /** Deals with improvising and flares, in a short match. */
  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(Seeds.class, new KnownSeeds(84)).with(SecondWindows.FAST);

  /** Choices within which a player must have improvised. */
  private static final int MOST_CHOICES = 1_500;

  /** Choices by clicks after that. */
  private static final int ON_BY_CLICKS = 15;

  private static final List<Screen> SCREENS = List.of(Screen.DESKTOP, Screen.PHONE, Screen.PHONE);

  private FormTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_whole_melee_is_played_with_improvised_summonings_and_all_places_shown()
      throws IOException {
    table = FormTable.start(browsers(), address(), "melee", SCREENS);
    Random random = new Random(23);
    placeTheStartPieces(random);
    boolean improvised = false;
    int since = 0;
    for (int i = 0; i < MOST_CHOICES && since < ON_BY_CLICKS && !table.over(); i++) {
      if (improvised) since++;
      List<JsonNode> offered = table.offered();
      JsonNode borrowing = first(offered, choice -> choice.at("/parts/borrows/0").isString());
      JsonNode flare = first(offered, choice -> FormTable.verb(choice).equals("flare"));
      if (borrowing != null && !improvised) {
        improvise(borrowing);
        improvised = true;
      } else if (flare != null) {
        playAgainst(flare);
      } else {
        table.choose(random);
      }
    }
    assertTrue(improvised, "a player improvised a summoning");
    table.playOut(address(), random);
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/seed").isString());
      assertThat(visitor.page().locator(".ended")).isVisible();
      assertPlaces(visitor);
    }
    table.party().lookAround("melee-end");
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
  }

  /** The last player puts one piece of each colour beside the three symbols (TK-R3.4.2). */
  private void placeTheStartPieces(Random random) throws IOException {
    int last = table.asked();
    for (int piece = 1; piece <= 3; piece++) {
      assertEquals(last, table.asked());
      assertThat(table.seat(last).page().locator(".prompt h2"))
          .containsText("Start piece " + piece + " of 3");
      if (piece == 1) table.party().lookAround("melee-start");
      table.choose(random);
    }
    assertEquals(3, table.state().at("/match/view/board").size());
  }

  /** Uses an enemy piece: the counter of its colour turns, visibly to everyone (TK-R9.1). */
  private void improvise(JsonNode choice) throws IOException {
    int seat = table.asked();
    String square = choice.at("/parts/borrows/0").asString();
    String colour = table.state().at("/match/view/board/" + square).asString().substring(0, 1);
    String counters = "/match/view/seats/" + seat + "/counters";
    int before = table.state().at(counters).size();
    table.press(choice);
    for (Visitor visitor : table.everybody()) {
      assertEquals(before - 1, visitor.state().at(counters).size());
      Locator turned = track(visitor, seat, colour).locator("use[href='#piece-" + colour + "c']");
      assertThat(turned).isVisible();
    }
    table.party().lookAround("melee-improvised");
  }

  /** Plays a flare against an opponent, who gains a point for it (TK-R8.7). */
  private void playAgainst(JsonNode choice) {
    int owner = table.asked();
    String own = table.state().at("/match/view/seats/" + owner + "/colour").asString();
    int against = seatOf(choice.at("/parts/colour/0").asString());
    int before = points(against, own);
    table.press(choice);
    assertEquals(before + 1, points(against, own));
    assertThat(track(table.watcher(), against, own).locator("b"))
        .hasText(String.valueOf(before + 1));
  }

  private int seatOf(String colour) {
    JsonNode seats = table.state().at("/match/view/seats");
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).path("colour").asString().equals(colour)) return seat;
    }
    throw new AssertionError("nobody plays " + colour);
  }

  private int points(int seat, String colour) {
    JsonNode tracks = table.watcher().state().at("/match/view/seats/" + seat + "/tracks");
    return first(tracks.valueStream().toList(), one -> one.path("colour").asString().equals(colour))
        .path("points")
        .asInt();
  }

  /** The element with a seat's points in a colour. */
  private static Locator track(Visitor visitor, int seat, String colour) {
    String name = visitor.state().at("/room/seats/" + seat + "/player/name").asString();
    return visitor
        .page()
        .locator("ul[aria-label=\"" + name + "'s points by colour\"] .school-" + colour)
        .first();
  }

  /** The ranking has a row for everyone, in the order of the places (TK-R16.3). */
  private static void assertPlaces(Visitor visitor) {
    JsonNode places = visitor.state().at("/match/outcome/places");
    Locator rows = visitor.page().locator(".ranking tbody tr");
    assertThat(rows).hasCount(places.size());
    for (int row = 0; row < places.size(); row++) {
      String told = rows.nth(row).locator("td").first().innerText().strip();
      int seat = 0;
      while (!rows.nth(row).locator("th").innerText().strip().equals(name(visitor, seat))) seat++;
      assertEquals(places.get(seat).asString(), told);
    }
  }

  private static String name(Visitor visitor, int seat) {
    return visitor.state().at("/room/seats/" + seat + "/player/name").asString();
  }

  private static JsonNode first(List<JsonNode> choices, Predicate<JsonNode> wanted) {
    return choices.stream().filter(wanted).findFirst().orElse(null);
  }
}
