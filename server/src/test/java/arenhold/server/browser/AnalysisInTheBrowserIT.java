package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
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

  /** All signs that the board refers to are there: they come later than the board. */
  private static final String DRAWN =
      """
      () => [...document.querySelectorAll('.analysis-board use')]
        .every((use) => document.querySelector(use.getAttribute('href')) !== null)""";

  /** Plays a match of guests at random to its end; answers where its analysis is. */
  private String played(String game, String form) {
    Gathered room = Gathered.at(address(), game, form, 2, Map.of());
    for (int seat = 0; seat < 2; seat++) bring(room, seat, game, form);
    room.begin();
    Random random = new Random(4);
    for (int i = 0; i < MOST_CHOICES && !over(room); i++) choose(room, random);
    String match = room.seat(0).state().at("/match/id").asString();
    return address() + "/analysis/" + room.watch() + "/" + match;
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
    assertThat(reader.page().locator(".curve svg")).isVisible();
    assertThat(reader.page().locator(".analysis-board .table-middle")).isVisible();
    reader.page().waitForFunction(DRAWN);
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
    String address = played("tashkalar", "duel");
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
    looked("tvrz", played("tvrz", "shared"));
    looked("destiny", played("destiny", "duel"));
  }
}
