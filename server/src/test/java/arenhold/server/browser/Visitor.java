package arenhold.server.browser;

import arenhold.server.testing.Socket;
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
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One person at one browser, with their own profile. Besides the page itself the raw frames of its
 * socket are kept, and the document they make, so that a test can check exactly what was sent.
 */
final class Visitor {

  private static final JsonMapper JSON = new JsonMapper();

  /** Statuses below this mean success. */
  private static final int BAD = 400;

  /** Nobody looks at hundreds of pictures of every run, and each takes half a second. */
  private static final boolean PICTURES = System.getenv("ARENHOLD_PICTURES") != null;

  /** How long anything may take on a busy machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /**
   * An audio context wakes its threads a hundred times a second; where sound matters it is put
   * back.
   */
  private static final String WITHOUT_SOUND =
      "window.muted = window.AudioContext; delete window.AudioContext";

  /** Whether the page shows this version of the room's document, or a later one. */
  private static final String DRAWN =
      """
      (version) => {
        const drawn = document.querySelector("[data-version]:not([data-sending])");
        return drawn !== null && Number(drawn.dataset.version) >= Number(version);
      }""";

  /** A visitor's screen. */
  enum Screen {
    DESKTOP(1440, 900),
    TABLET(820, 1180),
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

  /** A frame received by the page's socket, and the document after it. */
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

  /** A person with an English browser in the light theme. */
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
                    .setHasTouch(screen != Screen.DESKTOP)
                    .setLocale(language)
                    .setColorScheme(colours)
                    // A click waits until its target stands still.
                    .setReducedMotion(ReducedMotion.REDUCE));
    profile.addInitScript(WITHOUT_SOUND);
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
    // Pages have other sockets too; these tests concern the room's.
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

  /** The document as sent to the page so far. */
  JsonNode state() {
    return state;
  }

  /** Everything the page's sockets received, oldest first. */
  List<Received> received() {
    return received;
  }

  /** Keeps what another window of this person was sent, as if their page had received it. */
  void alsoReceived(Socket window) {
    window.raw().forEach(this::take);
  }

  /**
   * The views of its match that a page received up to the match's end, oldest first.
   *
   * @throws AssertionError if there are none: then a test would look at nothing
   */
  List<JsonNode> views() {
    List<JsonNode> views = viewsUpToTheEnd().toList();
    if (views.isEmpty()) throw new AssertionError("no view of a running match was received");
    return views;
  }

  private Stream<JsonNode> viewsUpToTheEnd() {
    return received.stream()
        .map(Received::state)
        .filter(Objects::nonNull)
        .map(state -> state.path("match"))
        .filter(match -> match.path("outcome").isNull())
        .map(match -> match.path("view"));
  }

  /** Uncaught errors of the page's own code, and loads blocked by the server's content policy. */
  List<String> complaints() {
    return complaints;
  }

  /** Requests that were refused or not answered, on any page so far. */
  List<String> troubles() {
    return troubles;
  }

  /** Waits until the page has received a matching document and shows it. */
  JsonNode await(Predicate<JsonNode> wanted) {
    page.waitForCondition(() -> state != null && wanted.test(state));
    drawn();
    return state;
  }

  /**
   * Waits until the page shows everything received so far and has nothing left to send. A page
   * renders a moment after its socket has received: nothing is looked for or pressed before that.
   */
  void drawn() {
    String wanted = String.valueOf(version);
    // To wait for a function takes until the next frame even where it holds already.
    if (!(boolean) page.evaluate(DRAWN, wanted)) page.waitForFunction(DRAWN, wanted);
  }

  /** Goes to a page; forgets the previous page's document. */
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

  /** Presses the button with this name. */
  void press(String name) {
    button(name).click();
  }

  /**
   * Waits until the connection to the server is in this state: {@code connected}, which small
   * screens do not say, or {@code reconnecting}, which all do.
   */
  void awaitLine(String wanted) {
    boolean said = !wanted.equals("connected");
    page.waitForSelector(
        "[data-connection='" + wanted + "']",
        new Page.WaitForSelectorOptions()
            .setState(said ? WaitForSelectorState.VISIBLE : WaitForSelectorState.ATTACHED));
  }

  /**
   * Saves a screenshot for people to look at in {@code target/pictures}, if the variable {@code
   * ARENHOLD_PICTURES} is set.
   */
  void picture(String name) {
    if (PICTURES) shoot(name);
  }

  /** Saves a screenshot that explains why a test fails. */
  void shoot(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png")));
  }

  void leave() {
    profile.close();
  }
}
