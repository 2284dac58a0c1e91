package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages around a match without a mouse, in every language. */
class KeyboardIT extends BrowserTest {

  private static final String MATCH = MatchFiles.random("--form", "duel", "--seed", "5");

  private static final List<String> PAGES =
      List.of("/", "/account", "/rankings", "/rules", "/credits", "/unsubscribe/a", "/nowhere");

  /** Those with the most controls: only the words differ between languages, not the stops. */
  private static final List<String> FULLEST_PAGES = List.of("/", "/account");

  /** More stops than any page has; a tour that has not come round by then is trapped somewhere. */
  private static final int MOST_STOPS = 200;

  /** More than any way over the arena. */
  private static final int MOST_STEPS = 40;

  /**
   * Numbers every focusable control and returns how many there are. Of a group of radio buttons
   * only one is a stop; the arrows lead to the others.
   */
  private static final String NUMBER =
      """
      () => {
        const seen = (it) =>
          it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]");
        const groups = new Set();
        const stops = [...document.querySelectorAll(
          "a[href], button, input, select, textarea, summary, [tabindex]")]
          .filter((it) => seen(it) && !it.disabled && it.tabIndex >= 0)
          .filter((it) => {
            if (it.type !== "radio" || !it.name) return true;
            const group = [...document.getElementsByName(it.name)].filter((one) => !one.disabled);
            const stop = group.find((one) => one.checked) ?? group[0];
            return stop === it && !groups.has(it.name) && groups.add(it.name);
          });
        stops.forEach((it, i) => { it.dataset.stop = i; });
        return stops.length;
      }""";

  /** The number of the focused control and whether its focus is visible; null without a focus. */
  private static final String FOCUSED =
      """
      () => {
        const it = document.activeElement;
        if (!it || it === document.body) return null;
        const marked = (one) => {
          const style = one && getComputedStyle(one);
          return style && (style.outlineStyle !== "none" || style.boxShadow !== "none");
        };
        const shown = marked(it) || marked(it.closest("label")) || it.closest("svg") !== null;
        return (it.dataset.stop ?? "?") + (shown ? "" : " unseen: " + it.outerHTML.slice(0, 120));
      }""";

  private static void everythingIsReached(Visitor visitor, String path) {
    Page page = visitor.page();
    int stops = ((Number) page.evaluate(NUMBER)).intValue();
    assertTrue(stops > 0, path);
    Set<String> reached = new TreeSet<>();
    List<String> unseen = new ArrayList<>();
    for (int i = 0; i < MOST_STOPS; i++) {
      page.keyboard().press("Tab");
      String focused = (String) page.evaluate(FOCUSED);
      if (focused == null) break;
      if (focused.contains("unseen")) unseen.add(focused);
      else if (!reached.add(focused) && !focused.equals("?")) break;
    }
    reached.remove("?");
    List<String> missed = new ArrayList<>();
    for (int stop = 0; stop < stops; stop++) {
      if (reached.contains(String.valueOf(stop))) continue;
      String what = "n => document.querySelector(`[data-stop='${n}']`)?.outerHTML.slice(0, 120)";
      Object gone = page.evaluate(what, stop);
      if (gone != null) missed.add(gone.toString());
    }
    assertEquals(List.of(), unseen, path + ": the focus is not to be seen");
    assertEquals(List.of(), missed, path + ": no way there by keys");
  }

  /** Every page in English; in the other languages those with the most controls, and a room. */
  @ParameterizedTest
  @CsvSource({"en-GB, Guest", "cs-CZ, Hráč", "it-IT, Ospite"})
  void everything_on_the_pages_is_reachable_by_keys_with_a_visible_focus(
      String language, String guest) {
    Visitor visitor = visitor(Screen.DESKTOP, language, ColorScheme.DARK);
    visitor.open(address());
    assertThat(visitor.page().locator(".account-link")).containsText(guest);
    for (String path : language.startsWith("en") ? PAGES : FULLEST_PAGES) {
      visitor.open(address() + path);
      assertThat(visitor.page().locator("h1")).isVisible();
      everythingIsReached(visitor, path);
    }
    Guest host = Guest.at(address());
    String room = "/r/" + room(host);
    visitor.open(address() + room);
    assertThat(visitor.page().locator(".seat").first()).isVisible();
    everythingIsReached(visitor, room);
    if (!language.startsWith("en")) return;
    String profile = "/players/" + host.id();
    visitor.open(address() + profile);
    assertThat(visitor.page().locator(".profile h1")).isVisible();
    everythingIsReached(visitor, profile);
    visitor.open(address() + "/replay");
    byte[] file = MATCH.getBytes(StandardCharsets.UTF_8);
    FilePayload match = new FilePayload("match.txt", "text/plain", file);
    visitor.page().locator("input[type=file]").setInputFiles(match);
    assertThat(visitor.page().locator(".replay-step")).isVisible();
    everythingIsReached(visitor, "the replay of a match");
  }

  /** The link of a new room. */
  private static String room(Guest host) {
    return host.makeDuel(Map.of(), false).path("link").asString();
  }

