package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import arenhold.server.testing.Guest;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A guest becomes an account in the browser, and logs in to it in other ways. */
class AccountIT extends BrowserTest {

  private Visitor visitor(Screen screen, ColorScheme colours) {
    return visitor(screen, "en-GB", colours).open(address() + "/account");
  }

  /** A browser on a device that stores passkeys and recognises its owner. */
  private static CDPSession deviceWithPasskeys(Visitor visitor) {
    CDPSession device = visitor.page().context().newCDPSession(visitor.page());
    device.send("WebAuthn.enable");
    JsonObject kind = new JsonObject();
    kind.addProperty("protocol", "ctap2");
    kind.addProperty("transport", "internal");
    kind.addProperty("hasResidentKey", true);
    kind.addProperty("hasUserVerification", true);
    kind.addProperty("isUserVerified", true);
    JsonObject options = new JsonObject();
    options.add("options", kind);
    device.send("WebAuthn.addVirtualAuthenticator", options);
    return device;
  }

  private static Locator sessions(Visitor visitor) {
    return visitor
        .page()
        .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Where you are logged in"))
        .getByRole(AriaRole.LISTITEM);
  }

  @Test
  void a_guest_becomes_an_account_and_logs_in_on_a_phone() throws IOException {
    Visitor first = visitor(Screen.DESKTOP, ColorScheme.LIGHT);
    assertThat(AccountForms.form(first, "Log in")).isVisible();
    first.picture("account-guest-light");
    Locator form = AccountForms.form(first, "Create an account");
    AccountForms.fill(form, "Name", "Tereza");
    AccountForms.fill(form, "Password", "password");
    form.getByRole(AriaRole.BUTTON).click();
    assertThat(form).containsText("too easy to guess");
    AccountForms.become(first, "Tereza");
    assertThat(first.page().locator(".account-link")).containsText("Tereza");
    first.picture("account-light");

    Visitor phone = visitor(Screen.PHONE, ColorScheme.DARK);
    Locator login = AccountForms.form(phone, "Log in");
    AccountForms.fill(login, "Name or e-mail address", "tereza");
    AccountForms.fill(login, "Password", "not this one");
    login.getByRole(AriaRole.BUTTON).click();
    assertThat(login).containsText("Wrong name or password");
    phone.picture("account-guest-phone-dark");
    AccountForms.fill(login, "Password", AccountForms.PASSWORD);
    login.getByRole(AriaRole.BUTTON).click();
    phone.page().waitForURL(address() + "/");
    phone.page().locator(".account-link").click();
    assertThat(sessions(phone)).hasCount(2);
    phone.picture("account-phone-dark");
    Accessibility.check(first.page());
    Accessibility.check(phone.page());

    phone.page().getByText("Log out", new Page.GetByTextOptions().setExact(true)).click();
    assertThat(sessions(phone)).hasCount(1);
    first.page().reload();
    assertThat(AccountForms.form(first, "Create an account")).isVisible();
  }

  @Test
  void a_passkey_opens_the_account_without_name_or_password() {
    Visitor owner = visitor(Screen.DESKTOP, ColorScheme.LIGHT);
    deviceWithPasskeys(owner);
    AccountForms.become(owner, "Giulia");
    Locator form = AccountForms.form(owner, "Passkeys");
    AccountForms.fill(form, "Passkey name", "this laptop");
    AccountForms.fill(form, "Password", AccountForms.PASSWORD);
    form.getByText("Create a passkey").click();
    assertThat(form.locator("li")).containsText("this laptop");
    owner.press("Log out here");
    owner.page().waitForURL(address() + "/");
    assertThat(owner.page().locator(".account-link")).containsText("Guest");
    owner.open(address() + "/account");
    owner.press("Use a passkey");
    owner.page().waitForURL(address() + "/");
    assertThat(owner.page().locator(".account-link")).containsText("Giulia");
    owner.open(address() + "/account");
    assertThat(AccountForms.form(owner, "Passkeys").locator("li")).hasCount(1);
    owner.press("Remove the passkey this laptop");
    assertThat(AccountForms.form(owner, "Passkeys").locator("li")).hasCount(0);
    owner.press("Log out here");
    owner.page().waitForURL(address() + "/");
    owner.open(address() + "/account");
    owner.press("Use a passkey");
    assertThat(AccountForms.form(owner, "Log in with a passkey").getByRole(AriaRole.STATUS))
        .containsText("has expired or has already been used");
  }

  @Test
  void an_account_is_deleted_for_good() {
    Visitor owner = visitor(Screen.DESKTOP, ColorScheme.DARK);
    AccountForms.become(owner, "Bruno");
    owner.picture("account-dark");
    Locator form = AccountForms.form(owner, "Delete the account");
    AccountForms.fill(form, "Password", AccountForms.PASSWORD);
    form.getByRole(AriaRole.BUTTON).click();
    owner.page().waitForURL(address() + "/");
    assertThat(owner.page().locator(".account-link")).containsText("Guest");
    owner.open(address() + "/account");
    Locator again = AccountForms.form(owner, "Create an account");
    AccountForms.fill(again, "Name", "Bruno");
    AccountForms.fill(again, "Password", AccountForms.PASSWORD);
    again.getByRole(AriaRole.BUTTON).click();
    assertThat(again).containsText("That name is taken");
    AccountForms.become(owner, "Bruno the second");
  }

  @Test
  void a_server_without_mail_says_so() {
    Visitor owner = visitor(Screen.DESKTOP, ColorScheme.LIGHT);
    assertThat(owner.page().locator("main")).containsText("This server sends no e-mail");
    Guest guest = Guest.at(address());
    var answer =
        guest.request(
            "POST", "/api/password/forgotten", Map.of("name", "Nobody", "language", "en"));
    assertEquals("{\"code\":\"no-mail\"}", answer.body());
  }
}
