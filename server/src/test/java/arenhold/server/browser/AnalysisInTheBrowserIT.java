package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The analysis of a finished match of every game: asked for, waited for, and read. */
class AnalysisInTheBrowserIT extends BrowserTest {

  /** Choices after which a match must have ended. */
  private static final int MOST_CHOICES = 6_000;

  /** All signs that the board refers to are there: the board waits for them. */
  private static final String DRAWN =
      """
      () => [...document.querySelectorAll('.analysis-board use')]
        .every((use) => document.querySelector(use.getAttribute('href')) !== null)""";

  /** By the clock: a page on which nothing moves may have no next frame to look at. */
  private static final Page.WaitForFunctionOptions OFTEN =
      new Page.WaitForFunctionOptions().setPollingInterval(100);

  /**
   * A match of guests that is over.
   *
   * @param page where its analysis is
   */
  private record Played(Gathered room, String match, String page) {}

  /** Plays a match of guests at random to its end. */
  private Played played(String game, String form) {
    Gathered room = Gathered.at(address(), game, form, 2, Map.of());
    for (int seat = 0; seat < 2; seat++) bring(room, seat, game, form);
    room.begin();
    Random random = new Random(4);
    for (int i = 0; i < MOST_CHOICES && !over(room); i++) choose(room, random);
    String match = room.seat(0).state().at("/match/id").asString();
    return new Played(room, match, address() + "/analysis/" + room.watch() + "/" + match);
  }

  /** Chooses a prepared deck where one must be chosen: another one for each seat. */
  private static void bring(Gathered room, int seat, String game, String form) {
    String games = room.guest(seat).request("GET", "/api/games", null).body();
    for (JsonNode one : Guest.JSON.readTree(games)) {
      if (!one.path("key").asString().equals(game)) continue;
      for (JsonNode each : one.path("forms")) {
        if (!each.path("key").asString().equals(form)) continue;
        for (JsonNode option : each.path("seatOptions")) {
          JsonNode value = option.at("/prepared/" + seat + "/value");
          if (value.isMissingNode()) continue;
          Map<String, String> chosen =
              Map.of("key", option.path("key").asString(), "value", value.asString());
          room.seat(seat).awaitAck(room.seat(seat).sendAcked("seatOption", chosen));
        }
      }
    }
  }

  private static boolean over(Gathered room) {
    room.settle();
    return !room.seat(0).state().at("/match/outcome").isNull();
  }

  private static void choose(Gathered room, Random random) {
    for (Socket socket : room.sockets()) {
      JsonNode match = socket.state().path("match");
      JsonNode choices = match.at("/question/choices");
      if (choices.isEmpty()) continue;
      String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
      Map<String, ?> chosen = Map.of("choice", choice, "asked", match.path("asked").asLong());
      socket.awaitAck(socket.sendAcked("choose", chosen));
      return;
    }
  }

  private static Locator turn(Visitor reader) {
    return reader.page().locator(".analysed h2");
  }

  private Visitor reader(Screen screen, ColorScheme colours, String address) {
    Visitor reader = visitor(screen, "en-GB", colours).open(address);
    assertThat(turn(reader)).isVisible();
    assertThat(reader.page().locator(".curve > svg")).isVisible();
    assertThat(reader.page().locator(".analysis-board .table-middle")).isVisible();
    reader.page().waitForFunction(DRAWN, null, OFTEN);
    return reader;
  }

