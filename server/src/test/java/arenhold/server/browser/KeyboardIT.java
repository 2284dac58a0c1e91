package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages around a match without a mouse, in every language. */
class KeyboardIT extends BrowserTest {

  /** More than any page has; whoever has not come round by then is caught somewhere. */
  private static final int MOST_STOPS = 200;

  /**
   * Numbers everything that can be pressed or filled in and answers how many there are. Of the
   * radios of a group only one is a stop; the arrows lead to the others.
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

  /** The number of what has the focus and whether one sees that it has; null where nothing has. */
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

  @ParameterizedTest
  @ValueSource(strings = {"en-GB", "cs-CZ", "it-IT"})
  void everything_on_every_page_is_reached_by_keys_and_one_sees_where_one_is(String language) {
    Visitor visitor = visitor(Screen.DESKTOP, language, ColorScheme.DARK);
    for (String path :
        List.of("/", "/account", "/rankings", "/rules", "/credits", "/replay", "/nowhere")) {
      visitor.open(address() + path);
      assertThat(visitor.page().locator("h1")).isVisible();
      everythingIsReached(visitor, path);
    }
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
    reach(visitor, ".start.pri");
    keys.press("Enter");
    assertThat(visitor.page().locator(".start-form select").first()).isFocused();
    reach(visitor, ".start-form .btn.pri");
    keys.press("Enter");
    visitor.await(state -> true);
    reach(visitor, ".seat .btn");
    keys.press("Enter");
    visitor.await(state -> state.at("/room/seats/0/player").isObject());
    reach(visitor, ".school input");
    keys.press("ArrowDown");
    visitor.await(state -> state.at("/room/seats/0/options/school").isString());
    // From the beginning: what one has come by already counts as well.
    visitor.open(visitor.page().url());
    visitor.page().locator(".schools").waitFor();
    everythingIsReached(visitor, "the room");
    reach(visitor, ".seat.mine .btn.pri");
    keys.press("Enter");
    visitor.await(state -> state.at("/room/seats/0/ready").asBoolean());
  }

  /** Goes from stop to stop until it is one of these. */
  private static void reach(Visitor visitor, String wanted) {
    visitor.page().locator(wanted).first().waitFor();
    for (int i = 0; i < MOST_STOPS; i++) {
      Object there = visitor.page().evaluate("it => document.activeElement.matches(it)", wanted);
      if (Boolean.TRUE.equals(there)) return;
      visitor.page().keyboard().press("Tab");
    }
    throw new AssertionError("no way to " + wanted);
  }
}
