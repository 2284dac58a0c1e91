package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Four who play Destiny against each other on a desktop, a phone and two tablets, and a watcher,
 * each with their own browser: a whole round, and into the next one.
 */
class DestinyAmongFourIT extends VisitorsTest {

  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(Seeds.class, new KnownSeeds(12)).with(SecondWindows.FAST);

  private static final List<Screen> SCREENS =
      List.of(Screen.DESKTOP, Screen.PHONE, Screen.TABLET, Screen.TABLET);

  private static final List<String> TEAMS =
      List.of("hero-starter", "villain-starter", "hero-smugglers", "villain-column");

  /** How many dice lie in the pools when they are looked at in the middle of a round. */
  private static final int SEVERAL_DICE = 6;

  /** Answers within which several dice must lie in the pools. */
  private static final int MOST_ANSWERS = 200;

  private final List<String> faults = new ArrayList<>();
  private DiceTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void four_play_a_round_and_go_on() throws IOException {
    table = DiceTable.start(browsers(), address(), "free-for-all", SCREENS, TEAMS);
    Random random = new Random(3);
    assertTrue(table.playUntil(DestinyAmongFourIT::isCrowded, random, MOST_ANSWERS));
    lookAround("destiny-four");
    table.playUntil(address(), state -> state.at("/match/view/round").asInt() > 1, random);
    assertFalse(table.over());
    lookAround("destiny-four-next");
    for (Visitor each : table.everybody()) {
      // A phone shows one opponent at a time.
      boolean phone = each.page().viewportSize().width == Screen.PHONE.width();
      assertThat(each.page().locator(".ds-arena [data-pool]")).hasCount(phone ? 2 : SCREENS.size());
      assertNothingHiddenIsTold(each);
    }
    assertEquals(List.of(), faults);
  }

  private static boolean isCrowded(DiceTable table) {
    long dice =
        table.view().findValues("place").stream().filter(p -> p.asString().equals("pool")).count();
    return dice >= SEVERAL_DICE;
  }

  /** All is looked at before what is wrong with a page fails the test. */
  private void lookAround(String moment) throws IOException {
    try {
      table.party().lookAround(moment);
    } catch (AssertionError fault) {
      faults.add(moment + ": " + fault.getMessage());
    }
  }

  /** Nobody's page is sent another's hand. */
  private void assertNothingHiddenIsTold(Visitor reader) {
    int own = table.seats().indexOf(reader);
    JsonNode seats = reader.state().at("/match/view/seats");
    for (int seat = 0; seat < seats.size(); seat++) {
      assertEquals(own != seat, seats.get(seat).path("hand").isNull());
    }
  }
}
