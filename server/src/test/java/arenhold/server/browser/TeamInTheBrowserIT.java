package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.room.state.Seeds;
import arenhold.server.testing.ArrangedServer;
import arenhold.server.testing.KnownSeeds;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Two teams of two with four browsers, and a watcher (R12). */
class TeamInTheBrowserIT extends VisitorsTest {

  /** Deals in which an effect asks a question that can be handed over, in a short match. */
  @RegisterExtension
  static final ArrangedServer SERVER =
      new ArrangedServer(Seeds.class, new KnownSeeds(26)).with(SecondWindows.FAST);

  /** Choices within which a turn must have been handed over. */
  private static final int MOST_CHOICES = 1_500;

  /** Choices by clicks after the turn was handed over. */
  private static final int ON_BY_CLICKS = 10;

  private static final List<Screen> SCREENS =
      List.of(Screen.DESKTOP, Screen.PHONE, Screen.PHONE, Screen.DESKTOP);

  private FormTable table;

  @Override
  String address() {
    return SERVER.address();
  }

  @Test
  void a_whole_team_high_form_is_played_with_a_turn_handed_over_in_the_middle_of_an_effect()
      throws IOException {
    table = FormTable.start(browsers(), address(), "team-high-form", SCREENS);
    Random random = new Random(17);
    boolean handedOver = false;
    for (int i = 0; i < MOST_CHOICES && !handedOver && !table.over(); i++) {
      handedOver = table.mayHandOverAnEffect();
      if (handedOver) handOver();
      else table.choose(random);
    }
    assertTrue(handedOver, "a turn was handed over while an effect asked");
    for (int i = 0; i < ON_BY_CLICKS && !table.over(); i++) table.choose(random);
    table.playOut(address(), random);
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/seed").isString());
      assertThat(visitor.page().locator(".ended")).isVisible();
      assertTeamsAreNamed(visitor);
    }
    table.party().lookAround("team-end");
    assertEquals(List.of(), Secrets.leaks(table.seats(), table.watcher()));
  }

  /** Hands over; the teammate sees that they decide and why, all others see who acts. */
  private void handOver() throws IOException {
    int owner = table.asked();
    int mate = (owner + 2) % 4;
    String card = table.state().at("/match/question/context/source").asString();
    table.handOver();
    assertEquals(mate, table.asked(), "the teammate decides");
    JsonNode state = table.state();
    assertEquals(card, state.at("/match/question/context/source").asString());
    assertTrue(state.at("/match/view/turn/handedOver").asBoolean());
    assertEquals(owner, state.at("/match/view/turn/seat").asInt());
    Page page = table.seat(mate).page();
    assertThat(page.locator(".prompt-note")).containsText("handed the turn over to you");
    assertThat(page.locator(".hand-over")).hasCount(0);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(table.seat(seat).page().locator(".take-back")).hasCount(0); // TK-R4.8b
    }
    assertThat(table.seat(owner).page().locator(".prompt h2")).containsText("finishes your turn");
    assertThat(table.watcher().page().locator(".prompt h2")).containsText("'s turn");
    table.party().lookAround("team-handed-over");
    takesBack(mate);
  }

  /** The teammate takes back a decision of their own, but not the hand-over (TK-R4.8b). */
  private void takesBack(int mate) {
    Visitor visitor = table.seat(mate);
    JsonNode question = visitor.state().at("/match/question/choices");
    table.choose(new Random(29));
    if (!visitor.state().at("/match/canTakeBack").asBoolean()) return;
    visitor.press("Take back");
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/waiting/0/seat").asInt() == mate);
    }
    visitor.await(state -> state.at("/match/question/choices").equals(question));
    assertThat(visitor.page().locator(".take-back")).hasCount(0);
  }

  private static void assertTeamsAreNamed(Visitor visitor) {
    JsonNode state = visitor.state();
    for (int side = 0; side < 2; side++) {
      String first = state.at("/room/seats/" + side + "/player/name").asString();
      String second = state.at("/room/seats/" + (side + 2) + "/player/name").asString();
      String points = first + " and " + second + "'s points";
      assertThat(visitor.page().locator("section[aria-label=\"" + points + "\"]")).isVisible();
    }
  }

  @Test
  void a_team_resigns_only_when_both_say_so() {
    table = FormTable.start(browsers(), address(), "team-duel", SCREENS);
    Random random = new Random(19);
    for (int i = 0; i < 3; i++) table.choose(random);
    Visitor first = table.seat(0);
    Visitor second = table.seat(2);
    first.press("Resign");
    first.press("Yes, resign");
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/resigning/0").asInt(-1) == 0);
    }
    assertThat(first.page().locator(".resigning")).containsText("You want to resign");
    assertThat(table.seat(1).page().locator(".resigning")).hasCount(0);
    second.press("Agree and resign");
    second.press("Yes, resign");
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/outcome/reason").asString("").equals("resigned"));
      assertThat(each.page().locator(".winner h1")).containsText("win");
    }
    assertEquals(1, first.state().at("/match/outcome/places/1").asInt());
    assertEquals(2, first.state().at("/match/outcome/places/0").asInt());
  }
}
