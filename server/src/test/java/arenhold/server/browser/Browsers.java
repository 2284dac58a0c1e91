package arenhold.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** One Chromium that ends with this process; every visitor gets their own profile. */
final class Browsers {

  private static final List<String> FLAGS =
      List.of(
          // Chromium refuses its sandbox to root.
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          // A visitor keeps one process from page to page: to start another takes longer than most
          // pages.
          "--process-per-site",
          "--disable-site-isolation-trials",
          "--renderer-process-limit=1");

  private final Browser chromium;
  private final List<Visitor> visitors = new ArrayList<>();

  private Browsers(Path executable) {
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    chromium =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(executable).setArgs(FLAGS));
  }

  /** Starts the browser, or skips the test if none is installed. */
  static Browsers open() {
    Optional<Path> executable = executable();
    Assumptions.assumeTrue(executable.isPresent(), "no Chromium is installed");
    return new Browsers(executable.get());
  }

  private static Optional<Path> executable() {
    String named = System.getenv("ARENHOLD_BROWSER");
    return Stream.of(
            named == null ? "" : named,
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/google-chrome")
        .filter(path -> !path.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser chromium() {
    return chromium;
  }

  /** All visitors who have not left yet, in order of arrival. */
  List<Visitor> visitors() {
    return visitors;
  }
}
