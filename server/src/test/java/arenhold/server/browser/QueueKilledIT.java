package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed in the middle of a queue of Destiny, while one ability asks and another one
 * waits: both players and a watcher go on with the same queue and the same question.
 */
class QueueKilledIT extends VisitorsTest {

  /** Jango Fett may be activated when an opponent has activated a character. */
  private static final String JANGO =
      "aw021-elite,aw002:2,aw168,aw005:2,aw006:2,aw007:2,aw008:2,aw017:2,aw018:2,aw023:2,"
          + "aw024:2,aw025:2,aw026:2,aw053:2,aw054:2,aw055:2,aw056:2,aw061:2";

  /** With Darth Vader, who has an ability of his own after he was activated. */
  private static final String VADER = "villain-column";

  /** Answers within which Vader must have been activated while Jango was ready. */
  private static final int MOST_ANSWERS = 100;

  /** How many answers are given after the kill. */
  private static final int ANSWERS_AFTER = 12;

  private RunningServer server;
  private DiceTable table;

  @Override
  String address() {
    return server.address();
  }

  @Test
  void all_go_on_with_the_same_queue_and_question_after_a_kill() throws IOException {
    try (RunningServer running = RunningServer.start(Map.of())) {
      server = running;
      Party party = Party.of(browsers(), List.of(Screen.DESKTOP, Screen.PHONE));
      party.meet(address(), DiceTable.table("duel", 2));
      DiceTable.bringText(party, 0, JANGO);
      DiceTable.bring(party, 1, VADER);
      table = DiceTable.begun(party);
      vaderIsActivated();
      table.party().lookAround("destiny-queue-before-kill");
      killed();
      Visitor asked = table.asked().getFirst();
      table.answer(asked, DiceTable.choice(asked, "yes"));
      Random random = new Random(3);
      for (int i = 0; i < ANSWERS_AFTER && !table.over(); i++) table.play(random);
    }
  }

  /** Plays until two abilities wait after one activation, and one of them asks. */
  private void vaderIsActivated() {
    for (int i = 0; table.view().path("queue").size() < 2; i++) {
      assertTrue(i < MOST_ANSWERS && !table.over(), "Vader is activated in time");
      Visitor asked = table.asked().getFirst();
      boolean guest = asked == table.seats().getLast();
      boolean begins = DiceTable.prompt(asked).equals("action");
      JsonNode vader = begins && guest ? activation(asked, "aw010") : null;
      if (vader != null) table.answer(asked, vader);
      else if (begins) table.answer(asked, DiceTable.choice(asked, "pass"));
      else table.play(new Random(i));
    }
  }

  private static JsonNode activation(Visitor visitor, String card) {
    return visitor
        .state()
        .at("/match/question/choices")
        .valueStream()
        .filter(choice -> choice.path("notation").asString().startsWith("activate " + card))
        .findFirst()
        .orElse(null);
  }

  private void killed() throws IOException {
    List<Visitor> everybody = table.everybody();
    JsonNode[] before = everybody.stream().map(Visitor::state).toArray(JsonNode[]::new);
    List<String> queues = everybody.stream().map(QueueKilledIT::queue).toList();
    List<String> titles = everybody.stream().map(QueueKilledIT::title).toList();
    server.kill();
    for (Visitor each : everybody) each.awaitLine("reconnecting");
    server.startAgain();
    for (int i = 0; i < before.length; i++) {
      Visitor each = everybody.get(i);
      each.awaitLine("connected");
      for (String same : List.of("id", "view", "question", "waiting", "choices", "asked")) {
        assertEquals(before[i].at("/match/" + same), each.state().at("/match/" + same), same);
      }
      assertThat(each.page().locator(".prompt h2")).hasText(titles.get(i));
      assertEquals(queues.get(i), queue(each));
      each.picture("destiny-queue-after-kill-" + i);
    }
  }

  private static String title(Visitor visitor) {
    return visitor.page().locator(".prompt h2").innerText();
  }

  /** The steps that a page shows; on a phone they show to the player who is asked. */
  private static String queue(Visitor visitor) {
    return String.join("\n", visitor.page().locator(".ds-queue li").allInnerTexts());
  }
}