  private void looked(String game, String address) throws IOException {
    for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
        Visitor reader = reader(screen, colours, address);
        String size = screen == Screen.PHONE ? "-phone" : "-desktop";
        reader.picture("analysis-" + game + size + (colours == ColorScheme.DARK ? "-dark" : ""));
        Accessibility.check(reader.page());
      }
    }
  }

  @Test
  void a_duel_is_judged_turn_by_turn() throws IOException {
    String address = played("tashkalar", "duel").page();
    Visitor reader = reader(Screen.DESKTOP, ColorScheme.LIGHT, address);
    Locator marks = reader.page().locator(".analysis-decided button");
    assertThat(marks.first()).isVisible();
    marks.last().click();
    assertThat(marks.last()).hasAttribute("aria-pressed", "true");
    reader.page().waitForURL(Pattern.compile("#1\\.\\d+$|#2\\.\\d+$"));
    // Arrows go through the turns, D through those that decided.
    String last = turn(reader).innerText();
    reader.page().keyboard().press("ArrowLeft");
    assertThat(turn(reader)).not().hasText(last);
    reader.page().keyboard().press("D");
    assertThat(reader.page().locator(".analysis-decided [aria-pressed=true]")).hasCount(1);
    // The other seat is judged apart.
    reader.page().locator(".analysis-whose label").last().click();
    reader.page().waitForURL(Pattern.compile("#2\\.\\d+$"));
    reader.page().locator(".analysis-all summary").click();
    assertThat(reader.page().locator(".analysis-all li").first()).isVisible();
    looked("tashkalar", address);
    Accessibility.checkTargets(reader(Screen.PHONE, ColorScheme.LIGHT, address).page());
  }

  @Test
  void matches_of_the_other_games_are_judged_too() throws IOException {
    looked("tvrz", played("tvrz", "shared").page());
    looked("destiny", played("destiny", "duel").page());
  }

  private static void pressed(Visitor visitor, String name) {
    visitor.page().getByText(name, new Page.GetByTextOptions().setExact(true)).click();
  }

  /** The try as it stands, as the server tells its player. */
  private static JsonNode tried(Guest player, String path, List<String> choices) {
    StringBuilder asked = new StringBuilder(path + "/try?");
    for (String choice : choices) {
      asked.append("choice=").append(URLEncoder.encode(choice, StandardCharsets.UTF_8)).append('&');
    }
    var answer = player.request("GET", asked.toString(), null);
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  @Test
  void a_player_tries_a_turn_of_their_own_again_and_is_told_how_it_compares() throws IOException {
    Played played = played("tashkalar", "duel");
    Guest player = played.room().guest(0);
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor reader = visitor(player, screen, "en-GB", ColorScheme.LIGHT).open(played.page());
      // It begins with the largest loss of the reader's own seat.
      Locator again = reader.page().locator(".analysed-try .btn");
      assertThat(again).isVisible();
      String[] at = reader.page().url().replaceFirst(".*#", "").split("\\.");
      assertEquals("1", at[0]);
      String turn = String.valueOf(Integer.parseInt(at[1]) - 1);
      String path = "/api/matches/" + played.match() + "/analysis/seats/0/turns/" + turn;
      again.click();
      assertThat(reader.page().locator(".trying .table")).isVisible();
      List<String> choices = new ArrayList<>();
      Random random = new Random(6);
      JsonNode now = tried(player, path, choices);
      while (!now.path("question").isNull()) {
        assertThat(reader.page().locator(".trying[data-tried='" + choices.size() + "']"))
            .isVisible();
        if (choices.isEmpty()) reader.picture("try-again-" + screen);
        JsonNode offered = now.at("/question/choices");
        JsonNode choice = offered.get(random.nextInt(offered.size()));
        DuelTable.click(reader, choice);
        choices.add(choice.path("notation").asString());
        now = tried(player, path, choices);
      }
      Locator said = reader.page().locator(".trying-bar [role=status]");
      assertThat(said).hasText(Pattern.compile("^(Found|Better than|No better than|Worse than).*"));
      reader.picture("tried-" + screen);
      Accessibility.check(reader.page());
      if (screen == Screen.PHONE) Accessibility.checkTargets(reader.page());
      // Once more, from the beginning; then the solution.
      pressed(reader, "Once more");
      assertThat(reader.page().locator(".trying[data-tried='0']")).isVisible();
      assertThat(said).hasText("You see what you saw then. Find something better.");
      pressed(reader, "Show me");
      assertThat(turn(reader)).isVisible();
    }
    // Of the other's mistakes there is nothing to try.
    Visitor other =
        visitor(played.room().guest(1), Screen.DESKTOP, "it-IT", ColorScheme.DARK)
            .open(played.page());
    assertThat(turn(other)).isVisible();
    other.page().locator(".analysis-whose label").first().click();
    other.page().waitForURL(Pattern.compile("#1\\.\\d+$"));
    assertThat(other.page().locator(".analysed-try")).hasCount(0);
  }

  @Test
  void a_replay_is_played_on_against_the_computer() throws IOException {
    Played played = played("tashkalar", "duel");
    Guest player = played.room().guest(1);
    String replay = address() + "/replay/" + played.room().watch() + "/" + played.match() + "#9";
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor reader = visitor(player, screen, "en-GB", ColorScheme.LIGHT).open(replay);
      assertThat(reader.page().locator(".replay-step")).hasText(Pattern.compile("^9 of"));
      reader.page().locator(".play-on-open").click();
      reader.page().locator(".play-on .level-tiles input[value='novice']").check();
      reader.picture("play-on-" + screen);
      Accessibility.check(reader.page());
      if (screen == Screen.PHONE) Accessibility.checkTargets(reader.page());
      reader.page().locator(".play-on .btn.pri").click();
      reader.page().locator(".table").waitFor();
      reader.await(state -> state.at("/match/question").isObject());
      JsonNode state = reader.state();
      assertEquals(played.match(), state.at("/match/continues").asString());
      assertEquals(player.id(), state.at("/room/seats/1/player/id").asString());
      assertEquals("novice", state.at("/room/seats/0/player/computer").asString());
      assertThat(reader.page().locator(".played-on")).isVisible();
      int before = state.at("/match/choices").asInt();
      DuelTable.press(reader, state.at("/match/question/choices/0"));
      reader.await(now -> now.at("/match/choices").asInt() > before);
      reader.picture("played-on-" + screen);
    }
  }
}
