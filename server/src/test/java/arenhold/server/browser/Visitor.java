package arenhold.server.browser;

import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.WebSocket;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One person at one browser, with their own profile. Besides the page itself the raw frames of its
 * socket are kept, and the document they make, so that a test can say what was really told.
 */
final class Visitor {

  private static final JsonMapper JSON = new JsonMapper();

  /** Answers below this did what was asked. */
  private static final int BAD = 400;

  /** How long anything may take on a busy machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Whether the page shows this version of the room's document, or a later one. */
  private static final String DRAWN =
      """
      (version) => {
        const drawn = document.querySelector("[data-version]:not([data-sending])");
        return drawn !== null && Number(drawn.dataset.version) >= Number(version);
      }""";

  /** What a visitor looks at the pages with. */
  enum Screen {
    DESKTOP(1440, 900),
    PHONE(390, 844);

    private final int width;
    private final int height;

    Screen(int width, int height) {
      this.width = width;
      this.height = height;
    }

    int width() {
      return width;
    }
  }

  /** A frame of the socket that the page received, and the document after it. */
  record Received(long version, String text, JsonNode state) {}

  private final BrowserContext profile;
  private final Page page;
  private final List<Received> received = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final List<String> troubles = new ArrayList<>();
  private JsonNode state;
  private long version;

  private Visitor(BrowserContext profile) {
    this.profile = profile;
    page = profile.newPage();
    page.onWebSocket(this::listen);
    page.onPageError(complaints::add);
    page.onRequestFailed(request -> troubles.add(request.url() + ": " + request.failure()));
    page.onResponse(this::look);
    page.onConsoleMessage(
        said -> {
          if (said.text().contains("Content Security Policy")) complaints.add(said.text());
        });
  }

  /** A person with an English browser in light colours. */
  static Visitor at(Browsers browsers, Screen screen) {
    return at(browsers, screen, "en-GB", ColorScheme.LIGHT);
  }

  /** A person whose browser speaks {@code language}. */
  static Visitor at(Browsers browsers, Screen screen, String language, ColorScheme colours) {
    BrowserContext profile =
        browsers
            .chromium()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(screen.width, screen.height)
                    .setHasTouch(screen == Screen.PHONE)
                    .setLocale(language)
                    .setColorScheme(colours)
                    // A click waits until what it aims at stands still.
                    .setReducedMotion(ReducedMotion.REDUCE));
    profile.setDefaultTimeout(PATIENCE.toMillis());
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE.toMillis());
    Visitor visitor = new Visitor(profile);
    browsers.visitors().add(visitor);
    return visitor;
  }

  private void look(Response response) {
    if (response.status() < BAD) return;
    troubles.add(response.request().method() + " " + response.url() + ": " + response.status());
  }

  private void listen(WebSocket socket) {
    // Pages have other sockets too; these tests are about the room's.
    if (!socket.url().endsWith("/socket")) return;
    socket.onFrameReceived(frame -> take(frame.text()));
  }

  private void take(String text) {
    JsonNode frame = JSON.readTree(text);
    JsonNode data = frame.path("d");
    switch (frame.path("t").asString()) {
      case "snapshot" -> state = data.path("state");
      case "step" -> state = Jackson3JsonPatch.apply(data.path("patch"), state);
      default -> {}
    }
    version = frame.path("v").asLong(version);
    received.add(new Received(version, text, state));
  }

  Page page() {
    return page;
  }

  /** The document as the page was told it so far. */
  JsonNode state() {
    return state;
  }

  /** Everything the page's sockets received, oldest first. */
  List<Received> received() {
    return received;
  }

  /** Errors that the page's own code did not catch, and what the server forbids it to load. */
  List<String> complaints() {
    return complaints;
  }

  /** Requests of the page that were refused or not answered, of whatever page it was. */
  List<String> troubles() {
    return troubles;
  }

  /** Waits until the page was told a document like this and shows it. */
  JsonNode await(Predicate<JsonNode> wanted) {
    page.waitForCondition(() -> state != null && wanted.test(state));
    drawn();
    return state;
  }

  /**
   * Waits until the page shows what it was told so far and nothing it says is on its way. A page
   * draws a moment after its socket was told: nothing is looked for or pressed before that.
   */
  void drawn() {
    page.waitForFunction(DRAWN, String.valueOf(version));
  }

  /** Goes to a page; what was told on the one before is forgotten. */
  Visitor open(String address) {
    page.navigate("about:blank");
    state = null;
    page.navigate(address);
    return this;
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Presses the button that is called so. */
  void press(String name) {
    button(name).click();
  }

  /**
   * Waits until the line to the server is in this state: {@code connected}, {@code reconnecting}.
   */
  void awaitLine(String wanted) {
    page.waitForSelector("[data-connection='" + wanted + "']");
  }

  /** Keeps what the page looks like, for people to look at. */
  void picture(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png")));
  }

  void leave() {
    profile.close();
  }
}