  @Test
  void an_account_is_made_and_a_table_set_up_without_a_mouse() {
    Visitor visitor = visitor(Screen.DESKTOP).open(address() + "/account");
    Keyboard keys = visitor.page().keyboard();
    reach(visitor, "[aria-label='Make an account'] input, form input[autocomplete='username']");
    keys.type("Zora");
    keys.press("Tab");
    keys.type(AccountForms.PASSWORD);
    keys.press("Enter");
    assertThat(visitor.page().locator(".account-link")).containsText("Zora");

    visitor.open(address());
    reach(visitor, ".start.friend");
    keys.press("Enter");
    assertThat(visitor.page().locator(".form-tiles input:checked")).isFocused();
    reach(visitor, ".start-form .btn.pri");
    keys.press("Enter");
    visitor.await(state -> true);
    visitor.await(state -> state.at("/room/seats/0/player").isObject());
    reach(visitor, ".schools input");
    keys.press("ArrowDown");
    visitor.await(state -> state.at("/room/seats/0/options/school").isString());
    // From the beginning: stops on the way count as well.
    visitor.open(visitor.page().url());
    visitor.page().locator(".schools").waitFor();
    everythingIsReached(visitor, "the room");
    reach(visitor, ".room-act .btn");
    keys.press("Enter");
    visitor.await(state -> !state.at("/room/seats/0/ready").asBoolean());
    reach(visitor, ".room-act .agree");
    keys.press("Enter");
    visitor.await(state -> state.at("/room/seats/0/ready").asBoolean());
  }

  @Test
  void two_play_agree_about_the_clock_and_look_after_their_notices_without_a_mouse() {
    DuelTable table =
        DuelTable.start(
            browsers(), address(), Screen.DESKTOP, one -> FormTable.clock(one, "Days per turn"));
    Visitor host = table.seat(0);
    Visitor guest = table.seat(1);
    for (int i = 0; i < 6; i++) playByKeys(table);

    // A pause: proposed, agreed to, ended by both.
    press(host, ".clock-menu .btn");
    inDialog(host);
    press(host, "dialog .btn.pri");
    kept(host, "dialog");
    press(guest, ".clock-notice .btn:last-child");
    host.await(state -> state.at("/match/clock/paused").isObject());
    kept(guest, ".clock-notice.proposed");
    press(guest, ".clock-notice.paused .btn");
    kept(guest, ".clock-notice.paused .btn");
    press(host, ".clock-notice.paused .btn");
    kept(host, ".clock-notice.paused");

    // Another clock: withdrawn, proposed again, declined.
    press(host, ".clock-menu .btn:last-child");
    inDialog(host);
    host.page().keyboard().press("Escape");
    kept(host, "dialog");
    Object back = host.page().evaluate("() => document.activeElement.matches('.clock-menu .btn')");
    assertEquals(true, back, "the focus returns to where the dialog was opened");
    host.page().keyboard().press("Enter");
    reach(host, "dialog label:nth-of-type(2) select");
    host.page().keyboard().press("ArrowDown");
    press(host, "dialog .btn.pri");
    press(guest, ".clock-notice .btn:first-child");
    kept(guest, ".clock-notice.proposed");
    kept(host, ".clock-notice.proposed");
    assertThat(host.page().locator(".clock-told")).containsText("declined");

    // Everything at the table can be reached, in any language.
    for (String language : List.of("cs", "it", "en")) {
      guest.page().evaluate("it => localStorage.setItem('arenhold.lang', it)", language);
      guest.open(guest.page().url());
      guest.page().locator(".table").waitFor();
      everythingIsReached(guest, "the table in " + language);
    }

    // Help lists every key.
    host.page().keyboard().press("?");
    inDialog(host);
    assertThat(host.page().locator("dialog h2")).hasText("Keys and symbols");
    assertThat(host.page().locator("dialog kbd")).hasCount(11);
    host.page().keyboard().press("Escape");
    kept(host, "dialog");

    // Away, asked meanwhile, notified, and back.
    while (table.asked() == 0) playByKeys(table);
    reach(host, ".wordmark");
    host.page().keyboard().press("Enter");
    assertThat(host.page().locator("h1")).isVisible();
    guest.await(state -> !state.at("/room/seats/0/present").asBoolean());
    while (guest.state().at("/match/waiting/0/seat").asInt() == 1) answerByKeys(guest);
    assertThat(host.page().locator(".bell .count")).isVisible();
    press(host, ".bell");
    press(host, ".notices .btn");
    kept(host, ".notices .btn");
    assertThat(host.page().locator(".bell .count")).hasCount(0);
    host.page().keyboard().press("Escape");
    assertThat(host.page().locator(".notices")).isHidden();
    focused(host);
    press(host, ".turns-link");
    host.page().locator(".table").waitFor();
    kept(host, ".turns-link");
    answerByKeys(host);
  }

