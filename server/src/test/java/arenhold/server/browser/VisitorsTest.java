package arenhold.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A test in a real browser, one for all tests of a process. After every test no page may have
 * reported an error, and everyone leaves.
 */
abstract class VisitorsTest {

  /** Ends with this process. */
  private static Browsers browsers;

  /** Prints the failed requests of pages when a test fails. */
  @RegisterExtension
  static final AfterTestExecutionCallback TELL =
      test -> {
        if (test.getExecutionException().isEmpty()) return;
        for (Visitor visitor : browsers.visitors()) {
          System.out.println(
              visitor.page().url() + ": " + visitor.complaints() + " " + visitor.troubles());
        }
      };

  @BeforeAll
  static void open() {
    if (browsers == null) browsers = Browsers.open();
  }

  /** Fails if any page reported an error; may also be called between two parts of a test. */
  @AfterEach
  void no_page_failed_and_everyone_leaves() {
    List<Visitor> leaving = new ArrayList<>(visitors());
    visitors().clear();
    leaving.forEach(Visitor::leave);
    for (Visitor visitor : leaving) assertEquals(List.of(), visitor.complaints());
  }

  static Browsers browsers() {
    return browsers;
  }

  /** The address of the pages. */
  abstract String address();

  /** All visitors so far. */
  List<Visitor> visitors() {
    return browsers.visitors();
  }

  /** A new visitor, who has opened no page yet. */
  Visitor visitor(Screen screen, String language, ColorScheme colours) {
    return Visitor.at(browsers, screen, language, colours);
  }

  /** A visitor who is known to the server as this person. */
  Visitor visitor(Guest guest, Screen screen, String language, ColorScheme colours) {
    Visitor visitor = visitor(screen, language, colours);
    int equals = guest.cookie().indexOf('=');
    String name = guest.cookie().substring(0, equals);
    String value = guest.cookie().substring(equals + 1);
    visitor.page().context().addCookies(List.of(new Cookie(name, value).setUrl(address())));
    return visitor;
  }

  /** The same with an English browser in the light theme. */
  Visitor visitor(Screen screen) {
    return visitor(screen, "en-GB", ColorScheme.LIGHT);
  }
}
