package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole Duels between real browsers, on good connections and bad ones. */
class DuelInTheBrowserIT extends VisitorsTest {

  /** How many choices of a whole Duel are made by clicks. */
  private static final int BY_CLICKS = 40;

  /** Choices within which an effect must have asked. */
  private static final int MOST_CHOICES = 3_000;

  /** The positions of these schools on the page. */
  private static final int HIGHLAND = 2;

  private static final int SYLVAN = 3;

  private RunningServer server;
  private DuelTable table;

  @Override
  String address() {
    return server.address();
  }

  @AfterEach
  void stop() {
    if (server != null) server.close();
  }

  /** They meet at a table of this server. */
  private void at(RunningServer started, Screen guestScreen, int hostSchool, int guestSchool) {
    server = started;
    table = DuelTable.start(browsers(), address(), guestScreen, hostSchool, guestSchool);
  }

  @Test
  void two_people_play_a_whole_duel_and_a_third_watches_without_seeing_a_hand() throws IOException {
    at(RunningServer.start(SecondWindows.SETTINGS), Screen.PHONE, HIGHLAND, SYLVAN);
    Random random = new Random(7);
    for (int i = 0; i < BY_CLICKS; i++) {
      if (i == 30) lookAround("middle");
      table.choose(random);
    }
    table.playOut(address(), random);
    for (Visitor visitor : table.everybody()) {
      visitor.await(state -> state.at("/match/seed").isString());
      assertThat(visitor.page().locator(".ended")).isVisible();
    }
    for (int seat = 0; seat < 2; seat++) {
      assertThat(table.seat(seat).page().locator(".deal"))
          .containsText("Your browser's number is among them.");
    }
    assertThat(table.watcher().page().locator(".deal")).containsText("number from each player");
    lookAround("end");
    assertEquals(List.of(), Secrets.leaks(table));
  }

  /** Screenshots of every page in its current state, with its accessibility checked. */
  private void lookAround(String when) throws IOException {
    table.seat(0).picture("table-" + when + "-desktop");
    table.seat(1).picture("table-" + when + "-phone");
    table.watcher().picture("table-" + when + "-watcher");
    for (Visitor visitor : table.everybody()) Accessibility.check(visitor.page());
  }

  @Test
  void after_the_server_is_killed_in_the_middle_of_an_effect_the_same_question_is_open()
      throws IOException {
    at(RunningServer.start(), Screen.DESKTOP, 0, 1);
    Random random = playUntilAnEffectAsks(11);
    JsonNode before = table.state();
    server.kill();
    table.everybody().forEach(visitor -> visitor.awaitLine("reconnecting"));
    table.seat(table.asked()).picture("server-killed");
    server.startAgain();
    goesOn(before, random);
  }

  @Test
  void while_the_database_is_away_nothing_is_lost_and_afterwards_the_same_question_is_open()
      throws IOException {
    try (OwnDatabase database = new OwnDatabase()) {
      at(RunningServer.start(database.settings()), Screen.DESKTOP, 0, 1);
      Random random = playUntilAnEffectAsks(13);
      JsonNode before = table.state();
      database.stop();
      table.tryToChoose(random);
      table.seat(table.asked()).page().locator(".refusal").waitFor();
      assertEquals(before.at("/match/choices"), table.state().at("/match/choices"));
      database.start();
      goesOn(before, random);
    }
  }

  private Random playUntilAnEffectAsks(int seed) {
    Random random = new Random(seed);
    for (int i = 0; i < MOST_CHOICES && !table.inAnEffect(); i++) {
      assertFalse(table.over(), "no effect asked anything");
      table.choose(random);
    }
    return random;
  }

  /** All pages reconnect automatically, show the same question, and play on. */
  private void goesOn(JsonNode before, Random random) {
    for (Visitor visitor : table.everybody()) {
      visitor.awaitLine("connected");
      visitor.await(state -> state.at("/match/choices").equals(before.at("/match/choices")));
    }
    JsonNode after = table.state();
    assertEquals(before.at("/match/question"), after.at("/match/question"));
    assertEquals(before.at("/match/view"), after.at("/match/view"));
    for (int i = 0; i < 12 && !table.over(); i++) table.choose(random);
  }
}
