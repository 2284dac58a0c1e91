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
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Three who play Destiny against each other, one of them on a phone, and a watcher, each with their
 * own browser. One gives up; the other two play until the only character of one is defeated.
 */
class DestinyAmongThreeIT extends VisitorsTest {

  @RegisterExtension
  static final ArrangedServer SERVER = new ArrangedServer(Seeds.class, new KnownSeeds(12));

  private static final List<Screen> SCREENS = List.of(Screen.DESKTOP, Screen.PHONE, Screen.DESKTOP);

  /** A single trooper, so that the match is short. */
  private static final String TROOPER =
      "aw002,aw168,aw005:2,aw006:2,aw007:2,aw008:2,aw017:2,aw018:2,aw053:2,aw054:2,aw055:2,"
          + "aw056:2,aw061:2,aw062:2,aw063:2,aw151:2,aw153:2";

  private static final String STRONG = "villain-column";

  private static final int GONE = 2;

  /** How many answers all three give. */
  private static final int AMONG_THREE = 14;

  /** Answers within which what was going on is over, and the match. */
  private static final int A_FEW = 15;

  private static final int MOST_ANSWERS = 200;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void two_play_on_to_a_defeat_when_one_of_three_gives_up() throws IOException {
    Party party = Party.of(browsers(), SCREENS);
    party.meet(address(), DiceTable.table("free-for-all", SCREENS.size()));
    DiceTable.bringText(party, 0, TROOPER);
    DiceTable.bring(party, 1, STRONG);
    DiceTable table = DiceTable.begun(party);
    Random random = new Random(11);
    for (int i = 0; i < AMONG_THREE; i++) table.play(random);
    party.lookAround("destiny-three");
    givesUp(table);
    assertTrue(table.playUntil(DestinyAmongThreeIT::isTakenOut, random, A_FEW));
    party.lookAround("destiny-three-out");
    assertFalse(table.over());
    for (int i = 0; i < MOST_ANSWERS && !table.over(); i++) passesOrPlays(table, random);
    assertEquals("defeat", table.view().path("end").asString());
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/outcome").isObject());
      assertThat(each.page().locator(".ended")).isVisible();
      assertThat(each.page().locator(".winner")).containsText("characters are defeated");
      assertEquals(3, each.state().at("/match/outcome/places/" + GONE).asInt());
    }
    party.lookAround("destiny-three-end");
  }

  private static void givesUp(DiceTable table) {
    Visitor gone = table.seats().get(GONE);
    gone.press("Resign");
    gone.press("Yes, resign");
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/out/0/seat").asInt(-1) == GONE);
      assertThat(each.page().locator(".ended")).hasCount(0);
    }
    assertFalse(gone.state().at("/match/question").isObject(), "who has left is asked nothing");
  }

  /** The trooper's player passes every turn; all else is answered by preference. */
  private static void passesOrPlays(DiceTable table, Random random) {
    Visitor asked = table.asked().getFirst();
    boolean passes = asked == table.seats().getFirst() && DiceTable.prompt(asked).equals("action");
    if (passes) table.answer(asked, DiceTable.choice(asked, "pass"));
    else table.play(random);
  }

  /** What was going on is carried out first. */
  private static boolean isTakenOut(DiceTable table) {
    return table.view().at("/seats/" + GONE + "/out").asBoolean();
  }
}
