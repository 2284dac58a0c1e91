package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Settings are made in one dialog, and an account takes them to other browsers. */
class SettingsIT extends BrowserTest {

  private static final String OWNER = "Radovan Setter";

  /** Gives a page its sound back, and counts the tones that it starts from now on. */
  private static final String LISTEN =
      """
      () => {
        window.AudioContext = window.muted;
        const start = OscillatorNode.prototype.start;
        window.tones = 0;
        OscillatorNode.prototype.start = function (...at) {
          window.tones++;
          return start.apply(this, at);
        };
      }""";

  private static Locator radio(Visitor visitor, String name) {
    return visitor
        .page()
        .getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator toggle(Visitor visitor, String name) {
    return visitor.page().getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName(name));
  }

  /** Does something that is saved on the server, and waits until it is. */
  private static void told(Visitor visitor, Runnable choice) {
    visitor
        .page()
        .waitForResponse(
            answer ->
                answer.request().method().equals("PUT")
                    && answer.url().endsWith("/api/me/settings")
                    && answer.ok(),
            choice);
  }

  @Test
  void settings_follow_to_a_second_browser_after_logging_in() throws IOException {
    Visitor first = visitor(Screen.DESKTOP).open(address() + "/account");
    AccountForms.become(first, OWNER);
    first.press("Settings");
    radio(first, "Night").check();
    toggle(first, "One click").check();
    radio(first, "Quick").check();
    told(first, () -> toggle(first, "Drum when it is your turn").uncheck());
    assertThat(first.page().locator("html")).hasAttribute("data-theme", "night");
    first.picture("settings-night");
    Accessibility.check(first.page());

    Visitor phone = visitor(Screen.PHONE, "cs-CZ", ColorScheme.LIGHT).open(address() + "/account");
    phone.press("Nastavení");
    told(phone, () -> radio(phone, "Křída").check());
    assertThat(phone.page().locator("html")).hasAttribute("data-theme", "chalk");
    phone.press("Zavřít");
    Locator login = AccountForms.form(phone, "Přihlásit se");
    AccountForms.fill(login, "Jméno nebo e-mailová adresa", OWNER);
    AccountForms.fill(login, "Heslo", AccountForms.PASSWORD);
    login.getByRole(AriaRole.BUTTON).click();
    phone.page().waitForURL(address() + "/");
    assertThat(phone.page().locator("html")).hasAttribute("data-theme", "night");
    phone.press("Nastavení");
    assertThat(radio(phone, "Noc")).isChecked();
    assertThat(radio(phone, "Rychlý")).isChecked();
    assertThat(toggle(phone, "Jedním kliknutím")).isChecked();
    assertThat(toggle(phone, "Buben, když jsi na tahu")).not().isChecked();
    assertThat(toggle(phone, "Prostý stůl")).not().isChecked();
    phone.picture("settings-phone-cs");
    Accessibility.check(phone.page());
    Accessibility.checkTargets(phone.page());

    told(phone, () -> radio(phone, "Poledne").check());
    first.page().reload();
    assertThat(first.page().locator("html")).hasAttribute("data-theme", "noon");
  }

  @Test
  void the_window_is_used_by_keys_alone_and_gives_the_focus_back() throws IOException {
    for (String look : List.of("System", "Noon", "Chalk")) {
      Visitor visitor = visitor(Screen.DESKTOP).open(address());
      Page page = visitor.page();
      visitor.button("Settings").focus();
      page.keyboard().press("Enter");
      Locator volume =
          page.getByRole(AriaRole.SLIDER, new Page.GetByRoleOptions().setName("Volume"));
      assertThat(volume).isFocused();
      page.keyboard().press("ArrowRight");
      assertThat(volume).hasValue("65");
      radio(visitor, "System").focus();
      for (String seen = "System"; !seen.equals(look); ) {
        page.keyboard().press("ArrowRight");
        seen = seen.equals("System") ? "Noon" : seen.equals("Noon") ? "Night" : "Chalk";
      }
      assertThat(radio(visitor, look)).isChecked();
      Accessibility.check(page);
      visitor.picture("settings-" + look.toLowerCase(Locale.ROOT));
      page.keyboard().press("Escape");
      assertThat(volume).isHidden();
      assertThat(visitor.button("Settings")).isFocused();
    }
  }

  @Test
  void a_move_is_heard_at_both_sides_of_the_table_until_sound_is_turned_off() {
    DuelTable table = DuelTable.start(browsers(), address(), Screen.DESKTOP, host -> {});
    Random random = new Random(3);
    for (int seat = 0; seat < 2; seat++) {
      table.seat(seat).page().evaluate(LISTEN);
      // Sound is unlocked by a press.
      table.seat(seat).page().keyboard().press("Shift");
    }
    table.choose(random);
    for (int seat = 0; seat < 2; seat++) {
      table.seat(seat).page().waitForFunction("() => window.tones > 0");
    }
    Visitor quiet = table.seat(0);
    quiet.page().keyboard().press("m");
    assertThat(quiet.button("Turn sound on")).isVisible();
    quiet.page().evaluate("() => { window.tones = 0; }");
    table.seat(1).page().evaluate("() => { window.tones = 0; }");
    table.choose(random);
    table.seat(1).page().waitForFunction("() => window.tones > 0");
    quiet.drawn();
    assertEquals(0, quiet.page().evaluate("window.tones"));
    quiet.picture("table-sound-off");
    quiet.press("Settings");
    quiet.picture("table-settings");
  }
}
