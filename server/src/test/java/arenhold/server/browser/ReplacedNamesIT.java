package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Destiny;
import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import arenhold.server.testing.RunningServer;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host that puts another file of names first on the class path, as docs/operations.md says: then
 * none of the publisher's names is left in catalogues, on pages or at the table.
 */
class ReplacedNamesIT extends VisitorsTest {

  private static final String FILE = "arenhold/rules/destiny/text/names.properties";

  private RunningServer server;

  @Override
  String address() {
    return server.address();
  }

  /**
   * The publisher's names as whole words, the game's own among them: our texts have none of them.
   */
  private static List<Pattern> published() throws IOException {
    Properties names = new Properties();
    try (var in = Destiny.class.getResourceAsStream("/" + FILE)) {
      names.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return names.values().stream()
        .map(String::valueOf)
        .filter(name -> !name.isBlank())
        .distinct()
        .map(ReplacedNamesIT::word)
        .toList();
  }

  private static Pattern word(String name) {
    String alone = "(?<!\\w)" + Pattern.quote(name) + "(?!\\w)";
    return Pattern.compile(alone, Pattern.UNICODE_CHARACTER_CLASS);
  }

  private static void assertNone(List<Pattern> published, String where, String text) {
    List<String> found =
        published.stream().filter(name -> name.matcher(text).find()).map(Pattern::pattern).toList();
    assertEquals(List.of(), found, where);
  }

  @Test
  void no_published_name_shows_anywhere(@TempDir Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "aw011=Black Knight\naw011.cs=Černý rytíř\n");
    Map<String, String> first =
        Map.of("JAVA_TOOL_OPTIONS", "-Xbootclasspath/a:" + folder.toAbsolutePath());
    Path data = folder.resolve("data");
    try (RunningServer running = RunningServer.start(data, Map.of(), RunningServer.SMALL, first)) {
      server = running;
      List<Pattern> published = published();
      assertTrue(published.size() > 100, published.toString());
      for (String one : List.of("Rey", "Finn", "Destiny")) {
        assertTrue(published.stream().anyMatch(name -> name.matcher(one).matches()), one);
      }
      Guest reader = Guest.at(address());
      for (String language : List.of("en", "cs", "it")) {
        String texts = reader.request("GET", "/api/catalogue/destiny/" + language, null).body();
        assertTrue(texts.contains("AW010"), texts);
        assertNone(published, language, texts);
      }
      Visitor builder = visitor(Screen.DESKTOP).open(address() + "/decks/destiny");
      builder.page().locator(".ds-ready").first().click();
      assertThat(builder.page().locator(".ds-members")).containsText("Black Knight");
      assertNone(published, "the builder", builder.page().locator("body").innerText());
      Visitor newcomer = visitor(Screen.DESKTOP).open(address() + "/rules/destiny");
      Locator cards = newcomer.page().locator(".ds-browser-cards .ds-card");
      assertThat(cards.first()).isVisible();
      assertNone(published, "the rules", newcomer.page().locator("body").innerText());
      assertTable(published);
    }
  }

  /** Two meet at a table and begin. */
  private void assertTable(List<Pattern> published) {
    Party party = Party.of(browsers(), List.of(Screen.DESKTOP, Screen.PHONE));
    party.meet(address(), Party.game("destiny").andThen(Party.clock("brisk")));
    party.begin();
    for (Visitor each : party.everybody()) {
      each.page().locator(".ds-table").waitFor();
      assertThat(each.page().locator(".ds-table")).containsText("Black Knight");
      assertNone(published, "the table", each.page().locator("body").innerText());
    }
  }
}
