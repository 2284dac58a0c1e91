package arenhold.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/**
 * A test in a real browser, one for all tests of a process. After every test nobody's page may have
 * complained, and everybody goes.
 */
abstract class VisitorsTest {

  /** Ends with this process. */
  private static Browsers browsers;

  private final List<Visitor> visitors = new ArrayList<>();

  @BeforeAll
  static void open() {
    if (browsers == null) browsers = Browsers.open();
  }

  /** Says so if somebody's page complained; may be called between two parts of a test too. */
  @AfterEach
  void nothing_broke_and_everybody_goes() {
    for (Visitor visitor : visitors) {
      assertEquals(List.of(), visitor.complaints());
      visitor.leave();
    }
    visitors.clear();
  }

  static Browsers browsers() {
    return browsers;
  }

  /** Where the pages are. */
  abstract String address();

  /** Everybody who came by now. */
  List<Visitor> visitors() {
    return visitors;
  }

  /** Counts these among those who came. */
  void came(List<Visitor> others) {
    visitors.addAll(others);
  }

  /** Somebody comes who sees nothing yet. */
  Visitor visitor(Screen screen, String language, ColorScheme colours) {
    Visitor visitor = Visitor.at(browsers, screen, language, colours);
    visitors.add(visitor);
    return visitor;
  }

  /** Somebody comes with an English browser in light colours. */
  Visitor visitor(Screen screen) {
    return visitor(screen, "en-GB", ColorScheme.LIGHT);
  }
}
