package arenhold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.browser.Visitor.Screen;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The drawn cards of Destiny hold all that is printed on them. */
class DestinyCardsIT extends BrowserTest {

  private static final int CARDS = 174;

  /** Adds the foot that cards of decks have in hand, and answers what leaves its place, by card. */
  private static final String LEAVES =
      """
      () => [...document.querySelectorAll('.ds-browser-cards .ds-card')].flatMap((card) => {
        const foot = document.createElement('span');
        foot.className = 'ds-foot';
        if (!card.matches('.ds-type-character, .ds-type-battlefield')) card.append(foot);
        const name = card.getAttribute('aria-label');
        const wide = [...card.querySelectorAll('.ds-name, .ds-line > span')].filter(
          (one) => one.scrollWidth > one.clientWidth + 1);
        const window = card.querySelector('.ds-window').getBoundingClientRect();
        const drawn = [...card.querySelectorAll('.ds-window svg')].filter((one) => {
          const { top, bottom, right } = one.getBoundingClientRect();
          return top < window.top - 1 || bottom > window.bottom + 1 || right > window.right + 1;
        });
        const text = card.querySelector('.ds-text');
        return [
          ...(card.scrollHeight > card.clientHeight + 1 ? ['text: ' + name] : []),
          ...(text.scrollHeight > text.clientHeight + 3 ? ['text: ' + name] : []),
          ...wide.map((one) => one.textContent + ': ' + name),
          ...drawn.slice(0, 1).map(() => 'drawing: ' + name),
        ];
      })
      """;

  @Test
  void every_text_fits_its_card_in_every_language() {
    for (String locale : List.of("en-GB", "cs-CZ", "it-IT")) {
      for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
        Visitor reader = visitor(screen, locale, ColorScheme.LIGHT);
        reader.open(address() + "/rules/destiny");
        assertThat(reader.page().locator(".ds-browser-cards .ds-card")).hasCount(CARDS);
        reader.page().evaluate("() => document.fonts.ready.then(() => true)");
        assertEquals(List.of(), reader.page().evaluate(LEAVES), locale + " " + screen);
      }
    }
  }
}
