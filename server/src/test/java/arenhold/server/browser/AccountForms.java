package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The forms of the account page, filled in as people do. */
final class AccountForms {

  static final String PASSWORD = "three grey geese over Brno";

  private AccountForms() {}

  static Locator form(Visitor visitor, String name) {
    return visitor
        .page()
        .getByRole(AriaRole.FORM, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  static void fill(Locator form, String label, String text) {
    form.getByLabel(label).fill(text);
  }

  /** Turns a guest on the account page into an account. */
  static void become(Visitor visitor, String name) {
    Locator form = form(visitor, "Create an account");
    fill(form, "Name", name);
    fill(form, "Password", PASSWORD);
    form.getByRole(AriaRole.BUTTON).click();
    assertThat(
            visitor
                .page()
                .getByRole(AriaRole.HEADING)
                .filter(new Locator.FilterOptions().setHasText("Passkeys")))
        .isVisible();
  }
}
