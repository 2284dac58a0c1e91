package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Eight who play Tvrz, some of them on phones, and a watcher, each with their own browser. They
 * play some turns; then one gives up, and the others go on.
 */
class EightFortsIT extends VisitorsTest {

  @RegisterExtension
  static final ArrangedServer SERVER = new ArrangedServer(Seeds.class, new KnownSeeds(31));

  private static final List<Screen> SCREENS =
      List.of(
          Screen.DESKTOP,
          Screen.PHONE,
          Screen.DESKTOP,
          Screen.DESKTOP,
          Screen.PHONE,
          Screen.DESKTOP,
          Screen.DESKTOP,
          Screen.DESKTOP);

  /** How many turns all play. */
  private static final int TURNS = 3;

  /** Choices within which some turns must have been played. */
  private static final int MOST_CHOICES = 1_000;

  /** The names of forts that a fight of others lies over. */
  private static final String COVERED =
      """
      () => {
        const fight = document.querySelector('.tv-others-fight').getBoundingClientRect();
        return [...document.querySelectorAll('.tv-fort-name')]
          .filter((name) => {
            const box = name.getBoundingClientRect();
            return box.left < fight.right && fight.left < box.right
              && box.top < fight.bottom && fight.top < box.bottom;
          })
          .map((name) => name.textContent)
          .join();
      }""";

  /** The cards of a hand whose outline is cut at a side of it. */
  private static final String CUT =
      """
      () => {
        const hand = document.querySelector('.tv-tiles').getBoundingClientRect();
        return [...document.querySelectorAll('.tv-tiles .tv-held')]
          .filter((card) => {
            const box = card.getBoundingClientRect();
            return box.left < hand.left + 2 || box.right > hand.right - 2;
          })
          .map((card) => card.dataset.card)
          .join();
      }""";

  private final Random random = new Random(3);
  private final Set<Integer> attackers = new TreeSet<>();
  private boolean fought;
  private FortTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void eight_are_seated_and_fight_and_go_on_when_one_gives_up() throws IOException {
    table = FortTable.start(browsers(), address(), SCREENS);
    assertAllAreSeated();
    table.party().lookAround("eight-start");
    for (int seat = 0; seat < SCREENS.size(); seat++) {
      if (SCREENS.get(seat) != Screen.PHONE) continue;
      assertEquals("", table.seats().get(seat).page().evaluate(CUT), "cut cards");
    }
    playUntilTurn(TURNS + 1);
    // Under the truce the first player finds nobody to attack (TV-R111).
    assertEquals(TURNS - 1, attackers.size(), "all others have attacked: " + attackers);
    assertTrue(fought, "a defender came to the wall");
    int gone = nextAtADesktop();
    givesUp(gone);
    playUntilTurn(turn() + 2);
    assertFalse(table.over(), "the others go on");
    assertTrue(out(seen()).contains(gone));
    for (Visitor each : table.everybody()) {
      assertThat(each.page().locator(".ended")).hasCount(0);
    }
    table.party().lookAround("eight-out");
  }

  /** Every page shows the names of all others. */
  private void assertAllAreSeated() {
    for (Visitor each : table.everybody()) {
      Locator field = each.page().locator(".tv-field");
      for (int seat = 0; seat < SCREENS.size(); seat++) {
        String name = seen().at("/room/seats/" + seat + "/player/name").asString();
        if (table.everybody().indexOf(each) != seat) assertThat(field).containsText(name);
      }
    }
  }

  /** Plays on until this turn; those who are out are asked nothing and have no turn. */
  private void playUntilTurn(int turn) throws IOException {
    for (int i = 0; turn() < turn; i++) {
      assertTrue(i < MOST_CHOICES, "turn " + turn() + " does not end");
      JsonNode attack = table.attack();
      if (attack.isObject()) attackers.add(attack.path("seat").asInt());
      if (!fought && !attack.path("guards").isEmpty()) {
        table.party().lookAround("eight-fight");
        assertEquals("", table.party().watcher().page().evaluate(COVERED), "covered names");
        fought = true;
      }
      table.hasten(random);
      for (int seat : out(seen())) {
        assertTrue(active() != seat, "a turn of one who is out");
        assertTrue(table.seats().get(seat).state().at("/match/question").isEmpty());
      }
    }
  }

  private int active() {
    return seen().at("/match/view/active").asInt();
  }

  /** The next player at a desktop whose turn it would be. */
  private int nextAtADesktop() {
    int next = active();
    do next = (next + 1) % SCREENS.size();
    while (SCREENS.get(next) != Screen.DESKTOP);
    return next;
  }

  private void givesUp(int seat) {
    Visitor visitor = table.seats().get(seat);
    visitor.press("Resign");
    visitor.press("Yes, resign");
    for (Visitor each : table.everybody()) each.await(state -> out(state).contains(seat));
  }

  private JsonNode seen() {
    return table.party().watcher().state();
  }

  private int turn() {
    return seen().at("/match/view/turn").asInt();
  }

  private static Set<Integer> out(JsonNode state) {
    Set<Integer> out = new TreeSet<>();
    state.at("/match/view/out").forEach(one -> out.add(one.path("seat").asInt()));
    return out;
  }
}
