package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Whole matches against computers, and matches with computers beside people and as partners, by
 * people who are here for the first time.
 */
class ComputerMatchesIT extends BrowserTest {

  /** How many choices a match has when the clicks end and the pages are looked at. */
  private static final int SOME = 25;

  private static boolean over(JsonNode state) {
    return state.at("/match/outcome").isObject();
  }

  private static boolean asked(JsonNode state) {
    return state.at("/match/question").isObject();
  }

  private Visitor first(Screen screen) {
    return visitor(screen).open(address());
  }

  /** Opens the sheet, chooses this game and form, and plays; returns when the match has begun. */
  private Visitor plays(Screen screen, String game, String form) {
    Visitor visitor = first(screen);
    visitor.page().locator(".game-tile .tile-choose").first().click();
    Party.game(game).accept(visitor);
    visitor.page().locator(".form-tiles input[value='" + form + "']").check();
    visitor.page().locator(".setup-foot .btn.pri:not([disabled])").click();
    begun(visitor);
    return visitor;
  }

  private static void begun(Visitor visitor) {
    visitor.page().locator(".table").waitFor();
    visitor.await(state -> over(state) || asked(state));
  }

  private static int choices(Visitor visitor) {
    return visitor.state().at("/match/choices").asInt();
  }

  /** Lets people play a match of squares and cards by clicks, for so many choices. */
  private static void play(List<Visitor> people, Random random, int most) {
    Visitor host = people.getFirst();
    while (true) {
      host.page()
          .waitForCondition(
              () -> over(host.state()) || people.stream().anyMatch(one -> asked(one.state())));
      if (over(host.state()) || choices(host) >= most) return;
      Visitor visitor = people.stream().filter(one -> asked(one.state())).findFirst().orElseThrow();
      List<JsonNode> offered = visitor.state().at("/match/question/choices").valueStream().toList();
      int before = choices(visitor);
      DuelTable.press(visitor, FormTable.soonest(offered, random));
      visitor.await(state -> over(state) || state.at("/match/choices").asInt() > before);
    }
  }

  /** The end as this person sees it: nothing of ratings, a beast where a computer is named. */
  private static void ends(Visitor visitor, String name) throws IOException {
    visitor.await(ComputerMatchesIT::over);
    Locator end = visitor.page().locator(".table-end");
    end.waitFor();
    assertThat(end.locator(".computer-sign").first()).isAttached();
    assertThat(visitor.page().locator("main")).not().containsText("Rating");
    Accessibility.check(visitor.page());
    visitor.picture("computer-end-" + name);
  }

  private void again(Visitor visitor) {
    String match = visitor.state().at("/match/id").asString();
    JsonNode table = visitor.state().at("/room/table");
    visitor.page().locator(".again .btn.pri").click();
    visitor.await(state -> !state.at("/match/id").asString().equals(match) && asked(state));
    assertEquals(table, visitor.state().at("/room/table"));
    assertTrue(visitor.state().at("/room/seats/1/player/computer").isString());
  }

  @Test
  void a_first_visit_is_a_whole_match_and_a_rematch_is_one_click() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor visitor = first(screen);
      visitor.page().locator(".start.computer:not([disabled])").click();
      begun(visitor);
      Random random = new Random(21);
      play(List.of(visitor), random, SOME);
      FormTable.playOut(address(), new Party(List.of(visitor), visitor), random);
      ends(visitor, "duel-" + screen);
      String replay = visitor.page().locator(".end-file a").first().getAttribute("href");
      again(visitor);
      visitor.page().navigate(address() + replay);
      assertThat(visitor.page().locator(".computer-sign").first()).isAttached();
      assertThat(visitor.page().locator("main")).containsText("Hare");
      Accessibility.check(visitor.page());
      visitor.picture("computer-replay-" + screen);
    }
  }

  @Test
  void a_fort_is_defended_against_a_computer() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor visitor = plays(screen, "tvrz", "shared");
      FortTable table = FortTable.among(List.of(visitor));
      Random random = new Random(22);
      while (!table.over() && table.choices() < SOME) table.hasten(random);
      table.playOut(address(), random);
      ends(visitor, "tvrz-" + screen);
    }
  }

  @Test
  void a_team_fights_the_team_of_a_computer() throws IOException {
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor visitor = plays(screen, "destiny", "duel");
      DiceTable table = DiceTable.alone(visitor);
      Random random = new Random(23);
      while (!table.over() && choices(visitor) < SOME) table.play(random);
      table.playOut(address(), random);
      ends(visitor, "destiny-" + screen);
    }
  }

  @Test
  void a_computer_is_a_partner() throws IOException {
    Visitor visitor = plays(Screen.DESKTOP, "tashkalar", "team-duel");
    assertEquals("novice", visitor.state().at("/room/seats/2/player/computer").asString());
    play(List.of(visitor), new Random(24), SOME);
    Accessibility.check(visitor.page());
    visitor.picture("computer-team");
  }

  /** Two people meet at a table of this form whose other seats the host gives to computers. */
  private List<Visitor> meet(String game, String form, int seats, String picture)
      throws IOException {
    Visitor host = first(Screen.DESKTOP);
    host.page().locator(".start.friend").click();
    Party.game(game).accept(host);
    host.page().locator(".form-tiles input[value='" + form + "']").check();
    host.page()
        .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Players").setExact(true))
        .selectOption(String.valueOf(seats));
    host.page().locator(".start-form .btn.pri").click();
    String link = host.await(state -> true).at("/room/seatLink").asString();
    Visitor guest = visitor(Screen.PHONE).open(address() + "/r/" + link);
    guest.await(state -> state.at("/room/seats/1/player").isObject());
    for (int seat = 2; seat < seats; seat++) {
      String given = "/room/seats/" + seat + "/player/computer";
      Locator place = host.page().locator("[data-seat='" + seat + "']");
      place.locator(".seat-computer .btn").click();
      place.locator("[data-level='novice']").click();
      host.await(state -> state.at(given).isString());
    }
    host.picture("computer-room-" + picture);
    Accessibility.check(host.page());
    List<Visitor> people = List.of(host, guest);
    Party.agree(people);
    for (Visitor each : people) each.await(state -> state.path("match").isObject());
    for (Visitor each : people) each.page().locator(".table").waitFor();
    return people;
  }

  @Test
  void two_people_and_two_computers_play_a_melee() throws IOException {
    List<Visitor> people = meet("tashkalar", "melee", 4, "melee");
    play(people, new Random(25), SOME);
    for (Visitor each : people) Accessibility.check(each.page());
    for (Visitor each : people) each.picture("computer-melee-" + people.indexOf(each));
  }

  @Test
  void two_people_and_six_computers_hold_eight_forts() throws IOException {
    List<Visitor> people = meet("tvrz", "shared", 8, "eight");
    FortTable table = FortTable.among(people);
    Random random = new Random(26);
    while (!table.over() && table.choices() < 2 * SOME) table.hasten(random);
    for (Visitor each : people) Accessibility.check(each.page());
    for (Visitor each : people) each.picture("computer-eight-" + people.indexOf(each));
  }
}
