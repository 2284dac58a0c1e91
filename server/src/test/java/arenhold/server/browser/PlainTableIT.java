package arenhold.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.FreshData;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.ToyServer;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Games unknown to the client are played on the plain table from the start page to the end, and a
 * game with its own table is played there by those who prefer it.
 */
class PlainTableIT extends VisitorsTest {

  private static final int MOST_CHOICES = 500;

  /** Narrower windows are those of phones. */
  private static final int PHONE = 700;

  private static RunningServer server;

  @BeforeAll
  static void start() throws IOException {
    server = RunningServer.start(ToyServer.class, FreshData.folder("toys"), Map.of());
  }

  @AfterAll
  static void stop() {
    if (server != null) server.close();
  }

  @Override
  String address() {
    return server.address();
  }

  @Test
  void hidden_hands_and_bids_of_all_at_once_are_played_by_words_and_buttons() throws IOException {
    PlainTable table = sitDown("bidding", List.of(Screen.DESKTOP, Screen.PHONE));
    Visitor host = table.seats().getFirst();
    Visitor guest = table.seats().getLast();
    Set<String> words = new TreeSet<>();
    Random random = new Random(4);
    boolean both = false;
    for (int i = 0; !table.over(); i++) {
      assertTrue(i < MOST_CHOICES);
      both |= table.asked().size() == 2;
      assertTrue(guest.state().at("/match/view/hands/0").isNull());
      assertTrue(table.watcher().state().at("/match/view/hands/1").isNull());
      if (i == 0) isAccessible(table);
      words.add(table.choose(random).replaceAll("\\s.*", ""));
    }
    assertTrue(both, "nobody decided at the same time");
    assertTrue(words.contains("Bid"), words.toString());
    ends(table, "Score");
    assertTrue(host.page().locator(".log").innerText().contains("The bids: "));
  }

  @Test
  void dice_and_interrupts_are_played_by_words_and_buttons() throws IOException {
    PlainTable table = sitDown("ambush", List.of(Screen.PHONE, Screen.DESKTOP, Screen.DESKTOP));
    Random random = new Random(8);
    boolean offered = false;
    for (int i = 0; !table.over(); i++) {
      assertTrue(i < MOST_CHOICES);
      offered |= table.asked().stream().anyMatch(PlainTableIT::isOffered);
      if (i == 0) isAccessible(table);
      // The flag is kept until the others are about to roll, when it is offered.
      table.choose(random, offered ? "" : "lay");
    }
    assertTrue(offered, "nobody was offered to interrupt");
    ends(table, "Place");
  }

  /** Whether this visitor may answer but need not; the page then says so. */
  private static boolean isOffered(Visitor visitor) {
    JsonNode question = visitor.state().at("/match/question");
    if (!question.path("offer").asBoolean()) return false;
    visitor.page().getByText("You can answer this, but need not").waitFor();
    return true;
  }

  @Test
  void a_game_with_a_table_of_its_own_can_be_played_on_the_plain_one() throws IOException {
    DuelTable table = DuelTable.start(browsers(), address(), Screen.PHONE, host -> {});
    Page page = table.seat(0).page();
    page.locator("[popovertarget=preferences]").click();
    page.getByLabel("Plain table").check();
    page.keyboard().press("Escape");
    page.locator(".plain-known table").waitFor();
    // The others keep their preferred table.
    assertEquals(0, table.seat(1).page().locator(".plain-known").count());
    assertNotEquals(0, table.seat(1).page().locator(".board").count());
    Random random = new Random(6);
    for (int i = 0; i < 25; i++) {
      if (table.asked() != 0) {
        table.choose(random);
        continue;
      }
      table.seat(0).drawn();
      JsonNode choices = table.seat(0).state().at("/match/question/choices");
      int before = table.seat(0).state().at("/match/choices").asInt();
      String chosen = choices.get(random.nextInt(choices.size())).path("notation").asString();
      page.locator(".plain-choices [data-choice='" + chosen + "']").click();
      for (Visitor each : table.everybody()) {
        each.await(state -> state.at("/match/choices").asInt() > before);
      }
    }
    Accessibility.check(page);
    table.seat(0).picture("plain-duel");
    page.reload();
    page.locator(".plain-known table").waitFor();
  }

  private PlainTable sitDown(String game, List<Screen> screens) {
    return PlainTable.start(browsers(), address(), Party.game(game), screens);
  }

  private static void isAccessible(PlainTable table) throws IOException {
    for (Visitor each : table.everybody()) {
      Accessibility.check(each.page());
      int width = each.page().viewportSize().width;
      each.picture("plain-" + each.state().at("/room/game").asString() + "-" + width);
      if (width < PHONE) Accessibility.checkTargets(each.page());
    }
  }

  /** Everyone sees who won and what decided it, and the match can be replayed. */
  private static void ends(PlainTable table, String decider) throws IOException {
    for (Visitor each : table.everybody()) {
      each.page().locator(".winner h1").waitFor();
      PlaywrightAssertions.assertThat(each.page().locator(".winner h1")).not().isEmpty();
      Accessibility.check(each.page());
    }
    Page page = table.seats().getFirst().page();
    if (table.seats().size() > 2) page.getByText(decider).first().waitFor();
    page.locator(".end-file a").first().click();
    page.locator(".replay .plain-known").waitFor();
    Accessibility.check(page);
    page.keyboard().press("Home");
    assertFalse(page.locator(".moves li").all().isEmpty());
  }
}