  @Test
  void a_session_is_ended_and_a_challenge_is_made_and_declined_without_a_mouse() {
    Visitor owner = visitor(Screen.DESKTOP).open(address() + "/account");
    AccountForms.become(owner, "Ludmila");
    Visitor elsewhere = visitor(Screen.DESKTOP).open(address() + "/account");
    Locator login = AccountForms.form(elsewhere, "Log in");
    AccountForms.fill(login, "Name or e-mail address", "Ludmila");
    AccountForms.fill(login, "Password", AccountForms.PASSWORD);
    login.getByRole(AriaRole.BUTTON).click();
    elsewhere.page().waitForURL(address() + "/");
    owner.page().reload();
    press(owner, ".account-list li .btn[aria-label^='Log out ']");
    kept(owner, ".account-list li .btn[aria-label^='Log out ']");

    Visitor other = visitor(Screen.DESKTOP).open(address());
    other.page().locator(".account-link span").waitFor();
    reach(owner, "#content a[href^='/players/']");
    String profile = owner.page().evaluate("() => document.activeElement.href").toString();
    other.open(profile);
    press(other, ".challenge > .btn");
    other.page().locator(".challenge-form .form-tiles input:focus").waitFor();
    press(other, ".challenge-form .btn.pri");
    kept(other, ".challenge-form");
    press(owner, ".toast .btn[aria-label^='Decline']");
    kept(owner, ".toast");
  }

  /** Moves from stop to stop until it is one of these. */
  private static void reach(Visitor visitor, String wanted) {
    visitor.page().locator(wanted).first().waitFor();
    for (int i = 0; i < MOST_STOPS; i++) {
      Object there = visitor.page().evaluate("it => document.activeElement.matches(it)", wanted);
      if (Boolean.TRUE.equals(there)) return;
      visitor.page().keyboard().press("Tab");
    }
    throw new AssertionError("no way to " + wanted);
  }

  /** Moves there and presses Enter. */
  private static void press(Visitor visitor, String wanted) {
    reach(visitor, wanted);
    visitor.page().keyboard().press("Enter");
  }

  /** Waits until this is gone; the focus must not be lost with it. */
  private static void kept(Visitor visitor, String gone) {
    assertThat(visitor.page().locator(gone)).hasCount(0);
    focused(visitor);
  }

  private static void focused(Visitor visitor) {
    visitor
        .page()
        .waitForFunction(
            "() => document.activeElement !== null && document.activeElement !== document.body");
  }

  /** Once around an open dialog: the page below it is never reached. */
  private static void inDialog(Visitor visitor) {
    Page page = visitor.page();
    page.locator("dialog[open]").waitFor();
    String within =
        "() => document.activeElement === document.body"
            + " || document.activeElement.closest('dialog') !== null";
    int stops = page.locator("dialog :is(button, input, select, a[href])").count();
    for (int i = 0; i <= stops; i++) {
      assertEquals(true, page.evaluate(within), "the focus is in the dialog");
      page.keyboard().press("Tab");
    }
  }

  /** Lets the player to move answer; returns when all have received the result. */
  private static void playByKeys(DuelTable table) {
    int before = table.state().at("/match/choices").asInt();
    answerByKeys(table.seat(table.asked()));
    for (Visitor each : table.everybody()) {
      each.await(state -> state.at("/match/choices").asInt() > before);
    }
  }

  /** Answers the open question: on the first square that can be chosen, or by a button. */
  private static void answerByKeys(Visitor visitor) {
    Page page = visitor.page();
    visitor.await(state -> state.at("/match/question").isObject());
    int before = visitor.state().at("/match/choices").asInt();
    Locator squares = page.locator("[data-square][aria-label$='can be chosen']");
    squares.or(page.locator(".prompt [data-choice]")).first().waitFor();
    if (squares.count() == 0) {
      press(visitor, ".prompt [data-choice]");
    } else {
      String square = squares.first().getAttribute("data-square");
      walkTo(page, square);
      page.keyboard().press("Enter");
      page.locator("[data-square='" + square + "'][aria-label$=', chosen']").waitFor();
      page.keyboard().press("Enter");
    }
    visitor.await(state -> state.at("/match/choices").asInt() > before);
    focused(visitor);
  }

  /** From the focused element to a square, by the keys of the arena. */
  private static void walkTo(Page page, String square) {
    page.keyboard().press("b");
    Locator here = page.locator("[data-square]:focus");
    for (int i = 0; i < MOST_STEPS; i++) {
      String at = here.getAttribute("data-square");
      if (at.equals(square)) return;
      int across = Integer.signum(square.charAt(0) - at.charAt(0));
      int down = Integer.signum(square.charAt(1) - at.charAt(1));
      // If the way across ends at a cut corner, the way up or down does not, and vice versa.
      boolean first = across != 0 && (down == 0 || i % 2 == 0);
      page.keyboard()
          .press(
              first
                  ? (across > 0 ? "ArrowRight" : "ArrowLeft")
                  : down > 0 ? "ArrowDown" : "ArrowUp");
    }
    throw new AssertionError("no way to " + square);
  }
}
