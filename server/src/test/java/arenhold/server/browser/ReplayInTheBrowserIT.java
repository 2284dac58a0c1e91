package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Replays: from a file or from the end of a match, step by step. */
class ReplayInTheBrowserIT extends BrowserTest {

  private static final String DUEL = MatchFiles.random("--form", "duel", "--seed", "5");

  private Visitor visitor(Screen screen, String language) {
    return visitor(screen, language, ColorScheme.LIGHT);
  }

  private static void bring(Visitor visitor, String text) {
    byte[] file = text.getBytes(StandardCharsets.UTF_8);
    visitor
        .page()
        .locator("input[type=file]")
        .setInputFiles(new FilePayload("match.txt", "text/plain", file));
  }

  /** A replay of the Duel on this screen. */
  private Visitor replay(Screen screen) {
    Visitor reader = visitor(screen, "en-GB").open(address() + "/replay");
    bring(reader, DUEL);
    assertThat(step(reader)).isVisible();
    return reader;
  }

  private static Locator step(Visitor reader) {
    return reader.page().locator(".replay-step");
  }

  /** The match as sent by the server, before and after every step. */
  private List<JsonNode> moments() {
    byte[] file = DUEL.getBytes(StandardCharsets.UTF_8);
    JsonNode replay = Guest.JSON.readTree(Guest.at(address()).bring(file).body());
    List<JsonNode> moments = new ArrayList<>();
    moments.add(replay.path("start"));
    for (JsonNode step : replay.path("steps")) {
      moments.add(Jackson3JsonPatch.apply(step.path("patch"), moments.getLast()));
    }
    return moments;
  }

  private static void shows(Visitor reader, List<JsonNode> moments, int moment) {
    assertThat(step(reader)).hasText(moment + " of " + (moments.size() - 1));
    JsonNode board = moments.get(moment).at("/view/board");
    Locator empty = reader.page().locator("[data-square][aria-label*='empty']");
    Locator squares = reader.page().locator("[data-square]");
    assertThat(empty).hasCount(squares.count() - board.size());
    for (Map.Entry<String, JsonNode> piece : board.properties()) {
      assertThat(reader.page().locator("[data-square='" + piece.getKey() + "']"))
          .not()
          .hasAttribute("aria-label", Pattern.compile("empty"));
    }
  }

  @Test
  void a_duel_from_a_file_is_stepped_through_to_its_end() {
    Visitor reader = visitor(Screen.DESKTOP, "en-GB").open(address());
    reader.page().getByText("Open a match file").click();
    bring(reader, DUEL);
    List<JsonNode> moments = moments();
    int last = moments.size() - 1;
    shows(reader, moments, 0);
    for (int moment = 1; moment <= 4; moment++) {
      reader.page().keyboard().press("ArrowRight");
      shows(reader, moments, moment);
    }
    reader.press("One step back");
    shows(reader, moments, 3);
    reader.page().keyboard().press("PageDown");
    assertThat(reader.page().locator(".turn.current")).hasAttribute("aria-current", "step");
    reader.page().locator(".turn").nth(20).click();
    assertThat(reader.page().locator(".turn.current .turn-number")).hasText("20");
    reader.page().locator(".replay-slider").focus();
    reader.page().keyboard().press("End");
    shows(reader, moments, last);
    assertThat(reader.page().locator(".winner h1")).isVisible();
    reader.page().keyboard().press("Home");
    shows(reader, moments, 0);
    assertThat(reader.page().locator(".winner h1")).hasCount(0);
    reader.page().locator(".moves .log-line").nth(30).click();
    assertThat(reader.page().locator(".moves [aria-current=step]").first()).isVisible();
    reader.page().waitForURL(Pattern.compile("#[1-9]\\d*$"));
  }

  @Test
  void playback_runs_until_it_is_stopped() {
    Visitor reader = replay(Screen.DESKTOP);
    reader.page().locator(".replay-speed select").selectOption("4");
    reader.press("Play");
    assertThat(step(reader)).hasText(Pattern.compile("^[3-9] of"));
    reader.press("Pause");
    assertThat(reader.button("Play")).isVisible();
  }

  @Test
  void all_hands_are_open_and_any_side_can_be_at_the_bottom() {
    Visitor reader = replay(Screen.PHONE);
    assertThat(reader.page().locator(".replay-hand")).hasCount(2);
    assertThat(reader.page().locator(".replay-side").first()).containsText("Player 1");
    reader.page().locator(".seg label").nth(1).click();
    assertThat(reader.page().locator(".replay-side").first()).containsText("Player 2");
  }

