package arenhold.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks a page against the rules of WCAG 2.2 AA that a program can check. */
final class Accessibility {

  private static final Path AXE =
      Path.of("..", "web-client", "node_modules", "axe-core", "axe.min.js");

  private static final List<String> LEVELS =
      List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

  /** The rules that another theme can break. */
  private static final List<String> COLOURS = List.of("color-contrast", "link-in-text-block");

  private static final String FOUND =
      """
      async (runOnly) => {
        const { violations } = await axe.run(document, {
          runOnly,
          resultTypes: ['violations'],
          iframes: false,
          preload: false,
        });
        return violations
          .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
            `${id}: ${html.slice(0, 160)} ${failureSummary}`))
          .join('\\n');
      }""";

  /** Overflowing text would make the page scroll sideways. */
  private static final String TOO_WIDE =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private static final String SMALL_TARGETS =
      """
      () => [...document.querySelectorAll('button, select, summary, input:not([type=radio]):not([type=checkbox])')]
        .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)
        .join('\\n')""";

  private Accessibility() {}

  /** Fails with every fault of the page in its current state. */
  static void check(Page page) throws IOException {
    run(page, LEVELS);
    assertEquals(0, page.evaluate(TOO_WIDE), () -> "sideways scrolling on " + page.url());
  }

  /** Fails with every fault of the colours of a page that was checked in another theme. */
  static void checkColours(Page page) throws IOException {
    run(page, COLOURS);
  }

  private static void run(Page page, List<String> rules) throws IOException {
    boolean loaded = (boolean) page.evaluate("typeof axe === 'object'");
    if (!loaded) page.evaluate(Files.readString(AXE));
    assertEquals("", page.evaluate(FOUND, rules), () -> "WCAG on " + page.url());
  }

  /** Fails with every control too small for a finger. */
  static void checkTargets(Page page) {
    assertEquals("", page.evaluate(SMALL_TARGETS), () -> "small targets on " + page.url());
  }
}
