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
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** The three schools of the expansions against each other, each with its special abilities. */
class ExpansionsInTheBrowserIT extends VisitorsTest {

  /** Deals in which each school soon shows its abilities. */
  @RegisterExtension
  static final ArrangedServer SERVER = new ArrangedServer(Seeds.class, new KnownSeeds(23));

  /** Choices within which each school must have shown them. */
  private static final int MOST_CHOICES = 100;

  private static final List<Screen> SCREENS = List.of(Screen.DESKTOP, Screen.PHONE, Screen.PHONE);

  private static final List<String> SCHOOLS = List.of("everfrost", "nethervoid", "etherweave");

  private static final Set<String> EVERYTHING = Set.of("frozen", "gateway", "pending");

  private final Random random = new Random(29);
  private FormTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void everyone_sees_a_frozen_effect_a_gateway_and_a_warped_being() throws IOException {
    table = FormTable.start(browsers(), address(), "melee", SCREENS, SCHOOLS);
    Set<String> seen = new TreeSet<>();
    for (int i = 0; i < MOST_CHOICES && !table.over() && !seen.equals(EVERYTHING); i++) {
      choose();
      for (String one : shown()) if (seen.add(one)) look(one);
    }
    assertEquals(EVERYTHING, seen, "what the schools showed");
    assertFalse(table.over());
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
  }

  /** Features that only schools of the expansions have, as just sent to the watcher. */
  private List<String> shown() {
    JsonNode view = table.watcher().state().at("/match/view");
    List<String> shown = new ArrayList<>();
    if (view.path("gateway").isString()) shown.add("gateway");
    for (JsonNode seat : view.path("seats")) {
      if (seat.path("frozen").isString()) shown.add("frozen");
      if (seat.path("pending").isString()) shown.add("pending");
    }
    return shown;
  }

  /** Every page shows it, in words too, visibly and for screen readers. */
  private void look(String one) throws IOException {
    for (Visitor visitor : table.everybody()) {
      String what = one.equals("gateway") ? "[data-gateway]" : ".frozen-card";
      assertThat(visitor.page().locator(what).first()).isAttached();
      visitor.picture("expansions-" + one + "-" + table.everybody().indexOf(visitor));
      Accessibility.check(visitor.page());
    }
  }

  /** Prefers what only these schools can do, then the choices that summon beings soonest. */
  private void choose() {
    List<JsonNode> offered = table.offered();
    List<String> wanted =
        List.of("warp", "freeze", "thaw", "gateway", "summon", "claim", "stop", "place");
    for (String verb : wanted) {
      List<JsonNode> such =
          offered.stream().filter(choice -> FormTable.verb(choice).equals(verb)).toList();
      if (such.isEmpty()) continue;
      table.press(such.get(random.nextInt(such.size())));
      return;
    }
    assertTrue(offered.size() > 0);
    table.press(offered.get(random.nextInt(offered.size())));
  }
}