  @Test
  void a_damaged_file_is_refused_with_its_line_in_the_readers_language() {
    Visitor reader = visitor(Screen.PHONE, "it-IT").open(address() + "/replay");
    String damaged = DUEL.replaceFirst("place [a-i][1-9]", "place z9");
    int line = 1;
    while (!damaged.lines().toList().get(line - 1).contains("z9")) line++;
    bring(reader, damaged);
    Locator told = reader.page().getByRole(AriaRole.ALERT);
    assertThat(told).containsText("Riga " + line);
    assertThat(told).containsText("place z9");
    assertThat(told).containsText("non è offerta");
    reader.page().locator("textarea").fill(DUEL.substring(0, DUEL.length() / 2));
    reader.page().locator(".replay-paste button").click();
    assertThat(told).containsText("manca il risultato");
    bring(reader, "# " + "x".repeat(1024 * 1024) + "\n" + DUEL);
    assertThat(told).containsText("troppo lungo");
    bring(reader, DUEL);
    assertThat(step(reader)).isVisible();
  }

  @Test
  void a_finished_match_is_seen_again_and_saved_from_its_end() throws Exception {
    DuelTable table = DuelTable.start(browsers(), address(), Screen.DESKTOP);
    try {
      Random random = new Random(7);
      for (int i = 0; i < 12; i++) table.choose(random);
      Visitor loser = table.seat(1);
      loser.press("Resign");
      loser.press("Yes, resign");
      loser.await(state -> !state.at("/match/outcome").isNull());
      Page page = loser.page();
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay")).click();
      assertThat(step(loser)).hasText(Pattern.compile("^0 of"));
      assertThat(page.locator(".replay-side").first())
          .containsText(loser.state().at("/room/seats/0/player/name").asString());
      page.keyboard().press("End");
      assertThat(page.locator(".winner h1")).isVisible();
      Download saved =
          page.waitForDownload(
              () ->
                  page.getByRole(
                          AriaRole.LINK, new Page.GetByRoleOptions().setName("Save the match file"))
                      .click());
      String text = Files.readString(saved.path());
      assertTrue(text.contains("\nresult resigned 1 2\ncheck "), text);
      assertTrue(text.contains("\nplayer 1 \""), text);
      loser.press("Open another file");
      assertThat(page).hasURL(address() + "/replay");
      bring(loser, text);
      assertThat(step(loser)).hasText(Pattern.compile("^0 of"));
      assertEquals(List.of(), loser.complaints());
    } finally {
      table.leave();
    }
  }

  @Test
  void a_link_leads_to_a_moment() {
    Visitor reader = visitor(Screen.DESKTOP, "en-GB").open(address() + "/replay#25");
    bring(reader, DUEL);
    assertThat(step(reader)).hasText(Pattern.compile("^25 of"));
  }

  @Test
  void it_keeps_to_wcag_in_every_theme_on_desktop_and_phone() throws IOException {
    String team = MatchFiles.random("--form", "team-high-form", "--seats", "4", "--seed", "3");
    for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
      Visitor reader = visitor(screen, "en-GB").open(address() + "/replay");
      String size = "-" + screen.name().toLowerCase(Locale.ROOT);
      for (String theme : List.of("noon", "night", "chalk")) {
        reader.page().evaluate("theme => localStorage.setItem('arenhold.theme', theme)", theme);
        reader.page().navigate("about:blank");
        reader.open(address() + "/replay#90");
        bring(reader, "game chess");
        assertThat(reader.page().getByRole(AriaRole.ALERT)).isVisible();
        check(reader, screen, "replay-refused" + size + "-" + theme);
        bring(reader, theme.equals("noon") ? team : DUEL);
        assertThat(step(reader)).isVisible();
        check(reader, screen, "replay" + size + "-" + theme);
        reader.page().keyboard().press("End");
        assertThat(reader.page().locator(".winner h1")).isVisible();
        check(reader, screen, "replay-end" + size + "-" + theme);
      }
    }
  }

  private static void check(Visitor reader, Screen screen, String picture) throws IOException {
    Accessibility.check(reader.page());
    if (screen == Screen.PHONE) Accessibility.checkTargets(reader.page());
    reader.picture(picture);
  }
}
